// Scripted players. They look at what their side may know and at nothing else, and they are weak on purpose: yardsticks that do not
// move while the network learns, and a set of single-minded exploiters that a good player must not fall for.
//
// All but two are an opinion: a number for each legal move, plus a little chance; the highest is played.
#pragma once
#include "observation.h"
#include "worlds.h"

enum { PLAYS_RANDOM, PLAYS_GREEDY, PLAYS_SEARCH, RUSHES, SCOUTS, WAITS, BLUFFS, CHASES, WALKS, COPIES, PLAYERS };

// --- 1. Prices -----------------------------------------------------------------------------------------------------------------

CORE int price(int kind) {
  const int prices[KINDS] = {100, 70, 50, 35, 25, 18, 14, 22, 10, 20, 20, 1000};
  return prices[kind];
}
CORE int price_unseen(int kind) { return kind == FLAG ? 300 : price(kind); }  // it may not be the flag

CORE int forward(const Rules *r, int side, Move m) {  // rows gained towards the enemy
  return (r->row[m.to] - r->row[m.from]) * (side == RED ? 1 : -1);
}
CORE int depth(const Rules *r, int side, int cell) { return r->row[turned(r, side, cell)]; }  // 0 is the side's own back row
CORE int known_enemy(const State *s, int cell) {  // of the side to move; -1 if there is none
  int p = s->cell[cell] - 1;
  return p >= 0 && side_of(p) != s->turn && is_known(s, p) ? p : -1;
}

// --- 2. Greedy: takes known gains, prices unknown targets by what can be known, else advances -----------------------------------

CORE int opinion_of_strike(const State *s, const Rules *r, Move m) {
  int mover = mover_of(m), kind = s->kind[mover], target = s->cell[m.to] - 1;
  if (is_known(s, target)) {
    int k = s->kind[target], result = r->battle[kind][k];
    return result > 0 ? 2000 + 100 * price(k) : result == 0 ? 100 * (price(k) - price(kind)) + 300 : -3000 - 100 * price(kind);
  }
  int cost = price(kind) + (is_known(s, mover) ? 0 : price(kind) / 4), sum = 0;
  for (int k = 0; k < KINDS; k++) {
    int chance = chance_of_kind(s, 1 - s->turn, s->mark[target] & MOVED, k), result = r->battle[kind][k];
    if (chance) sum += chance * ((result >= 0 ? price_unseen(k) : 0) - (result <= 0 ? cost : 0) + 5);
  }
  return sum * 100 / 255;
}

// Leaves what beats it, keeps away from it, and goes next to what it beats.
CORE int opinion_of_neighbours(const State *s, const Rules *r, Move m) {
  int kind = s->kind[mover_of(m)], v = 0;
  for (int dir = 0; dir < 4; dir++) {
    int here = r->beside[m.from][dir], there = r->beside[m.to][dir];
    int old = here == NONE ? -1 : known_enemy(s, here), new_ = there == NONE ? -1 : known_enemy(s, there);
    if (old >= 0 && can_walk(s->kind[old]) && r->battle[s->kind[old]][kind] > 0) v += 60 * price(kind);
    if (new_ < 0 || !can_walk(s->kind[new_])) continue;
    if (r->battle[s->kind[new_]][kind] > 0) v -= 60 * price(kind);
    else if (r->battle[kind][s->kind[new_]] > 0) v += 5 * price(s->kind[new_]);
  }
  return v;
}

CORE int greedy_opinion(const State *s, const Rules *r, Move m) {
  return is_strike(m) ? opinion_of_strike(s, r, m) : 150 * forward(r, s->turn, m) + opinion_of_neighbours(s, r, m);
}

// --- 3. Exploiters -------------------------------------------------------------------------------------------------------------

CORE int nearest_enemy(const State *s, const Rules *r, int cell) {  // steps to the nearest enemy piece, 20 if there is none
  int me = s->turn, best = 20;
  for (int p = (1 - me) * ARMY; p < (1 - me) * ARMY + ARMY; p++)
    if (s->at[p] != NONE && distance(r, cell, s->at[p]) < best) best = distance(r, cell, s->at[p]);
  return best;
}

// The strongest piece there is runs into whatever stands nearest.
CORE int rush_opinion(const State *s, const Rules *r, Move m) {
  int me = s->turn, strongest = 0;
  while (strongest < BOMB && !s->alive[me][strongest]) strongest++;
  if (s->kind[mover_of(m)] != strongest) return greedy_opinion(s, r, m) / 4;
  int target = is_strike(m) ? known_enemy(s, m.to) : -1;
  if (target >= 0 && r->battle[strongest][s->kind[target]] <= 0) return -5000;
  return is_strike(m) ? 9000 : 3000 + 300 * (nearest_enemy(s, r, m.from) - nearest_enemy(s, r, m.to));
}

// Every scout is thrown at a piece not seen yet, front row first; then the strongest hunt what was found.
CORE int scout_opinion(const State *s, const Rules *r, Move m) {
  if (s->kind[mover_of(m)] != SCOUT) return greedy_opinion(s, r, m);
  if (is_strike(m) && !is_known(s, s->cell[m.to] - 1)) return 9000 - 100 * depth(r, s->turn, m.to);
  return is_strike(m) ? greedy_opinion(s, r, m) : 1000 + 200 * (nearest_enemy(s, r, m.from) - nearest_enemy(s, r, m.to));
}

// Goes back and forth behind its lines, and strikes only what it is sure to beat.
CORE int wait_opinion(const State *s, const Rules *r, Move m) {
  int target = is_strike(m) ? known_enemy(s, m.to) : -1;
  if (is_strike(m)) return target >= 0 && r->battle[s->kind[mover_of(m)]][s->kind[target]] > 0 ? 9000 : -9000;
  int moved = s->mark[mover_of(m)] & MOVED ? 400 : 0;
  return moved - 300 * depth(r, s->turn, m.to) + opinion_of_neighbours(s, r, m) / 4;
}

// Walks hidden weak pieces up to the enemy as if they were strong, and strikes only what it is sure to beat.
CORE int bluff_opinion(const State *s, const Rules *r, Move m) {
  int mover = mover_of(m), weak = s->kind[mover] >= LIEUTENANT, target = is_strike(m) ? known_enemy(s, m.to) : -1;
  if (is_strike(m)) return target >= 0 && r->battle[s->kind[mover]][s->kind[target]] > 0 ? 9000 : -9000;
  int v = 200 * forward(r, s->turn, m);
  if (weak && !is_known(s, mover)) {
    if (distance(r, m.from, m.to) > 1) return -4000;  // a scout that runs is no bluff
    v += 500;
    if (touches_side(s, r, m.to, 1 - s->turn)) v += 1500;
  }
  return v;
}

// Follows the piece that moved last, for as long as the law lets it, and never strikes first.
CORE int chase_opinion(const State *s, const Rules *r, Move m) {
  int me = s->turn, prey = s->run_piece[1 - me];
  if (is_strike(m)) {
    int target = known_enemy(s, m.to);
    return target >= 0 && r->battle[s->kind[mover_of(m)]][s->kind[target]] > 0 ? 2000 : -9000;
  }
  int v = touches_side(s, r, m.to, 1 - me) ? 1500 : 0;
  if (prey != NONE && s->at[prey] != NONE) {
    int before = distance(r, m.from, s->at[prey]), after = distance(r, m.to, s->at[prey]);
    v += 100 * (before - after) + (after == 1 ? 3000 : 0);
  }
  return v + 50 * forward(r, me, m);
}

// One piece walks round everything towards the pieces that have never moved at the back, and strikes there.
CORE int walk_opinion(const State *s, const Rules *r, Move m) {
  int me = s->turn, mover = mover_of(m), walker = s->run_piece[me] == mover ? 2000 : 0, row = depth(r, me, m.to);
  if (is_strike(m)) {
    int target = s->cell[m.to] - 1;
    if (is_known(s, target)) return greedy_opinion(s, r, m);
    if (row == r->rows - 1 && !(s->mark[target] & MOVED)) return 8000;
    return walker && row >= r->rows - 2 ? 1500 : -2000;
  }
  int beside = touches_side(s, r, m.to, 1 - me) && row < r->rows - 2 ? -300 : 0;
  return walker + 250 * forward(r, me, m) + 60 * depth(r, me, m.from) + beside + opinion_of_neighbours(s, r, m) / 8;
}

// Does what the enemy just did, as seen from its own side.
CORE int copy_opinion(const State *s, const Rules *r, Move m) {
  Move theirs = s->last[1 - s->turn];
  if (theirs.from == NONE) return 0;
  int same = m.from == r->cells - 1 - theirs.from && m.to == r->cells - 1 - theirs.to;
  int along = r->col[m.to] - r->col[m.from] == r->col[theirs.from] - r->col[theirs.to] &&
              r->row[m.to] - r->row[m.from] == r->row[theirs.from] - r->row[theirs.to];
  return same ? 9000 : (along ? 1000 : 0) + greedy_opinion(s, r, m) / 4;
}

CORE int opinion(const State *s, const Rules *r, int player, Move m) {
  switch (player) {
    case RUSHES: return rush_opinion(s, r, m);
    case SCOUTS: return scout_opinion(s, r, m);
    case WAITS: return wait_opinion(s, r, m);
    case BLUFFS: return bluff_opinion(s, r, m);
    case CHASES: return chase_opinion(s, r, m);
    case WALKS: return walk_opinion(s, r, m);
    case COPIES: return copy_opinion(s, r, m);
    default: return greedy_opinion(s, r, m);
  }
}

// --- 4. Shallow search: sampled worlds, own move, the enemy's best strike in answer, one more strike ------------------------------

enum { WORLDS = 4, LOOKED_AT = 160 };

CORE void copy_board(State *world, const State *s) {  // all but the log, which a sampled world does without
  memcpy(world, s, sizeof(State) - sizeof s->log);
  world->lawless = 1;
}

CORE void sample_world(State *world, State *s) {
  uint8_t dealt[ARMY];
  copy_board(world, s);
  redraw_hidden(world, dealt);
  s->rng = world->rng;
}

// What a strike changes for the striker: material, and a fifth of the price of what it learns or gives away.
CORE int gain(const State *s, const Rules *r, Move m) {
  if (!is_strike(m)) return 0;
  int attacker = mover_of(m), defender = s->cell[m.to] - 1, a = s->kind[attacker], d = s->kind[defender], result = r->battle[a][d];
  if (d == FLAG) return 3000;
  int unseen_a = is_known(s, attacker) ? 0 : price(a) / 5, unseen_d = is_known(s, defender) ? 0 : price(d) / 5;
  return (result >= 0 ? price(d) : 0) + unseen_d - (result <= 0 ? price(a) : 0) - unseen_a;
}

// The same as an enemy expects it who does not know the target.
CORE int expected_gain(const State *s, const Rules *r, Move m) {
  int defender = s->cell[m.to] - 1, a = s->kind[mover_of(m)], sum = 0;
  if (is_known(s, defender)) return gain(s, r, m);
  for (int k = 0; k < KINDS; k++) {
    int chance = chance_of_kind(s, side_of(defender), s->mark[defender] & MOVED, k), result = r->battle[a][k];
    if (chance) sum += chance * ((result >= 0 ? price_unseen(k) : 0) - (result <= 0 ? price(a) : 0));
  }
  return sum / 255;
}

CORE int best_strike(const State *s, const Rules *r, int blind, Move *best) {  // of the side to move; 0 if none gains anything
  int most = 0;
  Walk w = walk_side(s->turn);
  Move m;
  while (next_move(s, r, &w, &m)) {
    if (!is_strike(m)) continue;
    int g = blind ? expected_gain(s, r, m) : gain(s, r, m);
    if (g > most) { most = g; *best = m; }
  }
  return most;
}

CORE int strike_of(State *s, const Rules *r, int side) {  // what `side` could win by striking now, whoever's turn it is
  Move m;
  int turn = s->turn, most;
  s->turn = side;
  most = best_strike(s, r, 0, &m);
  s->turn = turn;
  return most;
}

CORE int search_line(State *world, const Rules *r, Move m) {  // plays the line in `world`
  int me = world->turn, v = gain(world, r, m) * 100;
  play(world, r, m);
  if (world->over) return world->over == me + 1 || world->over == DRAWN ? v : v - 100000;
  Move answer;
  if (world->turn == me || !best_strike(world, r, 1, &answer)) return v + strike_of(world, r, me) * 25;
  v -= gain(world, r, answer) * 95;
  play(world, r, answer);
  return world->over ? v : v + strike_of(world, r, me) * 60;
}

// Advances, lets pieces that have not moved stand, and is drawn towards known weaker enemies.
CORE int quiet_opinion(const State *s, const Rules *r, Move m) {
  int me = s->turn, mover = mover_of(m), v = 60 * forward(r, me, m) - (s->mark[mover] & MOVED ? 0 : 40);
  for (int p = (1 - me) * ARMY; p < (1 - me) * ARMY + ARMY; p++) {
    if (s->at[p] == NONE || !is_known(s, p) || r->battle[s->kind[mover]][s->kind[p]] <= 0) continue;
    int before = distance(r, m.from, s->at[p]), after = distance(r, m.to, s->at[p]);
    v += (before - after) * price(s->kind[p]) * 4 / (before + 1);
  }
  return v;
}

CORE int search_move(State *s, const Rules *r, Move *best) {
  Move moves[LOOKED_AT], m;
  int score[LOOKED_AT], n = 0;
  Walk w = walk_side(s->turn);
  while (n < LOOKED_AT && next_move(s, r, &w, &m)) {
    score[n] = WORLDS * (quiet_opinion(s, r, m) + random_below(s, 60));
    moves[n++] = m;
  }
  State world, line;
  for (int i = 0; i < WORLDS; i++) {
    sample_world(&world, s);
    for (int j = 0; j < n; j++) {
      copy_board(&line, &world);
      score[j] += search_line(&line, r, moves[j]);
    }
  }
  int top = 0;
  for (int j = 1; j < n; j++) if (score[j] > score[top]) top = j;
  if (n) *best = moves[top];
  return n > 0;
}

// --- 5. The move of a scripted player; 0 if there is none -------------------------------------------------------------------------

CORE int scripted_move(State *s, const Rules *r, int player, Move *best) {
  if (s->over) return 0;
  if (player == PLAYS_SEARCH) return search_move(s, r, best);
  Walk w = walk_side(s->turn);
  Move m;
  int n = 0, highest = 0;
  while (next_move(s, r, &w, &m)) {
    n++;
    if (player == PLAYS_RANDOM) {
      if (random_below(s, n) == 0) *best = m;
      continue;
    }
    int v = opinion(s, r, player, m) + random_below(s, 200);
    if (n == 1 || v > highest) { highest = v; *best = m; }
  }
  return n > 0;
}
