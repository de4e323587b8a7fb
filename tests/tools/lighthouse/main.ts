import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_FLAGS, findChromium } from '../../support/chromium.ts';
import { freePort } from '../../support/free-port.ts';
import { startShopProcess } from '../../support/shop-process.ts';
import { measurePage, medianReport, type PageReport } from './measure-page.ts';
import { pagesToMeasure } from './measured-pages.ts';

/** `npm run lighthouse [-- --runs N] [--page NAME …]` exits with 1 if a page misses a target. It
 * needs a quiet machine. */
const WANTED = { score: 95, lcp: 2000, cls: 0.05, scriptBytes: 120_000 } as const;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: [] },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1)
  throw new Error(`--runs ${values.runs}: give a number from 1 on`);

const within = ({ scores, lcp, cls, scriptBytes }: PageReport): boolean =>
  Object.values(scores).every((score) => score >= WANTED.score) &&
  lcp < WANTED.lcp &&
  cls < WANTED.cls &&
  scriptBytes <= WANTED.scriptBytes;

const line = (cells: readonly string[]): string =>
  cells.map((cell, at) => (at === 0 ? cell.padEnd(16) : cell.padStart(9))).join('');
const figures = ({ scores, lcp, cls, scriptBytes }: PageReport): readonly string[] => [
  ...Object.values(scores).map(String),
  `${(lcp / 1000).toFixed(2)} s`,
  cls.toFixed(3),
  `${Math.round(scriptBytes / 1000)} kB`,
];
const print = (text: string): void => void process.stdout.write(`${text}\n`);

const port = freePort();
const base = `http://localhost:${port}`;
const shop = await startShopProcess({ PORT: String(port), PUBLIC_URL: base });
const browserPort = freePort();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${browserPort}`],
});
try {
  const list = await (await fetch(`${base}/rejsy-morskie`)).text();
  const pages = pagesToMeasure(/href="(\/oferta\/[^"]+)"/.exec(list)?.[1] ?? '/oferta/brak');
  const unknown = values.page.filter((requested) => !pages.some(({ name }) => name === requested));
  if (unknown.length > 0)
    throw new Error(
      `No page is called ${unknown.join(', ')}; there are ${pages.map(({ name }) => name).join(', ')}`,
    );
  print(line(['', 'pace', 'access', 'practice', 'search', 'LCP', 'CLS', 'scripts']));
  print(line(['wanted', '95', '95', '95', '95', '< 2.00 s', '< 0.050', '120 kB']));
  for (const { name, path, unlisted = false } of pages) {
    if (values.page.length > 0 && !values.page.includes(name)) continue;
    await (await fetch(base + path)).arrayBuffer();
    const looks: PageReport[] = [];
    for (let run = 0; run < runs; run += 1)
      looks.push(await measurePage(base + path, browserPort, unlisted));
    const look = medianReport(looks);
    if (!within(look)) process.exitCode = 1;
    print(`${line([name, ...figures(look)])}  ${within(look) ? 'within' : 'OUTSIDE'}`);
    for (const found of look.found) print(`    ${found}`);
  }
  print(`Load of the machine at the end: ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await shop.close();
}
