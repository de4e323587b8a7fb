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
  /** The payment's number in the provider's notifications. It is never reused. */
  readonly paymentId: string;
  readonly title: string;
  readonly siteId: number;
  readonly bookingId: string;
  readonly payer: Payer;
};

export type TakenOrder = { readonly orderId: string; readonly redirectTo: string };

/** A `proof` is verified and registered. After a `hint` the shop queries the provider (R31). */
export type Weight = 'proof' | 'hint';

/** A verified notification. It may arrive repeatedly and in any order. */
export type PaymentNotice = {
  /** If null, the payment is found by `orderId`. */
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

/** `pending` later becomes one of the others. `rejected`: the provider refuses the refund. */
export type RefundStanding = 'pending' | 'completed' | 'rejected';

export type RefundTold = {
  readonly standing: RefundStanding;
  readonly number: string;
};

export type RefundNotice = RefundTold & {
  readonly orderId: string;
  readonly paymentId: string | null;
  /** The shop's number of the refund; null if the notification has none, or another refund. */
  readonly refundId: string | null;
  readonly amount: Money | null;
};

/** `away`: the result of the call is unknown. `refused`: the provider understood and refused. */
export type ProviderFailure = 'away' | 'refused';

/** The provider is called only while no lock is held. */
export type PaymentProviderCalls = {
  begin(order: PaymentOrder): Promise<Result<TakenOrder, ProviderFailure>>;
  /** Nobody can pay a cancelled order (R68). `refused`: for example, it was already paid. */
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
