import { err, ok } from 'neverthrow';
import { notBookableReason } from '../../catalogue/offer.ts';
import { joinGroup, openGroup } from '../../groups/group.ts';
import { type Choices, withoutPersonalData } from '../../party/choices.ts';
import { invalidAnswers, problem } from '../../party/problem.ts';
import { placesPerUnitOfChoices } from '../../seats/claim.ts';
import { needsOfficeConsentFrom45 } from '../../travellers/requirements.ts';
import { type Draft, isHoldActive } from '../booking.ts';
import { type CommandIn, commandFacts } from '../command-facts.ts';
import {
  acceptedDecision,
  type CommandContext,
  type CommandOf,
  canOrderPlaces,
  type Decided,
  refusedDecision,
} from '../commands.ts';
import { addNote } from '../note.ts';
import { draftRemovalTime } from '../scheduled-events.ts';
import {
  applyBerthsStep,
  applyExtrasStep,
  applyInsuranceStep,
  applyParticipantsStep,
  applyTripStep,
} from './apply-steps.ts';
import {
  applyAmbassadorCodeOnDraft,
  redeemVoucherOnDraft,
  removeCode,
  saveDraft,
} from './codes.ts';
import { draftTravellerProblems, placeOrder } from './order.ts';

/**
 * Marks a draft that needs the office's consent, because a traveller is 45 or older. The version
 * stays the same, so that the customer can still save.
 */
const markOlder = ({ offer }: CommandContext, draft: Draft): Decided => {
  if (!needsOfficeConsentFrom45(offer, draft.choices))
    return refusedDecision({ kind: 'notNeeded' });
  return draft.olderNamed
    ? refusedDecision({ kind: 'alreadyDone' })
    : acceptedDecision({ ...draft, olderNamed: true });
};

/**
 * Records a draft's first request for the office's consent to travellers of 45 or older. The
 * request extends the hold within limits (R33, R65).
 */
const requestAgeClearance = (
  context: CommandContext,
  draft: Draft,
  command: CommandOf<'requestAge' | 'noteAgeRequest'>,
): Decided => {
  const keepsPlaces = command.type === 'requestAge';
  const ageRequest = draft.ageRequest ?? { number: command.number, at: context.at, keepsPlaces };
  if (command.type === 'requestAge' && command.ifMarked === undefined)
    return saveDraft(context, { ...draft, olderNamed: true, ageRequest }, 2);
  if (!draft.olderNamed || !needsOfficeConsentFrom45(context.offer, draft.choices))
    return refusedDecision({ kind: 'notNeeded' });
  if (draft.ageRequest !== null) return refusedDecision({ kind: 'alreadyDone' });
  if (draft.ageCleared) return refusedDecision({ kind: 'notNeeded' });
  return keepsPlaces
    ? saveDraft(context, { ...draft, ageRequest }, 2)
    : acceptedDecision({ ...draft, ageRequest, version: draft.version + 1, savedAt: context.at });
};

/** Marks a draft as prepared by the office; refuses if the draft's places are not free. */
const prepareOrder = (context: CommandContext, draft: Draft): Decided =>
  draft.reserveList || !canOrderPlaces(context, draft.seats)
    ? refusedDecision({ kind: 'placesGone' })
    : saveDraft(context, { ...draft, preparedAt: context.at }, 5);

/**
 * Gives a draft to the browser that opens the mailed link; the draft's account stays the same (R45,
 * R55.4).
 */
const takeOver = ({ owner, at }: CommandContext, draft: Draft): Decided =>
  draft.preparedAt === undefined
    ? refusedDecision({ kind: 'notNeeded' })
    : acceptedDecision({
        ...draft,
        owner: { ...draft.owner, visitorId: owner.visitorId },
        version: draft.version + 1,
        savedAt: at,
      });

/** A party that fits gets places, even if the customer would accept the reserve list. */
const seatDraft = (
  context: CommandContext,
  draft: Draft,
  choices: Choices,
  listWillDo: boolean,
): Decided => {
  if (context.halfFilled && placesPerUnitOfChoices(choices).length === 0)
    return saveDraft(context, { ...draft, choices }, 2);
  if (canOrderPlaces(context, placesPerUnitOfChoices(choices)))
    return saveDraft(context, { ...draft, choices, reserveList: false }, 2);
  return listWillDo
    ? saveDraft(context, { ...draft, choices, reserveList: true }, 2)
    : refusedDecision(invalidAnswers(problem(null, 'unit', 'noPlaces')));
};

const changeByOffice = (draft: Draft, changes: Partial<Draft>): Decided =>
  acceptedDecision({ ...draft, ...changes, version: draft.version + 1 });

const removeDraft = (context: CommandContext, draft: Draft): Decided => {
  const {
    reached: _reached,
    olderNamed: _named,
    reserveList: _list,
    hold: _hold,
    preparedAt: _prepared,
    status: _status,
    notes: _notes,
    ...common
  } = draft;
  const vouchers = draft.vouchers.flatMap(({ code }) => {
    const voucher = context.vouchers(code);
    return voucher?.reserved?.bookingId === draft.id ? [{ ...voucher, reserved: null }] : [];
  });
  return acceptedDecision(
    {
      ...common,
      choices: withoutPersonalData(draft.choices),
      seats: [],
      version: draft.version + 1,
      status: 'removed',
    },
    vouchers,
  );
};

const decideOnDraft = (
  context: CommandContext,
  draft: Draft,
  command: CommandIn<'draft'>,
): Decided => {
  const savedWithStep = (number: number) => (choices: Choices) =>
    saveDraft(context, { ...draft, choices }, number);
  switch (command.type) {
    case 'chooseTrip':
      return applyTripStep(context, draft.choices, command).andThen(savedWithStep(1));
    case 'chooseBerths':
      return applyBerthsStep(context, draft.choices, command).andThen((choices) =>
        seatDraft(context, draft, choices, command.reserveList),
      );
    case 'chooseInsurance':
      return applyInsuranceStep(context, draft.choices, command).andThen(savedWithStep(3));
    case 'chooseExtras':
      return applyExtrasStep(context, draft.choices, command).andThen(savedWithStep(4));
    case 'nameParticipants':
      return applyParticipantsStep(draft.choices, command, context.bookerEmail)
        .andThen((choices) => {
          const found = draftTravellerProblems(context, draft, choices);
          return found.length > 0 ? err(invalidAnswers(...found)) : ok(choices);
        })
        .andThen(savedWithStep(5));
    case 'confirm':
      return placeOrder(context, draft, command);
    case 'releaseHold':
      // The scheduler cannot release an active hold, for example one that a save extended (R8).
      if (
        context.by.kind === 'system' &&
        (draft.hold === null || isHoldActive(draft.hold, context.at))
      )
        return refusedDecision({ kind: 'notDue' });
      return acceptedDecision({ ...draft, hold: null });
    case 'removeDraft':
      return context.at < draftRemovalTime(draft, context.settings)
        ? refusedDecision({ kind: 'notDue' })
        : removeDraft(context, draft);
    case 'callOff':
      return removeDraft(context, draft);
    case 'redeemVoucher':
      return redeemVoucherOnDraft(context, draft, command);
    case 'useAmbassadorCode':
      return applyAmbassadorCodeOnDraft(context, draft);
    case 'createGroup':
      return openGroup(context, draft, command.keepsDays === true).andThen((group) =>
        saveDraft(context, { ...draft, group }, 0),
      );
    case 'joinGroup':
      return joinGroup(context, draft).andThen((group) =>
        saveDraft(context, { ...draft, group }, 0),
      );
    case 'removeCode':
      return removeCode(context, draft, command);
    case 'markOlder':
      return markOlder(context, draft);
    case 'requestAge':
    case 'noteAgeRequest':
      return requestAgeClearance(context, draft, command);
    case 'prepareOrder':
      return prepareOrder(context, draft);
    case 'takeOver':
      return takeOver(context, draft);
    case 'note':
      return addNote(context, draft, command);
    case 'clearAge':
      return changeByOffice(draft, { ageCleared: true });
    case 'grantRebate':
      if (!Number.isSafeInteger(command.amount) || command.amount <= 0)
        return refusedDecision(invalidAnswers(problem(null, 'rebate', 'invalid')));
      return changeByOffice(draft, {
        officeRebates: [...draft.officeRebates, { amount: command.amount, reason: command.reason }],
      });
  }
};

/**
 * Decides a draft's command. If an earlier step is not saved, the command is refused. If the offer
 * is not bookable, only commands with `evenWhenClosed` are accepted (R9, R50).
 */
export const decideDraft = (
  context: CommandContext,
  draft: Draft,
  command: CommandIn<'draft'>,
): Decided => {
  const { evenWhenClosed, needsStep } = commandFacts(command.type);
  const reason = evenWhenClosed ? null : notBookableReason(context.offer, context.today);
  if (reason !== null) return refusedDecision({ kind: 'bookingClosed', reason });
  return draft.reached < needsStep
    ? refusedDecision({ kind: 'stepSkipped', step: needsStep })
    : decideOnDraft(context, draft, command);
};
