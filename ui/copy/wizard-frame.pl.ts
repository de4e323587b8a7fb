import { formatMoney, pluralize } from '../format.ts';
import type { StepName } from '../state/reservation/steps.ts';

const minutes = { one: 'minutę', few: 'minuty', many: 'minut' } as const;
const people = { one: 'osoba', few: 'osoby', many: 'osób' } as const;

export const wizardCopy = {
  reservation: 'Rezerwacja',
  titleOf: (trip: string) => `Rezerwacja: ${trip}`,
  pageTitle: (step: string, trip: string) => `${step}: rezerwacja ${trip}`,
  help: (hours: string) => `Pomoc: ${hours}`,
  stepsLabel: 'Kroki rezerwacji',
  summaryLabel: 'Twoja rezerwacja',
  back: 'Wstecz',
  saving: 'Zapisuję…',
  people: (count: number) => pluralize(count, people),
  participant: (number: number) => `Uczestnik ${number}`,
  sameAsFirst: 'Tak samo jak 1. uczestnik',
  optional: 'nieobowiązkowe',
  included: 'W cenie wyjazdu',
  free: 'GRATIS',
  payOnPlace: 'Płatność na miejscu',
  payOnPlaceOf: (amount: string) => `Płatność na miejscu: ${amount}`,
  eur: (amount: string) => formatMoney(amount).replace('PLN', 'EUR'),
  perPerson: (amount: string) => `${amount} za osobę`,
  times: (count: number, amount: string) => `${count} × ${amount}`,
  choose: 'Wybierz z listy',
  yes: 'TAK',
  no: 'NIE',
  hold: (time: string) => `Trzymamy miejsca do ${time}`,
  holdEnding: (minutesLeft: number, isExtendable: boolean) =>
    `Trzymamy miejsca jeszcze ${pluralize(minutesLeft, minutes)}.${isExtendable ? ' Przejdź dalej, a czas się wydłuży.' : ''}`,
  holdSoon: (holdMinutes: number) =>
    `Gdy przejdziesz dalej, zatrzymamy miejsca na ${pluralize(holdMinutes, minutes)}.`,
  reserveFlag: 'UWAGA: Zapisujesz się na listę rezerwową',
  onReserveList: 'lista rezerwowa',
  reserveNote: 'Nie wpłacaj zaliczki. Odezwiemy się, gdy zwolni się miejsce.',
  unnamed:
    'Sprawdź po kolei odpowiedzi w tym kroku i spróbuj jeszcze raz. Twoje odpowiedzi są na miejscu.',
  overElsewhere: 'Ta rezerwacja zmieniła się w innym oknie',
  overElsewhereText:
    'Pokazujemy zapisaną wersję, a w polach Twoje odpowiedzi. Sprawdź je przed zapisaniem.',
  dropTyped: 'Pokaż tylko zapisaną wersję',
} as const;

export const stepNames: Readonly<Record<StepName, string>> = {
  trip: 'Twój Rejs',
  berths: 'Zakwaterowanie i dojazd',
  insurance: 'Ubezpieczenie',
  extras: 'Dodatki',
  participants: 'Dane uczestników',
  summary: 'Podsumowanie i płatność',
};

export const stepHeadings: Readonly<Record<StepName, string>> = {
  trip: 'Co chcesz zarezerwować?',
  berths: 'Gdzie śpisz i jak dojeżdżasz?',
  insurance: 'Jakie ubezpieczenie wybierasz?',
  extras: 'Co jeszcze zabierasz?',
  participants: 'Kto płynie?',
  summary: 'Sprawdź i zapłać',
};

export const stepActions: Readonly<Record<StepName, string>> = {
  trip: 'Dalej: zakwaterowanie',
  berths: 'Dalej: ubezpieczenie',
  insurance: 'Dalej: dodatki',
  extras: 'Dalej: dane uczestników',
  participants: 'Dalej: podsumowanie',
  summary: 'Rezerwuję i płacę',
};
/** A sign-up for the reserve list pays nothing yet, so its texts do not mention payment. */
export const reserveHeading = 'Sprawdź i zapisz się';
export const reserveAction = 'Zapisuję się na listę rezerwową';
/** A sign-up skips step 4, because the party chooses extras only after it has moved up (R64). */
export const reservePastExtras = 'Dalej: dane uczestników';
export const nextShort = 'Dalej';

export const stepErrors: Readonly<Record<StepName, string>> = {
  trip: 'Uzupełnij wszystkie dane',
  berths: 'Uzupełnij wszystkie dane',
  insurance: 'Uzupełnij wszystkie dane',
  extras: 'Uzupełnij wszystkie dane',
  participants: 'Należy podać imię, nazwisko i datę urodzenia każdego uczestnika.',
  summary: 'Uzupełnij wszystkie dane',
};
