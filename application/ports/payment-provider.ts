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

/** Takes orders, or cannot be reached. Called while no lock is held. */
export type PaymentProvider = {
  begin(order: PaymentOrder): Promise<Result<{ readonly redirectTo: string }, 'away'>>;
  /** Takes an order back, so that nobody can pay it any more; one that the provider does not know is well too (R68). */
  end(paymentId: string): Promise<Result<void, 'away'>>;
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
