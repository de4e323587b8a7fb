import { formatMoney, pluralize } from '../format.ts';
import type { StepName } from '../state/reservation/steps.ts';
import texts from './wizard-frame.pl.json' with { type: 'json' };

const minutes = { one: 'minutę', few: 'minuty', many: 'minut' } as const;
const people = { one: 'osoba', few: 'osoby', many: 'osób' } as const;

export const wizardCopy = {
  ...texts.wizardCopy,
  titleOf: (trip: string) => `Rezerwacja: ${trip}`,
  pageTitle: (step: string, trip: string) => `${step}: rezerwacja ${trip}`,
  help: (hours: string) => `Pomoc: ${hours}`,
  people: (count: number) => pluralize(count, people),
  participant: (number: number) => `Uczestnik ${number}`,
  payOnPlaceOf: (amount: string) => `Płatność na miejscu: ${amount}`,
  eur: (amount: string) => formatMoney(amount).replace('PLN', 'EUR'),
  perPerson: (amount: string) => `${amount} za osobę`,
  times: (count: number, amount: string) => `${count} × ${amount}`,
  hold: (time: string) => `Trzymamy miejsca do ${time}`,
  holdEnding: (minutesLeft: number) =>
    `Trzymamy miejsca jeszcze ${pluralize(minutesLeft, minutes)}. Przejdź dalej, a czas się wydłuży.`,
  holdSoon: (holdMinutes: number) =>
    `Gdy przejdziesz dalej, zatrzymamy miejsca na ${pluralize(holdMinutes, minutes)}.`,
} as const;

export const stepNames: Readonly<Record<StepName, string>> = texts.stepNames;
export const stepHeadings: Readonly<Record<StepName, string>> = texts.stepHeadings;
export const stepActions: Readonly<Record<StepName, string>> = texts.stepActions;
/** A sign-up for the reserve list pays nothing yet, so its texts do not mention payment. */
export const reserveHeading = 'Sprawdź i zapisz się';
export const reserveAction = 'Zapisuję się na listę rezerwową';
/** A sign-up skips step 4, because the party chooses extras only after it has moved up (R64). */
export const reservePastExtras = 'Dalej: dane uczestników';
export const nextShort = 'Dalej';

export const stepErrors: Readonly<Record<StepName, string>> = texts.stepErrors;
