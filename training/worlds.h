// Worlds that one side may be in: games in which the pieces it has not seen are dealt anew, so that the counts add up and none that has
// moved becomes a bomb or a flag.
#pragma once
#include "core.h"

// Redraws the kinds of the pieces that the side to move has not seen: first the bombs and flags are dealt, among those that have not
// moved, then the rest. Returns how many there are; `piece` has room for ARMY of them.
CORE int redraw_hidden(State *s, uint8_t *piece) {
  uint8_t pool[ARMY];
  int enemy = 1 - s->turn, n = 0, still = 0, fixed = 0, dealt = 0;
  for (int p = enemy * ARMY; p < enemy * ARMY + ARMY; p++) {
    if (s->at[p] == NONE || is_known(s, p)) continue;
    piece[n] = (uint8_t)p;
    if (!(s->mark[p] & MOVED)) { piece[n] = piece[still]; piece[still++] = (uint8_t)p; }  // the unmoved come first
    n++;
  }
  for (int k = KINDS - 1; k >= 0; k--) {
    for (int i = 0; i < s->hidden[enemy][k] && dealt < ARMY; i++) pool[dealt++] = (uint8_t)k;
    if (k == BOMB) fixed = dealt;
  }
  for (int i = 0; i < n; i++) {  // deals kind i to one of the pieces that have none yet
    int j = i + random_below(s, (i < fixed ? still : n) - i);
    uint8_t chosen = piece[j];
    piece[j] = piece[i];
    piece[i] = chosen;
    s->kind[chosen] = pool[i];
  }
  return n;
}

enum { OFFERS = 40 };  // how often each piece is offered another kind

// The same, the likelier the more it is believed: from any deal that fits, two pieces at a time exchange their kinds as often as the
// other way round is the more likely one. `belief` [tokens, KINDS] says how likely each kind is, up to 32,767, for the squares as the
// side to move sees them.
CORE void redraw_believed(State *s, const Rules *r, const uint16_t *belief) {
  uint8_t piece[ARMY];
  int n = redraw_hidden(s, piece);
  for (int offer = 0; offer < OFFERS * n; offer++) {
    int one = piece[random_below(s, n)], other = piece[random_below(s, n)], kept = s->kind[one], got = s->kind[other];
    if ((!can_walk(got) && s->mark[one] & MOVED) || (!can_walk(kept) && s->mark[other] & MOVED)) continue;
    const uint16_t *of_one = belief + r->token_of[s->turn][s->at[one]] * KINDS, *of_other = belief + r->token_of[s->turn][s->at[other]] * KINDS;
    uint64_t now = (uint64_t)of_one[kept] * of_other[got], then = (uint64_t)of_one[got] * of_other[kept];
    if (random_bits(s) * now < then << 32) {
      s->kind[one] = (uint8_t)got;
      s->kind[other] = (uint8_t)kept;
    }
  }
}
