import { test } from 'node:test';
import assert from 'node:assert/strict';
import { reachable } from './reach';

test('a loopback address cannot be reached by other machines', () => {
  for (const hostname of ['localhost', 'table.localhost', '127.0.0.1', '127.1.2.3', '[::1]'])
    assert.equal(reachable({ hostname }), false, hostname);
  for (const hostname of ['192.168.1.7', 'flagfall.example', 'localhost.example', '[fe80::1]'])
    assert.equal(reachable({ hostname }), true, hostname);
});
