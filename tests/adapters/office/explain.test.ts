import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { formatBookingHistory } from '../../../adapters/cli/explain/format-booking-history.ts';
import { revivePaymentType } from '../../../adapters/journal/lines.ts';
import type { Life, LifeLine } from '../../../application/replay/life.ts';
import type { BookingCommand } from '../../../domain/booking/commands.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';

const lines = gunzipSync(
  readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'year.jsonl.gz')),
)
  .toString('utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line, revivePaymentType));

const offers = new Map<number, Offer>(
  lines.filter(({ kind }) => kind === 'offer').map(({ value }) => [value.id, value]),
);

type BookingLife = { bookingId: string; offer: Offer | null; lines: LifeLine[] };

const lives = ((): ReadonlyMap<string, Life> => {
  const found = new Map<string, BookingLife>();
  for (const { kind, n, recorded, outcome, refused, why } of lines) {
    if (kind !== 'command' && kind !== 'refused') continue;
    const recordedCommand = recorded ?? refused;
    const life: BookingLife = found.get(recordedCommand.bookingId) ?? {
      bookingId: recordedCommand.bookingId,
      offer: null,
      lines: [],
    };
    found.set(recordedCommand.bookingId, life);
    if (recordedCommand.command.type === 'createDraft')
      life.offer = offers.get(recordedCommand.command.offerId) ?? null;
    life.lines.push(
      kind === 'command'
        ? { n, recorded: recordedCommand, outcome }
        : { n, recorded: recordedCommand, refused: why },
    );
  }
  return found;
})();

const texts = new Map([...lives].map(([id, life]) => [id, formatBookingHistory(life)]));

const MONEY = /(-?\d[\d ]*(?:,\d\d)?) PLN/;
const grosze = (text: string): number =>
  Math.round(Number((MONEY.exec(text)?.[1] ?? '0').replaceAll(' ', '').replace(',', '.')) * 100);

const orderIn = (
  text: string,
): { readonly sum: number; readonly rows: readonly string[] } | null => {
  const [, sum = '', rows = ''] =
    /Krok 6: zamówienie[\s\S]*?\n {4}Cena: ([^\n]+)\n((?: {8}[^\n]+\n?)+)/.exec(text) ?? [];
  return sum === '' ? null : { sum: grosze(sum), rows: rows.trimEnd().split('\n') };
};

describe('R46: the explanation of a booking’s history', () => {
  it('R12: explains every command of each recorded booking, with price rows that add up to the price', () => {
    expect(lives.size).toBeGreaterThan(3_000);
    const kinds = new Set<BookingCommand['type']>();
    for (const life of lives.values()) {
      const text = texts.get(life.bookingId) ?? '';
      expect(text).not.toMatch(/undefined|NaN|\[object|null/);
      expect(text.match(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d {2}\S/gm)?.length).toBe(life.lines.length);
      for (const { recorded } of life.lines) kinds.add(recorded.command.type);
      const order = orderIn(text);
      if (order === null) continue;
      for (const row of order.rows) expect(row).toMatch(/\(R\d+\)$/);
      const charged = order.rows.filter((row) => !row.includes('płatne na miejscu')).map(grosze);
      expect(charged.reduce((all, each) => all + each, 0)).toBe(order.sum);
    }
    expect(kinds.size).toBeGreaterThan(20);
  }, 60_000);

  it('R23, R37, R28: shows how far the cap reduces a rebate, which rows a change alters, and the plan', () => {
    const all = [...texts.values()].join('\n');
    expect(all).toMatch(
      /Rabat grupowy: \d+ PLN z \d+ PLN \(R21\): więcej nie dał limit rabatów \(R23\)/,
    );
    expect(all).toMatch(
      /Zmiana rezerwacji — klient\n(?: {4}[^\n]*\n)* {4}Cena: [^\n]+ → [^\n]+\n(?: {8}odpada: [^\n]+\n)* {8}dochodzi: os\. \d /,
    );
    expect(all).toMatch(/ {8}II rata: [\d ,]+ PLN, do \d\d\.\d\d\.\d{4}/);
    expect(all).toMatch(/Stan: potwierdzona → anulowana/);
    expect(all).toMatch(/ {4}Do zwrotu: [\d ,]+ PLN/);
  });

  it('R31: shows an overpayment until it is refunded, even if a lower price caused it', () => {
    const overpaid = [...lives.values()].filter(({ lines }) =>
      lines.some(
        (line) =>
          'outcome' in line &&
          line.outcome.status === 'confirmed' &&
          line.outcome.paid > (line.outcome.price ?? 0),
      ),
    );
    expect(overpaid.length).toBeGreaterThan(20);
    const silent = overpaid.filter(
      ({ bookingId }) =>
        !/ {4}Wpłaty: wpłynęło [\d ,]+ PLN, o [\d ,]+ PLN za dużo\n/.test(
          texts.get(bookingId) ?? '',
        ),
    );
    expect(silent.map(({ bookingId }) => bookingId)).toEqual([]);
    const all = [...texts.values()].join('\n');
    expect(all).toMatch(
      /Przeliczenie rabatu grupowego — [^\n]+\n(?: {4,8}\S[^\n]*\n)* {4}Wpłaty: wpłynęło [\d ,]+ PLN, o [\d ,]+ PLN za dużo\n/,
    );
    expect(all).toMatch(
      /Podano: zwrot [\d ,]+ PLN, numer \S+\n(?: {4,8}\S[^\n]*\n)* {4}Wpłaty: wpłynęło [\d ,]+ PLN, zostało 0 PLN\n/,
    );
  });

  it('shows no amount to pay after a booking has been cancelled', () => {
    const ended = [...texts.values()].flatMap((text) =>
      text.split(/ {4}Stan: \S[^\n]* → anulowana\n/).slice(1),
    );
    expect(ended.length).toBeGreaterThan(100);
    expect(ended.filter((text) => text.includes('    Do zapłaty:'))).toEqual([]);
  });

  it('states what each command changed', () => {
    const bare = [...texts.values()].flatMap(
      (text) => text.match(/^\d\d\.\d\d\.\d{4}, [^\n]+\n(?!\s{4}\S)/gm) ?? [],
    );
    expect(bare).toEqual([]);
  });

  it('states why a command was refused, and that it changed nothing', () => {
    const [life] = lives.values();
    const [first] = life?.lines ?? [];
    if (life === undefined || first === undefined) throw new Error('the recording is empty');
    const { n, recorded } = first;
    expect(
      formatBookingHistory({
        ...life,
        lines: [{ n, recorded, refused: { kind: 'bookingClosed' } }],
      }),
    ).toContain('    ODMOWA: oferty nie można rezerwować. Nic się nie zmieniło.');
    const all = [...texts.values()].join('\n');
    expect(all).toContain(
      'ODMOWA: vouchera nie można użyć: jest już wykorzystany. Nic się nie zmieniło.',
    );
    expect(all).toContain(
      'ODMOWA: Kodu Ambasadora nie można użyć: nie ma takiego kodu. Nic się nie zmieniło.',
    );
    expect(all).not.toContain('nie można użyć. ');
    expect(formatBookingHistory({ ...life, lines: [] })).toBe(
      `Nie ma rezerwacji ${life.bookingId}.`,
    );
  });
});
