import { writeFileSync } from 'node:fs';
import { startShopProcess } from '../support/shop-process.ts';
import { startChild } from './child.ts';
import { measureLoad } from './load.ts';
import { type Figure, median, type Pace, roundsOf } from './measure.ts';

const ROUNDS = 5;
/** The shop gets this many warm-up requests, because a real shop runs for weeks. */
const WARMING = 40_000;

export const benchList = async (pace: Pace): Promise<readonly Figure[]> => {
  const shop = await startShopProcess();
  await shop.kill();
  await shop.reopen();
  const starts: number[] = [shop.startMilliseconds()];
  for (let again = 0; again < roundsOf(pace, 5) - 1; again += 1) {
    await shop.kill();
    await shop.reopen();
    starts.push(shop.startMilliseconds());
  }
  const port = Number(new URL(shop.base).port);
  const file = shop.file('list.json');
  const listed = await fetch(`${shop.base}/v1/offers/list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  writeFileSync(file, await listed.text());
  const bareStarts: number[] = [];
  for (let again = 0; again < roundsOf(pace, 5) - 1; again += 1) {
    const child = await startChild('bare-server.ts', [file]);
    bareStarts.push(child.startMilliseconds);
    await child.stop();
  }
  const bare = await startChild('bare-server.ts', [file]);
  bareStarts.push(bare.startMilliseconds);
  const load = {
    path: '/v1/offers/list',
    body: '{}',
    connections: 16,
    requests: pace === 'short' ? 500 : 6000,
  };
  const rounds: { shop: number; bare: number }[] = [];
  const warming = { ...load, requests: pace === 'short' ? load.requests : WARMING };
  for (const server of [port, bare.port]) await measureLoad({ ...warming, port: server });
  for (let round = 0; round < roundsOf(pace, ROUNDS); round += 1)
    rounds.push({
      shop: (await measureLoad({ ...load, port })).perSecond,
      bare: (await measureLoad({ ...load, port: bare.port })).perSecond,
    });
  const bareMemory = bare.memory();
  await bare.stop();
  const ratio = median(rounds.map((round) => round.shop / round.bare));
  const memory = shop.memory();
  await shop.close();
  const start = median(starts);
  return [
    {
      name: 'Cached list, answers/s',
      value: Math.round(median(rounds.map((round) => round.shop))).toString(),
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
      name: 'Start to ready on an existing store',
      value: `${Math.round(start)} ms`,
      target: 'under 1000 ms',
      within: start < 1000,
    },
    {
      name: '  against bare node:http',
      value: `${(start / median(bareStarts)).toFixed(1)} ×`,
      target: '(for scale)',
      within: null,
    },
    {
      name: 'Memory after that load',
      value: `${Math.round(memory)} MB`,
      target: 'under 200 MB',
      within: memory < 200,
    },
    {
      name: '  against bare node:http',
      value: `${(memory / bareMemory).toFixed(1)} ×`,
      target: '(for scale)',
      within: null,
    },
  ];
};
