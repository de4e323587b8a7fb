import { pages } from '../../../adapters/http/contract/pages.pl.ts';
/** The six steps in order. Each has its own address and its own answers. */
export const STEPS = ['trip', 'berths', 'insurance', 'extras', 'participants', 'summary'] as const;
export type StepName = (typeof STEPS)[number];

const SLUGS: Readonly<Record<StepName, string>> = {
  trip: 'twoj-rejs',
  berths: 'zakwaterowanie-i-dojazd',
  insurance: 'ubezpieczenie',
  extras: 'dodatki',
  participants: 'dane-uczestnikow',
  summary: 'podsumowanie-i-platnosc',
};

/** The step's number, from 1. */
export const stepNumber = (step: StepName): number => STEPS.indexOf(step) + 1;
export const stepAfter = (step: StepName): StepName | null => STEPS[stepNumber(step)] ?? null;
/**
 * The step after 'Dalej'. A sign-up for the reserve list skips step 4, which stays reachable (R64).
 */
export const stepOnward = (step: StepName, reserveList: boolean): StepName | null =>
  reserveList && step === 'insurance' ? 'participants' : stepAfter(step);
export const stepBefore = (step: StepName): StepName | null => STEPS[stepNumber(step) - 2] ?? null;

export const stepPath = (step: StepName): string => `${pages.booking}/${SLUGS[step]}`;

/**
 * The address of a step of one reservation. It works after a reload, with Back, in a second tab and
 * as a sent link (R59).
 */
export const stepHref = (step: StepName, reservationId: string): string =>
  `${stepPath(step)}?r=${encodeURIComponent(reservationId)}`;

/** The reservation's id in the query of an address. Empty if there is none. */
export const idFrom = (search: string): string =>
  new URLSearchParams(search).get('r')?.trim() ?? '';
/** The offer's number in the entry's query. Null if there is none. */
export const offerIdFrom = (search: string): number | null => {
  const text = new URLSearchParams(search).get('oferta') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
};
