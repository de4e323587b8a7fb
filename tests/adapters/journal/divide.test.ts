import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { ALL_PARTS, divideRecording, idsFinishedAtLine } from '../../../adapters/journal/divide.ts';
import { formatLine } from '../../../adapters/journal/lines.ts';
import { indexLinesIn, openExportFile, streamLines } from '../../../adapters/journal/read-file.ts';
import type { ExportLine } from '../../../application/replay/export-journal.ts';
import type { BookingCommand } from '../../../domain/booking/commands.ts';
import { changeEntryOf, shopEntryOf } from '../../contracts/commands.ts';
import { bookingEntryOf, refusedEntryOf } from '../../contracts/record-examples.ts';

const commandLine = (bookingId: string, command: BookingCommand): ExportLine => ({
  kind: 'command',
  n: 1,
  ...bookingEntryOf(bookingId, command),
});
const begins = (bookingId: string, offerId: number) =>
  commandLine(bookingId, { type: 'createDraft', offerId, siteId: 1 });
const season = join(import.meta.dirname, '..', '..', 'fixtures', 'season-300.jsonl');
const SAVED: BookingCommand = { type: 'releaseHold' };

const dividedLines = async (lines: readonly ExportLine[], parts = 2) =>
  divideRecording(
    (async function* () {
      yield indexLinesIn(Buffer.from(lines.map(formatLine).join('\n')));
    })(),
    parts,
  );
const partsOf = async (...lines: readonly ExportLine[]) => [...(await dividedLines(lines)).parts];

describe('division of a recording into independent parts', () => {
  it('bookings of one offer stay in one part; other offers can be in other parts', async () => {
    const [a, b, c, d, e] = await partsOf(
      begins('A', 1),
      begins('B', 2),
      begins('C', 1),
      commandLine('A', SAVED),
      commandLine('B', SAVED),
    );
    expect([c, d]).toEqual([a, a]);
    expect(e).toBe(b);
    expect(a).not.toBe(b);
  });

  it.each<readonly [string, BookingCommand, BookingCommand]>([
    [
      'a voucher, however its code is spelled,',
      { type: 'redeemVoucher', code: 'zima ', userNum: 1 },
      { type: 'redeemVoucher', code: 'ZIMA', userNum: 1 },
    ],
    [
      'an ambassador’s code',
      { type: 'useAmbassadorCode', code: 'fala' },
      { type: 'useAmbassadorCode', code: 'FALA' },
    ],
    ['a group', { type: 'createGroup' }, { type: 'joinGroup', code: 'A' }],
  ])('bookings that share %s stay in one part', async (_, first, other) => {
    expect(
      new Set(
        await partsOf(
          begins('A', 1),
          begins('B', 2),
          commandLine('A', first),
          commandLine('B', other),
        ),
      ).size,
    ).toBe(1);
  });

  it('bookings that a refused command names stay in one part too, because its refusal depends on them', async () => {
    const tried: ExportLine = {
      kind: 'refused',
      n: 1,
      ...refusedEntryOf('B', { type: 'joinGroup', code: 'A' }),
    };
    expect(new Set(await partsOf(begins('A', 1), begins('B', 2), tried)).size).toBe(1);
  });

  it('bookings with an ambassador’s code stay with the bookings that spend its commission voucher', async () => {
    const creation = {
      type: 'createCommissionVoucher',
      name: 'FALA',
      accountId: 'x',
      code: 'GIFT',
      value: 1,
    } as const;
    const lines = [
      ...[
        begins('A', 1),
        begins('B', 2),
        commandLine('A', { type: 'useAmbassadorCode', code: 'FALA' }),
      ],
      { kind: 'shop', n: 1, ...shopEntryOf(creation) } as const,
      commandLine('B', { type: 'redeemVoucher', code: 'GIFT', userNum: 1 }),
    ];
    expect(new Set(await partsOf(...lines)).size).toBe(1);
  });

  it('bookings that name a code unknown to the shop can be in different parts', async () => {
    const tried = (bookingId: string, command: BookingCommand): ExportLine => ({
      kind: 'refused',
      n: 1,
      ...refusedEntryOf(bookingId, command),
    });
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

  it('all parts get the brand settings and their changes; an offer’s change goes only to the offer’s part', async () => {
    const brand = DEMO_BRANDS[0];
    if (brand === undefined) throw new Error('the demo has a brand');
    const { parts, changes } = await dividedLines([
      { kind: 'settings', value: brand },
      ...[begins('A', 1), begins('B', 2), begins('B2', 2)],
      { kind: 'change', n: 5, ...changeEntryOf({ type: 'closeOffer', offerId: 1 }) },
      {
        kind: 'change',
        n: 6,
        ...changeEntryOf({ type: 'setFigures', siteId: 1, from: '2027-07-01', figures: {} }),
      },
    ]);
    expect([parts[0], parts[4], parts[5]]).toEqual([ALL_PARTS, parts[1], ALL_PARTS]);
    expect(parts[1]).not.toBe(parts[2]);
    expect([...changes]).toEqual([[6, 0]]);
  });

  const endsOf = async (lines: readonly ExportLine[]) => {
    const { ends } = await dividedLines(lines, 1);
    return lines.map((line, index) => {
      const { bookings, offerId, voucher } = idsFinishedAtLine(line, ends[index] ?? 0, () => 7);
      return [
        ...bookings,
        ...(voucher === null ? [] : [voucher]),
        ...(offerId === null ? [] : [offerId]),
      ].join(' ');
    });
  };

  it('R46: tells after which line a booking, or all bookings of an offer, are no longer needed', async () => {
    const lines = [
      begins('A', 7),
      begins('B', 7),
      commandLine('A', SAVED),
      commandLine('B', SAVED),
      commandLine('A', SAVED),
    ];
    expect(await endsOf(lines)).toEqual(['', '', '', 'B', 'A 7']);
  });

  it('R46: the booking that opened a group is needed as long as a later command can name the group', async () => {
    const joins: ExportLine = {
      kind: 'refused',
      n: 1,
      ...refusedEntryOf('B', { type: 'joinGroup', code: 'A' }),
    };
    const lines = [
      begins('A', 7),
      commandLine('A', { type: 'createGroup' }),
      begins('B', 7),
      joins,
      commandLine('B', SAVED),
    ];
    expect(await endsOf(lines)).toEqual(['', '', '', 'A', 'B 7']);
  });

  it('R46: an offer is finished at its last change, even if its bookings are finished before', async () => {
    const closed: ExportLine = {
      kind: 'change',
      n: 5,
      ...changeEntryOf({ type: 'closeOffer', offerId: 7 }),
    };
    expect(await endsOf([begins('A', 7), closed])).toEqual(['A', '7']);
  });

  it('R46: tells after which line a voucher is no longer needed, however its code is spelled', async () => {
    const creationOf = (code: string): ExportLine => ({
      kind: 'shop',
      n: 1,
      ...shopEntryOf({ type: 'activateVoucher', code }),
    });
    const tried: ExportLine = {
      kind: 'refused',
      n: 1,
      ...refusedEntryOf('A', { type: 'redeemVoucher', code: 'LATO', userNum: 1 }),
    };
    const redeemed = commandLine('A', { type: 'redeemVoucher', code: 'zima ', userNum: 1 });
    const lines = [
      creationOf('ZIMA'),
      creationOf('LATO'),
      creationOf('nikt'),
      begins('A', 7),
      redeemed,
      tried,
      commandLine('A', SAVED),
    ];
    expect(await endsOf(lines)).toEqual(['', '', 'NIKT', '', 'ZIMA', 'LATO', 'A 7']);
  });

  it('only the first part reports unreadable lines', async () => {
    const lines = (async function* () {
      yield indexLinesIn(Buffer.from('no line'));
    })();
    expect([...(await divideRecording(lines, 2)).parts]).toEqual([0]);
  });

  it('R46: whether the division reads only the start of each line or whole lines, it finds the same parts', async () => {
    const linesOfFile = async (as: (line: string) => string) =>
      divideRecording(
        (async function* () {
          for await (const { count, text } of streamLines(openExportFile(season).content))
            yield indexLinesIn(
              Buffer.from(Array.from({ length: count }, (_, at) => as(text(at))).join('\n')),
            );
        })(),
        3,
      );
    const byBeginning = await linesOfFile((line) => line);
    // An extra space makes the reader parse each whole line instead of only its beginning.
    expect(await linesOfFile((line) => line.replace('{', '{ '))).toEqual(byBeginning);
    expect(new Set(byBeginning.parts)).toEqual(new Set([ALL_PARTS, 0, 1, 2]));
  });
});
