import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/data/brands.ts';
import { divided, EVERY_PART, endedBy } from '../../../adapters/journal/divide.ts';
import { writeLine } from '../../../adapters/journal/lines.ts';
import { contentOf, linesOf, linesThere } from '../../../adapters/journal/read-file.ts';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import type { BookingCommand } from '../../../domain/booking/commands.ts';
import { changeEntryOf, shopEntryOf } from '../../contracts/commands.ts';
import { entryOf, refusedOf } from '../../contracts/examples.ts';

const given = (bookingId: string, command: BookingCommand): ExportLine => ({ kind: 'command', n: 1, ...entryOf(bookingId, command) });
const begins = (bookingId: string, offerId: number) => given(bookingId, { type: 'createDraft', offerId, siteId: 1 });
const season = join(import.meta.dirname, '..', '..', 'fixtures', 'season-300.jsonl');
const SAVED: BookingCommand = { type: 'releaseHold' };

const dividedLines = async (lines: readonly ExportLine[], parts = 2) =>
  divided(
    (async function* () {
      yield linesThere(Buffer.from(lines.map(writeLine).join('\n')));
    })(),
    parts,
  );
const partsOf = async (...lines: readonly ExportLine[]) => [...(await dividedLines(lines)).parts];

describe('a recording in parts that have nothing to do with each other', () => {
  it('bookings of one offer stay together, those of another may go elsewhere', async () => {
    const [a, b, c, d, e] = await partsOf(begins('A', 1), begins('B', 2), begins('C', 1), given('A', SAVED), given('B', SAVED));
    expect([c, d]).toEqual([a, a]);
    expect(e).toBe(b);
    expect(a).not.toBe(b);
  });

  it.each<readonly [string, BookingCommand, BookingCommand]>([
    [
      'a voucher, however it was typed',
      { type: 'redeemVoucher', code: 'zima ', userNum: 1 },
      { type: 'redeemVoucher', code: 'ZIMA', userNum: 1 },
    ],
    ['an ambassador’s code', { type: 'useAmbassadorCode', code: 'fala' }, { type: 'useAmbassadorCode', code: 'FALA' }],
    ['a group', { type: 'createGroup' }, { type: 'joinGroup', code: 'A' }],
  ])('bookings that are tied by %s stay together', async (_, one, other) => {
    expect(new Set(await partsOf(begins('A', 1), begins('B', 2), given('A', one), given('B', other))).size).toBe(1);
  });

  it('a refused command ties as well: what it was refused for was read', async () => {
    const tried: ExportLine = { kind: 'refused', n: 1, ...refusedOf('B', { type: 'joinGroup', code: 'A' }) };
    expect(new Set(await partsOf(begins('A', 1), begins('B', 2), tried)).size).toBe(1);
  });

  it('a voucher that an ambassador made of commission ties the code’s bookings to those that spend it', async () => {
    const made = { type: 'createCommissionVoucher', name: 'FALA', accountId: 'x', code: 'GIFT', value: 1 } as const;
    const lines = [
      ...[begins('A', 1), begins('B', 2), given('A', { type: 'useAmbassadorCode', code: 'FALA' })],
      { kind: 'shop', n: 1, ...shopEntryOf(made) } as const,
      given('B', { type: 'redeemVoucher', code: 'GIFT', userNum: 1 }),
    ];
    expect(new Set(await partsOf(...lines)).size).toBe(1);
  });

  it('a code that nobody made ties nobody: whoever tries it finds nothing', async () => {
    const tried = (bookingId: string, command: BookingCommand): ExportLine => ({ kind: 'refused', n: 1, ...refusedOf(bookingId, command) });
    const tries = (bookingId: string): readonly ExportLine[] => [
      tried(bookingId, { type: 'redeemVoucher', code: 'NONE', userNum: 1 }),
      tried(bookingId, { type: 'useAmbassadorCode', code: 'NOBODY' }),
      tried(bookingId, { type: 'joinGroup', code: '' }),
    ];
    const parts = await partsOf(begins('A', 1), begins('B', 2), ...tries('A'), ...tries('B'));
    expect(new Set([parts[0], ...parts.slice(2, 5)])).toEqual(new Set([parts[0]]));
    expect(new Set([parts[1], ...parts.slice(5)])).toEqual(new Set([parts[1]]));
    expect(parts[0]).not.toBe(parts[1]);
  });

  it('the shop at its beginning and what changes it for all are every part’s, a change of an offer is its bookings’ part’s', async () => {
    const brand = DEMO_BRANDS[0];
    if (brand === undefined) throw new Error('the demo has a brand');
    const { parts, changes } = await dividedLines([
      { kind: 'settings', value: brand },
      ...[begins('A', 1), begins('B', 2), begins('B2', 2)],
      { kind: 'change', n: 5, ...changeEntryOf({ type: 'closeOffer', offerId: 1 }) },
      { kind: 'change', n: 6, ...changeEntryOf({ type: 'setFigures', siteId: 1, from: '2027-07-01', figures: {} }) },
    ]);
    expect([parts[0], parts[4], parts[5]]).toEqual([EVERY_PART, parts[1], EVERY_PART]);
    expect(parts[1]).not.toBe(parts[2]);
    expect([...changes]).toEqual([[6, 0]]);
  });

  const endsOf = async (lines: readonly ExportLine[]) => {
    const { ends } = await dividedLines(lines, 1);
    return lines.map((line, index) => {
      const { bookings, offerId, voucher } = endedBy(line, ends[index] ?? 0, () => 7);
      return [...bookings, ...(voucher === null ? [] : [voucher]), ...(offerId === null ? [] : [offerId])].join(' ');
    });
  };

  it('R46: says after which line nothing more is asked of a booking, and of any booking of its offer', async () => {
    const lines = [begins('A', 7), begins('B', 7), given('A', SAVED), given('B', SAVED), given('A', SAVED)];
    expect(await endsOf(lines)).toEqual(['', '', '', 'B', 'A 7']);
  });

  it('R46: whoever opened a group is asked about as long as somebody may name it', async () => {
    const joins: ExportLine = { kind: 'refused', n: 1, ...refusedOf('B', { type: 'joinGroup', code: 'A' }) };
    const lines = [begins('A', 7), given('A', { type: 'createGroup' }), begins('B', 7), joins, given('B', SAVED)];
    expect(await endsOf(lines)).toEqual(['', '', '', 'A', 'B 7']);
  });

  it('R46: a change of the offer after its last booking is the last that its bookings are asked about', async () => {
    const closed: ExportLine = { kind: 'change', n: 5, ...changeEntryOf({ type: 'closeOffer', offerId: 7 }) };
    expect(await endsOf([begins('A', 7), closed])).toEqual(['A', '7']);
  });

  it('R46: says after which line no other names a voucher, however it is typed', async () => {
    const made = (code: string): ExportLine => ({ kind: 'shop', n: 1, ...shopEntryOf({ type: 'activateVoucher', code }) });
    const tried: ExportLine = { kind: 'refused', n: 1, ...refusedOf('A', { type: 'redeemVoucher', code: 'LATO', userNum: 1 }) };
    const redeemed = given('A', { type: 'redeemVoucher', code: 'zima ', userNum: 1 });
    const lines = [made('ZIMA'), made('LATO'), made('nikt'), begins('A', 7), redeemed, tried, given('A', SAVED)];
    expect(await endsOf(lines)).toEqual(['', '', 'NIKT', '', 'ZIMA', 'LATO', 'A 7']);
  });

  it('what cannot be read is the first part’s to tell of', async () => {
    const lines = (async function* () {
      yield linesThere(Buffer.from('no line'));
    })();
    expect([...(await divided(lines, 2)).parts]).toEqual([0]);
  });

  it('R46: what a line’s beginning says divides as the whole line does', async () => {
    const linesOfFile = async (as: (line: string) => string) =>
      divided(
        (async function* () {
          for await (const { count, text } of linesOf(contentOf(season).content))
            yield linesThere(Buffer.from(Array.from({ length: count }, (_, at) => as(text(at))).join('\n')));
        })(),
        3,
      );
    const byBeginning = await linesOfFile((line) => line);
    // With a blank more each has to be read.
    expect(await linesOfFile((line) => line.replace('{', '{ '))).toEqual(byBeginning);
    expect(new Set(byBeginning.parts)).toEqual(new Set([EVERY_PART, 0, 1, 2]));
  });
});
