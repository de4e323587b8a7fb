import type {
  Booking,
  Confirmed,
  Draft,
  Refusal,
  Waiting,
} from '../../../domain/booking/booking.ts';
import type {
  BerthAnswer,
  CommandOf,
  LifeCommand,
  RecordedCommand,
} from '../../../domain/booking/commands.ts';
import {
  beginDraft,
  type Decided,
  type DecisionContext,
  decideBookingCommand,
} from '../../../domain/booking/decide.ts';
import type { Person } from '../../../domain/party/person.ts';
import type { ProblemCode, ProblemField } from '../../../domain/party/problem.ts';
import { NO_OCCUPANCY, type Occupancy } from '../../../domain/seats/occupancy.ts';
import type { Voucher } from '../../../domain/vouchers/voucher.ts';
import { OFFER, offerWith, PREMIER, SETTINGS } from '../../arbitraries/offers.ts';
import { ANNA, JAN } from '../../arbitraries/parties.ts';

/** Noon in Warsaw on a day when OFFER has no minute period. */
export const NOON = Date.parse('2027-05-15T10:00:00Z');

export const FREE_CONTEXT: DecisionContext = {
  offer: OFFER,
  settings: SETTINGS,
  taken: () => NO_OCCUPANCY,
  vouchers: () => undefined,
  group: null,
  ambassadorCode: null,
};

export const contextWith = (changes: Partial<DecisionContext>): DecisionContext => ({
  ...FREE_CONTEXT,
  ...changes,
});

/** Default: an anonymous session at NOON that names no version. */
export type Circumstances = Partial<Omit<RecordedCommand, 'command'>>;

const recordedWith = <C extends RecordedCommand['command']>(
  command: C,
  more: Circumstances,
): RecordedCommand & { readonly command: C } => ({
  bookingId: 'K7M2P9QX',
  by: { kind: 'customer' },
  owner: { visitorId: 'browser', accountId: null },
  at: NOON,
  expectedVersion: null,
  bookerEmail: null,
  trips: {},
  ...more,
  command,
});

export const beginWith = (
  more: Circumstances = {},
  context: DecisionContext = FREE_CONTEXT,
): Decided =>
  beginDraft(
    recordedWith({ type: 'createDraft', offerId: context.offer.id, siteId: 1 }, more),
    context,
  );

export const give = (
  booking: Booking,
  command: LifeCommand,
  more: Circumstances = {},
  context: DecisionContext = FREE_CONTEXT,
): Decided =>
  decideBookingCommand(booking, recordedWith(command, { bookingId: booking.id, ...more }), context);

export const acceptedBooking = (result: Decided): Booking => {
  if (result.isErr()) throw new Error(`refused: ${JSON.stringify(result.error)}`);
  return result.value.booking;
};

export const acceptedDraft = (result: Decided): Draft => {
  const booking = acceptedBooking(result);
  if (booking.status !== 'draft') throw new Error(`no draft: ${booking.status}`);
  return booking;
};

export const changedVouchers = (result: Decided): readonly Voucher[] => {
  acceptedBooking(result);
  return result.isOk() ? result.value.vouchers : [];
};

export const acceptedConfirmed = (result: Decided): Confirmed => {
  const booking = acceptedBooking(result);
  if (booking.status !== 'confirmed') throw new Error(`not confirmed: ${booking.status}`);
  return booking;
};

export const acceptedWaiting = (result: Decided): Waiting => {
  const booking = acceptedBooking(result);
  if (booking.status !== 'reserveList') throw new Error(`no sign-up: ${booking.status}`);
  return booking;
};

export const refusalFrom = (result: Decided): Refusal => {
  if (result.isOk()) throw new Error('accepted');
  return result.error;
};

export const tripStep = (
  participantsCount: number,
  more: Partial<CommandOf<'chooseTrip'>> = {},
): CommandOf<'chooseTrip'> => ({
  type: 'chooseTrip',
  accommodation: 'single',
  participantsCount,
  ownSkipper: false,
  beSkipper: false,
  ...more,
});

const berth = (userNum: number, unitId: number | null): BerthAnswer => ({
  userNum,
  unitId,
  bedroom: false,
  sameAsFirst: false,
  firstName: '',
  lastName: '',
});

export const berthsStep = (
  unitIds: readonly number[],
  more: Partial<CommandOf<'chooseBerths'>> = {},
  each: Partial<BerthAnswer> = {},
): CommandOf<'chooseBerths'> => ({
  type: 'chooseBerths',
  berths: unitIds.map((unitId, index) => ({ ...berth(index + 1, unitId), ...each })),
  journeys: unitIds.map((_, index) => ({
    userNum: index + 1,
    journeyId: 2,
    pointId: null,
    luggage: undefined,
  })),
  reserveList: false,
  ...more,
});

export const insureAll = (
  count: number,
  more: Partial<CommandOf<'chooseInsurance'>['insurances'][number]> = {},
): CommandOf<'chooseInsurance'> => ({
  type: 'chooseInsurance',
  insurances: Array.from({ length: count }, (_, index) => ({
    userNum: index + 1,
    insuranceId: 1,
    resignation: false,
    assistance: false,
    sameAsFirst: false,
    ...more,
  })),
});

export const nameAll = (
  count: number,
  people: readonly Person[] = [ANNA],
): CommandOf<'nameParticipants'> => ({
  type: 'nameParticipants',
  participants: Array.from({ length: count }, (_, index) => ({
    userNum: index + 1,
    fillLater: false,
    person: people[index] ?? JAN,
  })),
});

export const noExtras: LifeCommand = { type: 'chooseExtras', trainings: [], addons: [] };
export const releaseStep: LifeCommand = { type: 'releaseHold' };

export const confirmStep = (more: Partial<CommandOf<'confirm'>> = {}): CommandOf<'confirm'> => ({
  type: 'confirm',
  comments: '',
  paymentOption: 'onetime',
  paymentType: 'transfer',
  termsAccepted: true,
  expectedPrice: null,
  expectedLeft: null,
  ...more,
});

export const draftAfter = (
  commands: readonly LifeCommand[],
  more: Circumstances = {},
  context: DecisionContext = FREE_CONTEXT,
): Draft =>
  commands.reduce<Draft>(
    (draft, command) => acceptedDraft(give(draft, command, more, context)),
    acceptedDraft(beginWith(more, context)),
  );

export const allSteps = (count: number): readonly LifeCommand[] => [
  tripStep(count),
  berthsStep(Array.from({ length: count }, () => 501)),
  insureAll(count),
  nameAll(count),
];

/** Premier has 20 single places; all places in other classes are taken. */
export const takenByOthers = (places: number): DecisionContext =>
  contextWith({
    taken: (unitId): Occupancy => ({
      ...NO_OCCUPANCY,
      singles: unitId === PREMIER.id ? places : 8,
    }),
  });

export const GRAYED_CONTEXT = contextWith({ offer: offerWith({ grayedOut: true }) });

export const invalidAt = (
  userNum: number | null,
  field: ProblemField,
  code: ProblemCode,
): Refusal => ({
  kind: 'invalid',
  problems: [{ userNum, field, code }],
});
