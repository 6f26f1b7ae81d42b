/// A recorded game under the classic rules: two setups and the moves. After a strike, `>` means that the attacker won, `<`
/// that the defender won and `=` that both fell.
export const DEMO = {
  red: 'SPLSTSCSLM/TISJYGPSTS/LSPBJIBJCI/IIBFBTPLBB',
  blue: 'TSLSPSCSGS/LMSJYPSITB/PTLIBJBLIC/IBFBTBPJSI',
  moves: `
    a4a7= i7i6 f4f5 i6i5 i4i5> i8i7 a3a4 e7e6 i3i4 e6e5 e4e5> i9i8 a2a3 j7j6 b4b5 e8e7 b5b6 b7b6> i2i3 f7f6 f5f6<
    f6f5 b3b4 f5e5> a4a5 j6j5 j4j5> e7e6 j3j4 j8j7 a1a2 e5e4 e3e4< e4d4> d3d4> e9e8 i5i6 i7i6> e2e3 j9j8 b4b5 b6b5>
    b2b3 b5a5> j2j3 e6e5 b3b8< i8i7 j5j6 i6j6= i4i5 e8e7 b1b2 i7i6 a3a4 i6i5= i3i4 a5a4> i4i5 b8b7 g4f4 j7j6 i5i6
    e5e4 f4e4> e7e6 i6j6> j8j7 j6j7> b7b6 h2i2 e6e5 e4e5> b9b8 a2a3 a4a3> g3g4 b6b5 h1h2 b10b9 e3e4 b8b7 j7j8 j10j9
    j8j9> b7b6 j4j8 f8f7 j3j4 b9b7 b2b3 a3b3> i2i3 b3c3> i3i4 c3c2> e5e6 a10b10 j4j5 b5b4 c4b4> f7f6 e6f6> a9b9 f6f7
    b9b8 f7g7> h7g7< g7g8> g9g8< j8h8= h9h8 g8h8> b10b9 b4b5 c2d2< b5b6> b9a9 b6b7> b8b7> j9j10 b7b6 h8h9 d7e7
    h9h10>
  `
    .trim()
    .split(/\s+/),
};
