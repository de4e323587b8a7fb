import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareRecording } from '../../adapters/cli/replay/compare-recording.ts';
import {
  parseReplayArguments,
  type ReplayArguments,
} from '../../adapters/cli/replay/replay-arguments.ts';
import { whatIfCsv } from '../../adapters/cli/what-if/rows.ts';
import { DEMO_BRANDS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import { formatLine } from '../../adapters/journal/lines.ts';
import { readExport } from '../../adapters/journal/read-file.ts';
import { openMemoryStore } from '../../adapters/storage/sqlite/in-memory.ts';
import { openSqlite } from '../../adapters/storage/sqlite/sqlite.ts';
import { cryptoIds } from '../../adapters/system/ids.ts';
import { exportJournal } from '../../application/replay/export-journal.ts';
import { lineFilter } from '../../application/replay/line-filter.ts';
import { agreesWithRecording, replay as replayed } from '../../application/replay/replay.ts';
import { orderBody, walk } from '../http/wizard/step-bodies.ts';
import { openWizardShop, WizardBrowser } from '../http/wizard/wizard-shop.ts';
import { steadyFigures } from '../support/steady-figures.ts';

const root = join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'kilwater-what-if-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const recording = join(folder, 'recording.jsonl');

type Ran = { readonly code: number; readonly out: string; readonly err: string };

const replay = (...words: readonly string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['adapters/cli/replay.ts', ...words],
      { cwd: root, encoding: 'utf8' },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

// Three places on 900/501 cost 2149 PLN each, and three on 901/601 cost 2499 PLN each: 13 944 PLN.
const booked: string[] = [];
beforeAll(async () => {
  const shop = openWizardShop();
  for (const [offerId, unitId, count] of [
    [900, 501, 2],
    [900, 501, 1],
    [901, 601, 3],
  ] as const) {
    const browser = new WizardBrowser(shop, `198.51.100.${booked.length + 1}`);
    await walk(browser, offerId, unitId, count, 5);
    await browser.well('confirm', orderBody);
    booked.push(browser.reservationId);
  }
  const settings = steadyFigures((siteId) => DEMO_BRANDS.find((brand) => brand.siteId === siteId));
  const lines: string[] = [];
  const deps = {
    journal: shop.kit.journal,
    catalogue: shop.catalogue,
    settings,
    hashOf: cryptoIds.hashOf,
  };
  for await (const line of exportJournal(deps, false)) lines.push(formatLine(line));
  writeFileSync(recording, `${lines.join('\n')}\n`);
});

describe('R47: the replay of a recording under other brand settings', () => {
  it('shows what each booking would have cost, and the total turnover (R47.1)', async () => {
    // A cap of 150 PLN cuts First Minute by 50 PLN, so each of three travellers pays 50 PLN more.
    const settings = file(
      'cap.json',
      JSON.stringify([{ siteId: 1, cap: { firstMinute: 15_000 } }]),
    );
    const { code, out, err } = await replay(recording, '--settings', settings);
    expect([code, err]).toEqual([0, '']);
    const [two = '', second = '', three = ''] = booked;
    const due = '\\d{4}-\\d\\d-\\d\\d';
    expect(out).toMatch(
      new RegExp(
        `^${two} +confirmed +501: 2 +4298 +4398 +\\+100 +firstMinute 400 → 300 +${due} 4298 → 4398$`,
        'm',
      ),
    );
    expect(out).toMatch(
      new RegExp(
        `^${second} +confirmed +501: 1 +2149 +2199 +\\+50 +firstMinute 200 → 150 +${due} 2149 → 2199$`,
        'm',
      ),
    );
    expect(out).not.toContain(three);
    expect(out).toMatch(/^Recorded +3 +3 +0 +0 +6 +13944 +0$/m);
    expect(out).toMatch(/^Would be +3 +3 +0 +0 +6 +14094 +0$/m);
    expect(out).toContain('2 of 3 bookings would have been different; turnover +150 PLN.');
  });

  it('also writes a spreadsheet (CSV) with each booking’s recorded price, its what-if price and rebates', async () => {
    const settings = file(
      'cap.json',
      JSON.stringify([{ siteId: 1, cap: { firstMinute: 15_000 } }]),
    );
    const compared = (
      await compareRecording({ file: recording, progress: false, settings, catalogue: null })
    )._unsafeUnwrap();
    const [head = '', ...rows] = whatIfCsv(compared.report, 'excel').trimEnd().split('\r\n');
    const columns = head.replace('\uFEFF', '').split(';');
    const rowsByName = rows.map((row) =>
      Object.fromEntries(
        row.split(';').map((value, index) => [columns[index], value.slice(1, -1)]),
      ),
    );
    expect(rowsByName).toEqual([
      expect.objectContaining({
        booking: booked[0],
        travellers: '2',
        'recorded.price': '4298',
        'replayed.price': '4398',
        difference: '100',
      }),
      expect.objectContaining({
        booking: booked[1],
        'recorded.firstMinute': '200',
        'replayed.firstMinute': '150',
        difference: '50',
        refusedWhy: '',
      }),
    ]);
    expect(compared.complete).toBe(true);
  });

  it('shows no differences if the settings equal those of the recording', async () => {
    const { code, out } = await replay(
      recording,
      '--settings',
      file('same.json', JSON.stringify([{ siteId: 1, cap: { firstMinute: 30_000 } }])),
    );
    expect(code).toBe(0);
    expect(out).toContain('No booking would have been different.');
    expect(out).toContain('0 of 3 bookings would have been different; turnover 0 PLN.');
  });

  it('R47.1: accepts settings for a recording that lacks newer brand settings', async () => {
    const older = readFileSync(recording, 'utf8')
      .split('\n')
      .map((line) =>
        line.startsWith('{"kind":"settings"')
          ? line.replace(/,"(?:surchargeDays|noticeDays)":(?:null|\{[^}]*\})/g, '')
          : line,
      )
      .join('\n');
    expect(older).not.toBe(readFileSync(recording, 'utf8'));
    const settings = file('cap.json', '[{ "siteId": 1, "cap": { "firstMinute": 15000 } }]');
    const { code, out, err } = await replay(file('older.jsonl', older), '--settings', settings);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('2 of 3 bookings would have been different; turnover +150 PLN.');
  });

  it('R47.1: totals leave out rebates and due days that a recording does not name', async () => {
    const settings = file('group.json', '[{ "siteId": 1, "groupCodeDays": 11 }]');
    const compared = await compareRecording({
      file: join(root, 'tests', 'fixtures', 'season-300.jsonl'),
      progress: false,
      settings,
      catalogue: null,
    });
    expect(compared._unsafeUnwrap().report.totals).toMatchObject({ rebates: [], dues: [] });
  });

  it.each([
    ['[{ "siteId": 7 }]', 'entry 1: the recording has no brand with the siteId 7'],
    ['[{ "siteId": 1, "capp": 5 }]', 'entry 1: capp is no figure of the brand'],
    [
      '[{ "siteId": 1, "cap": { "firstMinute": 99.5 } }]',
      'entry 1: cap.firstMinute is no whole number (money is in grosze)',
    ],
    ['[{ "siteId": 1, "cap": { "firstMinute": "9900" } }]', 'entry 1: cap.firstMinute (invalid)'],
    ['[{ "siteId": 1, "loyalty": [{ "trips": 1 }] }]', 'entry 1: loyalty[0].rebate (required)'],
    ['{ "siteId": 1', 'line 1: not JSON'],
    ['', 'nothing is in it'],
    [
      '[{ "siteId": 1, "group": [{ "travellers": 5, "rebate": -4000 }] }]',
      'entry 1: group[0].rebate is not within its bounds',
    ],
    [
      '[{ "siteId": 1, "group": [{ "travellers": 9, "rebate": 6000 }, { "travellers": 5, "rebate": 4000 }] }]',
      'entry 1: group must list its numbers of travellers in ascending order',
    ],
  ])('refuses the settings %s, and the error says where the mistake is', async (text, message) => {
    const { code, out, err } = await replay(recording, '--settings', file('wrong.json', text));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});

describe('R47: the replay of a recording under another catalogue of offers', () => {
  const offerLine = (offerId: number, change: (line: string) => string): string => {
    const line = readFileSync(recording, 'utf8')
      .split('\n')
      .find(
        (text) => text.startsWith('{"kind":"offer"') && text.includes(`"value":{"id":${offerId},`),
      );
    return change(line ?? '');
  };

  it('shows who would have found no places, and in which step (R47.2)', async () => {
    const smaller = file(
      'smaller.jsonl',
      `${offerLine(901, (line) => line.replace('"yachts":1', '"yachts":0'))}\n`,
    );
    const { code, out } = await replay(recording, '--catalogue', smaller);
    expect(code).toBe(0);
    expect(out).toMatch(
      new RegExp(
        `^${booked[2]} +confirmed → draft +601: 3 → +7497 +-7497 .*chooseBerths \\(invalid\\)$`,
        'm',
      ),
    );
    expect(out).toMatch(/^Would be +3 +2 +0 +0 +3 +6447 +0$/m);
    expect(out).toContain('1 of 3 bookings would have been different; turnover -7497 PLN.');
  });

  it('accepts a catalogue that is a JSON list, also together with brand settings', async () => {
    const dearer = file(
      'dearer.json',
      `[${offerLine(900, (line) => line.replace('"base":199900', '"base":209900'))}]`,
    );
    const settings = file(
      'cap.json',
      JSON.stringify([{ siteId: 1, cap: { firstMinute: 15_000 } }]),
    );
    const { out } = await replay(recording, '--catalogue', dearer, '--settings', settings);
    expect(out).toMatch(new RegExp(`^${booked[1]} .* 2149 +2299 +\\+150 `, 'm'));
  });

  it('refuses a catalogue in which an offer has an invalid price', async () => {
    const odd = file(
      'odd.jsonl',
      offerLine(901, (line) => line.replace(/"wholePrice":\d+/, '"wholePrice":-1')),
    );
    const { code, err } = await replay(recording, '--catalogue', odd);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('value.units[0].wholePrice is no whole number from 0'),
    ]);
  });

  it('refuses a catalogue with an offer that the recording does not have', async () => {
    const strange = file(
      'strange.jsonl',
      offerLine(901, (line) => line.replace('"id":901', '"id":9901')),
    );
    const { code, err } = await replay(recording, '--catalogue', strange);
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('the recording has no offer 9901 of the brand with the siteId 1'),
    ]);
  });
});

describe('the replay command', () => {
  it('agrees with the recording if it gets no other brand settings (R46)', async () => {
    const { code, out } = await replay(recording);
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('The replay agrees with the recording.'),
    ]);
  });

  it.each([
    [['--settings'], "option '--settings <FILE>' argument missing"],
    [[], 'Usage: npm run replay -- <FILE> [--from <DAY>]'],
    [
      ['package.json', '--from', '31.07.2027'],
      '--from is "31.07.2027": give a day like 2027-07-31.',
    ],
    [['package.json', '--booking', 'AAAAAAAA'], '"AAAAAAAA" is not a booking number'],
    [
      ['package.json', '--offer', '900', '--settings', 'package.json'],
      "option '--settings <FILE>' cannot be used with option '--offer <N>'",
    ],
    [['nowhere.jsonl', '--frob'], "error: unknown option '--frob'"],
    [['nowhere.jsonl'], 'There is no file nowhere.jsonl.'],
    [['package.json', '--settings', 'nowhere.json'], 'There is no file nowhere.json.'],
    [['package.json', '--settings', 'docs'], 'There is no file docs.'],
  ])('refuses the arguments %j with the reason', (words, message) => {
    expect(parseReplayArguments(words)._unsafeUnwrapErr().err).toContain(message);
  });

  it('runs without worker threads if it gets one thread', () => {
    const words = ['package.json', '--threads'];
    expect(
      [1, 2].map(
        (threads) => parseReplayArguments([...words, String(threads)])._unsafeUnwrap().kind,
      ),
    ).toEqual(['asRecorded', 'sideBySide']);
  });

  it('exits with code 2 if its arguments are invalid', async () => {
    const { code, err } = await replay();
    expect([code, err]).toEqual([2, expect.stringContaining('Usage: npm run replay')]);
  });

  it('R46: a filter makes it compare only one booking, one offer or some days; it still replays all lines', async () => {
    const lines = readFileSync(recording, 'utf8').split('\n');
    const [first = '', second = ''] = booked;
    const at = lines.findIndex(
      (line) => line.includes(`"bookingId":"${second}"`) && line.includes('"type":"confirm"'),
    );
    const wrong = file(
      'grosz.jsonl',
      lines
        .map((line, index) =>
          index === at ? line.replace('"price":214900', '"price":214901') : line,
        )
        .join('\n'),
    );
    const compared = async (...words: readonly string[]) => {
      const { asked } = parseReplayArguments([wrong, ...words])._unsafeUnwrap() as Extract<
        ReplayArguments,
        { readonly kind: 'asRecorded' }
      >;
      const { store } = openMemoryStore();
      const deps = {
        store,
        hashOf: cryptoIds.hashOf,
        progress: () => {},
        isSelected: lineFilter(asked),
      };
      const report = await replayed(
        deps,
        readExport(wrong, () => {}),
      );
      return [
        agreesWithRecording(report),
        report.refusals,
        report.differences,
        report.tally.bookings,
      ];
    };
    expect(await compared('--booking', first)).toEqual([true, 0, 0, 1]);
    expect(await compared('--booking', second)).toEqual([false, 0, 1, 1]);
    expect(await compared('--offer', '900')).toEqual([false, 0, 1, 2]);
    expect(await compared('--offer', '901', '--from', '2027-01-01')).toEqual([true, 0, 0, 1]);
    expect(await compared('--until', '2020-01-01')).toEqual([true, 0, 0, 0]);
  });

  it('prints how many commands of each kind there were, the same on each run', async () => {
    const { out } = await replay(recording);
    expect(out).toMatch(/^confirm +3 +0 +0$/m);
    expect((await replay(recording, '--progress')).out).toBe(out);
  });

  it('can write the replayed shop into an empty file, and changes no other file', async () => {
    const store = join(folder, 'again.sqlite');
    const { code, out } = await replay(recording, '--store', store);
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('The replay agrees with the recording.'),
    ]);
    const kit = await openSqlite(store);
    expect((await kit.store.bookings.get(booked[0] ?? ''))?.status).toBe('confirmed');
    await kit.close();
    const before = readFileSync(store);
    expect(await replay(recording, '--store', store)).toEqual({
      code: 2,
      out: '',
      err: 'The store is not empty: name an empty store, because a replay begins with one.\n',
    });
    expect(readFileSync(store).equals(before)).toBe(true);
  });

  it('if a recording was cut off, says so under other brand settings too, and exits with code 1', async () => {
    const short = file(
      'short.jsonl',
      readFileSync(recording, 'utf8').split('\n').slice(0, -2).join('\n'),
    );
    const settings = file(
      'cap.json',
      JSON.stringify([{ siteId: 1, cap: { firstMinute: 15_000 } }]),
    );
    const { code, err } = await replay(short, '--settings', settings);
    expect([code, err]).toEqual([1, expect.stringContaining('not complete')]);
  });
});
