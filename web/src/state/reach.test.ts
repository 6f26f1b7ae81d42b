import { test } from 'node:test';
import assert from 'node:assert/strict';
import { reachOf } from './reach';

const all = (hosts: string) => new Set(hosts.split(' ').map(reachOf));

test('an address of this machine is for this machine alone', () => {
  assert.deepEqual(all('localhost flagfall.localhost 127.0.0.1 127.0.1.1 [::1]'), new Set(['machine']));
});

test('a private address, and a name of a home network, is for whoever is in that network', () => {
  const addresses = '10.0.0.7 192.168.178.20 172.16.0.1 172.31.255.1 169.254.3.4 100.64.0.1 100.127.9.9';
  assert.deepEqual(all(addresses), new Set(['network']));
  assert.deepEqual(
    all('[fd12::3] [fc00::1] [fe80::1] attic attic.local nas.lan attic.fritz.box'),
    new Set(['network']),
  );
});

test('everything else is for anyone', () => {
  const hosts =
    'flagfall.org 8.8.8.8 172.32.0.1 172.15.0.1 100.128.0.1 192.169.0.1 [2001:db8::1] 10.example.org local.org';
  assert.deepEqual(all(hosts), new Set(['anyone']));
});
