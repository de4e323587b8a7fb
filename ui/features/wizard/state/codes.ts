import { atom } from 'jotai';
import type { ApiFailure } from '../../../../adapters/http/client/call.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { diffAnswers, overlayEnteredAnswers } from '../../../state/reservation/stored-input.ts';
import { savedAnswers } from './answers.ts';
import { type BlockingFailure, toStepFailure } from './failures.ts';
import {
  dispatchAtom,
  fetchReservation,
  type NextPage,
  nextPageAfterFailure,
  rebaseUnsavedInput,
  type WizardDeps,
  waitForLoadedStepAtom,
  wizardAtom,
  wizardDepsAtom,
} from './wizard.ts';
import { answersOf, isIdle, type Wizard, type WizardEvent } from './wizard-state.ts';

/** `voucher-2` is the voucher field of participant 2. Participants have numbers from 1. */
export type CodeName = `voucher-${number}` | 'ambassador' | 'groupJoin' | 'groupCreate';

export type CodeMessage =
  | {
      readonly kind: 'applied' | 'empty' | 'exists' | 'assigned' | 'otherOffer' | 'away' | 'broken';
    }
  /**
   * `why` is the error code with which the server refused the typed code; null if the response has
   * no error code. For some error codes, the message on the screen ends with the reason.
   */
  | { readonly kind: 'refused'; readonly why: string | null }
  | { readonly kind: 'tooMany'; readonly seconds: number };

export type Codes = {
  readonly id: string;
  readonly busy: CodeName | null;
  readonly said: { readonly [N in CodeName]?: CodeMessage };
};

export const codesAtom = atom<Codes>({ id: '', busy: null, said: {} });
const NOTHING: Codes['said'] = {};

export const codesOfReservation = (codes: Codes, id: string): Codes =>
  codes.id === id ? codes : { id, busy: null, said: NOTHING };

export const clearCodeMessageAtom = atom(null, (get, set, name: CodeName): void => {
  const codes = get(codesAtom);
  if (codes.said[name] === undefined) return;
  const { [name]: _said, ...otherMessages } = codes.said;
  set(codesAtom, { ...codes, said: otherMessages });
});

// Responses without an error code are recognized by their message (R51).
const CAUSES: Readonly<Record<string, 'exists' | 'assigned' | 'otherOffer'>> = {
  groupCodeExists: 'exists',
  groupCodeAssigned: 'assigned',
  groupCodeOfOtherOffer: 'otherOffer',
  'Group code already exists': 'exists',
  'Group code already assigned to reservation': 'assigned',
  'Group code belongs to another offer': 'otherOffer',
};

/**
 * These failures concern the whole reservation, not only a code, so a failure screen replaces the
 * form.
 */
const BLOCKING_KINDS: ReadonlySet<BlockingFailure['kind']> = new Set([
  'confirmed',
  'elsewhere',
  'closed',
]);

type CodeCallFailure = { readonly said: CodeMessage } | { readonly blocking: BlockingFailure };

export const toCodeCallFailure = (failure: ApiFailure): CodeCallFailure => {
  if (failure.kind === 'tooMany')
    return { said: { kind: 'tooMany', seconds: failure.retryAfterSeconds } };
  if (failure.kind !== 'refused')
    return { said: { kind: failure.kind === 'malformed' ? 'broken' : 'away' } };
  const cause = CAUSES[failure.code ?? failure.message];
  if (cause) return { said: { kind: cause } };
  const stepFailure = toStepFailure(failure);
  if (stepFailure.kind === 'blocking' && BLOCKING_KINDS.has(stepFailure.blocking.kind))
    return { blocking: stepFailure.blocking };
  // Here a 404 can mean an unknown voucher or group code instead of an unknown booking. So only a
  // 401 leads to the login.
  if (failure.status === 401) return { blocking: { kind: 'login', hasSession: false } };
  return {
    said: failure.status >= 500 ? { kind: 'broken' } : { kind: 'refused', why: failure.code },
  };
};

/**
 * Step 6 asks for a group code if step 1 could not (R52.2). After a login it still asks about a
 * typed code, because such a code blocks the order (R51.6). A whole yacht has no group rebate (R21).
 */
export const asksGroupCode = (reservation: WizardReservation, typedCode: string): boolean => {
  const { participants, trip } = stepDataOf(reservation);
  return (
    reservation.Offer.ShowGroupRebate &&
    trip?.Config.AccommodationOption !== 'whole' &&
    (participants?.Account === null || typedCode !== '')
  );
};

type VoucherName = Extract<CodeName, `voucher-${number}`>;
const isVoucher = (name: CodeName): name is VoucherName => name.startsWith('voucher-');
const personOf = (name: VoucherName): number => Number(name.slice('voucher-'.length));

type CodeForm = {
  readonly booking: { readonly groupCode: string; readonly ambassadorCode?: string };
  readonly people: readonly { readonly voucherCode?: string }[];
};

const codeInField = (name: CodeName, { booking, people }: CodeForm): string => {
  if (isVoucher(name)) return people[personOf(name) - 1]?.voucherCode?.trim() ?? '';
  switch (name) {
    case 'ambassador':
      return booking.ambassadorCode?.trim() ?? '';
    case 'groupJoin':
      return booking.groupCode.trim().toUpperCase();
    case 'groupCreate':
      return '';
  }
};

const without = <A extends CodeForm>(name: CodeName, answers: A): A => {
  const { booking, people } = answers;
  if (isVoucher(name))
    return {
      ...answers,
      people: people.map((person, index) =>
        index + 1 === personOf(name) ? { ...person, voucherCode: '' } : person,
      ),
    };
  switch (name) {
    case 'ambassador':
      return { ...answers, booking: { ...booking, ambassadorCode: '' } };
    // The typed group code is cleared after the booker joins or opens a group. The leader of a new
    // group cannot join another group.
    case 'groupJoin':
    case 'groupCreate':
      return { ...answers, booking: { ...booking, groupCode: '' } };
  }
};

const ask = async (
  { call }: WizardDeps,
  name: CodeName,
  code: string,
  { id, reservation }: Wizard,
) => {
  const options = reservation === null ? {} : { expectedVersion: reservation.Version };
  const booking = { reservationId: id };
  if (isVoucher(name))
    return call(
      'voucherRedeem',
      { ...booking, voucherCode: code, userNum: personOf(name) },
      options,
    );
  switch (name) {
    case 'ambassador':
      return call('ambassadorUse', { ...booking, ambassadorCode: code }, options);
    case 'groupJoin':
      return call('groupJoin', { ...booking, groupCode: code }, options);
    case 'groupCreate':
      return call('groupCreate', booking, options);
  }
};

export const applyCodeAtom = atom(null, async (get, set, name: CodeName): Promise<NextPage> => {
  const deps = get(wizardDepsAtom);
  const present = get(wizardAtom);
  const wizard = isIdle(present) ? present : await set(waitForLoadedStepAtom);
  if (wizard === null) return null;
  const codes = codesOfReservation(get(codesAtom), wizard.id);
  const answers = wizard.step === 'trip' ? answersOf(wizard, 'trip') : answersOf(wizard, 'summary');
  if (codes.busy !== null || answers === null) return null;
  const code = codeInField(name, answers);
  const say = (message: CodeMessage) => {
    const codes = codesOfReservation(get(codesAtom), wizard.id);
    set(codesAtom, { ...codes, busy: null, said: { ...codes.said, [name]: message } });
  };
  if (code === '' && name !== 'groupCreate') {
    say({ kind: 'empty' });
    return null;
  }
  const { [name]: _said, ...otherMessages } = codes.said;
  set(codesAtom, { ...codes, busy: name, said: otherMessages });
  const answer = await ask(deps, name, code, wizard);
  const here = get(wizardAtom).id === wizard.id;
  if (answer.isErr()) {
    const end = toCodeCallFailure(answer.error);
    if ('said' in end) {
      say(end.said);
      return null;
    }
    set(codesAtom, { ...codesOfReservation(get(codesAtom), wizard.id), busy: null });
    if (here) set(dispatchAtom, { type: 'failed', failure: end.blocking });
    return here ? nextPageAfterFailure(end.blocking) : null;
  }
  const changed =
    'Reservation' in answer.value
      ? answer.value.Reservation
      : await reloadReservation(deps, wizard, answer.value.Code);
  const current = get(wizardAtom);
  if (changed !== null && current.id === wizard.id && current.step === wizard.step)
    set(dispatchAtom, withAppliedCode(deps, current, changed, name));
  say({ kind: 'applied' });
  return null;
});

export type Removal =
  | { readonly kind: 'voucher'; readonly code: string }
  | { readonly kind: 'ambassador' | 'group' };

const sendRemoval = ({ call }: WizardDeps, { id, reservation }: Wizard, removal: Removal) => {
  const options = reservation === null ? {} : { expectedVersion: reservation.Version };
  const booking = { reservationId: id };
  switch (removal.kind) {
    case 'voucher':
      return call('voucherRemove', { ...booking, voucherCode: removal.code }, options);
    case 'ambassador':
      return call('ambassadorRemove', booking, options);
    case 'group':
      return call('groupLeave', booking, options);
  }
};

/** Codes can be removed until the booker sends the order (R51). */
export const removeCodeAtom = atom(
  null,
  async (
    get,
    set,
    removal: Removal,
  ): Promise<{ readonly removed: boolean; readonly to: NextPage }> => {
    const deps = get(wizardDepsAtom);
    const wizard = get(wizardAtom);
    if (!isIdle(wizard) || codesOfReservation(get(codesAtom), wizard.id).busy !== null)
      return { removed: false, to: null };
    const answer = await sendRemoval(deps, wizard, removal);
    const current = get(wizardAtom);
    if (current.id !== wizard.id || current.step !== wizard.step)
      return { removed: answer.isOk(), to: null };
    if (answer.isErr()) {
      const end = toCodeCallFailure(answer.error);
      if ('said' in end) return { removed: false, to: null };
      set(dispatchAtom, { type: 'failed', failure: end.blocking });
      return { removed: false, to: nextPageAfterFailure(end.blocking) };
    }
    set(codesAtom, { id: wizard.id, busy: null, said: {} });
    set(dispatchAtom, rebaseUnsavedInput(deps, current, answer.value.Reservation));
    return { removed: true, to: null };
  },
);

/**
 * Reloads the reservation after the visitor has joined or opened a group. If the reload fails,
 * returns the old reservation with the group's code added.
 */
const reloadReservation = async (
  deps: WizardDeps,
  { id, step, reservation }: Wizard,
  Code: string,
): Promise<WizardReservation | null> => {
  const answer = await fetchReservation(deps, id, step);
  if (answer.isOk()) return answer.value.Reservation;
  return reservation && { ...reservation, Group: { ...reservation.Group, Code } };
};

const withAppliedCode = (
  deps: WizardDeps,
  wizard: Wizard,
  reservation: WizardReservation,
  name: CodeName,
): WizardEvent => {
  const { step } = wizard;
  const server = step === 'trip' || step === 'summary' ? savedAnswers[step](reservation) : null;
  return server !== null
    ? rebaseUnsavedInput(
        deps,
        wizard,
        reservation,
        diffAnswers(server, without(name, overlayEnteredAnswers(server, wizard.typed))),
      )
    : rebaseUnsavedInput(deps, wizard, reservation);
};
