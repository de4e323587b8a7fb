import type { AnnexContent, ContractTerms, PaperLine, PaperNumber } from '../../application/ports/papers.ts';
import { dayOf } from '../../domain/calendar.ts';
import { describeLine, shownRebates } from '../http/contract/names.pl.ts';
import { day, term } from '../words/amounts-and-days.pl.ts';
import { numberOf } from '../words/paper-number.pl.ts';
import type { Block } from './blocks.ts';
import { copy } from './copy.pl.ts';
import { amount, cost, planTable, tripFacts } from './parts.ts';
import { transferBlocks } from './transfer.ts';

const words = copy.annex;

/** What one row of a table says before and after; '' where it is not there. */
type Told = readonly [what: string, before: string, after: string];

const itemText = (row: PaperLine): string => {
  const { count, total } = row;
  return total === 0 ? cost(total, row) : copy.times(count, cost(total / count, row));
};

const sameItem = (a: PaperLine, b: PaperLine): boolean =>
  a.kind === b.kind &&
  a.name === b.name &&
  a.option === b.option &&
  a.currency === b.currency &&
  a.onSpot === b.onSpot &&
  a.boardedAt === b.boardedAt;

type Both = readonly [before: readonly PaperLine[], after: readonly PaperLine[]];

/** Both sides as people read them; where one is from before that was kept, both by their rows, which would else differ in everything. */
const bothLines = (before: ContractTerms, after: ContractTerms): Both => {
  if (before.lines !== undefined && after.lines !== undefined) return [before.lines, after.lines];
  const ofRows = ({ rows }: ContractTerms) => rows.map((row) => ({ ...row, boardedAt: null }));
  return [ofRows(before), ofRows(after)];
};

/** Rows of one thing may have several prices, from before and after a change of the price list: each is a line of its own. */
const rowChanges = ([before, after]: Both): readonly Told[] => {
  const things = [...before, ...after].filter((row, index, all) => all.findIndex((other) => sameItem(other, row)) === index);
  return things.flatMap((thing): readonly Told[] => {
    const of = (rows: readonly PaperLine[]) => rows.filter((row) => sameItem(row, thing)).map(itemText);
    const [was, is] = [of(before), of(after)];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    return [[describeLine(thing), was.join('\n') || words.none, is.join('\n') || words.none]];
  });
};

const rebateChanges = (before: ContractTerms['rebates'], after: ContractTerms['rebates']): readonly Told[] => {
  const kinds = [...new Set([...before, ...after].map(({ kind }) => kind))];
  return kinds.flatMap((kind): readonly Told[] => {
    const of = (rebates: ContractTerms['rebates']) => rebates.filter((each) => each.kind === kind).map(({ value }) => amount(-value));
    const [was, is] = [of(before).join('\n'), of(after).join('\n')];
    return was === is ? [] : [[shownRebates[kind], was || words.none, is || words.none]];
  });
};

const tripChanges = (before: ContractTerms, after: ContractTerms): readonly Told[] => {
  const told: readonly Told[] = [
    [copy.trip.term, term(before.from, before.to), term(after.from, after.to)],
    [copy.trip.travellers, copy.trip.people(before.travellers), copy.trip.people(after.travellers)],
  ];
  return told.filter(([, was, is]) => was !== is);
};

const changeBlocks = ({ before, after, booker, bookerBefore }: AnnexContent): readonly Block[] => {
  const party: readonly Told[] = bookerBefore === undefined ? [] : [[copy.contract.booker, bookerBefore, booker.name]];
  const changes = [
    ...party,
    ...tripChanges(before, after),
    ...rowChanges(bothLines(before, after)),
    ...rebateChanges(before.rebates, after.rebates),
  ];
  const price: Told = [words.price, amount(before.price), amount(after.price)];
  return [
    { kind: 'heading', text: words.changes },
    { kind: 'table', head: [words.what, words.before, words.after], widths: [3, 1.4, 1.4], rows: [...changes, price] },
    { kind: 'total', name: words.difference, value: amount(after.price - before.price) },
  ];
};

const planBlocks = ({ after, lines, left, overpaid, ...content }: AnnexContent): readonly Block[] => {
  const owed = lines.filter((line) => line.amount > 0);
  const plan: readonly Block[] = [
    { kind: 'heading', text: words.plan },
    planTable({ ...content, paymentOption: after.paymentOption }, owed, true),
  ];
  return [
    ...(owed.length === 0 ? [] : plan),
    { kind: 'total', name: words.left, value: amount(left) },
    ...(overpaid > 0 ? ([{ kind: 'text', text: words.overpaid(amount(overpaid)) }] as const) : []),
  ];
};

/** What an annex of a contract says: what changed, the price before and after, when to pay (R37, R38, R63). */
export const annexBlocks = (content: AnnexContent, sides: Block): readonly Block[] => [
  sides,
  { kind: 'heading', text: copy.trip.title },
  { kind: 'facts', rows: tripFacts(content.trip) },
  ...changeBlocks(content),
  ...planBlocks(content),
  { kind: 'text', text: words.rest },
  ...transferBlocks(content.transfer),
];

/** The lines under an annex's title. */
export const annexLines = (number: PaperNumber, part: number, madeAt: number, { contract }: AnnexContent): readonly string[] => [
  words.title(part + 1, numberOf(contract), day(dayOf(contract.madeAt))),
  `${copy.contract.number(numberOf(number))}`,
  copy.contract.made(day(dayOf(madeAt))),
];
