import type { Result } from 'neverthrow';
import type { Payable } from '../../domain/booking/placed/payment-methods.ts';
import type { Instant } from '../../domain/calendar.ts';
import type { Money } from '../../domain/money.ts';
import type { BankReader, BankWriter } from './bank/bank.ts';

export type Payer = {
  readonly address: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
};

export type PaymentOrder = Payable & {
  /**
   * The shop's number of this payment. The provider repeats it in its notifications. The shop never
   * uses a number for two payments.
   */
  readonly paymentId: string;
  readonly title: string;
  readonly siteId: number;
  readonly bookingId: string;
  readonly payer: Payer;
};

export type AcceptedOrder = { readonly orderId: string; readonly redirectTo: string };

/**
 * `proof`: a verified notification, which is registered. `hint`: an unverified one; the shop
 * queries the provider (R31).
 */
export type NoticeTrust = 'proof' | 'hint';

/** A notification about a payment. Notifications can come repeatedly and in any order. */
export type PaymentNotice = {
  /** The shop's number of the payment; null if the notification has only `orderId`. */
  readonly paymentId: string | null;
  readonly orderId: string;
  /**
   * The result of the payment. `pending`: the payer has not finished paying, or the provider has
   * not received the money yet.
   */
  readonly outcome: 'pending' | 'completed' | 'rejected';
  readonly charged: Money | null;
};

/** A refund that the shop requests. The provider executes each `refundId` only once. */
export type Refund = {
  readonly orderId: string;
  readonly refundId: string;
  readonly amount: Money;
  readonly description: string;
};

/** `pending` until the provider has completed or rejected the refund. */
export type ProviderRefundState = 'pending' | 'completed' | 'rejected';

export type ProviderRefund = {
  readonly state: ProviderRefundState;
  readonly number: string;
};

export type RefundNotice = ProviderRefund & {
  readonly orderId: string;
  readonly paymentId: string | null;
  /** The shop's number of the refund; null if the notification has none. */
  readonly refundId: string | null;
  readonly amount: Money | null;
};

/** `away`: the provider perhaps did not get the request. `refused`: the provider said no. */
export type ProviderFailure = 'away' | 'refused';

/** Requests to the payment provider. The shop holds no lock while it sends one. */
export type PaymentProviderCalls = {
  begin(order: PaymentOrder): Promise<Result<AcceptedOrder, ProviderFailure>>;
  /**
   * Cancels an order at the payment provider, so that nobody can pay this order (R68). `refused`:
   * for example, the order is already paid.
   */
  end(orderId: string): Promise<Result<void, ProviderFailure>>;
  queryOrder(orderId: string): Promise<Result<PaymentNotice, ProviderFailure>>;
  /** Requests a refund. If this refund was requested before, only returns its state. */
  refund(refund: Refund): Promise<Result<ProviderRefund, ProviderFailure>>;
};

export type PaymentProvider = PaymentProviderCalls & {
  readonly name: string;
  readonly label: string;
};

export type MayTakePayments = {
  readonly provider?: PaymentProvider;
  readonly formerProviders?: readonly PaymentProvider[];
};

export const findPaymentProvider = (
  { provider, formerProviders = [] }: MayTakePayments,
  providerName: string,
): PaymentProvider | undefined =>
  [provider, ...formerProviders].find((each) => each?.name === providerName);

/**
 * `ended`: a newer attempt to pay replaced this attempt (R68). A payment that is `completed` never
 * gets another state.
 */
type OnlinePaymentState = 'pending' | 'completed' | 'rejected' | 'ended';

/** The payer pays `amount` plus the commission; the booking gets `amount` (R30). */
export type OnlinePayment = Payable & {
  readonly id: string;
  readonly bookingId: string;
  readonly provider: string;
  readonly state: OnlinePaymentState;
  readonly createdAt: Instant;
  /** The page on which the customer pays; null until the provider has accepted the order. */
  readonly redirectTo: string | null;
  readonly orderId: string | null;
  readonly askAt: Instant | null;
};

export type PaymentChange = Partial<
  Pick<OnlinePayment, 'state' | 'redirectTo' | 'orderId' | 'askAt'>
>;

export type OnlinePayments = {
  get(id: string): Promise<OnlinePayment | null>;
  ofOrder(provider: string, orderId: string): Promise<OnlinePayment | null>;
  /**
   * Returns a booking's newest attempt to pay; null if there is none. Leaves out attempts that a
   * newer attempt ended before the provider accepted them.
   */
  lastOf(bookingId: string): Promise<OnlinePayment | null>;
  dueForQuery(until: Instant, limit: number): Promise<readonly OnlinePayment[]>;
};

/** The caller must hold the lock of the payment's booking. */
export type OnlinePaymentWriter = Pick<OnlinePayments, 'get' | 'ofOrder'> & {
  /**
   * Returns the booking's pending attempts to pay, newest first. A newer attempt ends the older
   * ones at the provider, so the customer can pay at most one attempt (R68).
   */
  pendingOf(bookingId: string): Promise<readonly OnlinePayment[]>;
  save(payment: OnlinePayment): Promise<void>;
};

export type MoneyReads = { readonly payments: OnlinePayments; readonly bank: BankReader };
export type MoneyWrites = { readonly payments: OnlinePaymentWriter; readonly bank: BankWriter };
