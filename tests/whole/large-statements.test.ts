import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeContainer } from '../../adapters/composition/close-container.ts';
import { testContainer } from '../../adapters/composition/containers.ts';
import { SERVER } from '../../adapters/composition/tokens.ts';
import { ANNAS, type BookedLine, camt, mt940 } from '../adapters/statements/statement-files.ts';
import { median } from '../bench/measure.ts';
import { configFor, movableClock } from '../http/server/server-shop.ts';

const root = join(import.meta.dirname, '..', '..');

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const OFFICE: readonly string[] = String(scripts.office).split(' ').slice(1);

const LINES = 20_000;
/** The peak memory, in megabytes, that the whole process may use. */
const MOST_MEMORY = 200;
/** Processor time of all lines to that of one line. Measured: 7.0 to 9.1. */
const MOST_TIMES = 12;

const lines = (count: number): readonly BookedLine[] =>
  Array.from({ length: count }, (_, n) => ({
    day: `2026-11-${String(1 + Math.floor((n * 24) / count)).padStart(2, '0')}`,
    amount: n % 10 === 9 ? -7 * (n + 1) : 500_00 + ((n * 37) % 90_000),
    title: `Rejs dookola Korfu, wpłata raty numer ${n}, rezerwacja dla rodziny Żółkiewskich`,
    name: `ŁUKASZ ŚMIGŁY-NOWAK ${n % 977} UL. MORSKA ${n}/12 80-001 GDAŃSK`,
    from: `${ANNAS.slice(0, -5)}${String(n % 5000).padStart(5, '0')}`,
    reference: `B27011100${n}`,
  }));

const LETTERS = 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ';
const BYTES = Buffer.from('b9e6eab3f1f39c9fbfa5c6caa3d1d38c8faf', 'hex');

const inCodePage = (text: string): Uint8Array =>
  Uint8Array.from(text, (letter) => {
    const at = LETTERS.indexOf(letter);
    return at < 0 ? letter.charCodeAt(0) : (BYTES[at] ?? 0);
  });

const FILES: Readonly<Record<string, (all: readonly BookedLine[]) => string | Uint8Array>> = {
  'CAMT.053': (all) => camt(all),
  'CAMT.053 in one line': (all) => camt(all).replaceAll('\n', ' '),
  'MT940 in UTF-8': (all) => mt940(all),
  'MT940 in windows-1250': (all) => inCodePage(mt940(all)),
};

const folder = mkdtempSync(join(tmpdir(), 'kilwater-statements-'));
const STORE = 'shop.sqlite';

beforeAll(async () => {
  const container = await testContainer(
    configFor({ store: { kind: 'sqlite', file: join(folder, 'opened.sqlite') } }),
    movableClock(),
    'kept',
  );
  await container.getAsync(SERVER);
  await closeContainer(container);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Used = { readonly memory: number; readonly processor: number };

const importInProcess = (file: string | Uint8Array) =>
  new Promise<{ readonly out: string; readonly used: Used }>((resolve, reject) => {
    for (const end of ['', '-wal', '-shm']) rmSync(join(folder, STORE + end), { force: true });
    copyFileSync(join(folder, 'opened.sqlite'), join(folder, STORE));
    const path = join(folder, 'statement');
    writeFileSync(path, file);
    const peak = ['--import', './tests/contracts/children/peak-at-exit.ts'];
    execFile(
      process.execPath,
      [...OFFICE.slice(0, -1), ...peak, ...OFFICE.slice(-1), 'payments', 'import', path],
      {
        cwd: root,
        env: { ...process.env, SHOP_DATA: folder, NODE_ENV: 'development', OFFICE_USER: 'Ewa' },
        maxBuffer: 64_000_000,
      },
      (error, out, err) =>
        error === null
          ? resolve({ out, used: JSON.parse(err.split('\n').at(-1) ?? '') })
          : reject(new Error(`${error.message}\n${err}`)),
    );
  });

it.each(Object.entries(FILES))(
  'R31.7: importing 20,000 lines takes at most 200 MB and 12 times the CPU time of one line: format %s',
  async (_, fileOf) => {
    // The first import is not measured; it fills the cache of compiled code.
    await importInProcess(fileOf(lines(1)));
    // The median of three, because such a short time varies by a third.
    const short: number[] = [];
    for (let run = 0; run < 3; run += 1)
      short.push((await importInProcess(fileOf(lines(1)))).used.processor);
    const many = await importInProcess(fileOf(lines(LINES)));
    expect(many.out).toContain(`Import 1: ${LINES} new, 0 booked, `);
    expect(many.used.memory).toBeLessThanOrEqual(MOST_MEMORY);
    expect(many.used.processor).toBeLessThanOrEqual(MOST_TIMES * median(short));
  },
  300_000,
);
