import type { Result } from 'neverthrow';
import type { Money } from '../../domain/money.ts';

/** A payment as the provider is asked to take it. */
export type PaymentOrder = {
  /** The shop's own number for it, by which the provider's notifications name it. */
  readonly paymentId: string;
  readonly siteId: number;
  /** What the payer is charged, commission included, in grosze. */
  readonly charged: Money;
  readonly title: string;
  /** Whose page the browser is sent to afterwards, whatever came of it. */
  readonly bookingId: string;
};

/** Where the browser is to be sent, or that the provider cannot be reached. Called while no lock is held. */
export type PaymentProvider = {
  begin(order: PaymentOrder): Promise<Result<{ readonly redirectTo: string }, 'away'>>;
};

/** What the provider says of a payment, decoded and proved genuine at the edge; it may be said any number of times, in any order. */
export type PaymentNotice = {
  readonly paymentId: string;
  readonly outcome: 'completed' | 'rejected';
  /** What was charged, in grosze. */
  readonly charged: Money;
};

/** What a shop that takes no payments online leaves out. */
export type MayTakePayments = { readonly provider?: PaymentProvider };
