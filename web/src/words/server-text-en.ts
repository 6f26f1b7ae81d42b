/// The faults of a ruleset, worded for people.
import type { TextTable } from './server-text';

export const serverText: TextTable = {
  'board.columns must be # to #, not #': 'A board has # to # columns, not #.',
  'board.rows must be # to #, not #': 'A board has # to # rows, not #.',
  'board.homeRows must be # or more, not #': 'A home has # row or more, not #.',
  'board.homeRows must leave a row between the homes: # each of #':
    'A row must stay free between the homes; # rows for each side are too many of #.',
  'board.lakes: # is outside the board': 'These lakes lie outside the board: #.',
  'board.lakes: # is in a home': 'These lakes lie in a home: #.',
  'army.flag must be exactly #, not #': 'An army has exactly # flag, not #.',
  'army has no movable piece': 'An army needs a piece that can move.',
  'army of # is larger than its home of # squares': 'An army of # has no room in a home of # squares.',
  'twoSquare must be OFF, SHUTTLE or BOUNDARY_# to BOUNDARY_#, not "BOUNDARY_#"':
    'A boundary may be crossed # to # times in a row, not #.',
  'quietLimit must be "OFF" or a number of plies from # to #, not #':
    'The limit of moves without a strike lies between # and #, not at #.',
};
