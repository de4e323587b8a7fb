import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const season = join(root, 'tests', 'fixtures', 'season-300.jsonl');
const folder = mkdtempSync(join(tmpdir(), 'kilwater-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Ran = { readonly code: number; readonly out: string; readonly err: string };

const replay = (file: string): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['adapters/cli/replay.ts', file], { cwd: root, encoding: 'utf8' }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

/** The season with one of its lines changed. */
const changed = (name: string, change: (lines: string[]) => string[]): string => {
  const file = join(folder, name);
  writeFileSync(file, change(readFileSync(season, 'utf8').split('\n')).join('\n'));
  return file;
};

describe('R46: replaying a recorded season of 300 travellers', () => {
  it('comes to the same bookings, places and prices, to the grosz', async () => {
    const { code, out } = await replay(season);
    expect(out).toContain('0 refused, 0 different');
    expect(out).toContain('The replay agrees with the recording.');
    expect(code).toBe(0);
  });

  it('tells the first command that came to another price, and ends with 1', async () => {
    const file = changed('price.jsonl', (lines) => {
      const at = lines.findIndex((line) => line.includes('"type":"confirm"') && line.includes('"status":"confirmed"'));
      return lines.map((line, index) =>
        index === at ? line.replace(/"price":(\d+)/, (_, price) => `"price":${Number(price) + 1}`) : line,
      );
    });
    const { code, out, err } = await replay(file);
    expect(out).toContain('1 different');
    expect(err).toMatch(/First difference: command \d+ \(confirm\) on [2-9A-Z]{8}/);
    expect(code).toBe(1);
  });

  it('names bad lines by their number, and ends with 1', async () => {
    const file = changed('bad.jsonl', (lines) => lines.map((line, index) => (index === 20 ? `${line.slice(0, 40)}` : line)));
    const { code, err } = await replay(file);
    expect(err).toContain('Line 21: not JSON');
    expect(code).toBe(1);
  });

  it('says that a file without its last line is not complete', async () => {
    const file = changed('short.jsonl', (lines) => lines.filter((line) => !line.startsWith('{"kind":"end"')));
    const { code, err } = await replay(file);
    expect(err).toContain('The file has no last line');
    expect(code).toBe(1);
  });

  it('holds no name, address or number of a person', () => {
    const text = readFileSync(season, 'utf8');
    expect(text).not.toMatch(/Ola\d|Fala\d|traveller\d+@|600 100 200/);
    expect(text).toContain('person-1@example.invalid');
  });
});
