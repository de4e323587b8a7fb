import type { Result } from 'neverthrow';
import type { Payable } from '../../domain/booking/placed/payable.ts';
import type { Money } from '../../domain/money.ts';

/** The provider gets only these data of the payer. */
export type Payer = {
  readonly address: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** '' if the booking has no phone. */
  readonly phone: string;
};

export type PaymentOrder = Payable & {
  /** The shop's number of the attempt, which notifications name; never reused. */
  readonly paymentId: string;
  readonly title: string;
  readonly siteId: number;
  readonly bookingId: string;
  readonly payer: Payer;
};

export type TakenOrder = { readonly orderId: string; readonly redirectTo: string };

/** `proof` counts, a `hint` makes the shop query the provider (R31). */
export type Weight = 'proof' | 'hint';

/** A verified notification. It may come repeatedly and in any order. */
export type PaymentNotice = {
  /** The shop's number; if null, `orderId` finds the payment. */
  readonly paymentId: string | null;
  readonly orderId: string;
  /** `pending`: the payer has not decided, or the money is on its way. */
  readonly outcome: 'pending' | 'completed' | 'rejected';
  readonly charged: Money | null;
};

/** The provider refunds the same number only once. */
export type Refund = {
  readonly orderId: string;
  readonly refundId: string;
  readonly amount: Money;
  readonly description: string;
};

/** `rejected`: the provider refuses. `pending` becomes one of the others later. */
export type RefundStanding = 'pending' | 'completed' | 'rejected';

export type RefundTold = {
  readonly standing: RefundStanding;
  readonly number: string;
};

/** A verified notification of a refund. It may come repeatedly and in any order. */
export type RefundNotice = RefundTold & {
  readonly orderId: string;
  readonly paymentId: string | null;
  /** Null if missing, and for a refund that the shop never ordered. */
  readonly refundId: string | null;
  readonly amount: Money | null;
};

/** `away`: the result of the call is unknown. `refused`: the provider understood and refuses. */
export type ProviderFailure = 'away' | 'refused';

/** Calls to the provider are made while no lock is held. */
export type PaymentProviderCalls = {
  begin(order: PaymentOrder): Promise<Result<TakenOrder, ProviderFailure>>;
  /** Ends an order, so that nobody can pay it (R68); `refused` for example if it was paid. */
  end(orderId: string): Promise<Result<void, ProviderFailure>>;
  standing(orderId: string): Promise<Result<PaymentNotice, ProviderFailure>>;
  /** Requests a refund, or returns its state if it was requested before. */
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
