import type { Step6 } from '../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { stepsOf } from './answers.ts';
import type { Fault } from './failures.ts';
import type { Shown } from './payloads.ts';
import type { SummaryAnswers } from './shapes.ts';

type Offered = Pick<Step6, 'InstallmentPaymentDetails' | 'OnlineOnly' | 'OnlineOffered'>;
type Payment = Pick<SummaryAnswers['booking'], 'paymentOption' | 'paymentType'>;

/** How the order is paid: what was chosen, where the server still offers it (R28, R29, R30). */
export const paymentOf = (
  { paymentOption, paymentType }: Payment,
  { InstallmentPaymentDetails, OnlineOnly, OnlineOffered }: Offered,
): Payment => ({
  paymentOption: InstallmentPaymentDetails.length === 0 ? 'onetime' : paymentOption,
  paymentType: OnlineOnly ? 'payu' : OnlineOffered ? paymentType : 'wired',
});

/** The figures on the screen; what is left matters only where gift vouchers pay a part, and never on the reserve list. */
export const shownIn = (reservation: WizardReservation): Shown => {
  const { CurrentPrice, Paid, LeftToPay } = reservation.Price;
  const { reserveList, summary } = stepsOf(reservation);
  const { Documents = [], ShownAt = '' } = summary ?? {};
  return {
    price: CurrentPrice,
    left: Paid === '0' || reserveList ? null : LeftToPay,
    documents: Documents.length === 0 ? null : { ids: Documents.map(({ Id }) => Id), at: ShownAt },
  };
};

/** What of step 6 the screen asks for before anything is sent: both consents, and a word about codes that were typed and not applied. */
export const orderFaults = ({ booking, people }: SummaryAnswers): readonly Fault[] => {
  const left = (field: 'ambassadorCode' | 'groupCode'): readonly Fault[] =>
    booking[field].trim() === '' ? [] : [{ field, person: 0, code: 'notApplied' }];
  return [
    ...people.flatMap(({ voucherCode }, index): readonly Fault[] =>
      booking.hasVoucher && voucherCode.trim() !== '' ? [{ field: 'voucherCode', person: index + 1, code: 'notApplied' }] : [],
    ),
    ...left('groupCode'),
    ...left('ambassadorCode'),
    ...(booking.data ? [] : [{ field: 'dataAccepted', person: 0, code: 'required' } as const]),
    ...(booking.terms ? [] : [{ field: 'termsAccepted', person: 0, code: 'required' } as const]),
  ];
};
