import { playSeason } from './season.ts';

/** `npm run simulate -- http://localhost:3000 300 1`: seeded travellers book in a running shop that trusts this machine as a proxy. */
const [base = 'http://localhost:3000', travellers = '300', seed = '1'] = process.argv.slice(2);
const { visits, seconds } = await playSeason(base, { travellers: Number(travellers), seed: Number(seed), atOnce: 12 });
const counts = new Map<string, number>();
for (const visit of visits) {
  const key =
    visit.end === 'booked'
      ? 'booked'
      : visit.end === 'left'
        ? `left at ${visit.where}`
        : `refused at ${visit.where}: ${visit.status} ${visit.message}`;
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
for (const [what, count] of [...counts].sort((a, b) => b[1] - a[1])) process.stdout.write(`${String(count).padStart(5)} ${what}\n`);
process.stdout.write(`${visits.length} travellers in ${seconds.toFixed(1)} s\n`);
