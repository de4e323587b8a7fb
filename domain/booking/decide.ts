import { err, ok, type Result } from 'neverthrow';
import { dayOf, MINUTE } from '../calendar.ts';
import { bookingClosed, has, takesReserveListOnly, unitOf } from '../catalogue/offer.ts';
import { instalmentPlan, instalmentsOffered, oneOffPlan, onlineOnly } from '../payments/instalments.ts';
import type { Seats } from '../seats/claim.ts';
import { packs, plus } from '../seats/occupancy.ts';
import { travellerProblems } from '../travellers/requirements.ts';
import { applyBerths, applyExtras, applyInsurance, applyNames, applyTrip } from './apply-steps.ts';
import { type Booking, type Draft, type Hold, holds } from './booking.ts';
import { type Choices, seatsOf, undecided } from './choices.ts';
import type { Confirm, CreateDraft, DraftCommand, Recorded } from './commands.ts';
import { type PriceContext, priceOf } from './price-of.ts';
import { invalid, type Problem, type Refusal } from './refusal.ts';
import { defaultAccommodation, problem } from './steps.ts';
import { missingAnswers } from './unanswered.ts';

/** What a command is decided against; `taken` leaves the booking's own places out. */
export type DecisionContext = Omit<PriceContext, 'at' | 'bookerEmail' | 'trips'>;

type Given = DecisionContext & Pick<Recorded, 'at' | 'bookerEmail' | 'trips' | 'owner'>;
type Decided = Result<Booking, Refusal>;

/** Whether the whole party fits beside what others have taken, in every unit it chose (R7), and the offer gives places at all (R9). */
const fits = (context: DecisionContext, seats: readonly Seats[]): boolean =>
  !takesReserveListOnly(context.offer) &&
  seats.length > 0 &&
  seats.every((wanted) => {
    const unit = unitOf(context.offer, wanted.unitId);
    return unit !== undefined && packs(unit, plus(context.taken(wanted.unitId), wanted));
  });

/** The hold after a save: half an hour from now, two hours from its beginning at most; after a lapse it begins anew (R8). */
const heldOn = ({ settings, at }: Given, before: Hold | null): Hold => {
  const beganAt = holds(before, at) ? before.beganAt : at;
  return { beganAt, until: Math.min(at + settings.hold.minutes * MINUTE, beganAt + settings.hold.longestMinutes * MINUTE) };
};

/** Keeps new choices: holds their places if they fit and the draft is no sign-up. */
const saved = (given: Given, draft: Draft, choices: Choices, step: number, reserveList: boolean): Draft => {
  const seats = seatsOf(choices);
  const reached = Math.max(draft.reached, step);
  const wantsPlaces = reached >= 2 && !reserveList;
  return {
    ...draft,
    choices,
    seats,
    reached,
    reserveList,
    hold: wantsPlaces && fits(given, seats) ? heldOn(given, draft.hold) : null,
    version: draft.version + 1,
    savedAt: given.at,
  };
};

/** Begins a booking with the way to sail that the offer suggests; refused where the offer cannot be booked (R9). */
export const begin = (recorded: Recorded & { readonly command: CreateDraft }, context: DecisionContext): Decided => {
  const reason = bookingClosed(context.offer, dayOf(recorded.at));
  if (reason !== null) return err({ kind: 'bookingClosed', reason });
  return ok({
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
    reached: 0,
    reserveList: false,
    hold: null,
  });
};

const travellersProblems = (given: Given, draft: Draft, choices: Choices): readonly Problem[] =>
  travellerProblems({
    offer: given.offer,
    settings: given.settings,
    today: dayOf(given.at),
    choices,
    ageCleared: draft.ageCleared,
    bookerHasAccount: given.bookerEmail !== null,
  });

const orderProblems = (given: Given, draft: Draft, command: Confirm): readonly Problem[] => {
  const { offer, settings } = given;
  const today = dayOf(given.at);
  const resignation = draft.choices.participants.some((participant) => participant.resignation);
  const online = !draft.reserveList && onlineOnly(offer, settings, today, resignation);
  return [
    ...(command.termsAccepted ? [] : [problem(null, 'termsAccepted', 'required')]),
    ...(command.paymentOption === 'installment' && !instalmentsOffered(offer, settings, today, draft.reserveList)
      ? [problem(null, 'paymentOption', 'notOffered')]
      : []),
    ...(command.paymentType === 'wired' && online ? [problem(null, 'paymentType', 'notOffered')] : []),
    ...missingAnswers(offer, settings, today, draft.choices),
    ...travellersProblems(given, draft, draft.choices),
  ];
};

/** The order: everything is checked anew, the price is the one that was shown, the places are there for good or nothing happens (R9, R17). */
const confirm = (given: Given, draft: Draft, command: Confirm): Decided => {
  const problems = orderProblems(given, draft, command);
  if (problems.length > 0) return err(invalid(...problems));
  if (!draft.reserveList && !fits(given, draft.seats)) return err({ kind: 'placesGone' });
  const shown = priceOf(given, draft.choices, false);
  if (command.expectedPrice !== null && shown.price !== command.expectedPrice) return err({ kind: 'priceChanged', price: shown.price });
  const granted = priceOf(given, draft.choices, true);
  const plan = { ...given, today: dayOf(given.at), travellers: draft.choices.participants.length, price: granted.price };
  const { reached: _reached, reserveList, hold: _hold, ...kept } = draft;
  return ok({
    ...kept,
    status: reserveList ? 'reserveList' : 'confirmed',
    version: draft.version + 1,
    savedAt: given.at,
    placedAt: given.at,
    comments: command.comments,
    quote: granted,
    paymentOption: command.paymentOption,
    paymentType: command.paymentType,
    plan: command.paymentOption === 'installment' ? instalmentPlan(plan) : oneOffPlan(granted.price),
  });
};

/** The step that must have been saved before a command is taken. */
const NEEDS: Readonly<Record<DraftCommand['type'], number>> = {
  chooseTrip: 0,
  chooseBerths: 1,
  chooseInsurance: 2,
  chooseExtras: 3,
  nameParticipants: 3,
  confirm: 5,
  releaseHold: 0,
};

const refused = (problems: readonly Problem[]): Refusal => ({ kind: 'invalid', problems });

const step = (given: Given, draft: Draft, command: DraftCommand): Decided => {
  const context = { offer: given.offer, settings: given.settings, today: dayOf(given.at) };
  const keep = (number: number) => (choices: Choices) => saved(given, draft, choices, number, draft.reserveList);
  switch (command.type) {
    case 'chooseTrip':
      return applyTrip(context, draft.choices, command).map(keep(1)).mapErr(refused);
    case 'chooseBerths':
      return applyBerths(context, draft.choices, command)
        .mapErr(refused)
        .andThen((choices) => seated(given, draft, choices, command.reserveList));
    case 'chooseInsurance':
      return applyInsurance(context, draft.choices, command).map(keep(3)).mapErr(refused);
    case 'chooseExtras':
      return applyExtras(context, draft.choices, command).map(keep(4)).mapErr(refused);
    case 'nameParticipants':
      return applyNames(draft.choices, command, given.bookerEmail)
        .andThen((choices) => {
          const problems = travellersProblems(given, draft, choices);
          return problems.length > 0 ? err(problems) : ok(choices);
        })
        .map(keep(5))
        .mapErr(refused);
    case 'confirm':
      return confirm(given, draft, command);
    case 'releaseHold':
      return ok({ ...draft, hold: null });
  }
};

/** Step 2 decides between real places and the reserve list; a party that fits gets places whatever it asked for (R9). */
const seated = (given: Given, draft: Draft, choices: Choices, listWillDo: boolean): Decided => {
  if (fits(given, seatsOf(choices))) return ok(saved(given, draft, choices, 2, false));
  return listWillDo ? ok(saved(given, draft, choices, 2, true)) : err(invalid(problem(null, 'unit', 'noPlaces')));
};

/**
 * Decides one command on a booking: the booking as it is afterwards, or why not. Pure: time, randomness and everything read
 * outside come with the command, what is taken of the units with the context.
 */
export const decide = (booking: Booking, recorded: Recorded & { readonly command: DraftCommand }, context: DecisionContext): Decided => {
  if (booking.status !== 'draft') return err({ kind: 'alreadyConfirmed' });
  if (recorded.expectedVersion !== null && recorded.expectedVersion !== booking.version)
    return err({ kind: 'stale', version: booking.version });
  if (recorded.command.type !== 'releaseHold') {
    const reason = bookingClosed(context.offer, dayOf(recorded.at));
    if (reason !== null) return err({ kind: 'bookingClosed', reason });
  }
  const needed = NEEDS[recorded.command.type];
  if (booking.reached < needed) return err({ kind: 'stepSkipped', step: needed });
  const given: Given = { ...context, at: recorded.at, bookerEmail: recorded.bookerEmail, trips: recorded.trips, owner: recorded.owner };
  const owner = { ...booking.owner, accountId: recorded.owner.accountId ?? booking.owner.accountId };
  return step(given, booking, recorded.command).map((next) => ({ ...next, owner }));
};
