import type { Result } from 'neverthrow';
import type { Payable } from '../../domain/booking/placed/payable.ts';
import type { Money } from '../../domain/money.ts';

/** Whom the provider asks for the money: what it has to know of them and nothing else. */
export type Payer = {
  /** The network address that they called from. */
  readonly address: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** '' where the booking names none. */
  readonly phone: string;
};

/** A payment as the provider is asked to take it; charged are amount and commission together. */
export type PaymentOrder = Payable & {
  /** The shop's own number for the attempt, by which the provider's notifications name it; never used for a second order. */
  readonly paymentId: string;
  readonly title: string;
  readonly siteId: number;
  /** Whose page the browser is sent to afterwards, whatever came of it. */
  readonly bookingId: string;
  readonly payer: Payer;
};

/** What the provider made of an order: its own number for it, and where it waits for the payer. */
export type TakenOrder = { readonly orderId: string; readonly redirectTo: string };

/** How far what comes in the provider's name is trusted: `proof` is taken at its word, a `hint` makes the shop ask the provider (R31). */
export type Weight = 'proof' | 'hint';

/** What the provider says of a payment, decoded and weighed at the edge; it may be said any number of times, in any order. */
export type PaymentNotice = {
  /** The shop's number of the payment; null if the provider does not name it: its order number finds the payment then. */
  readonly paymentId: string | null;
  /** The provider's number for its order. */
  readonly orderId: string;
  /** `pending`: the payer has not decided, or the money is on its way. */
  readonly outcome: 'pending' | 'completed' | 'rejected';
  /** What was charged, in grosze; null where it was charged in another currency. */
  readonly charged: Money | null;
};

/** Money that goes back the way it came, all of an order or a part of it; asked again under the same number it goes back once. */
export type Refund = {
  readonly orderId: string;
  readonly refundId: string;
  readonly amount: Money;
  readonly description: string;
};

/** `rejected`: the provider gives nothing back. `pending` becomes one of the others later. */
export type RefundStanding = 'pending' | 'completed' | 'rejected';

/** What the provider answers of a refund that it is asked for, or asked about. */
export type RefundTold = {
  readonly standing: RefundStanding;
  /** The provider's own number for the refund. */
  readonly number: string;
};

/** What the provider says of money that goes back, weighed at the edge; any number of times and in any order, as of payments. */
export type RefundNotice = RefundTold & {
  /** The provider's number of the order that was paid. */
  readonly orderId: string;
  /** The shop's number of that payment; null where it is not said. */
  readonly paymentId: string | null;
  /** The shop's number of the refund; null where it is not said, and for one that the shop never asked for. */
  readonly refundId: string | null;
  /** In grosze; null in another currency. */
  readonly amount: Money | null;
};

/** `away`: nothing is known of what became of the call; `refused`: the provider has understood it and will not do it. */
export type ProviderFailure = 'away' | 'refused';

/** Takes orders, or cannot be reached. Called while no lock is held. */
export type PaymentProvider = {
  begin(order: PaymentOrder): Promise<Result<TakenOrder, ProviderFailure>>;
  /** Takes an order back, so that nobody can pay it any more (R68); `refused` where it has been paid already, say. */
  end(orderId: string): Promise<Result<void, ProviderFailure>>;
  /** Where an order stands by the provider's own books, for who waits for a notification. */
  standing(orderId: string): Promise<Result<PaymentNotice, ProviderFailure>>;
  /** Gives money back, or tells how that stands where it was asked for before. */
  refund(refund: Refund): Promise<Result<RefundTold, ProviderFailure>>;
};

/** What a shop that takes no payments online leaves out. */
export type MayTakePayments = { readonly provider?: PaymentProvider };
