import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_BRANDS } from '../../adapters/demo-catalogue/data/brands.ts';
import { writeLine } from '../../adapters/journal/lines.ts';
import { cryptoIds } from '../../adapters/system/ids.ts';
import { exportJournal } from '../../application/replay/export-journal.ts';
import { Browser, openShop } from '../http/wizard/shop.ts';
import { order, walk } from '../http/wizard/steps.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'kilwater-what-if-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const recording = join(folder, 'recording.jsonl');

type Ran = { readonly code: number; readonly out: string; readonly err: string };

const replay = (...words: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, ['adapters/cli/replay.ts', ...words], { cwd: root, encoding: 'utf8' }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

// Under First Minute (to 31 January) a place of offer 900, unit 501, is 1999 + 350 - 200 = 2149 PLN; of offer 901, without minute
// periods, unit 601, 2499 PLN. Recorded: two places of 900 (4298 PLN), one place of 900 (2149 PLN), three places of 901 (7497 PLN):
// 13 944 PLN and six places.
const booked: string[] = [];
beforeAll(async () => {
  const shop = openShop();
  for (const [offerId, unitId, count] of [
    [900, 501, 2],
    [900, 501, 1],
    [901, 601, 3],
  ] as const) {
    const browser = new Browser(shop, `198.51.100.${booked.length + 1}`);
    await walk(browser, offerId, unitId, count, 5);
    await browser.well('confirm', order);
    booked.push(browser.reservationId);
  }
  const settings = { of: (siteId: number) => DEMO_BRANDS.find((brand) => brand.siteId === siteId), version: () => '1' };
  const lines: string[] = [];
  const deps = { journal: shop.kit.journal, catalogue: shop.catalogue, settings, hashOf: cryptoIds.hashOf };
  for await (const line of exportJournal(deps, false)) lines.push(writeLine(line));
  writeFileSync(recording, `${lines.join('\n')}\n`);
});

describe('R47: a recording under other figures', () => {
  it('tells what each booking would have cost, and the turnover in total (R47.1)', async () => {
    // A First Minute cap of 150 PLN cuts the 200 PLN to 150: 50 PLN more for each of three travellers; offer 901 has no minute.
    const settings = file('cap.json', JSON.stringify([{ siteId: 1, cap: { firstMinute: 15_000 } }]));
    const { code, out, err } = await replay(recording, '--settings', settings);
    expect([code, err]).toEqual([0, '']);
    const [two = '', one = '', three = ''] = booked;
    expect(out).toMatch(new RegExp(`^${two} +confirmed +confirmed +501: 2 +501: 2 +4298 +4398 +\\+100$`, 'm'));
    expect(out).toMatch(new RegExp(`^${one} +confirmed +confirmed +501: 1 +501: 1 +2149 +2199 +\\+50$`, 'm'));
    expect(out).not.toContain(three);
    expect(out).toMatch(/^Recorded +3 +3 +0 +0 +6 +13944 +0$/m);
    expect(out).toMatch(/^Would be +3 +3 +0 +0 +6 +14094 +0$/m);
    expect(out).toContain('2 of 3 bookings would have been different; turnover +150 PLN.');
  });

  it('that are the recorded ones tells that nothing would have been different', async () => {
    const { code, out } = await replay(
      recording,
      '--settings',
      file('same.json', JSON.stringify([{ siteId: 1, cap: { firstMinute: 30_000 } }])),
    );
    expect(code).toBe(0);
    expect(out).toContain('No booking would have been different.');
    expect(out).toContain('0 of 3 bookings would have been different; turnover 0 PLN.');
  });

  it.each([
    ['[{ "siteId": 7 }]', 'entry 1: siteId 7 is no brand of the recording'],
    ['[{ "siteId": 1, "capp": 5 }]', 'entry 1: capp is no figure of the brand'],
    ['[{ "siteId": 1, "cap": { "firstMinute": 99.5 } }]', 'entry 1: cap.firstMinute is no whole number (money is in grosze)'],
    ['[{ "siteId": 1, "cap": { "firstMinute": "9900" } }]', 'entry 1: cap.firstMinute (invalid)'],
    ['[{ "siteId": 1, "loyalty": [{ "trips": 1 }] }]', 'entry 1: loyalty[0].rebate (required)'],
    ['{ "siteId": 1', 'line 1: not JSON'],
  ])('%s is refused with its place', async (text, said) => {
    const { code, out, err } = await replay(recording, '--settings', file('wrong.json', text));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(said);
  });
});

describe('R47: a recording under another catalogue', () => {
  const offerLine = (offerId: number, change: (line: string) => string): string => {
    const line = readFileSync(recording, 'utf8')
      .split('\n')
      .find((text) => text.startsWith('{"kind":"offer"') && text.includes(`"value":{"id":${offerId},`));
    return change(line ?? '');
  };

  it('tells who would have found no places, and at which step (R47.2)', async () => {
    // Without the one yacht of offer 901 its party of three has no room.
    const smaller = file('smaller.jsonl', `${offerLine(901, (line) => line.replace('"yachts":1', '"yachts":0'))}\n`);
    const { code, out } = await replay(recording, '--catalogue', smaller);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${booked[2]} +confirmed +draft +601: 3 +7497 +-7497 +chooseBerths \\(invalid\\)$`, 'm'));
    expect(out).toMatch(/^Would be +3 +2 +0 +0 +3 +6447 +0$/m);
    expect(out).toContain('1 of 3 bookings would have been different; turnover -7497 PLN.');
  });

  it('takes a JSON list too, and both files together', async () => {
    // Base 100 PLN dearer on offer 900: 2249 a place, and with the cap of 150 PLN 2299.
    const dearer = file('dearer.json', `[${offerLine(900, (line) => line.replace('"base":199900', '"base":209900'))}]`);
    const settings = file('cap.json', JSON.stringify([{ siteId: 1, cap: { firstMinute: 15_000 } }]));
    const { out } = await replay(recording, '--catalogue', dearer, '--settings', settings);
    expect(out).toMatch(new RegExp(`^${booked[1]} .* 2149 +2299 +\\+150$`, 'm'));
  });

  it('refuses an offer that the recording does not know', async () => {
    const strange = file(
      'strange.jsonl',
      offerLine(901, (line) => line.replace('"id":901', '"id":9901')),
    );
    const { code, err } = await replay(recording, '--catalogue', strange);
    expect([code, err]).toEqual([2, expect.stringContaining('offer 9901 of site 1 is not in the recording')]);
  });
});

describe('a replay', () => {
  it('without other figures agrees with the recording (R46)', async () => {
    const { code, out } = await replay(recording);
    expect([code, out]).toEqual([0, expect.stringContaining('The replay agrees with the recording.')]);
  });

  it.each([
    [['--settings'], 'Usage: npm run replay'],
    [[], 'Usage: npm run replay -- FILE [--settings FILE] [--catalogue FILE]'],
    [['nowhere.jsonl', '--frob'], "Unknown option '--frob'"],
    [['nowhere.jsonl'], 'There is no file nowhere.jsonl.'],
    [['package.json', '--settings', 'nowhere.json'], 'There is no file nowhere.json.'],
  ])('called with %j ends with 2', async (words, said) => {
    const { code, err } = await replay(...words);
    expect([code, err]).toEqual([2, expect.stringContaining(said)]);
  });

  it('under other figures of a file that was cut off says so, and ends with 1', async () => {
    const short = file('short.jsonl', readFileSync(recording, 'utf8').split('\n').slice(0, -2).join('\n'));
    const settings = file('cap.json', JSON.stringify([{ siteId: 1, cap: { firstMinute: 15_000 } }]));
    const { code, err } = await replay(short, '--settings', settings);
    expect([code, err]).toEqual([1, expect.stringContaining('not complete')]);
  });
});
