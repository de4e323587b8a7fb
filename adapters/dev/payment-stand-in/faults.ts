import type { SignatureAlgorithm } from '../../payments/payu/signature.ts';

export const NOTIFICATION_DELIVERIES = ['once', 'doubled', 'reordered', 'lost'] as const;
export type NotificationDelivery = (typeof NOTIFICATION_DELIVERIES)[number];

export const REFUSED_ORDERS = ['none', 'buyers', 'all'] as const;
export type RefusedOrders = (typeof REFUSED_ORDERS)[number];

/** Faults that a developer can switch on in the simulated PayU. */
export type Faults = {
  /** Delay of each API response, in milliseconds. */
  readonly slow: number;
  readonly failing: number;
  readonly refuses: RefusedOrders;
  readonly news: NotificationDelivery;
  readonly refundsWait: boolean;
  /**
   * The algorithm with which the simulated PayU signs its notifications. The real PayU offers the
   * same algorithms.
   */
  readonly signs: SignatureAlgorithm;
};

export const NO_FAULTS: Faults = {
  slow: 0,
  failing: 0,
  refuses: 'none',
  news: 'once',
  refundsWait: false,
  signs: 'MD5',
};

const countIn = (form: URLSearchParams, name: string, most: number): number => {
  const count = Number(form.get(name) ?? 0);
  return Number.isInteger(count) && count >= 0 ? Math.min(count, most) : 0;
};

export const faultsIn = (form: URLSearchParams): Faults => ({
  slow: countIn(form, 'slow', 60_000),
  failing: countIn(form, 'failing', 1000),
  refuses: REFUSED_ORDERS.find((each) => each === form.get('refuses')) ?? 'none',
  news: NOTIFICATION_DELIVERIES.find((each) => each === form.get('news')) ?? 'once',
  refundsWait: form.get('refunds') === 'wait',
  signs: form.get('signs') === 'SHA-256' ? 'SHA-256' : 'MD5',
});
