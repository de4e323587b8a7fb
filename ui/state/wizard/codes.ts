import { atom } from 'jotai';
import type { ApiFailure } from '../../../adapters/http/client/failure.ts';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { savedAnswers } from './answers.ts';
import { setbackOf, type Trouble } from './failures.ts';
import { onNewer } from './newer.ts';
import { merge, typedIn } from './typed.ts';
import { answersOf, goTo, type Onward, type Outside, pressEarlyAtom, read, type Wizard, wizardAtom } from './wizard.ts';

/** Which code is meant: a participant's voucher (`person` from 1), the ambassador's, a group's to join or to open. */
export type CodeName = `voucher-${number}` | 'ambassador' | 'groupJoin' | 'groupCreate';

/** What became of a code; every one has its words (ui/copy/wizard-codes.pl.ts). */
export type CodeSaid =
  | { readonly kind: 'applied' | 'empty' | 'exists' | 'assigned' | 'otherOffer' | 'away' | 'broken' }
  /** `why`: the wire's word for the cause; a few of them are told. */
  | { readonly kind: 'refused'; readonly why: string | null }
  | { readonly kind: 'tooMany'; readonly seconds: number };

/** What was said of each code last, and which one is being asked. Belongs to one reservation. */
export type Codes = {
  readonly id: string;
  readonly busy: CodeName | null;
  readonly said: { readonly [N in CodeName]?: CodeSaid };
};

export const codesAtom = atom<Codes>({ id: '', busy: null, said: {} });
const NOTHING: Codes['said'] = {};

/** What was said about this reservation's codes. */
export const codesOf = (codes: Codes, id: string): Codes => (codes.id === id ? codes : { id, busy: null, said: NOTHING });

/** The next input ends what was said of a code (R51). */
export const forgetCodeAtom = atom(null, (get, set, name: CodeName): void => {
  const codes = get(codesAtom);
  if (codes.said[name] === undefined) return;
  const { [name]: _said, ...others } = codes.said;
  set(codesAtom, { ...codes, said: others });
});

// By the cause's own word; by the message only where there is none (R51).
const CAUSES: Readonly<Record<string, 'exists' | 'assigned' | 'otherOffer'>> = {
  groupCodeExists: 'exists',
  groupCodeAssigned: 'assigned',
  groupCodeOfOtherOffer: 'otherOffer',
  'Group code already exists': 'exists',
  'Group code already assigned to reservation': 'assigned',
  'Group code belongs to another offer': 'otherOffer',
};

/** Causes that are not about the code, and have screens of their own. */
const TROUBLES: ReadonlySet<Trouble['kind']> = new Set(['confirmed', 'elsewhere', 'closed']);

type CodeSetback = { readonly said: CodeSaid } | { readonly trouble: Trouble };

/** A refused code in the screen's words, or a trouble of the reservation itself. */
export const codeSetback = (failure: ApiFailure): CodeSetback => {
  if (failure.kind === 'tooMany') return { said: { kind: 'tooMany', seconds: failure.retryAfterSeconds } };
  if (failure.kind !== 'refused') return { said: { kind: failure.kind === 'malformed' ? 'broken' : 'away' } };
  const known = CAUSES[failure.code ?? failure.message];
  if (known) return { said: { kind: known } };
  const setback = setbackOf(failure);
  if (setback.kind === 'trouble' && TROUBLES.has(setback.trouble.kind)) return { trouble: setback.trouble };
  // An unknown code is 404 too, so only a session that ended means the login.
  if (failure.status === 401) return { trouble: { kind: 'login', hasSession: false } };
  return { said: failure.status >= 500 ? { kind: 'broken' } : { kind: 'refused', why: failure.code } };
};

type VoucherName = Extract<CodeName, `voucher-${number}`>;
const isVoucher = (name: CodeName): name is VoucherName => name.startsWith('voucher-');
const personOf = (name: VoucherName): number => Number(name.slice('voucher-'.length));

/** The fields of a step that hold codes: step 1 has a group's alone, step 6 all of them. */
type CodeForm = {
  readonly booking: { readonly groupCode: string; readonly ambassadorCode?: string };
  readonly people: readonly { readonly voucherCode?: string }[];
};

/** The code that stands in the field. */
export const typedCode = (name: CodeName, { booking, people }: CodeForm): string => {
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

/** The answers with a code's field empty again, once it is applied. */
const without = <A extends CodeForm>(name: CodeName, answers: A): A => {
  const { booking, people } = answers;
  if (isVoucher(name))
    return { ...answers, people: people.map((one, index) => (index + 1 === personOf(name) ? { ...one, voucherCode: '' } : one)) };
  switch (name) {
    case 'ambassador':
      return { ...answers, booking: { ...booking, ambassadorCode: '' } };
    // Whoever opens a group joins no other: a code that was typed for that is not applied any more.
    case 'groupJoin':
    case 'groupCreate':
      return { ...answers, booking: { ...booking, groupCode: '' } };
  }
};

const ask = async ({ call }: Outside, name: CodeName, code: string, { id, reservation }: Wizard) => {
  const options = reservation === null ? {} : { expectedVersion: reservation.Version };
  const booking = { reservationId: id };
  if (isVoucher(name)) return call('voucherRedeem', { ...booking, voucherCode: code, userNum: personOf(name) }, options);
  switch (name) {
    case 'ambassador':
      return call('ambassadorUse', { ...booking, ambassadorCode: code }, options);
    case 'groupJoin':
      return call('groupJoin', { ...booking, groupCode: code }, options);
    case 'groupCreate':
      return call('groupCreate', booking, options);
  }
};

/** Redeems, uses, joins or opens: the price follows at once, and everything else that was typed stays. */
export const applyCodeAtom = atom(null, async (get, set, outside: Outside, name: CodeName): Promise<Onward> => {
  const present = get(wizardAtom);
  const wizard = present.busy === null ? present : await set(pressEarlyAtom);
  if (wizard === null) return null;
  const codes = codesOf(get(codesAtom), wizard.id);
  const answers = wizard.step === 'trip' ? answersOf(wizard, 'trip') : answersOf(wizard, 'summary');
  if (codes.busy !== null || answers === null) return null;
  const code = typedCode(name, answers);
  const say = (said: CodeSaid) => {
    const now = codesOf(get(codesAtom), wizard.id);
    set(codesAtom, { ...now, busy: null, said: { ...now.said, [name]: said } });
  };
  if (code === '' && name !== 'groupCreate') {
    say({ kind: 'empty' });
    return null;
  }
  // What was said stays long enough to be read, unless the code is tried again: then the next word is the one that counts (R51).
  const { [name]: _said, ...others } = codes.said;
  set(codesAtom, { ...codes, busy: name, said: others });
  const answer = await ask(outside, name, code, wizard);
  const here = get(wizardAtom).id === wizard.id;
  if (answer.isErr()) {
    const end = codeSetback(answer.error);
    if ('said' in end) {
      say(end.said);
      return null;
    }
    set(codesAtom, { ...codesOf(get(codesAtom), wizard.id), busy: null });
    if (here) set(wizardAtom, { ...get(wizardAtom), trouble: end.trouble });
    return here ? goTo(end.trouble) : null;
  }
  const changed = 'Reservation' in answer.value ? answer.value.Reservation : await reread(outside, wizard, answer.value.Code);
  const now = get(wizardAtom);
  if (changed !== null && now.id === wizard.id && now.step === wizard.step) set(wizardAtom, applied(outside, now, changed, name));
  say({ kind: 'applied' });
  return null;
});

/** What is taken back: a voucher by its code, the ambassador's code, or the group. */
export type Removal = { readonly kind: 'voucher'; readonly code: string } | { readonly kind: 'ambassador' | 'group' };

const sendRemoval = ({ call }: Outside, { id, reservation }: Wizard, removal: Removal) => {
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

/** Takes back a code before the order (R51): the price follows at once. Answers whether it went well, and where a refusal leads. */
export const removeCodeAtom = atom(
  null,
  async (get, set, outside: Outside, removal: Removal): Promise<{ readonly removed: boolean; readonly to: Onward }> => {
    const wizard = get(wizardAtom);
    if (wizard.busy !== null || codesOf(get(codesAtom), wizard.id).busy !== null) return { removed: false, to: null };
    const answer = await sendRemoval(outside, wizard, removal);
    const now = get(wizardAtom);
    if (now.id !== wizard.id || now.step !== wizard.step) return { removed: answer.isOk(), to: null };
    if (answer.isErr()) {
      const end = codeSetback(answer.error);
      if ('said' in end) return { removed: false, to: null };
      set(wizardAtom, { ...now, trouble: end.trouble });
      return { removed: false, to: goTo(end.trouble) };
    }
    set(codesAtom, { id: wizard.id, busy: null, said: {} });
    set(wizardAtom, onNewer(outside, now, answer.value.Reservation));
    return { removed: true, to: null };
  },
);

/** A group that was opened answers its code alone: the reservation is asked for what became of it, and shows the code in any case. */
const reread = async (outside: Outside, { id, step, reservation }: Wizard, Code: string): Promise<WizardReservation | null> => {
  const answer = await read(outside, id, step);
  if (answer.isOk()) return answer.value.Reservation;
  return reservation && { ...reservation, Group: { ...reservation.Group, Code } };
};

const applied = (outside: Outside, wizard: Wizard, reservation: WizardReservation, name: CodeName): Wizard => {
  const { step } = wizard;
  const server = step === 'trip' || step === 'summary' ? savedAnswers[step](reservation) : null;
  return server !== null
    ? onNewer(outside, wizard, reservation, typedIn(server, without(name, merge(server, wizard.typed))))
    : onNewer(outside, wizard, reservation);
};
