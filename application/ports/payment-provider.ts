import type { Result } from 'neverthrow';
import type { Payable } from '../../domain/booking/placed/payable.ts';
import type { Money } from '../../domain/money.ts';

/** The only data of the payer that the provider gets. */
export type Payer = {
  readonly address: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The payer's phone; '' if the booking has none. */
  readonly phone: string;
};

export type PaymentOrder = Payable & {
  /** The shop's number of the payment, which the provider's notifications contain. Never reused. */
  readonly paymentId: string;
  readonly title: string;
  readonly siteId: number;
  readonly bookingId: string;
  readonly payer: Payer;
};

export type TakenOrder = { readonly orderId: string; readonly redirectTo: string };

/**
 * How far a notification can be trusted. `proof`: verified, so it is registered. `hint`: the shop
 * queries the provider (R31).
 */
export type Weight = 'proof' | 'hint';

/** A verified notification about a payment. It may arrive repeatedly and in any order. */
export type PaymentNotice = {
  /** The shop's number of the payment; if null, the payment is found by `orderId`. */
  readonly paymentId: string | null;
  readonly orderId: string;
  /** State of the payment. `pending`: the payer has not finished, or the money has not arrived. */
  readonly outcome: 'pending' | 'completed' | 'rejected';
  readonly charged: Money | null;
};

/** A refund request. The provider executes each `refundId` only once. */
export type Refund = {
  readonly orderId: string;
  readonly refundId: string;
  readonly amount: Money;
  readonly description: string;
};

/**
 * State of a refund at the provider. `pending` later becomes one of the others. `rejected`: the
 * provider refuses the refund.
 */
export type RefundStanding = 'pending' | 'completed' | 'rejected';

export type RefundTold = {
  readonly standing: RefundStanding;
  readonly number: string;
};

/** A verified notification about a refund. It may arrive repeatedly and in any order. */
export type RefundNotice = RefundTold & {
  readonly orderId: string;
  readonly paymentId: string | null;
  /**
   * The shop's number of the refund; null if the notification has none, or if the shop did not
   * order the refund.
   */
  readonly refundId: string | null;
  readonly amount: Money | null;
};

/**
 * Why a call to the provider failed. `away`: its result is unknown. `refused`: the provider
 * understood and refused it.
 */
export type ProviderFailure = 'away' | 'refused';

/** The provider is called only while no lock is held. */
export type PaymentProviderCalls = {
  begin(order: PaymentOrder): Promise<Result<TakenOrder, ProviderFailure>>;
  /**
   * Cancels an order, so that nobody can pay it (R68). Returns `refused` if, for example, it was
   * already paid.
   */
  end(orderId: string): Promise<Result<void, ProviderFailure>>;
  standing(orderId: string): Promise<Result<PaymentNotice, ProviderFailure>>;
  /** Requests a refund. If it was requested before, its state is returned. */
  refund(refund: Refund): Promise<Result<RefundTold, ProviderFailure>>;
};

export type PaymentProvider = PaymentProviderCalls & {
  readonly name: string;
  readonly label: string;
};

export type MayTakePayments = {
  readonly provider?: PaymentProvider;
  readonly formerProviders?: readonly PaymentProvider[];
};

export const providerNamed = (
  { provider, formerProviders = [] }: MayTakePayments,
  name: string,
): PaymentProvider | undefined =>
  [provider, ...formerProviders].find((each) => each?.name === name);
