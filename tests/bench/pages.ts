import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { fetchRaw } from '../support/fetch-raw.ts';
import { startShopProcess } from '../support/shop-process.ts';
import { startChild } from './child.ts';
import type { Load, LoadResult } from './load.ts';
import { type Figure, median, type Pace, roundsOf } from './measure.ts';

const ROUNDS = 5;
const WARMING = 60_000;
const CONNECTIONS = 32;
const LONGEST = 10;

const PAGES = [
  {
    name: 'Cached list page, compressed',
    path: '/rejsy-morskie',
    accepted: 'br',
    requests: 12_000,
  },
  {
    name: 'Cached list page, uncompressed',
    path: '/rejsy-morskie',
    accepted: 'identity',
    requests: 6_000,
  },
  { name: 'Cached home page, compressed', path: '/', accepted: 'br', requests: 12_000 },
] as const;

/** The load runs in its own thread, so its garbage collection does not slow the server. */
const loadInThread = (load: Load): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./load-thread.ts', import.meta.url), { workerData: load });
    worker.once('message', resolve);
    worker.once('error', reject);
  });

export const benchPages = async (pace: Pace): Promise<readonly Figure[]> => {
  const shop = await startShopProcess({ PUBLIC_URL: 'https://kilwater.example' });
  const port = Number(new URL(shop.base).port);
  const figures: Figure[] = [];
  for (const { name, path, accepted, requests } of PAGES) {
    const file = shop.file('page.bytes');
    const { bytes } = await fetchRaw(`${shop.base}${path}`, accepted);
    writeFileSync(file, bytes);
    const bare = await startChild('bare-server.ts', [file]);
    const load = {
      path,
      headers: `accept-encoding: ${accepted}\r\n`,
      connections: CONNECTIONS,
      requests: pace === 'short' ? 500 : requests,
    };
    const rounds: { readonly shop: LoadResult; readonly bare: LoadResult }[] = [];
    const warming = {
      ...load,
      requests: pace === 'short' ? 500 : Math.round((WARMING * requests) / 12_000),
    };
    for (const server of [port, bare.port]) await loadInThread({ ...warming, port: server });
    for (let round = 0; round < roundsOf(pace, ROUNDS); round += 1)
      rounds.push({
        shop: await loadInThread({ ...load, port }),
        bare: await loadInThread({ ...load, port: bare.port }),
      });
    await bare.stop();
    const ratio = median(rounds.map((round) => round.shop.perSecond / round.bare.perSecond));
    const p99 = median(rounds.map((round) => round.shop.p99));
    const bareP99 = median(rounds.map((round) => round.bare.p99));
    figures.push(
      {
        name: `${name} (${Math.round(bytes.length / 1000)} kB), answers/s`,
        value: Math.round(median(rounds.map((round) => round.shop.perSecond))).toString(),
        target: '',
        within: null,
      },
      {
        name: '  against bare node:http',
        value: ratio.toFixed(2),
        target: 'at least 0.70',
        within: ratio >= 0.7,
      },
      {
        name: `  slowest hundredth of ${CONNECTIONS} at once`,
        value: `${p99.toFixed(1)} ms`,
        target: `under ${LONGEST} ms (bare ${bareP99.toFixed(1)})`,
        within: p99 < LONGEST,
      },
    );
  }
  await shop.close();
  return figures;
};
