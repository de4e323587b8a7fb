import { pages } from '../../../adapters/http/contract/pages.pl.ts';
import type {
  Unreached,
  WizardReservation,
} from '../../../adapters/http/contract/wizard/wizard.ts';

const isReached = <S extends object>(step: S | Unreached): step is S =>
  Object.keys(step).length > 0;
const orNull = <S extends object>(step: S | Unreached): S | null => (isReached(step) ? step : null);

/** A step is null until the visitor has reached it. */
export const stepDataOf = ({
  Data: [trip, flags, berths, insurance, extras, participants, summary],
}: WizardReservation) => ({
  trip: orNull(trip),
  berths: orNull(berths),
  insurance: orNull(insurance),
  extras: orNull(extras),
  participants: orNull(participants),
  summary: orNull(summary),
  reserveList: (orNull(flags)?.Config.IsReserveList ?? 0) === 1,
});

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

export const stepNumber = (step: StepName): number => STEPS.indexOf(step) + 1;
export const stepAfter = (step: StepName): StepName | null => STEPS[stepNumber(step)] ?? null;
/** A sign-up for the reserve list skips step 4, which the visitor can still open (R64). */
export const nextStepFor = (step: StepName, reserveList: boolean): StepName | null =>
  reserveList && step === 'insurance' ? 'participants' : stepAfter(step);
export const stepBefore = (step: StepName): StepName | null => STEPS[stepNumber(step) - 2] ?? null;

export const stepPath = (step: StepName): string => `${pages.booking}/${SLUGS[step]}`;

/** A step's address works after a reload, after Back, in a second tab and as a link (R59). */
export const stepUrlOfReservation = (step: StepName, reservationId: string): string =>
  `${stepPath(step)}?r=${encodeURIComponent(reservationId)}`;

export const reservationIdInSearch = (search: string): string =>
  new URLSearchParams(search).get('r')?.trim() ?? '';
export const offerIdInSearch = (search: string): number | null => {
  const text = new URLSearchParams(search).get('oferta') ?? '';
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
};
