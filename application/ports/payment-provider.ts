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
  /** The shop's number of the payment, which notifications repeat. It is never reused. */
  readonly paymentId: string;
  readonly title: string;
  readonly siteId: number;
  readonly bookingId: string;
  readonly payer: Payer;
};

export type TakenOrder = { readonly orderId: string; readonly redirectTo: string };

/** `proof`: verified, so the shop registers it. `hint`: the shop queries the provider (R31). */
export type Weight = 'proof' | 'hint';

/** A verified notification. It may arrive repeatedly and in any order. */
export type PaymentNotice = {
  /** The shop's number of the payment; null if it must be found by `orderId`. */
  readonly paymentId: string | null;
  readonly orderId: string;
  /** `pending`: the payer has not finished, or the money has not arrived. */
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

/** A `pending` refund becomes completed or rejected. `rejected`: refused by the provider. */
export type RefundStanding = 'pending' | 'completed' | 'rejected';

export type RefundTold = {
  readonly standing: RefundStanding;
  readonly number: string;
};

export type RefundNotice = RefundTold & {
  readonly orderId: string;
  readonly paymentId: string | null;
  /** The shop's number of the refund; null if the notification has none. */
  readonly refundId: string | null;
  readonly amount: Money | null;
};

/** `away`: the call's result is unknown. `refused`: the provider answered no. */
export type ProviderFailure = 'away' | 'refused';

/** Calls to the provider, made only while no lock is held. */
export type PaymentProviderCalls = {
  begin(order: PaymentOrder): Promise<Result<TakenOrder, ProviderFailure>>;
  /** Cancels an order, so that nobody can pay it (R68). `refused` if, for example, it is paid. */
  end(orderId: string): Promise<Result<void, ProviderFailure>>;
  standing(orderId: string): Promise<Result<PaymentNotice, ProviderFailure>>;
  /** Requests a refund, or returns the state of a refund that is already requested. */
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
