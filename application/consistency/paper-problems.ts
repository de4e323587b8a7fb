import { type Money, sum } from '../../domain/money.ts';
import { paperYear } from '../papers/issue-paper-and-link.ts';
import type { ContractTerms, PaperContent, PaperHead } from '../ports/papers.ts';
import { type Finding, findingsAbout, problemsOfBroken } from './finding.ts';

export type StoredPaper = Omit<PaperHead, 'open'> & { readonly content: PaperContent | null };

export type PastPrices = ReadonlyMap<string, ReadonlySet<Money>>;

const nameOf = ({ kind, year, n }: Pick<PaperHead, 'kind' | 'year' | 'n'>): string =>
  `paper ${kind} ${n}/${year}`;

const missingNumbers = (papers: readonly StoredPaper[]): readonly string[] =>
  [...Map.groupBy(papers, ({ kind, year }) => `${kind} ${year}`).values()].flatMap((series) => {
    const [first] = series;
    if (first === undefined) return [];
    const { kind, year } = first;
    const numbers = new Set(series.map(({ n }) => n));
    const all = Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1);
    return all.filter((n) => !numbers.has(n)).map((n) => nameOf({ kind, year, n }));
  });

const ofTerms = ({
  rows,
  rebates,
  plan,
  price,
}: Pick<ContractTerms, 'rows' | 'rebates' | 'plan' | 'price'>): readonly string[] => {
  const rowSum = sum(rows.filter(({ onSpot }) => !onSpot).map(({ total }) => total));
  return problemsOfBroken(
    [
      rowSum - sum(rebates.map(({ value }) => value)) === price,
      `its rows and rebates do not add up to ${price}`,
    ],
    [sum(plan.map(({ amount }) => amount)) === price, `its plan does not add up to ${price}`],
  );
};

const ownProblems = (content: PaperContent): readonly string[] => {
  switch (content.kind) {
    case 'contract':
      return ofTerms(content);
    case 'annex':
      return ofTerms(content.after);
    case 'correction':
      return problemsOfBroken([
        content.after === content.before + content.amount,
        `${content.before} and ${content.amount} do not add up to ${content.after}`,
      ]);
    case 'advance':
    case 'invoice':
      return [];
  }
};

const pricesIn = (content: PaperContent): readonly Money[] => {
  if (content.kind === 'annex') return [content.before.price, content.after.price];
  return content.kind === 'correction' ? [] : [content.price];
};

const ofPaper = (
  { bookingId, kind, year, madeAt, content }: StoredPaper,
  had: PastPrices,
): readonly string[] => {
  const prices = had.get(bookingId);
  const named = content?.trip.bookingId ?? bookingId;
  return [
    ...problemsOfBroken(
      [prices !== undefined, `belongs to booking ${bookingId}, which the journal does not have`],
      [paperYear(madeAt) === year, `has a number of ${year}, but was made in ${paperYear(madeAt)}`],
      [content === null || content.kind === kind, `has the content of the kind ${content?.kind}`],
      [named === bookingId, `belongs to booking ${bookingId}, but names booking ${named}`],
    ),
    ...(content === null ? [] : ownProblems(content)),
    ...(content === null || prices === undefined ? [] : pricesIn(content))
      .filter((price) => prices?.has(price) !== true)
      .map(
        (price) => `names a price of ${price}, which booking ${bookingId} never had by the journal`,
      ),
  ];
};

/**
 * Returns what is wrong with a paper. The shop stores only papers that it can read. If reading
 * throws, somebody has therefore edited the stored paper.
 */
const readable = (paper: StoredPaper, had: PastPrices): readonly string[] => {
  try {
    return ofPaper(paper, had);
  } catch {
    return ['cannot be read'];
  }
};

/** Finds missing paper numbers, wrong sums, and prices that the booking never had (R38). */
export const paperProblems = (
  papers: readonly StoredPaper[],
  pastPrices: PastPrices,
): readonly Finding[] => [
  ...missingNumbers(papers).map((subject) => ({ subject, problem: 'is not in the store' })),
  ...papers.flatMap((paper) => findingsAbout(nameOf(paper), ...readable(paper, pastPrices))),
];
