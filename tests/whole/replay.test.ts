import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { parseLine } from '../../adapters/journal/lines.ts';
import { countHappened, missingEvents } from '../simulation/year/happened.ts';

const root = join(import.meta.dirname, '..', '..');
const season = join(root, 'tests', 'fixtures', 'season-300.jsonl');
const folder = mkdtempSync(join(tmpdir(), 'kilwater-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ran = { readonly code: number; readonly out: string; readonly err: string };

const replayWith = (env: NodeJS.ProcessEnv, ...words: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['adapters/cli/replay.ts', ...words],
      { cwd: root, encoding: 'utf8', env },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
const replay = (file: string, ...words: readonly string[]): Promise<Ran> =>
  replayWith(process.env, file, ...words);

const changed = (name: string, change: (lines: string[]) => string[]): string => {
  const file = join(folder, name);
  writeFileSync(file, change(readFileSync(season, 'utf8').split('\n')).join('\n'));
  return file;
};

describe('R46: the replay of a recorded season of 300 travellers', () => {
  it('gives the same bookings, places and prices, to the grosz (R46.3)', async () => {
    const { code, out } = await replay(season);
    expect(out).toContain('0 refused, 0 different');
    expect(out).toContain('The replay agrees with the recording.');
    expect(code).toBe(0);
  }, 120_000);

  it('prints the same output with one and several workers, also if a result differs from the recording', async () => {
    const file = changed('parts.jsonl', (lines) =>
      lines.map((line, index) =>
        index % 700 === 699
          ? line.replace(/"left":(\d+)/, (_, amount) => `"left":${Number(amount) + 1}`)
          : line,
      ),
    );
    const [alone, parts] = await Promise.all([replay(file), replay(file, '--threads', '2')]);
    expect(parts).toEqual(alone);
    expect(alone.err).toContain('First difference: command');
  }, 120_000);

  it('if a price differs, names the first command with a different price, and exits with code 1', async () => {
    const file = changed('price.jsonl', (lines) => {
      const at = lines.findIndex(
        (line) => line.includes('"type":"confirm"') && line.includes('"status":"confirmed"'),
      );
      return lines.map((line, index) =>
        index === at
          ? line.replace(/"price":(\d+)/, (_, price) => `"price":${Number(price) + 1}`)
          : line,
      );
    });
    const { code, out, err } = await replay(file);
    expect(out).toContain('1 different');
    expect(err).toMatch(/First difference: command \d+ \(confirm\) on [2-9A-Z]{8}/);
    expect(code).toBe(1);
  }, 120_000);

  it('if lines are invalid, names their numbers and exits with code 1', async () => {
    const file = changed('bad.jsonl', (lines) =>
      lines.map((line, index) => (index === 20 ? `${line.slice(0, 40)}` : line)),
    );
    const { code, err } = await replay(file);
    expect(err).toContain('Line 21: not JSON');
    expect(code).toBe(1);
  }, 120_000);

  it('if no command matches the filter, says that nothing was compared and exits with code 1', async () => {
    const { code, out, err } = await replay(season, '--offer', '99999');
    expect(err).toContain(
      'No command of the recording is what was asked for: nothing was compared.',
    );
    expect([out.includes('agrees'), code]).toEqual([false, 1]);
  }, 120_000);

  it('if the file’s last line is missing, says that the file is not complete', async () => {
    const file = changed('short.jsonl', (lines) =>
      lines.filter((line) => !line.startsWith('{"kind":"end"')),
    );
    const { code, err } = await replay(file);
    expect(err).toContain('The file has no last line');
    expect(code).toBe(1);
  }, 120_000);

  it('the recording contains no name, address or number of a person', () => {
    const text = readFileSync(season, 'utf8');
    expect(text).not.toMatch(/Ola\d|Fala\d|traveller\d+@|600 100 200/);
    expect(text).toContain('person-1@example.invalid');
  });
});

const year = join(root, 'tests', 'fixtures', 'year.jsonl.gz');

describe('R46: the replay of a year of over 3,000 bookings with all options, codes, changes, cancellations', () => {
  const lines = gunzipSync(readFileSync(year)).toString('utf8').split('\n');

  it('gives the same bookings, places, prices and payments, to the grosz', async () => {
    const { code, out } = await replay(year);
    expect(out).toContain('0 refused, 0 different');
    expect(out).toContain('The replay agrees with the recording.');
    expect(code).toBe(0);
    const { tally } = JSON.parse(lines.find((line) => line.startsWith('{"kind":"end"')) ?? '{}');
    expect(tally.confirmed + tally.reserveList + tally.cancelled).toBeGreaterThanOrEqual(3000);
  }, 120_000);

  it('each command in the recording has its effects, among them prices with grosze and plans of four lines', () => {
    const commands = lines.filter((line) => line.startsWith('{"kind":"command"'));
    expect(commands.filter((line) => !line.includes('"noticed":{'))).toEqual([]);
    const times = (shape: RegExp): number => commands.filter((line) => shape.test(line)).length;
    expect(times(/"price":\d*(?:[1-9]\d|\d[1-9]),"paid"/)).toBeGreaterThan(1000);
    expect(times(/"plan":\[.*"4 \d+ of \d+ \d{4}-/)).toBeGreaterThan(20);
    expect(times(/"changeBooking".*"trainingId":/)).toBeGreaterThanOrEqual(5);
    expect(times(/cutBy cap/)).toBeGreaterThan(20);
  });

  it('the first line has the number of events of each kind; each kind occurs as often as the tests require', () => {
    const { learn, counted } = countHappened();
    for (const [index, line] of lines.entries())
      if (line !== '') learn(parseLine(line, index + 1)._unsafeUnwrap());
    const happened = counted();
    expect(JSON.parse(lines[0] ?? '{}').happened).toEqual(happened);
    expect(missingEvents(happened)).toEqual([]);
  });

  it('finds a single amount among 30,000 commands that is one grosz too high, and exits with code 1', async () => {
    const at = lines.findLastIndex(
      (line) => line.startsWith('{"kind":"command"') && line.includes('"type":"changeBooking"'),
    );
    const planted = lines.map((line, index) =>
      index === at
        ? line.replace(/"left":(\d+)/, (_, amount) => `"left":${Number(amount) + 1}`)
        : line,
    );
    const file = join(folder, 'planted.jsonl.gz');
    writeFileSync(file, gzipSync(planted.join('\n')));
    const { code, out, err } = await replay(file);
    expect(out).toContain('0 refused, 1 different');
    expect(err).toMatch(/First difference: command \d+ \(changeBooking\) on [2-9A-Z]{8}/);
    expect(code).toBe(1);
  }, 120_000);

  it('if a compressed file was cut off, says so and exits with code 1', async () => {
    const file = join(folder, 'cut.jsonl.gz');
    writeFileSync(file, readFileSync(year).subarray(0, 100_000));
    const { code, err } = await replay(file);
    expect(err).toMatch(/Line \d+: cannot be unpacked/);
    expect(err).toContain('The file has no last line');
    expect(code).toBe(1);
  });

  it('the recording contains no name, address or number of a person', () => {
    const text = lines.filter((line) => line.startsWith('{"kind":"command"')).join('\n');
    expect(text).not.toMatch(
      /example\.com|600 100 200|Żagiel|Kotwica|Basia|Kasia|Za cierpliwość|płynąć razem/,
    );
    expect(text).toContain('person-1@example.invalid');
  });
});
