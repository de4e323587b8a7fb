import type { ChangeProblem } from '../../../../domain/shop-changes/commands.ts';
import { formatQuantity } from '../../terminal/table.ts';
import { formatPln, formatWarsawTime } from '../read-values.ts';

type Kind = ChangeProblem['kind'];
type Sentences = {
  readonly [K in Kind]: (problem: Extract<ChangeProblem, { readonly kind: K }>) => string;
};

const SENTENCES: Sentences = {
  unknown: ({ what, id }) => `must exist, but the shop has no ${what} ${id}`,
  outOfBounds: ({ entered, least, most, money }) => {
    const format = money ? formatPln : String;
    return `must be from ${format(least)} to ${format(most)}, but is ${format(entered)}`;
  },
  over: ({ offerId, to }) => `must not be over: offer ${offerId} ended on ${to}`,
  dayPassed: ({ day, today }) => `must not be ${day}, which is over: today is ${today}`,
  stillRuns: ({ until }) =>
    `must not end before today: the period runs until ${until}, and its past prices stand (R60)`,
  calledOff: ({ offerId }) =>
    `must stay called off: the bookings of offer ${offerId} have ended. Sell the cruise as a new offer: offers copy ${offerId} --from DAY`,
  wrongOrder: ({ first, second }) => `must be in order: ${first} is not before ${second}`,
  sameAddress: ({ address, offerId }) => `is the same address as offer ${offerId} has: ${address}`,
  sameUnit: ({ unitId, offerId }) => `is the same unit as offer ${offerId} has: ${unitId}`,
  tooFew: ({ unitId, wholes, pairs, singles, holdsUntil }) =>
    `is too few for unit ${unitId}: ${wholes} whole yachts, ${pairs} cabins and ${singles} places are taken (R7); ${
      holdsUntil === null
        ? 'bookings have all of them, not holds'
        : `the last hold lapses on ${formatWarsawTime(holdsUntil)}`
    }`,
  booked: ({ offerId, what, id, bookings }) =>
    what === 'days'
      ? `must stay: ${formatQuantity(bookings, 'booking or draft is', 'bookings or drafts are')} for offer ${offerId}`
      : `must keep ${what} ${id}: ${formatQuantity(bookings, 'booking or draft is', 'bookings or drafts are')} for offer ${offerId} (to stop selling it, set 0 yachts or available: false)`,
  sameAsBefore: () => 'already has this value, so nothing changes',
};

export const changeProblemText = <K extends Kind>(
  problem: Extract<ChangeProblem, { readonly kind: K }>,
): string => {
  const kind: K = problem.kind;
  return SENTENCES[kind](problem);
};
