export const EXAMPLES = [
  { word: 'analyse.example.gates', hand: '1112345678999m' },
  { word: 'analyse.example.trap', hand: '1113456666788p' },
  { word: 'analyse.example.pairs', hand: '1122m4477p9s5566z' },
  { word: 'analyse.example.away', hand: '1355m2468p13789s7z' },
] as const;
