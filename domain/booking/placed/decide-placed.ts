import type { Result } from 'neverthrow';
import { bookingClosed } from '../../catalogue/offer.ts';
import { type GroupContext, type GroupPart, type GroupRefusal, joinedGroup, openedGroup } from '../../groups/group.ts';
import { invalid, problem } from '../../party/problem.ts';
import type { Cancelled, Confirmed, Waiting } from '../booking.ts';
import type { CommandIn } from '../command-facts.ts';
import type { Announce, CallOff, Cancel, ChangeBooking, GrantRebate, Remind } from '../commands.ts';
import { type CommandContext, type Decided, decided, fits, packsBeside, refused } from '../decision.ts';
import { dataAskedFor, noted, told } from '../note.ts';
import { announcementsOf } from './announcements.ts';
import { awaitedWay, withWay } from './awaited-way.ts';
import { cancelled, cancelledUnpaid } from './cancelling.ts';
import { cancellingDay } from './cancelling-today.ts';
import { changed } from './change.ts';
import { lateFrom, ledgerOfBooking } from './dues.ts';
import { firstDueFrom } from './first-due.ts';
import { buyerCorrected, ksefNamed } from './invoiced.ts';
import { keptLate, redeemed, registered, undone } from './payments.ts';
import { regrouped, repriced } from './repricing.ts';

/** The booking after a command that counts: a version more, saved now. */
const saved = ({ at }: CommandContext, booking: Confirmed, changes: Partial<Confirmed> = {}): Confirmed => ({
  ...booking,
  ...changes,
  version: booking.version + 1,
  savedAt: at,
});

type Enter = (context: GroupContext, booking: Confirmed) => Result<GroupPart, GroupRefusal>;

/** Opens or joins a group, with the rebate that it brings at once (R21); not once the trip is over. */
const grouped = (context: CommandContext, booking: Confirmed, enter: Enter): Decided =>
  context.today > context.offer.to
    ? refused({ kind: 'changesClosed' })
    : enter(context, booking).andThen((group) => decided(saved(context, regrouped(context, { ...booking, group }))));

const reminded = ({ at }: CommandContext, booking: Confirmed, { line }: Remind): Decided => {
  const planned = ledgerOfBooking(booking).lines.find(({ number }) => number === line);
  const late = planned !== undefined && planned.paid < planned.amount && at >= lateFrom(booking, line);
  if (!late || booking.reminded.includes(line)) return refused({ kind: 'notDue' });
  // Being told changes nothing that a save could have been made on.
  return decided({ ...booking, reminded: [...booking.reminded, line] });
};

const announced = ({ at, offer, settings }: CommandContext, booking: Confirmed, { what }: Announce): Decided => {
  const due = announcementsOf(booking, offer, settings).some((each) => each.what === what && at >= each.at);
  return due ? decided({ ...booking, announced: [...(booking.announced ?? []), what] }) : refused({ kind: 'notDue' });
};

const grantRebate = (context: CommandContext, booking: Confirmed, { amount, reason }: GrantRebate): Decided => {
  if (!Number.isSafeInteger(amount) || amount <= 0) return refused(invalid(problem(null, 'rebate', 'invalid')));
  const officeRebates = [...booking.officeRebates, { amount, reason }];
  const terms = { ...booking.basis.terms, officeRebates: officeRebates.map((rebate) => rebate.amount) };
  return decided(saved(context, repriced(context, { ...booking, officeRebates }, booking.quote.rows, terms)));
};

/** Off the reserve list: the whole party fits; the price is the sign-up's, the first payment is due a day from now (R11). */
const movedUp = (context: CommandContext, booking: Waiting): Decided => {
  const { offer, today, at, by } = context;
  // The office moves also those of an offer that gives no places by itself.
  const room = by.kind === 'office' ? packsBeside(context, booking.seats) : fits(context, booking.seats);
  if (!room || bookingClosed(offer, today) !== null) return refused({ kind: 'notDue' });
  const confirmed: Confirmed = {
    ...booking,
    status: 'confirmed',
    firstDue: firstDueFrom(context),
    ...awaitedWay(context, booking),
    plan: booking.plan.map((line) => ({ ...line, due: line.due !== null && line.due < today ? null : line.due })),
    version: booking.version + 1,
    savedAt: at,
  };
  return decided(regrouped(context, confirmed));
};

/** A trip that was called off, or cancelled: at the customer's wish by the day on which they asked (R48). */
const ended = (context: CommandContext, booking: Confirmed, command: Cancel | CallOff): Decided => {
  if (command.type === 'callOff') return cancelled(context, booking, 'organiser');
  const { reason, asOfAsked } = command;
  const day = reason === 'customer' && asOfAsked === true ? cancellingDay(booking, context.today) : context.today;
  return cancelled(context, booking, reason, day);
};

/** A change is made at the price that its preview showed, or not at all (R17, R37). */
const asShown = ({ expectedPrice }: ChangeBooking, after: Confirmed): Decided =>
  expectedPrice === undefined || after.quote.price === expectedPrice
    ? decided(after)
    : refused({ kind: 'priceChanged', price: after.quote.price });

/** Decides a command on a booking that has its places. */
export const decideConfirmed = (context: CommandContext, booking: Confirmed, command: CommandIn<'confirmed'>): Decided => {
  const { today } = context;
  switch (command.type) {
    case 'redeemVoucher':
      return redeemed(context, booking, command);
    case 'createGroup':
      return grouped(context, booking, openedGroup);
    case 'joinGroup':
      return grouped(context, booking, joinedGroup);
    case 'regroup': {
      const after = regrouped(context, booking);
      return after === booking ? refused({ kind: 'notDue' }) : decided(saved(context, after));
    }
    case 'registerPayment':
      return registered(context, booking, command);
    case 'undoPayment':
      return undone(context, booking, command);
    case 'requestCancel':
      return today >= context.offer.from
        ? refused({ kind: 'changesClosed' })
        : decided(saved(context, booking, { cancelAskedAt: booking.cancelAskedAt ?? context.at }));
    case 'cancel':
    case 'callOff':
      return today > context.offer.to ? refused({ kind: 'bookingClosed', reason: 'over' }) : ended(context, booking, command);
    case 'cancelUnpaid':
      return cancelledUnpaid(context, booking, command);
    case 'remind':
      return reminded(context, booking, command);
    case 'announce':
      return announced(context, booking, command);
    case 'grantRebate':
      return grantRebate(context, booking, command);
    case 'tell':
      return command.about === 'missingData' ? dataAskedFor(context, booking, command) : told(booking, command);
    case 'note':
      return noted(context, booking, command);
    case 'nameKsef':
      return ksefNamed(booking, command);
    case 'correctBuyer':
      return buyerCorrected(booking, command);
    case 'clearAge':
      // So that a traveller of 45 or more may be named in a change (R33, R37).
      return booking.ageCleared ? refused({ kind: 'alreadyDone' }) : decided(saved(context, booking, { ageCleared: true }));
    case 'nameWay':
      return booking.wayAwaited === true ? decided(withWay(context, booking)) : refused({ kind: 'alreadyDone' });
    case 'changeBooking':
      return changed(context, booking, command).andThen(({ booking: after, rows }) =>
        asShown(command, saved(context, repriced(context, after, rows, after.basis.terms))),
      );
  }
};

/** Decides a command on a sign-up. */
export const decideWaiting = (context: CommandContext, booking: Waiting, command: CommandIn<'reserveList'>): Decided => {
  switch (command.type) {
    case 'moveUp':
      return movedUp(context, booking);
    case 'leaveReserveList':
      return cancelled(context, booking, 'leftReserveList');
    case 'cancel':
      return cancelled(context, booking, command.reason);
    case 'callOff':
      return cancelled(context, booking, 'organiser');
    case 'registerPayment':
      return registered(context, booking, command);
    case 'undoPayment':
      return undone(context, booking, command);
    case 'tell':
      return told(booking, command);
    case 'note':
      return noted(context, booking, command);
  }
};

/** Decides a command on a cancelled booking: money still comes in, and goes back; notes are still written. */
export const decideCancelled = (context: CommandContext, booking: Cancelled, command: CommandIn<'cancelled'>): Decided => {
  switch (command.type) {
    case 'registerPayment':
      return registered(context, booking, command);
    case 'undoPayment':
      return undone(context, booking, command);
    case 'keepLate':
      return keptLate(context, booking, command);
    case 'tell':
      return told(booking, command);
    case 'note':
      return noted(context, booking, command);
    case 'nameKsef':
      return ksefNamed(booking, command);
    case 'correctBuyer':
      return buyerCorrected(booking, command);
  }
};
