import type { Result } from 'neverthrow';
import type { Payable } from '../../domain/booking/placed/payable.ts';
import type { Money } from '../../domain/money.ts';

export type Payer = {
  readonly address: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
};

export type PaymentOrder = Payable & {
  /** The provider's notifications contain this number of the payment. It is never reused. */
  readonly paymentId: string;
  readonly title: string;
  readonly siteId: number;
  readonly bookingId: string;
  readonly payer: Payer;
};

export type TakenOrder = { readonly orderId: string; readonly redirectTo: string };

/** The shop registers a verified `proof`. After a `hint`, it queries the provider (R31). */
export type Weight = 'proof' | 'hint';

/** A verified notification may arrive repeatedly and in any order. */
export type PaymentNotice = {
  /** A payment without this number is found by `orderId`. */
  readonly paymentId: string | null;
  readonly orderId: string;
  /** `pending`: the payer has not finished, or the money has not arrived. */
  readonly outcome: 'pending' | 'completed' | 'rejected';
  readonly charged: Money | null;
};

/** The provider executes each `refundId` only once. */
export type Refund = {
  readonly orderId: string;
  readonly refundId: string;
  readonly amount: Money;
  readonly description: string;
};

/** A `pending` refund ends as one of the others. `rejected`: the provider refuses the refund. */
export type RefundStanding = 'pending' | 'completed' | 'rejected';

export type RefundTold = {
  readonly standing: RefundStanding;
  readonly number: string;
};

export type RefundNotice = RefundTold & {
  readonly orderId: string;
  readonly paymentId: string | null;
  /** The shop's number of the refund; null if the notification has none of the shop's numbers. */
  readonly refundId: string | null;
  readonly amount: Money | null;
};

/** `away`: the result of the call is unknown. `refused`: the provider understood and refused. */
export type ProviderFailure = 'away' | 'refused';

/** The provider is called only while no lock is held. */
export type PaymentProviderCalls = {
  begin(order: PaymentOrder): Promise<Result<TakenOrder, ProviderFailure>>;
  /** Cancels an order, so that nobody can pay it (R68). `refused`: for example, it was paid. */
  end(orderId: string): Promise<Result<void, ProviderFailure>>;
  standing(orderId: string): Promise<Result<PaymentNotice, ProviderFailure>>;
  /** Requests a refund, or returns the state of a refund that was requested before. */
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
