import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { DEMO_BRANDS } from '../../adapters/demo-catalogue/demo-catalogue.ts';
import {
  formatLine,
  type InvalidLine,
  parseLine,
  parseRecordedJson,
} from '../../adapters/journal/lines.ts';
import { readExport } from '../../adapters/journal/read-file.ts';
import type { ExportLine } from '../../application/replay/export-journal.ts';
import { OFFER } from '../arbitraries/offers.ts';
import {
  BOOKING_COMMANDS,
  changeEntryOf,
  SHOP_CHANGES,
  SHOP_COMMANDS,
  shopEntryOf,
} from './commands.ts';
import { bookingEntryOf, refusedEntryOf } from './record-examples.ts';

const TALLY = {
  bookings: 3,
  confirmed: 1,
  reserveList: 1,
  cancelled: 1,
  places: 2,
  turnover: 100,
  paid: 50,
  stateHash: 'h',
};
const HEADER: ExportLine = {
  kind: 'header',
  format: 2,
  settings: 's',
  catalogue: 'c',
  personalData: true,
};
const STATUSES = ['draft', 'confirmed', 'reserveList', 'cancelled', 'removed'] as const;

const LINES: readonly ExportLine[] = [
  HEADER,
  ...DEMO_BRANDS.map((value): ExportLine => ({ kind: 'settings', value })),
  { kind: 'offer', siteId: 1, value: OFFER },
  ...BOOKING_COMMANDS.map((command, n): ExportLine => {
    const { recorded, outcome } = bookingEntryOf('LINES222', command, {
      by: { kind: 'office', name: 'Ewa' },
      trips: { 'a@b.example': 2 },
    });
    return {
      kind: 'command',
      n,
      recorded,
      outcome: {
        ...outcome,
        status: STATUSES[n % 5] ?? 'draft',
        price: 7,
        paid: 3,
        left: 4,
        refund: 2,
      },
    };
  }),
  ...BOOKING_COMMANDS.map(
    (command, n): ExportLine => ({ kind: 'refused', n, ...refusedEntryOf('LINES333', command) }),
  ),
  ...SHOP_COMMANDS.map((command, n): ExportLine => ({ kind: 'shop', n, ...shopEntryOf(command) })),
  ...SHOP_CHANGES.map(
    (command, n): ExportLine => ({ kind: 'change', n, ...changeEntryOf(command) }),
  ),
  { kind: 'end', commands: 9, tally: TALLY },
];

const read = (text: string) => parseLine(text, 7);
const changed = (line: ExportLine, change: (data: Record<string, unknown>) => void): string => {
  const data = JSON.parse(formatLine(line));
  change(data);
  return JSON.stringify(data);
};

describe('an export of the journal (R46)', () => {
  test.each(LINES.map((line): [string, ExportLine] => [formatLine(line).slice(0, 90), line]))(
    'reading the export line %s… is accepted and gives all its values unchanged',
    (_, line) => {
      expect(read(formatLine(line))._unsafeUnwrap()).toEqual(parseRecordedJson(formatLine(line)));
    },
  );

  test('reports a malformed line with its number and field', () => {
    const shop = LINES.find(({ kind }) => kind === 'shop') ?? HEADER;
    expect(read('{')._unsafeUnwrapErr()).toEqual({ line: 7, reason: 'not JSON', fatal: false });
    expect(read(changed(shop, (data) => (data.n = 'one')))._unsafeUnwrapErr().reason).toContain(
      'n (invalid)',
    );
    expect(read('{"kind":"nothing"}')._unsafeUnwrapErr().reason).toContain('wrong shape');
    const command = LINES.find(({ kind }) => kind === 'command') ?? HEADER;
    const nobody = changed(
      command,
      (data) => (data.recorded = { ...Object(data.recorded), by: undefined }),
    );
    expect(read(nobody)._unsafeUnwrapErr().reason).toContain('recorded.by (required)');
  });

  test('an exported offer has the wire names of its traits; reading it gives the names in the code', () => {
    const offer = { ...OFFER, traits: ['organiserSkipperInEuro'] } as const;
    const laidIn: ExportLine = {
      ...{ kind: 'change', n: 1 },
      ...changeEntryOf({
        type: 'layIn',
        offers: [{ siteId: 1, offer, address: null, promotion: null, priceHistory: [] }],
      }),
    };
    expect(formatLine(laidIn)).toContain('organiserSkipperEur700');
    expect(read(formatLine(laidIn))._unsafeUnwrap()).toEqual(laidIn);
  });

  test('a change of brand settings contains only the changed settings: no defaults, no unknown settings', () => {
    const line =
      LINES.find((each) => each.kind === 'change' && each.change.command.type === 'setFigures') ??
      HEADER;
    const withFigures = (figures: object): string =>
      changed(line, (data) => {
        const change = Object(data.change);
        data.change = { ...change, command: { ...change.command, figures } };
      });
    expect(read(withFigures({ draftDays: 7 }))._unsafeUnwrap()).toMatchObject({
      change: { command: { figures: { draftDays: 7 } } },
    });
    expect(read(withFigures({ draftDays: 7 }))._unsafeUnwrap()).not.toHaveProperty(
      'change.command.figures.limits',
    );
    for (const wrong of [{ draftDays: 'many' }, { draftdays: 7 }, { siteId: 2 }])
      expect(read(withFigures(wrong))._unsafeUnwrapErr().reason).toContain('wrong shape');
  });

  test('brand settings recorded before they had an office contact are read as without a contact', () => {
    const recorded = LINES.find(({ kind }) => kind === 'settings') ?? HEADER;
    const before = changed(
      recorded,
      (data) => (data.value = { ...Object(data.value), office: undefined }),
    );
    expect(read(before)._unsafeUnwrap()).toMatchObject({
      value: { office: { phone: null, email: null } },
    });
  });

  test('rejects settings, commands and outcomes if a field is missing', () => {
    for (const line of LINES.filter(({ kind }) => kind !== 'header'))
      for (const name of Object.keys(line))
        expect(
          read(changed(line, (data) => delete data[name])).isErr(),
          `${line.kind} ${name}`,
        ).toBe(true);
  });

  describe('the header and lines of an export file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kilwater-export-'));
    afterAll(() => rmSync(folder, { recursive: true, force: true }));

    test('an export in an older format is rejected at its first line and read no further', async () => {
      const file = join(folder, 'old.jsonl');
      writeFileSync(
        file,
        [changed(HEADER, (data) => (data.format = 1)), ...LINES.slice(1).map(formatLine)].join(
          '\n',
        ),
      );
      const bad: InvalidLine[] = [];
      const lines: ExportLine[] = [];
      for await (const line of readExport(file, (found) => bad.push(found))) lines.push(line);
      expect(lines).toEqual([]);
      expect(bad).toEqual([
        {
          line: 1,
          reason: 'an export of format 1; this program reads format 2: export the journal again',
          fatal: true,
        },
      ]);
    });

    test('a current file is read to its end: empty lines are skipped, and invalid lines are reported', async () => {
      const file = join(folder, 'new.jsonl');
      writeFileSync(
        file,
        [formatLine(HEADER), '', 'x', ...LINES.slice(1).map(formatLine), ''].join('\n'),
      );
      const bad: InvalidLine[] = [];
      let count = 0;
      for await (const _ of readExport(file, (found) => bad.push(found))) count += 1;
      expect(count).toBe(LINES.length);
      expect(bad.map(({ line }) => line)).toEqual([3]);
    });
  });
});
