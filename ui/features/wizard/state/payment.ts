import { PAYMENT_TYPES } from '../../../../adapters/http/contract/screen-rules.ts';
import type { Step6 } from '../../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { stepsOf } from '../../../state/reservation/steps-of.ts';
import type { Fault } from './failures.ts';
import type { DisplayedAmounts } from './payloads.ts';
import type { SummaryAnswers } from './shapes.ts';

type OfferedPayments = Pick<Step6, 'InstallmentPaymentDetails' | 'OnlineOnly' | 'OnlineOffered'>;
type Payment = Pick<SummaryAnswers['booking'], 'paymentOption' | 'paymentType'>;

/** A payment choice that is no longer offered is replaced by an offered one (R28, R29, R30). */
export const offeredPayment = (
  { paymentOption, paymentType }: Payment,
  { InstallmentPaymentDetails, OnlineOnly, OnlineOffered }: OfferedPayments,
): Payment => ({
  paymentOption: InstallmentPaymentDetails.length === 0 ? 'onetime' : paymentOption,
  paymentType: OnlineOnly
    ? PAYMENT_TYPES.online
    : OnlineOffered
      ? paymentType
      : PAYMENT_TYPES.transfer,
});

/** The amount left counts only if gift vouchers pay a part, and never for a sign-up. */
export const displayedAmountsOf = (reservation: WizardReservation): DisplayedAmounts => {
  const { CurrentPrice, Paid, LeftToPay } = reservation.Price;
  const { reserveList, summary } = stepsOf(reservation);
  const { Documents = [], ShownAt = '' } = summary ?? {};
  return {
    price: CurrentPrice,
    left: Paid === '0' || reserveList ? null : LeftToPay,
    documents: Documents.length === 0 ? null : { ids: Documents.map(({ Id }) => Id), at: ShownAt },
  };
};

export const orderFaults = ({ booking, people }: SummaryAnswers): readonly Fault[] => {
  const unapplied = (field: 'ambassadorCode' | 'groupCode'): readonly Fault[] =>
    booking[field].trim() === '' ? [] : [{ field, person: 0, code: 'notApplied' }];
  return [
    ...people.flatMap(({ voucherCode }, index): readonly Fault[] =>
      booking.hasVoucher && voucherCode.trim() !== ''
        ? [{ field: 'voucherCode', person: index + 1, code: 'notApplied' }]
        : [],
    ),
    ...unapplied('groupCode'),
    ...unapplied('ambassadorCode'),
    ...(booking.data ? [] : [{ field: 'dataAccepted', person: 0, code: 'required' } as const]),
    ...(booking.terms ? [] : [{ field: 'termsAccepted', person: 0, code: 'required' } as const]),
  ];
};
