import { err, ok } from 'neverthrow';
import { dayOf } from '../calendar.ts';
import { defaultAccommodation } from '../catalogue/accommodation.ts';
import { bookingClosed, has } from '../catalogue/offer.ts';
import { type Choices, undecided, withoutPeople } from '../party/choices.ts';
import { type Problem, problem } from '../party/problem.ts';
import { seatsOf } from '../seats/claim.ts';
import { type Booking, type Draft, holds } from './booking.ts';
import { draftRemovedFrom } from './by-time.ts';
import type { CreateDraft, LifeCommand, Recorded } from './commands.ts';
import { type Decided, type DecisionContext, decided, fits, type Given, refused } from './decision.ts';
import { applyBerths, applyExtras, applyInsurance, applyNames, applyTrip } from './draft/apply-steps.ts';
import { joinedGroup, openedGroup, redeemOnDraft, takeAmbassadorCode } from './draft/codes.ts';
import { placeOrder, travellersProblems } from './draft/order.ts';
import { savedDraft } from './draft/saves.ts';
import { decidePlaced } from './placed/decide-placed.ts';
import { invalid, type Refusal } from './refusal.ts';

export type { Decided, DecisionContext } from './decision.ts';

/** Begins a booking with the way to sail that the offer suggests; refused where the offer cannot be booked (R9). */
export const begin = (recorded: Recorded & { readonly command: CreateDraft }, context: DecisionContext): Decided => {
  const reason = bookingClosed(context.offer, dayOf(recorded.at));
  if (reason !== null) return refused({ kind: 'bookingClosed', reason });
  return decided({
    status: 'draft',
    id: recorded.bookingId,
    siteId: recorded.command.siteId,
    offerId: recorded.command.offerId,
    version: 1,
    owner: recorded.owner,
    createdAt: recorded.at,
    savedAt: recorded.at,
    choices: {
      accommodation: defaultAccommodation(context.offer),
      ownSkipper: has(context.offer, 'skipperRequired'),
      beSkipper: false,
      participants: [undecided(1)],
    },
    seats: [],
    ageCleared: false,
    ageRequest: null,
    group: null,
    ambassador: null,
    vouchers: [],
    officeRebates: [],
    reached: 0,
    reserveList: false,
    hold: null,
  });
};

/** The step that must have been saved before a draft takes a command; commands that are missing are for placed bookings alone. */
const NEEDS = {
  chooseTrip: 0,
  chooseBerths: 1,
  chooseInsurance: 2,
  chooseExtras: 3,
  nameParticipants: 3,
  confirm: 5,
  releaseHold: 0,
  removeDraft: 0,
  redeemVoucher: 0,
  useAmbassadorCode: 0,
  createGroup: 0,
  joinGroup: 0,
  requestAge: 2,
  clearAge: 0,
  grantRebate: 0,
} as const satisfies Partial<Record<LifeCommand['type'], number>>;

/** What a placed booking takes as well; all other commands of a draft answer there that the order is made (R50). */
const ALSO_PLACED: ReadonlySet<LifeCommand['type']> = new Set<LifeCommand['type']>([
  'redeemVoucher',
  'createGroup',
  'joinGroup',
  'grantRebate',
  'clearAge',
]);

type OnDraft = Extract<LifeCommand, { readonly type: keyof typeof NEEDS }>;
const isOnDraft = (command: LifeCommand): command is OnDraft => Object.hasOwn(NEEDS, command.type);

const problems = (found: readonly Problem[]): Refusal => ({ kind: 'invalid', problems: found });

/** Step 2 decides between real places and the reserve list; a party that fits gets places whatever it asked for (R9). */
const seated = (given: Given, draft: Draft, choices: Choices, listWillDo: boolean): Decided => {
  if (fits(given, seatsOf(choices))) return savedDraft(given, { ...draft, choices, reserveList: false }, 2);
  return listWillDo ? savedDraft(given, { ...draft, choices, reserveList: true }, 2) : refused(invalid(problem(null, 'unit', 'noPlaces')));
};

/** A draft that the office changed: its own saves, and with them its hold, are left as they are. */
const touched = (draft: Draft, changes: Partial<Draft>): Decided => decided({ ...draft, ...changes, version: draft.version + 1 });

const removed = (given: Given, draft: Draft): Decided => {
  if (given.at < draftRemovedFrom(draft, given.settings)) return refused({ kind: 'notDue' });
  const { reached: _reached, reserveList: _list, hold: _hold, status: _status, ...kept } = draft;
  const vouchers = draft.vouchers.flatMap(({ code }) => {
    const voucher = given.vouchers(code);
    return voucher?.reserved?.bookingId === draft.id ? [{ ...voucher, reserved: null }] : [];
  });
  return decided({ ...kept, choices: withoutPeople(draft.choices), seats: [], version: draft.version + 1, status: 'removed' }, vouchers);
};

const onDraft = (given: Given, draft: Draft, command: OnDraft): Decided => {
  const context = { offer: given.offer, settings: given.settings, today: dayOf(given.at) };
  const keep = (number: number) => (choices: Choices) => savedDraft(given, { ...draft, choices }, number);
  switch (command.type) {
    case 'chooseTrip':
      return applyTrip(context, draft.choices, command).mapErr(problems).andThen(keep(1));
    case 'chooseBerths':
      return applyBerths(context, draft.choices, command)
        .mapErr(problems)
        .andThen((choices) => seated(given, draft, choices, command.reserveList));
    case 'chooseInsurance':
      return applyInsurance(context, draft.choices, command).mapErr(problems).andThen(keep(3));
    case 'chooseExtras':
      return applyExtras(context, draft.choices, command).mapErr(problems).andThen(keep(4));
    case 'nameParticipants':
      return applyNames(draft.choices, command, given.bookerEmail)
        .andThen((choices) => {
          const found = travellersProblems(given, draft, choices);
          return found.length > 0 ? err(found) : ok(choices);
        })
        .mapErr(problems)
        .andThen(keep(5));
    case 'confirm':
      return placeOrder(given, draft, command);
    case 'releaseHold':
      // Time ends a hold once, and none that was extended meanwhile (R8).
      if (given.by.kind === 'system' && (draft.hold === null || holds(draft.hold, given.at))) return refused({ kind: 'notDue' });
      // Nothing that its owner typed has changed, so the version stays.
      return decided({ ...draft, hold: null });
    case 'removeDraft':
      return removed(given, draft);
    case 'redeemVoucher':
      return redeemOnDraft(given, draft, command);
    case 'useAmbassadorCode':
      return takeAmbassadorCode(given, draft);
    case 'createGroup':
      return openedGroup(given, draft).andThen((group) => savedDraft(given, { ...draft, group }, 0));
    case 'joinGroup':
      return joinedGroup(given, draft).andThen((group) => savedDraft(given, { ...draft, group }, 0));
    case 'requestAge':
      return savedDraft(given, { ...draft, ageRequest: draft.ageRequest ?? { number: command.number, at: given.at } }, 2);
    case 'clearAge':
      return touched(draft, { ageCleared: true });
    case 'grantRebate':
      if (!Number.isSafeInteger(command.amount) || command.amount <= 0) return refused(invalid(problem(null, 'rebate', 'invalid')));
      return touched(draft, { officeRebates: [...draft.officeRebates, { amount: command.amount, reason: command.reason }] });
  }
};

/** Commands that an offer that is closed or under way does not stop: giving up and clearing away. */
const ALWAYS: ReadonlySet<LifeCommand['type']> = new Set<LifeCommand['type']>(['releaseHold', 'removeDraft', 'clearAge', 'grantRebate']);

const decideDraft = (given: Given, draft: Draft, command: LifeCommand): Decided => {
  if (!isOnDraft(command)) return refused({ kind: 'wrongState', status: draft.status });
  if (!ALWAYS.has(command.type)) {
    const reason = bookingClosed(given.offer, dayOf(given.at));
    if (reason !== null) return refused({ kind: 'bookingClosed', reason });
  }
  const needed = NEEDS[command.type];
  return draft.reached < needed ? refused({ kind: 'stepSkipped', step: needed }) : onDraft(given, draft, command);
};

/**
 * Decides one command on a booking: the booking and the vouchers as they are afterwards, or why not. Pure: time, randomness and
 * everything read outside come with the command, what is taken of the units and the codes with the context.
 */
export const decide = (booking: Booking, recorded: Recorded & { readonly command: LifeCommand }, context: DecisionContext): Decided => {
  const { command, expectedVersion } = recorded;
  const ordered = booking.status !== 'draft' && booking.status !== 'removed';
  if (ordered && isOnDraft(command) && !ALSO_PLACED.has(command.type)) return refused({ kind: 'alreadyConfirmed' });
  if (expectedVersion !== null && expectedVersion !== booking.version) return refused({ kind: 'stale', version: booking.version });
  const given: Given = {
    ...context,
    at: recorded.at,
    by: recorded.by,
    bookerEmail: recorded.bookerEmail,
    trips: recorded.trips,
    owner: recorded.owner,
  };
  const owner = { ...booking.owner, accountId: recorded.owner.accountId ?? booking.owner.accountId };
  const decision = booking.status === 'draft' ? decideDraft(given, { ...booking, owner }, command) : decidePlaced(given, booking, command);
  return decision;
};
