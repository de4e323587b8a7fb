import type { Booking, Refusal } from './booking.ts';
import type { BookingCommand, LifeCommand } from './commands.ts';

type State = Booking['status'];
type RefusedBy =
  | 'wrongState'
  | 'alreadyConfirmed'
  | 'changesClosed'
  | 'groupNotOffered'
  | 'onReserveList';

type ByState = Readonly<Record<Exclude<State, 'removed'>, 'takes' | RefusedBy>> & {
  readonly removed: RefusedBy;
};

export type NewsKind =
  | 'placed'
  | 'movedUp'
  | 'wayNamed'
  | 'paid'
  | 'voucherPaid'
  | 'reminder'
  | 'announced'
  | 'changed'
  | 'repriced'
  | 'regrouped'
  | 'ageCleared'
  | 'cancelAsked'
  | 'cancelled'
  | 'calledOff'
  | 'undone'
  | 'keptLate'
  | 'told'
  | 'reviewHidden';

export type CommandFacts = {
  readonly states: ByState;
  readonly needsStep: number;
  readonly evenWhenClosed: boolean;
  readonly requestsUnits: boolean;
  /** True if the decision needs to know which places other bookings take. */
  readonly readsOccupancy: boolean;
  /** 'begins': the command starts a hold. 'renews': it replaces a hold that expired (R8). */
  readonly hold: 'begins' | 'renews' | null;
  /**
   * 'grows': the command can change the rebates of other bookings in the group (R21). 'reads': it
   * only loads the group.
   */
  readonly group: 'grows' | 'reads' | null;
  readonly names: 'voucher' | 'ambassador' | 'group' | null;
  readonly list: 'joins' | 'leaves' | null;
  readonly ends: boolean;
  /**
   * True if the command needs the booker's e-mail, to store it or to count the booker's past trips
   * (R20).
   */
  readonly countsBooker: boolean;
  readonly countsTrips: boolean;
  readonly news: NewsKind | null;
  /** True if the command contains personal data, which is stored separately (R39, R46). */
  readonly namesPeople: boolean;
};

const DRAFT = {
  draft: 'takes',
  confirmed: 'alreadyConfirmed',
  reserveList: 'alreadyConfirmed',
  cancelled: 'alreadyConfirmed',
  removed: 'wrongState',
} as const;
const NO_STATE = {
  draft: 'wrongState',
  confirmed: 'wrongState',
  reserveList: 'wrongState',
  cancelled: 'wrongState',
  removed: 'wrongState',
} as const;
const CONFIRMED = { ...NO_STATE, confirmed: 'takes' } as const;
const WAITING = { ...NO_STATE, reserveList: 'takes' } as const;
const DRAFT_AND_CONFIRMED = { ...CONFIRMED, draft: 'takes' } as const;

const PLAIN = {
  needsStep: 0,
  evenWhenClosed: false,
  requestsUnits: false,
  readsOccupancy: true,
  hold: null,
  group: null,
  names: null,
  list: null,
  ends: false,
  countsBooker: false,
  countsTrips: false,
  news: null,
  namesPeople: false,
} as const;
const ASIDE = { ...PLAIN, readsOccupancy: false } as const;
const SAVE = { ...PLAIN, states: DRAFT, hold: 'renews' } as const;
const OF_GROUP = {
  ...PLAIN,
  states: { ...DRAFT_AND_CONFIRMED, reserveList: 'groupNotOffered' },
  hold: 'renews',
  news: 'repriced',
} as const;

export const COMMAND_FACTS = {
  chooseTrip: SAVE,
  chooseBerths: { ...SAVE, needsStep: 1, requestsUnits: true, hold: 'begins', namesPeople: true },
  chooseInsurance: { ...SAVE, needsStep: 2 },
  chooseExtras: { ...SAVE, needsStep: 3 },
  nameParticipants: { ...SAVE, needsStep: 3, countsBooker: true, namesPeople: true },
  confirm: {
    ...PLAIN,
    states: DRAFT,
    needsStep: 5,
    group: 'grows',
    list: 'joins',
    countsBooker: true,
    countsTrips: true,
    news: 'placed',
    namesPeople: true,
  },
  releaseHold: { ...ASIDE, states: DRAFT, evenWhenClosed: true },
  removeDraft: { ...ASIDE, states: DRAFT, evenWhenClosed: true },
  redeemVoucher: {
    ...PLAIN,
    states: { ...DRAFT_AND_CONFIRMED, reserveList: 'onReserveList' },
    hold: 'renews',
    names: 'voucher',
    news: 'voucherPaid',
  },
  useAmbassadorCode: { ...SAVE, names: 'ambassador' },
  createGroup: { ...OF_GROUP, group: 'reads' },
  joinGroup: { ...OF_GROUP, group: 'grows', names: 'group' },
  removeCode: { ...SAVE, group: 'reads' },
  markOlder: { ...ASIDE, states: DRAFT, needsStep: 3 },
  requestAge: { ...SAVE, needsStep: 2 },
  prepareOrder: { ...SAVE, needsStep: 5 },
  takeOver: { ...ASIDE, states: DRAFT, needsStep: 5 },
  noteAgeRequest: { ...ASIDE, states: DRAFT, needsStep: 2 },
  clearAge: { ...ASIDE, states: DRAFT_AND_CONFIRMED, evenWhenClosed: true, news: 'ageCleared' },
  nameWay: { ...ASIDE, states: CONFIRMED, evenWhenClosed: true, news: 'wayNamed' },
  grantRebate: { ...ASIDE, states: DRAFT_AND_CONFIRMED, evenWhenClosed: true, news: 'repriced' },
  tell: {
    ...ASIDE,
    states: { ...NO_STATE, confirmed: 'takes', reserveList: 'takes', cancelled: 'takes' },
    news: 'told',
    namesPeople: true,
  },
  note: {
    ...ASIDE,
    states: { ...DRAFT_AND_CONFIRMED, reserveList: 'takes', cancelled: 'takes' },
    evenWhenClosed: true,
    namesPeople: true,
  },
  nameKsef: { ...ASIDE, states: { ...CONFIRMED, cancelled: 'takes' }, evenWhenClosed: true },
  correctBuyer: {
    ...ASIDE,
    states: { ...CONFIRMED, cancelled: 'takes' },
    evenWhenClosed: true,
    namesPeople: true,
  },
  regroup: { ...ASIDE, states: CONFIRMED, group: 'reads', news: 'regrouped' },
  moveUp: { ...PLAIN, states: WAITING, group: 'grows', list: 'leaves', news: 'movedUp' },
  leaveReserveList: { ...ASIDE, states: WAITING, list: 'leaves', ends: true, news: 'cancelled' },
  requestCancel: { ...ASIDE, states: CONFIRMED, news: 'cancelAsked' },
  cancel: {
    ...ASIDE,
    states: { ...CONFIRMED, reserveList: 'takes' },
    group: 'reads',
    list: 'leaves',
    ends: true,
    news: 'cancelled',
  },
  callOff: {
    ...ASIDE,
    states: { ...DRAFT_AND_CONFIRMED, reserveList: 'takes' },
    evenWhenClosed: true,
    group: 'reads',
    list: 'leaves',
    ends: true,
    news: 'calledOff',
  },
  cancelUnpaid: { ...ASIDE, states: CONFIRMED, group: 'reads', ends: true, news: 'cancelled' },
  remind: { ...ASIDE, states: CONFIRMED, news: 'reminder' },
  announce: { ...ASIDE, states: CONFIRMED, evenWhenClosed: true, news: 'announced' },
  registerPayment: {
    ...ASIDE,
    states: { ...CONFIRMED, reserveList: 'takes', cancelled: 'takes' },
    news: 'paid',
  },
  undoPayment: {
    ...ASIDE,
    states: { ...CONFIRMED, reserveList: 'takes', cancelled: 'takes' },
    news: 'undone',
  },
  tellUndone: {
    ...ASIDE,
    states: { ...CONFIRMED, reserveList: 'takes', cancelled: 'takes' },
    evenWhenClosed: true,
    news: 'undone',
  },
  keepLate: {
    ...ASIDE,
    states: { ...NO_STATE, cancelled: 'takes' },
    evenWhenClosed: true,
    news: 'keptLate',
  },
  changeBooking: {
    ...PLAIN,
    states: { ...CONFIRMED, reserveList: 'changesClosed', cancelled: 'changesClosed' },
    requestsUnits: true,
    news: 'changed',
    namesPeople: true,
  },
  giveReview: { ...ASIDE, states: CONFIRMED, evenWhenClosed: true, namesPeople: true },
  hideReview: {
    ...ASIDE,
    states: CONFIRMED,
    evenWhenClosed: true,
    news: 'reviewHidden',
    namesPeople: true,
  },
  showReview: { ...ASIDE, states: CONFIRMED, evenWhenClosed: true },
  declineReviews: { ...ASIDE, states: CONFIRMED, evenWhenClosed: true },
} as const satisfies Readonly<Record<LifeCommand['type'], CommandFacts>>;

type Facts = typeof COMMAND_FACTS;

type TypesWhere<F extends keyof CommandFacts, V> = {
  [T in keyof Facts]: Facts[T][F] extends V ? T : never;
}[keyof Facts];
export type CommandWhere<F extends keyof CommandFacts, V> = Extract<
  LifeCommand,
  { readonly type: TypesWhere<F, V> }
>;

export type CommandIn<S extends State> = CommandWhere<'states', Readonly<Record<S, 'takes'>>>;

export const commandFacts = (type: LifeCommand['type']): CommandFacts => COMMAND_FACTS[type];

export const refusalInStatus = (status: State, type: LifeCommand['type']): Refusal => {
  const by = commandFacts(type).states[status];
  switch (by) {
    case 'takes':
    case 'wrongState':
      return { kind: 'wrongState', status };
    case 'onReserveList':
      return { kind: 'voucherRefused', problem: 'onReserveList' };
    case 'alreadyConfirmed':
    case 'changesClosed':
    case 'groupNotOffered':
      return { kind: by };
  }
};

const WRONG_CODE: Readonly<Record<'voucher' | 'ambassador' | 'group', readonly Refusal['kind'][]>> =
  {
    voucher: ['voucherRefused'],
    ambassador: ['ambassadorRefused'],
    group: ['groupUnknown', 'groupOfOtherOffer'],
  };

/**
 * Returns true if the command was refused because of a wrong code. A rate limit counts wrong codes
 * (R42).
 */
export const isWrongCodeRefusal = (
  type: LifeCommand['type'],
  refusal: { readonly kind: string },
): boolean => {
  const kind = commandFacts(type).names;
  return kind !== null && WRONG_CODE[kind].some((wrong) => wrong === refusal.kind);
};

export const commandHasPersonalData = (
  command: BookingCommand,
): command is CommandWhere<'namesPeople', true> =>
  command.type !== 'createDraft' && commandFacts(command.type).namesPeople;
