import { test } from 'node:test';
import assert from 'node:assert/strict';
import { reachable } from './reach';

test('an address that means one’s own machine takes nobody elsewhere here', () => {
  for (const hostname of ['localhost', 'table.localhost', '127.0.0.1', '127.1.2.3', '[::1]']) assert.equal(reachable({ hostname }), false, hostname);
  for (const hostname of ['192.168.1.7', 'flagfall.example', 'localhost.example', '[fe80::1]']) assert.equal(reachable({ hostname }), true, hostname);
});
