import { err, ok, type Result } from 'neverthrow';
import type { KnownShop } from '../../../../application/ports/values.ts';
import { changeShop, type RequestedChange } from '../../../../application/shop/change-shop.ts';
import type { ChangeProblem } from '../../../../domain/shop-changes/commands.ts';
import type { LocatedOffers } from '../../../shop-files/opening.ts';
import { formatQuantity } from '../../terminal/table.ts';
import type { CommandOutput, ShopDeps } from '../command.ts';
import { runIfConfirmed } from '../confirm.ts';
import { formatPln, formatWarsawTime } from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';
import { type ChangeMode, formatShopChange } from './change-answers.ts';

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
  tooFew: ({ unitId, wholes, pairs, singles, holdsUntil, travellers }) =>
    travellers !== undefined
      ? `is too few for unit ${unitId}: a party of ${travellers} has or holds a whole yacht of it (R36)`
      : `is too few for unit ${unitId}: ${wholes} whole yachts, ${pairs} cabins and ${singles} places are taken (R7); ${
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

const changeProblemText = <K extends Kind>(
  problem: Extract<ChangeProblem, { readonly kind: K }>,
): string => {
  const kind: K = problem.kind;
  return SENTENCES[kind](problem);
};

type LocatedChange = {
  readonly change: RequestedChange;
  readonly at?: LocatedOffers['at'];
  /** The shop that the clerk saw before the change; missing if the clerk saw none. */
  readonly seen?: KnownShop;
};

const withoutPosition: LocatedOffers['at'] = (field) => ({ file: '', line: null, field });

export const runShopChange = async (
  { changes }: ShopDeps,
  { change, at = withoutPosition, seen }: LocatedChange,
  by: string,
  mode: ChangeMode,
): Promise<Result<CommandOutput, OfficeFailure>> => {
  const result = await changeShop(await changes())(
    change,
    { kind: 'office', name: by },
    mode !== 'done',
    seen,
  );
  if (result.isOk()) return ok(formatShopChange(result.value, mode));
  const failure = result.error;
  switch (failure.kind) {
    case 'shopMoves':
      return err({ kind: 'shopMoves' });
    case 'figuresRefused':
      return err({
        kind: 'files',
        problems: failure.problems.map(({ field, problem }) => ({
          ...withoutPosition(field),
          problem,
        })),
      });
    case 'changeRefused':
      return err({
        kind: 'files',
        problems: failure.problems.map((each) => ({
          ...at(each.field),
          problem: changeProblemText(each),
        })),
      });
  }
};

export const askAndRunShopChange = async (
  deps: ShopDeps,
  located: LocatedChange,
  by: string,
  dryRun: boolean,
): Promise<Result<CommandOutput, OfficeFailure>> => {
  if (dryRun || deps.ask === null)
    return runShopChange(deps, located, by, dryRun ? 'dryRun' : 'done');
  const looked = await runShopChange(deps, located, by, 'asked');
  if (looked.isErr()) return err(looked.error);
  const seen = (await deps.changes()).shop.known();
  return runIfConfirmed(deps, `${looked.value.text}\nApply this change to the shop?`, () =>
    runShopChange(deps, { ...located, seen }, by, 'done'),
  );
};
