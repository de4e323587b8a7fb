import type { SignatureAlgorithm } from '../payu/signature.ts';

/** How notifications of the next changes go: as they should, each twice, the last first, or not at all. */
export const NEWS = ['once', 'doubled', 'reordered', 'lost'] as const;
export type News = (typeof NEWS)[number];

/** Which orders are answered 400: none, those that name a buyer, or all. */
export const REFUSALS = ['none', 'buyers', 'all'] as const;
export type Refusals = (typeof REFUSALS)[number];

/** What the stand-in does wrong on purpose, until it is told otherwise. */
export type Faults = {
  /** Milliseconds that every answer of the API takes longer. */
  readonly slow: number;
  /** So many of the next calls of the API are answered 500. */
  readonly failing: number;
  readonly refuses: Refusals;
  readonly news: News;
  /** Money is given back when somebody says so on the page of its payment, not at once. */
  readonly refundsWait: boolean;
  /** Which hash notifications are signed with; PayU's own choice of a shop's account, and no fault. */
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

/** The faults that a form orders; what it leaves out goes well. */
export const faultsIn = (form: URLSearchParams): Faults => ({
  slow: countIn(form, 'slow', 60_000),
  failing: countIn(form, 'failing', 1000),
  refuses: REFUSALS.find((each) => each === form.get('refuses')) ?? 'none',
  news: NEWS.find((each) => each === form.get('news')) ?? 'once',
  refundsWait: form.get('refunds') === 'wait',
  signs: form.get('signs') === 'SHA-256' ? 'SHA-256' : 'MD5',
});
