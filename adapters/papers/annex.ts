import type {
  AnnexContent,
  ContractTerms,
  NewPaper,
  PaperLine,
  PaperNumber,
} from '../../application/ports/papers.ts';
import { dayOf } from '../../domain/calendar.ts';
import { describePriceLine, rebateLabels } from '../http/contract/names.pl.ts';
import { formatDay, formatTripDays } from '../words/amounts-and-days.pl.ts';
import { formatPaperNumber } from '../words/paper-number.pl.ts';
import type { PaperBlocks, PaperText } from './blocks.ts';
import { contractPartiesBlock } from './contract.ts';
import { paperCopy } from './copy.pl.ts';
import { formatAmount, formatCost, planTable, transferPaperBlocks, tripFacts } from './parts.ts';

const words = paperCopy.annex;

/** A changed price row. `before` is '' if the row is new, `after` is '' if it was removed. */
type RowChange = readonly [what: string, before: string, after: string];

const itemText = (row: PaperLine): string => {
  const { count, total } = row;
  return total === 0
    ? formatCost(total, row)
    : paperCopy.times(count, formatCost(total / count, row));
};

const sameItem = (a: PaperLine, b: PaperLine): boolean =>
  a.kind === b.kind &&
  a.name === b.name &&
  a.option === b.option &&
  a.currency === b.currency &&
  a.onSpot === b.onSpot &&
  a.boardedAt === b.boardedAt;

type BothSides = readonly [before: readonly PaperLine[], after: readonly PaperLine[]];

/**
 * Returns the price lines of two contracts, for a comparison. Contracts of an older program have no
 * field `lines`. If one of the two lacks it, returns the price rows of both instead.
 */
const bothLines = (before: ContractTerms, after: ContractTerms): BothSides => {
  if (before.lines !== undefined && after.lines !== undefined) return [before.lines, after.lines];
  const ofRows = ({ rows }: ContractTerms) => rows.map((row) => ({ ...row, boardedAt: null }));
  return [ofRows(before), ofRows(after)];
};

/**
 * Returns what differs between the price lines of two contracts, item by item. If an item has two
 * prices, the text of its change has a line for each price.
 */
const rowChanges = ([before, after]: BothSides): readonly RowChange[] => {
  const items = [...before, ...after].filter(
    (row, index, all) => all.findIndex((other) => sameItem(other, row)) === index,
  );
  return items.flatMap((item): readonly RowChange[] => {
    const of = (rows: readonly PaperLine[]) =>
      rows.filter((row) => sameItem(row, item)).map(itemText);
    const [textsBefore, textsAfter] = [of(before), of(after)];
    if (JSON.stringify(textsBefore) === JSON.stringify(textsAfter)) return [];
    return [
      [
        describePriceLine(item),
        textsBefore.join('\n') || words.none,
        textsAfter.join('\n') || words.none,
      ],
    ];
  });
};

const rebateChanges = (
  before: ContractTerms['rebates'],
  after: ContractTerms['rebates'],
): readonly RowChange[] => {
  const kinds = [...new Set([...before, ...after].map(({ kind }) => kind))];
  return kinds.flatMap((kind): readonly RowChange[] => {
    const of = (rebates: ContractTerms['rebates']) =>
      rebates.filter((each) => each.kind === kind).map(({ value }) => formatAmount(-value));
    const [textBefore, textAfter] = [of(before).join('\n'), of(after).join('\n')];
    return textBefore === textAfter
      ? []
      : [[rebateLabels[kind], textBefore || words.none, textAfter || words.none]];
  });
};

const tripChanges = (before: ContractTerms, after: ContractTerms): readonly RowChange[] => {
  const allRows: readonly RowChange[] = [
    [
      paperCopy.trip.term,
      formatTripDays(before.from, before.to),
      formatTripDays(after.from, after.to),
    ],
    [
      paperCopy.trip.travellers,
      paperCopy.trip.people(before.travellers),
      paperCopy.trip.people(after.travellers),
    ],
  ];
  return allRows.filter(([, textBefore, textAfter]) => textBefore !== textAfter);
};

const changeBlocks = ({ before, after, booker, bookerBefore }: AnnexContent): PaperBlocks => {
  const party: readonly RowChange[] =
    bookerBefore === undefined ? [] : [[paperCopy.contract.booker, bookerBefore, booker.name]];
  const changes = [
    ...party,
    ...tripChanges(before, after),
    ...rowChanges(bothLines(before, after)),
    ...rebateChanges(before.rebates, after.rebates),
  ];
  const price: RowChange = [words.price, formatAmount(before.price), formatAmount(after.price)];
  return [
    { kind: 'heading', text: words.changes },
    {
      kind: 'table',
      head: [words.what, words.before, words.after],
      widths: [3, 1.4, 1.4],
      rows: [...changes, price],
    },
    { kind: 'total', name: words.difference, value: formatAmount(after.price - before.price) },
  ];
};

const planBlocks = ({
  after,
  lines,
  left: leftToPay,
  overpaid,
  ...content
}: AnnexContent): PaperBlocks => {
  const owed = lines.filter((line) => line.amount > 0);
  return [
    owed.length > 0 && [
      { kind: 'heading', text: words.plan },
      planTable({ ...content, paymentOption: after.paymentOption }, owed, true),
    ],
    { kind: 'total', name: words.left, value: formatAmount(leftToPay) },
    overpaid > 0 && { kind: 'text', text: words.overpaid(formatAmount(overpaid)) },
  ];
};

/** An annex lists the changes, the price before and after, and the payment plan (R37, R38, R63). */
export const annexPaper = (
  content: AnnexContent,
  issued: PaperNumber & Pick<NewPaper, 'part' | 'madeAt'>,
): PaperText => {
  const { contract } = content;
  return {
    title: words.name,
    lines: [
      words.title(issued.part + 1, formatPaperNumber(contract), formatDay(dayOf(contract.madeAt))),
      paperCopy.contract.number(formatPaperNumber(issued)),
      paperCopy.contract.made(formatDay(dayOf(issued.madeAt))),
    ],
    blocks: [
      contractPartiesBlock(content),
      { kind: 'heading', text: paperCopy.trip.title },
      { kind: 'facts', rows: tripFacts(content.trip) },
      changeBlocks(content),
      planBlocks(content),
      { kind: 'text', text: words.rest },
      transferPaperBlocks(content.transfer),
    ],
  };
};
