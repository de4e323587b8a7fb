import { pages } from '../../../adapters/http/contract/pages.pl.ts';
/** The six steps in their order; each has its own address and keeps its own answers. */
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

/** Number of a step as people count it, from 1. */
export const numberOf = (step: StepName): number => STEPS.indexOf(step) + 1;
export const stepAfter = (step: StepName): StepName | null => STEPS[numberOf(step)] ?? null;
/** Where 'Dalej' leads: a sign-up for the reserve list passes step 4 over, which stays to be reached (R64). */
export const stepOnward = (step: StepName, reserveList: boolean): StepName | null =>
  reserveList && step === 'insurance' ? 'participants' : stepAfter(step);
export const stepBefore = (step: StepName): StepName | null => STEPS[numberOf(step) - 2] ?? null;

/** Path of a step, as the route table knows it. */
export const stepPath = (step: StepName): string => `${pages.booking}/${SLUGS[step]}`;

/** Address of a step of one reservation: enough to come back to it by reload, Back, a second tab or a sent link (R59). */
export const stepHref = (step: StepName, reservationId: string): string => `${stepPath(step)}?r=${encodeURIComponent(reservationId)}`;

/** The reservation's id in an address' query; '' where there is none. */
export const idFrom = (search: string): string => new URLSearchParams(search).get('r')?.trim() ?? '';
/** The offer's number in the entry's query; null where there is none. */
export const offerIdFrom = (search: string): number | null => {
  const text = new URLSearchParams(search).get('oferta') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
};
