import { test } from 'node:test';
import assert from 'node:assert/strict';
import { newGameAt, routeOf } from './route';

const route = (path: string) => routeOf(new URL(path, 'http://table.example'));

test('every page has a route that a reload comes back to', () => {
  assert.deepEqual(route('/'), { page: 'home' });
  assert.deepEqual(route('/new'), { page: 'new', opponent: 'computer', ruleset: undefined });
  assert.deepEqual(route('/new?with=hotseat&edition=vintage'), {
    page: 'new',
    opponent: 'hotseat',
    ruleset: 'vintage',
  });
  assert.deepEqual(route('/new?with=friend'), { page: 'new', opponent: 'open', ruleset: undefined });
  assert.equal(newGameAt('open', 'duel'), '/new?with=friend&edition=duel');
  assert.deepEqual(route('/game/abc123'), { page: 'game', id: 'abc123' });
  assert.deepEqual(route('/rules'), { page: 'rules', id: undefined, game: undefined });
  assert.deepEqual(route('/rules/nine-ranks'), { page: 'rules', id: 'nine-ranks', game: undefined });
  assert.deepEqual(route('/how'), { page: 'how' });
  assert.deepEqual(route('/edit'), { page: 'edit' });
  for (const page of ['lobby', 'account', 'games']) assert.deepEqual(route(`/${page}`), { page });
  assert.deepEqual(route('/people'), { page: 'people', name: undefined });
  assert.deepEqual(route('/people/Greta_Lund'), { page: 'people', name: 'Greta_Lund' });
});

test('an unknown address leads to the not-found page', () => {
  assert.deepEqual(route('/game'), { page: 'lost' });
  assert.deepEqual(route('/elsewhere'), { page: 'lost' });
});
