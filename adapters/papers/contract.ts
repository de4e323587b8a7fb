import type { ContractContent, PaperLine, PaperNumber } from '../../application/ports/papers.ts';
import { cancellationFeePeriods } from '../../domain/booking/placed/cancelling.ts';
import { dayOf, type Instant } from '../../domain/calendar.ts';
import { sum } from '../../domain/money.ts';
import { remainingAmounts } from '../../domain/payments/ledger.ts';
import { describePriceLine, rebateLabels } from '../http/contract/names.pl.ts';
import { formatDay, formatMoment } from '../words/amounts-and-days.pl.ts';
import { formatPaperNumber } from '../words/paper-number.pl.ts';
import type { PaperBlock, PaperBlocks, PaperText } from './blocks.ts';
import { paperCopy } from './copy.pl.ts';
import { contentPageBlocks } from './document.ts';
import {
  formatAmount,
  formatCost,
  planTable,
  sellerLines,
  transferPaperBlocks,
  tripFacts,
} from './parts.ts';

const words = paperCopy.contract;

const itemRow = (line: PaperLine): readonly [string, string] => [
  paperCopy.times(line.count, describePriceLine(line)),
  formatCost(line.total, line),
];

const priceBlocks = ({ rows, lines: paperLines, rebates, price }: ContractContent): PaperBlocks => {
  const lines = paperLines ?? rows.map((row) => ({ ...row, boardedAt: null }));
  const onSpot = lines.filter((line) => line.onSpot);
  const off = rebates.map(({ kind, value }): readonly [string, string] => [
    rebateLabels[kind],
    formatAmount(-value),
  ]);
  return [
    { kind: 'heading', text: words.price },
    {
      kind: 'table',
      head: [words.item, words.amount],
      widths: [3, 1],
      rows: [...lines.filter((line) => !line.onSpot).map(itemRow), ...off],
    },
    { kind: 'total', name: words.total, value: formatAmount(price) },
    onSpot.length > 0 && {
      kind: 'table',
      head: [words.onSpot, words.amount],
      widths: [3, 1],
      rows: onSpot.map(itemRow),
    },
  ];
};

const planBlocks = (content: ContractContent): PaperBlocks => {
  const { plan, paid = 0 } = content;
  const lines = plan.filter(({ amount: due }) => due > 0);
  if (lines.length === 0) return [];
  const rests = remainingAmounts(lines, paid);
  return [
    { kind: 'heading', text: words.plan },
    planTable(
      content,
      lines.map((line, index) => ({ ...line, paid: line.amount - (rests[index] ?? 0) })),
      paid > 0,
    ),
    paid > 0 && { kind: 'total', name: paperCopy.annex.left, value: formatAmount(sum(rests)) },
  ];
};

/** Rows of cancellation fees. Omits days in the past, and days on which cancelling is free. */
const feeRows = (content: ContractContent): readonly (readonly string[])[] => {
  const { freeUntil, terms, trip, orderedAt } = content;
  const today = dayOf(orderedAt);
  return cancellationFeePeriods({ terms, start: trip.from, today, freeUntil }).map((step) => [
    words.days(step.fromDays, step.toDays),
    words.percent(step.keepsPercent),
  ]);
};

const cancellingBlocks = (content: ContractContent): PaperBlocks => {
  const { freeUntil } = content;
  return [
    { kind: 'heading', text: words.cancelling },
    freeUntil !== null && { kind: 'text', text: words.free(formatDay(freeUntil)) },
    { kind: 'text', text: freeUntil === null ? words.always : words.afterwards },
    { kind: 'table', head: [words.when, words.kept], widths: [3, 1], rows: feeRows(content) },
  ];
};

/** The documents that the customer accepted with the order, each with its version (W-054). */
const acceptedBlocks = ({ accepted = [] }: ContractContent): PaperBlocks => [
  accepted.length > 0 && { kind: 'text', text: words.accepted },
  accepted.map(({ title, version, from }) => ({
    kind: 'point',
    mark: paperCopy.document.point,
    text: words.document(title, version, formatDay(from)),
  })),
];

/** The information form, and when the customer received it (R38). */
const formBlocks = ({ form, orderedAt }: ContractContent): PaperBlocks => {
  if (form === null || form === undefined) return [];
  const { title, version, from, deliveredAt, page } = form;
  const delivered =
    deliveredAt === null
      ? words.formWithContract
      : words.formGiven(formatMoment(Math.min(deliveredAt, orderedAt)));
  return [
    {
      kind: 'annex',
      label: words.annex,
      title,
      lines: [paperCopy.document.version(version, formatDay(from)), delivered],
    },
    contentPageBlocks(page),
  ];
};

export const contractPartiesBlock = (
  content: Pick<ContractContent, 'seller' | 'office' | 'booker'>,
): PaperBlock => {
  const { seller, booker } = content;
  const contact = [booker.phone === '' ? '' : paperCopy.phone(booker.phone), booker.email];
  return {
    kind: 'sides',
    sides: [
      { title: words.seller, lines: [...sellerLines(content), paperCopy.permit(seller.permit)] },
      { title: words.booker, lines: [booker.name, ...contact].filter((line) => line !== '') },
    ],
  };
};

export const contractPaper = (
  content: ContractContent,
  issued: PaperNumber & { readonly madeAt: Instant },
): PaperText => ({
  title: words.title,
  lines: [words.number(formatPaperNumber(issued)), words.made(formatDay(dayOf(issued.madeAt)))],
  blocks: [
    contractPartiesBlock(content),
    { kind: 'heading', text: paperCopy.trip.title },
    {
      kind: 'facts',
      rows: [...tripFacts(content.trip), [words.ordered, formatMoment(content.orderedAt)]],
    },
    priceBlocks(content),
    planBlocks(content),
    transferPaperBlocks(content.transfer),
    cancellingBlocks(content),
    { kind: 'heading', text: words.notes },
    words.noteList.map((text) => ({ kind: 'text', text })),
    acceptedBlocks(content),
    formBlocks(content),
  ],
});
