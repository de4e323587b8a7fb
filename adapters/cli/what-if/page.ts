import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  amountsDueByDay,
  type BookingInRun,
  type DifferentBooking,
  differingAmounts,
  priceDifference,
  rebateAmounts,
} from '../../../application/replay/sides.ts';
import type { WhatIfReport } from '../../../application/replay/what-if.ts';
import type { Pair } from '../../../application/replay/what-if-totals.ts';
import type { Money } from '../../../domain/money.ts';
import { sum } from '../../../domain/money.ts';
import { formatDay, formatPrice } from '../../words/amounts-and-days.pl.ts';
import { commandNames, refusalNames } from '../../words/booking-life.pl.ts';
import { escapeHtml } from '../../words/html.ts';
import {
  type ChartPair,
  drawOccupancyByUnit,
  drawOccupancyByYachtType,
  drawPriceChanges,
  drawSums,
  drawWeeklyTurnover,
  sortByPriceChange,
  unitsWithChangedOccupancy,
} from './charts.ts';
import { whatIfCopy } from './copy.pl.ts';

const STYLES = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');

export type WhatIfPageSubject = {
  readonly file: string;
  readonly under: readonly { readonly name: string; readonly text: string }[];
};

type Cell =
  | string
  | { readonly number: string }
  | { readonly change: number; readonly text: string }
  | { readonly list: readonly string[] };

const number = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ' ');

const withSign = (value: number, text: string): string => (value > 0 ? `+${text}` : text);
const moneyChange = (value: Money): Cell => ({
  change: value,
  text: value === 0 ? '0 PLN' : withSign(value, formatPrice(value)),
});
const countChange = (value: number): Cell => ({
  change: value,
  text: withSign(value, number(value)),
});

/** On a phone each row is shown as a card, with the column's name (`head`) before each value. */
const cell = (value: Cell, head: string): string => {
  const named = ` data-head="${escapeHtml(head)}"`;
  if (typeof value === 'string') return `<td${named}>${escapeHtml(value)}</td>`;
  if ('list' in value)
    return `<td class="list"${named}>${value.list.map((each) => `<span>${escapeHtml(each)}</span>`).join('')}</td>`;
  if ('number' in value) return `<td class="number"${named}>${escapeHtml(value.number)}</td>`;
  const way = value.change > 0 ? 'more' : value.change < 0 ? 'less' : 'same';
  return `<td class="number ${way}"${named}>${escapeHtml(value.text)}</td>`;
};

const isEmpty = (value: Cell | undefined): boolean =>
  value === '' || (typeof value === 'object' && 'list' in value && value.list.length === 0);

type Column = { readonly head: string; readonly number?: boolean };

/**
 * Formats an HTML table. `onPaper` returns false for a row that must not be printed. By default,
 * all rows are printed.
 */
const table = (
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  none: string,
  kind = '',
  onPaper: (row: number) => boolean = () => true,
): string => {
  if (rows.length === 0) return `<p class="none">${escapeHtml(none)}</p>`;
  const heads = columns
    .map(
      ({ head, number: right }) =>
        `<th scope="col"${right ? ' class="number"' : ''}>${escapeHtml(head)}</th>`,
    )
    .join('');
  // A table that is wider than the screen can be scrolled; `tabindex` allows that by keyboard too.
  return `<div class="table" tabindex="0"><table class="${kind}"><thead><tr>${heads}</tr></thead><tbody>${rows
    .map(
      (cells, row) =>
        `<tr${onPaper(row) ? '' : ' class="screen"'}>${cells.map((value, index) => cell(value, columns[index]?.head ?? '')).join('')}</tr>`,
    )
    .join('\n')}</tbody></table></div>`;
};

const right = (head: string): Column => ({ head, number: true });
const WAS_AND_WOULD = [right(whatIfCopy.was), right(whatIfCopy.would), right(whatIfCopy.change)];

const pairs = (head: string, rows: readonly (readonly Cell[])[], none: string): string =>
  table([{ head }, ...WAS_AND_WOULD], rows, none, 'pairs');

const paperNote = (text: string): string => `<p class="note paper">${escapeHtml(text)}</p>`;

const collapsedSection = (summary: string, content: string): string =>
  `<details class="screen"><summary>${escapeHtml(summary)}</summary>${content}</details>${paperNote(whatIfCopy.onScreen(summary))}`;

const section = (title: string, note: string, content: string, id = ''): string =>
  `<section${id === '' ? '' : ` id="${id}"`}><h2>${escapeHtml(title)}</h2>${note === '' ? '' : `<p class="note">${escapeHtml(note)}</p>`}${content}</section>`;

const drawing = (title: string, { wide, narrow }: ChartPair): string =>
  `<figure role="img" aria-label="${escapeHtml(title)}"><div class="wide">${wide}</div><div class="narrow">${narrow}</div></figure>`;

const moneyPair = ({ recorded, replayed }: Pair): readonly Cell[] => [
  { number: formatPrice(recorded) },
  { number: formatPrice(replayed) },
  moneyChange(replayed - recorded),
];
const countPair = ({ recorded, replayed }: Pair): readonly Cell[] => [
  { number: number(recorded) },
  { number: number(replayed) },
  countChange(replayed - recorded),
];

const BOOKINGS_ANCHOR = 'rezerwacje';

const summary = ({ recorded, replayed, bookings, totals }: WhatIfReport): string => {
  const { summary: words } = whatIfCopy;
  const pair = (of: (tally: WhatIfReport['recorded']) => number): Pair => ({
    recorded: of(recorded),
    replayed: of(replayed),
  });
  const rebates = {
    recorded: sum(totals.rebates.map((each) => each.recorded)),
    replayed: sum(totals.rebates.map((each) => each.replayed)),
  };
  const rows: readonly (readonly Cell[])[] = [
    [words.turnover, ...moneyPair(pair(({ turnover }) => turnover))],
    [words.rebates, ...moneyPair(rebates)],
    [words.paid, ...moneyPair(pair(({ paid }) => paid))],
    [words.confirmed, ...countPair(pair(({ confirmed }) => confirmed))],
    [words.places, ...countPair(pair(({ places }) => places))],
    [words.reserveList, ...countPair(pair(({ reserveList }) => reserveList))],
    [words.cancelled, ...countPair(pair(({ cancelled }) => cancelled))],
  ];
  const who =
    bookings.length === 0
      ? ''
      : ` <a class="screen" href="#${BOOKINGS_ANCHOR}">${escapeHtml(words.who)}</a>`;
  const lead = `<p class="large"><strong>${escapeHtml(number(bookings.length))}</strong> ${escapeHtml(words.different(bookings.length, number(recorded.bookings)))}${who}</p>`;
  const withoutRebates =
    totals.withoutRebates === 0
      ? ''
      : `<p class="note">${escapeHtml(whatIfCopy.withoutRebates(number(totals.withoutRebates)))}</p>`;
  return section(words.title, words.paidNote, `${lead}${pairs('', rows, '')}${withoutRebates}`);
};

const sums = (recordedValue: Money, replayedValue: Money): string =>
  `${formatPrice(recordedValue)} → ${formatPrice(replayedValue)}`
    .replaceAll(' PLN', '')
    .replaceAll(' ', '\u00a0');

const differingValues = <K>(
  { recorded, replayed }: DifferentBooking,
  amountsOf: (side: BookingInRun | null) => ReadonlyMap<K, Money>,
  nameOf: (key: K) => string,
): Cell => ({
  list: differingAmounts(amountsOf(recorded), amountsOf(replayed)).map(
    ({ key, before, after }) => `${nameOf(key)}: ${sums(before, after)}`,
  ),
});

const bothSidesText = (recordedValue: string, replayedValue: string): string =>
  recordedValue === replayedValue
    ? recordedValue
    : `${recordedValue === '' ? '—' : recordedValue} → ${replayedValue === '' ? '—' : replayedValue}`;

const bookingRow = (each: DifferentBooking): readonly Cell[] => {
  const { recorded, replayed, refused } = each;
  const [recordedValue, replayedValue] = [recorded.outcome.price, replayed?.outcome.price ?? null];
  const paid = [recorded.outcome.paid, replayed?.outcome.paid ?? 0] as const;
  return [
    each.bookingId,
    each.offerName,
    each.placedOn === null ? '' : formatDay(each.placedOn),
    { number: number(each.travellers) },
    bothSidesText(
      whatIfCopy.statuses[recorded.outcome.status],
      replayed === null ? whatIfCopy.bookings.never : whatIfCopy.statuses[replayed.outcome.status],
    ),
    { number: recordedValue === null ? '' : formatPrice(recordedValue) },
    { number: replayedValue === null ? '' : formatPrice(replayedValue) },
    moneyChange(priceDifference(each)),
    paid[0] === paid[1] ? '' : sums(...paid),
    differingValues(each, rebateAmounts, (kind) => whatIfCopy.rebateNames[kind]),
    differingValues(each, amountsDueByDay, formatDay),
    refused === null ? '' : `${commandNames[refused.command]}: ${refusalNames[refused.kind]}`,
  ];
};

const MOST_PRINTED = 40;

const bookingsTable = ({ bookings }: WhatIfReport): string => {
  const { bookings: words } = whatIfCopy;
  const columns = [
    { head: words.id },
    { head: words.offer },
    { head: words.placedOn },
    right(words.people),
    { head: words.status },
    right(`${words.price}: ${whatIfCopy.was.toLowerCase()}`),
    right(whatIfCopy.would.toLowerCase()),
    right(whatIfCopy.change),
    { head: words.paid },
    { head: words.rebates },
    { head: words.dues },
    { head: words.refused },
  ];
  const rows = bookings.map(bookingRow);
  const hasValues = columns.map((_, index) => rows.some((row) => !isEmpty(row[index])));
  const spoken = <T>(all: readonly T[]): readonly T[] => all.filter((_, index) => hasValues[index]);
  const printed = new Set(
    bookings
      .toSorted((a, b) => Math.abs(priceDifference(b)) - Math.abs(priceDifference(a)))
      .slice(0, MOST_PRINTED),
  );
  const onPaper = (row: number): boolean =>
    bookings[row] !== undefined && printed.has(bookings[row]);
  const note =
    printed.size === bookings.length
      ? ''
      : paperNote(words.printed(number(printed.size), number(bookings.length)));
  return section(
    words.title,
    words.note,
    `${note}${table(spoken(columns), rows.map(spoken), words.none, 'bookings', onPaper)}`,
    BOOKINGS_ANCHOR,
  );
};

const percent = (taken: number, places: number): string =>
  places === 0 ? '—' : `${Math.round((100 * taken) / places)}%`;

const unitsTable = ({ totals: { units } }: WhatIfReport): string => {
  const { units: words } = whatIfCopy;
  const columns = [
    { head: words.unit },
    { head: whatIfCopy.bookings.offer },
    right(words.places),
    right(`${words.taken}: ${whatIfCopy.was.toLowerCase()}`),
    right(whatIfCopy.would.toLowerCase()),
    right(whatIfCopy.change),
  ];
  const rows = units.map(({ unit, unitId, offer, from, places, taken }): readonly Cell[] => [
    `${unit} (${unitId})`,
    `${offer}, ${formatDay(from)}`,
    { number: bothSidesText(number(places.recorded), number(places.replayed)) },
    { number: `${number(taken.recorded)} (${percent(taken.recorded, places.recorded)})` },
    { number: `${number(taken.replayed)} (${percent(taken.replayed, places.replayed)})` },
    countChange(taken.replayed - taken.recorded),
  ]);
  return collapsedSection(words.all(number(units.length)), table(columns, rows, words.none));
};

const underText = ({ under }: WhatIfPageSubject): string =>
  under.length === 0
    ? `<p>${escapeHtml(whatIfCopy.nothingUnder)}</p>`
    : under
        .map(
          ({ name, text }) =>
            `<p class="note">${escapeHtml(name)}</p><pre tabindex="0">${escapeHtml(text)}</pre>`,
        )
        .join('');

const noneText = (text: string): string => `<p class="none">${escapeHtml(text)}</p>`;

/** Returns a section with its content, or with the sentence `none` if there are no rows. */
const filledSection = async (
  { title, note, none }: Readonly<Record<'title' | 'note' | 'none', string>>,
  rows: readonly unknown[],
  content: (title: string) => string | Promise<string>,
): Promise<string> =>
  section(title, note, rows.length === 0 ? noneText(none) : await content(title));

const sumsSection = <T extends Pair>(
  words: typeof whatIfCopy.rebates | typeof whatIfCopy.dues,
  head: string,
  rows: readonly T[],
  nameOf: (row: T) => string,
): Promise<string> =>
  filledSection(words, rows, async (title) => {
    const chart = drawing(title, await drawSums(rows, nameOf));
    return `${chart}${pairs(
      head,
      rows.map((row) => [nameOf(row), ...moneyPair(row)]),
      words.none,
    )}`;
  });

const unitsContent = async (report: WhatIfReport, title: string): Promise<string> => {
  const { changed, noneChanged } = whatIfCopy.units;
  const { units } = report.totals;
  const different = unitsWithChangedOccupancy(units);
  const text =
    different.length === 0
      ? noneText(noneChanged)
      : `<p>${escapeHtml(changed(number(different.length)))}</p>${drawing(title, await drawOccupancyByUnit(different))}`;
  return `${drawing(title, await drawOccupancyByYachtType(units))}${text}${unitsTable(report)}`;
};

const refusedTable = ({ totals: { refused } }: WhatIfReport): string => {
  const { command, why, bookings, none } = whatIfCopy.refused;
  const rows = refused.map((each) => [
    commandNames[each.command],
    refusalNames[each.kind],
    { number: number(each.bookings) },
  ]);
  return table([{ head: command }, { head: why }, right(bookings)], rows, none);
};

const waitingTables = ({ totals: { waiting } }: WhatIfReport): string => {
  const { offer, none, same, all } = whatIfCopy.waiting;
  const row = (each: (typeof waiting)[number]): readonly Cell[] => [
    `${each.offer} (${each.offerId})`,
    ...countPair(each),
  ];
  const different = waiting.filter(({ recorded, replayed }) => recorded !== replayed);
  return `${pairs(offer, different.map(row), same)}${collapsedSection(all(number(waiting.length)), pairs(offer, waiting.map(row), none))}`;
};

export const whatIfPage = async (
  report: WhatIfReport,
  about: WhatIfPageSubject,
): Promise<string> => {
  const { weeks, rebates, units, dues, refused, waiting } = report.totals;
  const parts = [
    `<section><h2>${escapeHtml(whatIfCopy.under)}</h2>${underText(about)}</section>`,
    summary(report),
    await filledSection(whatIfCopy.weeks, weeks, async (title) =>
      drawing(title, await drawWeeklyTurnover(weeks)),
    ),
    await filledSection(whatIfCopy.differences, sortByPriceChange(report.bookings), async (title) =>
      drawing(title, await drawPriceChanges(report.bookings)),
    ),
    await sumsSection(
      whatIfCopy.rebates,
      whatIfCopy.rebates.kind,
      rebates,
      ({ kind }) => whatIfCopy.rebateNames[kind],
    ),
    await filledSection(whatIfCopy.units, units, (title) => unitsContent(report, title)),
    await sumsSection(whatIfCopy.dues, whatIfCopy.dues.month, dues, ({ month }) =>
      whatIfCopy.month(month),
    ),
    await filledSection(whatIfCopy.refused, refused, () => refusedTable(report)),
    await filledSection(whatIfCopy.waiting, waiting, () => waitingTables(report)),
    bookingsTable(report),
  ];
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(whatIfCopy.title)}: ${escapeHtml(about.file)}</title>
<style>${STYLES}</style>
</head>
<body>
<header><h1>${escapeHtml(whatIfCopy.title)}</h1><p>${escapeHtml(whatIfCopy.lead(number(report.commands), about.file))}</p></header>
<main>
${parts.join('\n')}
</main>
</body>
</html>
`;
};
