import type { Result } from 'neverthrow';
import type { Payable } from '../../domain/booking/placed/payable.ts';
import type { Money } from '../../domain/money.ts';

/** The payer: only what the provider must know. */
export type Payer = {
  /** The caller's network address. */
  readonly address: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** '' if the booking has none. */
  readonly phone: string;
};

/** An order for the provider; amount and commission are charged. */
export type PaymentOrder = Payable & {
  /** The shop's own number of the attempt, which notifications name; never reused. */
  readonly paymentId: string;
  readonly title: string;
  readonly siteId: number;
  /** The booking whose page the browser returns to. */
  readonly bookingId: string;
  readonly payer: Payer;
};

/** The provider's answer: its number, and where the payer pays. */
export type TakenOrder = { readonly orderId: string; readonly redirectTo: string };

/**
 * How far a notification is trusted: `proof` counts, a `hint` makes the shop query the provider
 * (R31).
 */
export type Weight = 'proof' | 'hint';

/**
 * The provider's word on a payment, decoded and verified at the edge. It may come repeatedly and in
 * any order.
 */
export type PaymentNotice = {
  /** The shop's number of the payment; null if the provider does not name it: its order number finds the payment then. */
  readonly paymentId: string | null;
  /** The provider's number of its order. */
  readonly orderId: string;
  /** `pending`: the payer has not decided, or the money is on its way. */
  readonly outcome: 'pending' | 'completed' | 'rejected';
  /** The charged amount in grosze; null in another currency. */
  readonly charged: Money | null;
};

/** A refund of an order or a part of it. The same number is refunded once. */
export type Refund = {
  readonly orderId: string;
  readonly refundId: string;
  readonly amount: Money;
  readonly description: string;
};

/** `rejected`: the provider refuses. `pending` becomes one of the others later. */
export type RefundStanding = 'pending' | 'completed' | 'rejected';

/** The provider's answer about a refund. */
export type RefundTold = {
  readonly standing: RefundStanding;
  /** The provider's number of the refund. */
  readonly number: string;
};

/** The provider's notification of a refund, verified at the edge; repeatedly and in any order. */
export type RefundNotice = RefundTold & {
  /** The provider's number of the paid order. */
  readonly orderId: string;
  /** The shop's number of that payment; null if missing. */
  readonly paymentId: string | null;
  /**
   * The shop's number of the refund; null if missing, and for a refund that the shop never ordered.
   */
  readonly refundId: string | null;
  /** In grosze; null in another currency. */
  readonly amount: Money | null;
};

/** `away`: the result of the call is unknown. `refused`: the provider understood and refuses. */
export type ProviderFailure = 'away' | 'refused';

/** The calls of a payment provider. No lock is held during a call. */
export type PaymentProviderCalls = {
  begin(order: PaymentOrder): Promise<Result<TakenOrder, ProviderFailure>>;
  /** Cancels an order so that nobody can pay it (R68); `refused` for example if it was paid. */
  end(orderId: string): Promise<Result<void, ProviderFailure>>;
  /** Queries an order's state at the provider. */
  standing(orderId: string): Promise<Result<PaymentNotice, ProviderFailure>>;
  /** Requests a refund, or returns its state if it was requested before. */
  refund(refund: Refund): Promise<Result<RefundTold, ProviderFailure>>;
};

export type PaymentProvider = PaymentProviderCalls & {
  /** Stored with each payment. */
  readonly name: string;
  /** The name for people. */
  readonly label: string;
};

export type MayTakePayments = {
  /** Takes new payments; absent if the shop takes none online. */
  readonly provider?: PaymentProvider;
  /** Providers that take no new payments, but answer for earlier ones. */
  readonly formerProviders?: readonly PaymentProvider[];
};

/** Returns the provider of a stored payment; undefined if the shop has no settings for it. */
export const providerNamed = (
  { provider, formerProviders = [] }: MayTakePayments,
  name: string,
): PaymentProvider | undefined =>
  [provider, ...formerProviders].find((each) => each?.name === name);
