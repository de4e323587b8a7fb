export const HOW_TO_OPEN: readonly string[] = [
  'Open it with what your company sells: npm run office -- open --brands FILE --sellers FILE --offers FILE --by NAME.',
  'To look around: npm run office -- demo --by NAME lays an invented company in.',
];
