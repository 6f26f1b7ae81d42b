/// A recorded game: two setups, and moves with `>` where the attacker stood, `<` where the defender did, `=` where neither.
export const DEMO = {
  red: 'SLSTGSCSLM/PISJYSPTSB/TLPBJIBCBI/SIBFBTPLJI',
  blue: 'TSLSPSCSGS/LMSJYPSITB/PTLIBJBLIC/IBFBTSPJBI',
  /// How many moves have been made when the curtain rises.
  opening: 0,
  moves: ['a4a5', 'a7a6', 'b4b5', 'b7b6', 'e4e5', 'e7e6'] as readonly string[],
};
