import { consents } from '../../../../adapters/http/contract/consents.pl.ts';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { pluralize } from '../../../format.ts';
import { EXISTS } from './wizard-faults.pl.ts';
import texts from './wizard-participants.pl.json' with { type: 'json' };

export const crewCopy = {
  ...texts.crewCopy,
  whole: (numbers: string) => `Cała załoga (${numbers})`,
  rest: (numbers: string) => `Reszta załogi (${numbers})`,
  sameAs: (what: string) => `Tak samo jak 1. uczestnik: ${what}`,
  email: (number: number) => `E-mail, uczestnik ${number}`,
  each: (numbers: string) => `Uczestnicy ${numbers}, każdy tak samo`,
} as const;

const DAYS = { one: 'dzień', few: 'dni', many: 'dni' } as const;
const WORKING_DAYS = { one: 'dzień roboczy', few: 'dni robocze', many: 'dni roboczych' } as const;

export const participantsCopy = {
  ...texts.participantsCopy,
  due: (days: number) =>
    `Uzupełnij dane pozostałych uczestników do północy ${pluralize(days, DAYS)} przed wyjazdem.`,
  skipperWho: (number: number) => `Uczestnik ${number} to Wasz skipper. Podaj tu jego dane.`,
  policyLinks: [
    { href: pages.privacy, text: 'Polityka prywatności' },
    { href: pages.terms, text: 'Regulamin' },
  ],
  newsletter: consents.newsletterOfBooking,
  ageTitle: (age: number) => `Na rejsie będzie ktoś w wieku ${age}+`,
  ageText: (age: number, days: number) =>
    `Prosimy o kontakt z biurem, celem weryfikacji czy na rejsie będzie załoga w wieku ${age}+. Wyślij zapytanie, a zatrzymamy Twoje miejsca na ${pluralize(days, WORKING_DAYS)} i odpowiemy mailem.`,
  ageWhose: (numbers: readonly number[]) =>
    `Dotyczy: ${numbers.map((number) => `uczestnik\u00a0${number}`).join(', ')}.`,
  ageAsked: (number: string) => `Zapytanie nr ${number} jest w biurze`,
  ageAskedText: (until: string) =>
    `Trzymamy Twoje miejsca do ${until}. Gdy biuro odpowie, wróć do tego kroku: Twoje odpowiedzi są zapisane w tej przeglądarce.`,
  accountFaults: {
    userExists: {
      title: EXISTS,
      text: 'Zaloguj się, a wrócisz do tego kroku. Twoje odpowiedzi zostają.',
    },
    accountNotCreated: {
      title: 'Nie udało się założyć konta',
      text: 'Sprawdź hasło, e-mail i akceptację regulaminu, a potem spróbuj jeszcze raz.',
    },
  },
} as const;

export const resignationNeedsData =
  'Dla tego uczestnika wybrano ubezpieczenie od kosztów rezygnacji. Podaj imię, nazwisko i datę urodzenia.';
