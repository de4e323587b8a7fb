import type { SentOf } from '../../../../adapters/http/contract/routes.ts';
import { PAYMENT_TYPES, toWireBit } from '../../../../adapters/http/contract/screen-rules.ts';
import type {
  PaymentOption,
  PaymentType,
} from '../../../../adapters/http/contract/wizard/wizard.ts';

export type SummaryAnswers = {
  readonly booking: {
    readonly comments: string;
    readonly paymentOption: PaymentOption;
    readonly paymentType: PaymentType;
    readonly data: boolean;
    readonly terms: boolean;
    readonly hasVoucher: boolean;
    readonly ambassadorCode: string;
    readonly groupCode: string;
  };
  readonly people: readonly { readonly voucherCode: string }[];
};

export const NO_PAYMENT_YET: SummaryAnswers['booking'] = {
  comments: '',
  paymentOption: 'onetime',
  paymentType: PAYMENT_TYPES.transfer,
  data: false,
  terms: false,
  hasVoucher: false,
  ambassadorCode: '',
  groupCode: '',
};

/**
 * `left` is the displayed amount left to pay, which the server checks. Null for a sign-up, without
 * a gift voucher, or after the customer accepted a new price: the server then checks only `price`.
 */
export type DisplayedAmounts = {
  readonly price: string;
  readonly left: string | null;
  /** `at` is the time at which the server sent the documents beside the order button (R38). */
  readonly documents: { readonly ids: readonly string[]; readonly at: string } | null;
};

/**
 * Amounts stay the strings that the server sent, because the browser never calculates money (R17).
 */
export const confirmPayload = (
  reservationId: string,
  { booking }: SummaryAnswers,
  { price, left, documents }: DisplayedAmounts,
): SentOf<'confirm'> => ({
  reservationId,
  comments: booking.comments,
  paymentOption: booking.paymentOption,
  paymentType: booking.paymentType,
  termsAccepted: toWireBit(booking.data && booking.terms),
  expectedPrice: price,
  ...(left === null ? {} : { expectedLeft: left }),
  ...(documents === null ? {} : { documents: [...documents.ids], documentsShownAt: documents.at }),
});
