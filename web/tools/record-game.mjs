// Plays random moves in a game of two guests and prints what each viewer was sent: the view at the start, every event, and
// the view at the end. `view.test.ts` checks that the page comes from the one to the other by the events alone.
//
//     ./flagfall serve --port 8080 --limits off
//     node tools/record-game.mjs http://localhost:8080 EDITION [PLIES [SEED]] > src/state/recorded/EDITION.json
const [address, base, plies = '40', seed = '1'] = process.argv.slice(2);

/** A small board and army, so that pieces meet soon and the record stays short. */
const board = { columns: 6, rows: 6, homeRows: 2, lakes: ['c3'] };
const fighters = { marshal: 1, general: 1, captain: 1, miner: 2, scout: 3, spy: 1, bomb: 2, flag: 1 };
const others = { colonel: 0, major: 0, lieutenant: 0, sergeant: 0 };
const ruleset = { base, board, army: { ...fighters, ...others } };

let state = Number(seed);
const chance = (below) => {
  state = (state * 1103515245 + 12345) % 2147483648;
  return Math.floor(state / 65536) % below;
};

async function call(method, path, body, token) {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  if (token) headers['Authorization'] = `Bearer ${token}`;
  const response = await fetch(address + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

const guest = async () => (await call('POST', '/api/guest', {})).token;
const tokens = { red: await guest(), blue: await guest(), spectator: await guest() };
const viewers = Object.entries(tokens);
const request = { ruleset, opponent: 'open', side: 'red', clock: null };
const { id, join } = await call('POST', '/api/games', request, tokens.red);
const game = `/api/games/${id}`;
await call('POST', `${game}/join`, { secret: join.split('#')[1] }, tokens.blue);
for (const side of ['red', 'blue']) {
  const { setup } = await call('POST', '/api/setups/random', { ruleset, seed: Number(seed) + side.length });
  await call('POST', `${game}/setup`, { setup }, tokens[side]);
}

const views = async () =>
  Object.fromEntries(
    await Promise.all(viewers.map(async ([name, token]) => [name, await call('GET', game, null, token)])),
  );

/** The events since the start as they were sent at the time: an event may say less later. */
const events = { red: [], blue: [], spectator: [] };
async function newEvents(name, from) {
  const headers = { Accept: 'application/x-ndjson', Authorization: `Bearer ${tokens[name]}` };
  const stop = new AbortController();
  const response = await fetch(`${address}${game}/events?from=${from}`, { headers, signal: stop.signal });
  const { value } = await response.body.getReader().read();
  stop.abort();
  const lines = new TextDecoder().decode(value).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line));
}

const start = await views();
let now = start;
while (now.red.status === 'playing' && now.red.ply < Number(plies)) {
  const side = now.red.turn;
  const { moves } = now[side];
  await call('POST', `${game}/moves`, { ply: now.red.ply, move: moves[chance(moves.length)] }, tokens[side]);
  for (const [name] of viewers) events[name].push(...(await newEvents(name, now.red.offset)));
  now = await views();
}
const records = viewers.map(([name]) => [name, { start: start[name], events: events[name], end: now[name] }]);
const lines = records.map(([name, { start: a, events: all, end }]) => {
  const told = all.map((event) => `      ${JSON.stringify(event)}`).join(',\n');
  return `  "${name}": {\n    "start": ${JSON.stringify(a)},\n    "events": [\n${told}\n    ],\n    "end": ${JSON.stringify(end)}\n  }`;
});
console.log(`{\n${lines.join(',\n')}\n}`);
