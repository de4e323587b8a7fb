import type { Otherwise, Side } from '../../../application/replay/sides.ts';
import type { WhatIfReport } from '../../../application/replay/what-if.ts';
import type { Pair } from '../../../application/replay/what-if-totals.ts';
import { REBATES_IN_ORDER } from '../../../domain/pricing/rebates.ts';
import { jsonMoney } from '../office/values.ts';

const money = (value: number | null | undefined): string | null => (value == null ? null : jsonMoney(value));

const sideJson = ({ outcome, rebates, dues }: Side) => ({
  status: outcome.status,
  price: money(outcome.price),
  paid: jsonMoney(outcome.paid),
  left: jsonMoney(outcome.left),
  refund: jsonMoney(outcome.refund),
  reserveList: outcome.reserveList,
  seats: outcome.seats,
  rebates: rebates === null ? null : Object.fromEntries(Object.entries(rebates).map(([kind, value]) => [kind, jsonMoney(value)])),
  dues: dues?.map(({ amount, due }) => ({ due, amount: jsonMoney(amount) })) ?? null,
});

const differenceOf = ({ recorded, replayed }: Otherwise): number => (replayed?.outcome.price ?? 0) - (recorded.outcome.price ?? 0);

const moneyPair = <T extends Pair>({ recorded, replayed, ...rest }: T) => ({
  ...rest,
  recorded: jsonMoney(recorded),
  replayed: jsonMoney(replayed),
});

/** The whole comparison for programs: money as R1's string. */
export const whatIfJson = ({ commands, bookings, recorded, replayed, turnover, totals }: WhatIfReport): object => ({
  commands,
  recorded: { ...recorded, turnover: jsonMoney(recorded.turnover), paid: jsonMoney(recorded.paid) },
  replayed: { ...replayed, turnover: jsonMoney(replayed.turnover), paid: jsonMoney(replayed.paid) },
  turnover: jsonMoney(turnover),
  totals: { ...totals, weeks: totals.weeks.map(moneyPair), rebates: totals.rebates.map(moneyPair), dues: totals.dues.map(moneyPair) },
  bookings: bookings.map((each) => ({
    ...each,
    difference: jsonMoney(differenceOf(each)),
    recorded: sideJson(each.recorded),
    replayed: each.replayed === null ? null : sideJson(each.replayed),
  })),
});

const placesOf = ({ outcome }: Side): string =>
  outcome.seats.map(({ unitId, wholes, pairs, singles }) => `${unitId}:${wholes}/${pairs}/${singles}`).join(' ');
const duesOf = ({ dues }: Side): string => (dues ?? []).map(({ due, amount }) => `${due}:${jsonMoney(amount)}`).join(' ');

const SIDES = ['recorded', 'replayed'] as const;

/** The columns of the table for spreadsheets, each with what it says of a booking. */
const COLUMNS: readonly (readonly [head: string, of: (each: Otherwise) => string | number | null])[] = [
  ['booking', ({ bookingId }) => bookingId],
  ['site', ({ siteId }) => siteId],
  ['offer', ({ offerId }) => offerId],
  ['offerName', ({ offerName }) => offerName],
  ['placedOn', ({ placedOn }) => placedOn],
  ['travellers', ({ travellers }) => travellers],
  ...SIDES.flatMap((side): (readonly [string, (each: Otherwise) => string | number | null])[] => [
    [`${side}.status`, (each) => each[side]?.outcome.status ?? null],
    [`${side}.places`, (each) => (each[side] === null ? null : placesOf(each[side]))],
    [`${side}.price`, (each) => money(each[side]?.outcome.price)],
    [`${side}.paid`, (each) => money(each[side]?.outcome.paid)],
    [`${side}.left`, (each) => money(each[side]?.outcome.left)],
    ...REBATES_IN_ORDER.map((kind) => [`${side}.${kind}`, (each: Otherwise) => money(each[side]?.rebates?.[kind])] as const),
    [`${side}.dues`, (each) => (each[side] === null ? null : duesOf(each[side]))],
  ]),
  ['difference', (each) => jsonMoney(differenceOf(each))],
  ['refusedCommand', ({ refused }) => refused?.command ?? null],
  ['refusedWhy', ({ refused }) => refused?.kind ?? null],
];

/** A field of RFC 4180; a text that a spreadsheet would take for a formula is told as a text. */
const field = (value: string | number | null): string => {
  const text = String(value ?? '');
  const safe = /^[=+@\t\r]|^-(?!\d)/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The bookings that would have been different, for spreadsheets: a heading, then one a line, money with a point. */
export const whatIfCsv = ({ bookings }: WhatIfReport): string =>
  [COLUMNS.map(([head]) => head), ...bookings.map((each) => COLUMNS.map(([, of]) => of(each)))]
    .map((row) => `${row.map(field).join(',')}\r\n`)
    .join('');
