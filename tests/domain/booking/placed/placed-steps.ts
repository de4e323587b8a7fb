import type { AmbassadorCode } from '../../../../domain/ambassadors/code.ts';
import type { Booking, Confirmed, Waiting } from '../../../../domain/booking/booking.ts';
import type { CommandOf, LifeCommand } from '../../../../domain/booking/commands.ts';
import type { DecisionContext } from '../../../../domain/booking/decide.ts';
import { DAY_LENGTH, type Day } from '../../../../domain/calendar.ts';
import type { GroupState } from '../../../../domain/groups/group.ts';
import { type Money, zloty } from '../../../../domain/money.ts';
import type { Voucher } from '../../../../domain/vouchers/voucher.ts';
import { OFFER } from '../../../arbitraries/offers.ts';
import {
  acceptedConfirmed,
  acceptedWaiting,
  allSteps,
  berthsStep,
  type Circumstances,
  confirmStep,
  draftAfter,
  FREE_CONTEXT,
  give,
  insureAll,
  NOON,
  nameAll,
  takenByOthers,
  tripStep,
} from '../booking-steps.ts';

export const atNoonOf = (day: Day): { readonly at: number } => ({
  at: Date.parse(`${day}T10:00:00Z`),
});

export const OFFICE = { by: { kind: 'office', name: 'Ewa' } } as const;
export const SYSTEM = { by: { kind: 'system' } } as const;

export const giftVoucher = (more: Partial<Voucher> = {}): Voucher => ({
  code: 'PREZENT',
  kind: 'gift',
  issued: zloty(500),
  value: more.issued ?? zloty(500),
  description: '',
  active: true,
  used: false,
  siteId: null,
  expiresOn: null,
  createdAt: NOON - DAY_LENGTH,
  accountId: null,
  commissionOf: null,
  reserved: null,
  ...more,
});

export const discountVoucher = (more: Partial<Voucher> = {}): Voucher =>
  giftVoucher({
    code: 'ZNIZKA',
    kind: 'discount',
    issued: zloty(300),
    value: more.issued ?? zloty(300),
    ...more,
  });

export const withVouchers = (
  ...vouchers: readonly Voucher[]
): Pick<DecisionContext, 'vouchers'> => ({
  vouchers: (code) => vouchers.find((voucher) => voucher.code === code),
});

export const redeemStep = (code: string, userNum = 1): LifeCommand => ({
  type: 'redeemVoucher',
  code,
  userNum,
});

/** The code belongs to account 'amber': 50 PLN rebate and 50 PLN commission per participant. */
export const amberCode = (more: Partial<AmbassadorCode> = {}): AmbassadorCode => ({
  name: 'AMBER-27',
  accountId: 'amber',
  rebate: zloty(50),
  commission: zloty(50),
  expiresOn: null,
  createdAt: NOON - DAY_LENGTH,
  settled: 0,
  ...more,
});
export const useAmberCode: LifeCommand = { type: 'useAmbassadorCode', code: 'AMBER-27' };

/** Another booking opened the group on the day of NOON. `otherCount` counts other travellers. */
export const groupOf = (otherCount: number, more: Partial<GroupState> = {}): GroupState => ({
  code: 'GRUPA222',
  siteId: 1,
  offerId: OFFER.id,
  openedOn: '2027-05-15',
  others: otherCount,
  ...more,
});
export const joinStep: LifeCommand = { type: 'joinGroup', code: 'GRUPA222' };

export const placedOrder = (
  count: number,
  more: Partial<CommandOf<'confirm'>> = {},
  circumstances: Circumstances = {},
  context: DecisionContext = FREE_CONTEXT,
): Confirmed => {
  const draft = draftAfter(allSteps(count), circumstances, context);
  return acceptedConfirmed(
    give(draft, confirmStep({ paymentType: 'online', ...more }), circumstances, context),
  );
};

export const orderedCabin = (): Confirmed =>
  acceptedConfirmed(
    give(
      draftAfter([
        tripStep(2, { accommodation: 'cabin' }),
        berthsStep([501, 501]),
        insureAll(2),
        nameAll(2),
      ]),
      confirmStep({ paymentType: 'online' }),
    ),
  );

export const listSteps = (count: number): readonly LifeCommand[] => [
  tripStep(count),
  berthsStep(
    Array.from({ length: count }, () => 501),
    { reserveList: true },
  ),
  insureAll(count),
  nameAll(count),
];

export const placedSignUp = (
  count: number,
  more: Partial<CommandOf<'confirm'>> = {},
  circumstances: Circumstances = {},
): Waiting => {
  const full = takenByOthers(20);
  const draft = draftAfter(listSteps(count), circumstances, full);
  return acceptedWaiting(give(draft, confirmStep(more), circumstances, full));
};

export const registerAmount = (
  amount: Money,
  more: Partial<CommandOf<'registerPayment'>> = {},
): CommandOf<'registerPayment'> => ({
  type: 'registerPayment',
  paymentId: 'P1',
  method: 'transfer',
  amount,
  ...more,
});

export const changeStep = (
  lists: Partial<Omit<CommandOf<'changeBooking'>, 'type'>>,
): CommandOf<'changeBooking'> => ({
  type: 'changeBooking',
  berths: null,
  journeys: null,
  insurances: null,
  trainings: null,
  addons: null,
  people: null,
  ...lists,
});

export const thenGive = (
  booking: Confirmed,
  commands: readonly LifeCommand[],
  circumstances: Circumstances = {},
  context: DecisionContext = FREE_CONTEXT,
): Confirmed =>
  commands.reduce<Confirmed>(
    (current, command) => acceptedConfirmed(give(current, command, circumstances, context)),
    booking,
  );

export const priceIn = (booking: Booking): number | null =>
  'quote' in booking ? booking.quote.price / 100 : null;

export const reverseFields = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).reverse()) as T;
