import { consents } from '../../../../adapters/http/contract/consents.pl.ts';
import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { codeTexts } from '../../../copy/wizard-fields.pl.ts';
import { pluralize } from '../../../format.ts';

export const crewCopy = {
  whole: (numbers: string) => `Cała załoga (${numbers})`,
  rest: (numbers: string) => `Reszta załogi (${numbers})`,
  changeOne: 'Zmień dla jednej osoby',
  same: 'Tak samo jak 1. uczestnik',
  sameAs: (what: string) => `Tak samo jak 1. uczestnik: ${what}`,
  noExtras: 'Bez dodatków.',
  later: 'Podam dane osobowe później',
  email: (number: number) => `E-mail, uczestnik ${number}`,
  each: (numbers: string) => `Uczestnicy ${numbers}, każdy tak samo`,
} as const;

const DAYS = { one: 'dzień', few: 'dni', many: 'dni' } as const;
const WORKING_DAYS = { one: 'dzień roboczy', few: 'dni robocze', many: 'dni roboczych' } as const;

export const participantsCopy = {
  prefilled: 'Twoje dane są z konta. Popraw je, jeśli trzeba: zmienią się tylko w tej rezerwacji.',
  idHint: 'Dowód albo paszport. Możesz podać później.',
  accountEmail: 'E-mail z konta',
  emailForRebate: 'Podaj e-maile współuczestników',
  emailForRebateText:
    'Kto już z nami pływał, dostanie rabat lojalnościowy. Liczy się ten sam adres co poprzednio.',
  due: (days: number) =>
    `Uzupełnij dane pozostałych uczestników do północy ${pluralize(days, DAYS)} przed wyjazdem.`,
  later: 'Podam dane osobowe później',
  skipper: 'Skipper',
  skipperWho: (number: number) => `Uczestnik ${number} to Wasz skipper. Podaj tu jego dane.`,
  account: 'Twoje konto',
  accountText: 'Założymy Ci konto z tą rezerwacją. Link aktywacyjny przyjdzie na podany adres.',
  accountMade: 'Konto jest założone. Link aktywacyjny czeka w Twojej poczcie.',
  password: 'Hasło',
  passwordHint: 'Co najmniej 6 znaków',
  policy: 'Akceptuję politykę prywatności i regulamin serwisu.',
  policyLinks: [
    { href: pages.privacy, text: 'Polityka prywatności' },
    { href: pages.terms, text: 'Regulamin' },
  ],
  newsletter: consents.newsletterOfBooking,
  haveAccount: 'Mam już konto',
  loginTitle: 'Zaloguj się do swojego konta',
  loginLater: 'Wróć bez logowania',
  childDiscount: 'Rabaty dla dzieci',
  adults26: 'Rejs dla osób w wieku 26+',
  ageTitle: (age: number) => `Na rejsie będzie ktoś w wieku ${age}+`,
  ageText: (age: number, days: number) =>
    `Prosimy o kontakt z biurem, celem weryfikacji czy na rejsie będzie załoga w wieku ${age}+. Wyślij zapytanie, a zatrzymamy Twoje miejsca na ${pluralize(days, WORKING_DAYS)} i odpowiemy mailem.`,
  ageWhose: (numbers: readonly number[]) =>
    `Dotyczy: ${numbers.map((number) => `uczestnik\u00a0${number}`).join(', ')}.`,
  ageAsk: 'Wyślij zapytanie do biura',
  ageAsking: 'Wysyłam…',
  ageAsked: (number: string) => `Zapytanie nr ${number} jest w biurze`,
  ageAskedText: (until: string) =>
    `Trzymamy Twoje miejsca do ${until}. Gdy biuro odpowie, wróć do tego kroku: Twoje odpowiedzi są zapisane w tej przeglądarce.`,
  ageOthersFirst:
    'Najpierw popraw pozostałe pola i kliknij „Dalej”. Potem wyślesz stąd zapytanie do biura.',
  ageFailed: 'Nie udało się wysłać zapytania. Spróbuj jeszcze raz za chwilę.',
  accountFaults: {
    userExists: {
      title: codeTexts.exists,
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
