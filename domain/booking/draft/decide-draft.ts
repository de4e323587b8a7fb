import { err, ok } from 'neverthrow';
import { bookingClosed } from '../../catalogue/offer.ts';
import { joinedGroup, openedGroup } from '../../groups/group.ts';
import { type Choices, withoutPeople } from '../../party/choices.ts';
import { invalid, problem } from '../../party/problem.ts';
import { seatsOf } from '../../seats/claim.ts';
import { type Draft, holds } from '../booking.ts';
import { draftRemovedFrom } from '../by-time.ts';
import { type CommandIn, factsOf } from '../command-facts.ts';
import { type CommandContext, type Decided, decided, fits, refused } from '../decision.ts';
import { noted } from '../note.ts';
import { ageAsked, markedOlder } from './age-request.ts';
import { applyBerths, applyExtras, applyInsurance, applyNames, applyTrip } from './apply-steps.ts';
import { redeemOnDraft, removeCode, takeAmbassadorCode } from './codes.ts';
import { placeOrder, travellersProblems } from './order.ts';
import { savedDraft } from './saves.ts';

/** Step 2 decides between real places and the reserve list; a party that fits gets places whatever it asked for (R9). */
const seated = (context: CommandContext, draft: Draft, choices: Choices, listWillDo: boolean): Decided => {
  // While nobody has chosen a unit yet, nothing is decided about places.
  if (context.halfFilled && seatsOf(choices).length === 0) return savedDraft(context, { ...draft, choices }, 2);
  if (fits(context, seatsOf(choices))) return savedDraft(context, { ...draft, choices, reserveList: false }, 2);
  return listWillDo
    ? savedDraft(context, { ...draft, choices, reserveList: true }, 2)
    : refused(invalid(problem(null, 'unit', 'noPlaces')));
};

/** A draft that the office changed: its own saves, and with them its hold, are left as they are. */
const byOffice = (draft: Draft, changes: Partial<Draft>): Decided => decided({ ...draft, ...changes, version: draft.version + 1 });

/** A draft that is no more: what was typed is gone, its places are free and its vouchers nobody's again. */
const removed = (context: CommandContext, draft: Draft): Decided => {
  const { reached: _reached, olderNamed: _named, reserveList: _list, hold: _hold, status: _status, notes: _notes, ...common } = draft;
  const vouchers = draft.vouchers.flatMap(({ code }) => {
    const voucher = context.vouchers(code);
    return voucher?.reserved?.bookingId === draft.id ? [{ ...voucher, reserved: null }] : [];
  });
  return decided({ ...common, choices: withoutPeople(draft.choices), seats: [], version: draft.version + 1, status: 'removed' }, vouchers);
};

const onDraft = (context: CommandContext, draft: Draft, command: CommandIn<'draft'>): Decided => {
  const savedWithStep = (number: number) => (choices: Choices) => savedDraft(context, { ...draft, choices }, number);
  switch (command.type) {
    case 'chooseTrip':
      return applyTrip(context, draft.choices, command).andThen(savedWithStep(1));
    case 'chooseBerths':
      return applyBerths(context, draft.choices, command).andThen((choices) => seated(context, draft, choices, command.reserveList));
    case 'chooseInsurance':
      return applyInsurance(context, draft.choices, command).andThen(savedWithStep(3));
    case 'chooseExtras':
      return applyExtras(context, draft.choices, command).andThen(savedWithStep(4));
    case 'nameParticipants':
      return applyNames(draft.choices, command, context.bookerEmail)
        .andThen((choices) => {
          const found = travellersProblems(context, draft, choices);
          return found.length > 0 ? err(invalid(...found)) : ok(choices);
        })
        .andThen(savedWithStep(5));
    case 'confirm':
      return placeOrder(context, draft, command);
    case 'releaseHold':
      // Time ends a hold once, and none that was extended meanwhile (R8).
      if (context.by.kind === 'system' && (draft.hold === null || holds(draft.hold, context.at))) return refused({ kind: 'notDue' });
      // Nothing that its owner typed has changed, so the version stays.
      return decided({ ...draft, hold: null });
    case 'removeDraft':
      return context.at < draftRemovedFrom(draft, context.settings) ? refused({ kind: 'notDue' }) : removed(context, draft);
    case 'callOff':
      return removed(context, draft);
    case 'redeemVoucher':
      return redeemOnDraft(context, draft, command);
    case 'useAmbassadorCode':
      return takeAmbassadorCode(context, draft);
    case 'createGroup':
      return openedGroup(context, draft).andThen((group) => savedDraft(context, { ...draft, group }, 0));
    case 'joinGroup':
      return joinedGroup(context, draft).andThen((group) => savedDraft(context, { ...draft, group }, 0));
    case 'removeCode':
      return removeCode(context, draft, command);
    case 'markOlder':
      return markedOlder(context, draft);
    case 'requestAge':
    case 'noteAgeRequest':
      return ageAsked(context, draft, command);
    case 'note':
      return noted(context, draft, command);
    case 'clearAge':
      return byOffice(draft, { ageCleared: true });
    case 'grantRebate':
      if (!Number.isSafeInteger(command.amount) || command.amount <= 0) return refused(invalid(problem(null, 'rebate', 'invalid')));
      return byOffice(draft, { officeRebates: [...draft.officeRebates, { amount: command.amount, reason: command.reason }] });
  }
};

/** Decides a command on a draft: its offer can still be booked, and the steps before it were saved (R9, R50). */
export const decideDraft = (context: CommandContext, draft: Draft, command: CommandIn<'draft'>): Decided => {
  const { evenWhenClosed, needsStep } = factsOf(command.type);
  const reason = evenWhenClosed ? null : bookingClosed(context.offer, context.today);
  if (reason !== null) return refused({ kind: 'bookingClosed', reason });
  return draft.reached < needsStep ? refused({ kind: 'stepSkipped', step: needsStep }) : onDraft(context, draft, command);
};
