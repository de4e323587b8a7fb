/**
 * The first pattern that matches is used. A newer browser's user agent also contains names of older
 * browsers, so the newer browser comes first.
 */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const found = (signs: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  signs.find(([sign]) => sign.test(agent))?.[1];

export const deviceOf = (agent: string): string | null => {
  const parts = [found(BROWSERS, agent), found(SYSTEMS, agent)].filter(
    (word) => word !== undefined,
  );
  return parts.length === 0 ? null : parts.join(', ');
};
