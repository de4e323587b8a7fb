import { atom } from 'jotai';
import type { CallOptions } from '../../../../adapters/http/client/call.ts';
import type { SentOf } from '../../../../adapters/http/contract/routes.ts';
import { PAYMENT_TYPES } from '../../../../adapters/http/contract/screen-rules.ts';
import type { Step6 } from '../../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { moveStoredInputToVersion } from '../../../state/reservation/stored-input.ts';
import { asksGroupCode } from './codes.ts';
import type { Fault } from './failures.ts';
import { confirmPayload, type DisplayedAmounts, type SummaryAnswers } from './step6-summary.ts';
import {
  dispatchAtom,
  type NextPage,
  nextPageAfterFailure,
  waitForLoadedStepAtom,
  wizardAtom,
  wizardDepsAtom,
} from './wizard.ts';
import { answersOf, blockingFailureIn, isIdle, stepRefusal } from './wizard-state.ts';

type OfferedPayments = Pick<Step6, 'InstallmentPaymentDetails' | 'OnlineOnly' | 'OnlineOffered'>;
type Payment = Pick<SummaryAnswers['booking'], 'paymentOption' | 'paymentType'>;

/**
 * Replaces a payment choice that the shop no longer offers. If the order has no instalments, the
 * choice becomes a one-off payment. If only online payment is allowed, the choice becomes online;
 * if online payment is not offered, it becomes transfer (R28, R29, R30).
 */
export const replaceUnofferedPaymentChoice = (
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

/**
 * The amounts that the customer saw, which the order sends to the server. `left` (left to pay) is
 * sent only if a gift voucher pays a part (R26).
 */
export const displayedAmountsOf = (reservation: WizardReservation): DisplayedAmounts => {
  const { CurrentPrice, Paid, LeftToPay } = reservation.Price;
  const { reserveList, summary } = stepDataOf(reservation);
  const { Documents = [], ShownAt = '' } = summary ?? {};
  return {
    price: CurrentPrice,
    left: Paid === '0' || reserveList ? null : LeftToPay,
    documents: Documents.length === 0 ? null : { ids: Documents.map(({ Id }) => Id), at: ShownAt },
  };
};

/** A typed code counts only if step 6 shows its field, so that the customer can remove the code. */
export const orderFaults = (
  { booking, people }: SummaryAnswers,
  reservation: WizardReservation,
): readonly Fault[] => {
  const asksFor = {
    ambassadorCode: reservation.Offer.ShowAmbassadorRebate,
    groupCode: asksGroupCode(reservation, booking.groupCode),
  };
  const unapplied = (field: 'ambassadorCode' | 'groupCode'): readonly Fault[] =>
    booking[field].trim() === '' || !asksFor[field]
      ? []
      : [{ field, person: 0, code: 'notApplied' }];
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

/**
 * As long as the request body stays the same, each retry sends the same idempotency key. So the
 * server books only once.
 */
const clickAtom = atom<{ readonly body: string; readonly key: string }>({ body: '', key: '' });

/** `price` is a new price that the customer has accepted (R17). */
export const confirmOrderAtom = atom(null, async (get, set, price?: string): Promise<NextPage> => {
  const deps = get(wizardDepsAtom);
  const current = get(wizardAtom);
  const seen = current.reservation?.Price;
  const wizard = isIdle(current) ? current : await set(waitForLoadedStepAtom);
  if (wizard === null) return null;
  const { reservation, id } = wizard;
  const answers = answersOf(wizard, 'summary');
  const step = reservation && stepDataOf(reservation).summary;
  if (!reservation || !answers || !step) return null;
  if (
    seen?.CurrentPrice !== reservation.Price.CurrentPrice ||
    seen.LeftToPay !== reservation.Price.LeftToPay
  )
    return null;
  const missing = orderFaults(answers, reservation);
  if (missing.length > 0) {
    set(dispatchAtom, { type: 'notSent', faults: missing });
    return null;
  }
  set(dispatchAtom, { type: 'sent' });
  const chosen = {
    ...answers,
    booking: { ...answers.booking, ...replaceUnofferedPaymentChoice(answers.booking, step) },
  };
  const displayed: DisplayedAmounts =
    price === undefined
      ? displayedAmountsOf(reservation)
      : { ...displayedAmountsOf(reservation), price, left: null };
  const payload: SentOf<'confirm'> = confirmPayload(id, chosen, displayed);
  const body = JSON.stringify([payload, reservation.Version]);
  const click = get(clickAtom).body === body ? get(clickAtom) : { body, key: deps.newKey() };
  set(clickAtom, click);
  const options: CallOptions = {
    expectedVersion: reservation.Version,
    idempotencyKey: click.key,
  };
  const answer = await deps.call('confirm', payload, options);
  if (answer.isErr()) {
    const refusal = stepRefusal(wizard, answer.error);
    return nextPageAfterFailure(blockingFailureIn(set(dispatchAtom, { type: 'refused', refusal })));
  }
  moveStoredInputToVersion(deps.shelf, id, 'summary', reservation, answer.value.Reservation);
  set(dispatchAtom, { type: 'placed', reservation: answer.value.Reservation });
  return answer.value.PaymentUrl === null ? { to: 'thanks' } : { pay: answer.value.PaymentUrl };
});
