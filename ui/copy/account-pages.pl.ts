import { consents } from '../../adapters/http/contract/consents.pl.ts';
import type { RefusalCode } from '../../adapters/http/contract/failure.ts';
import { pages } from '../../adapters/http/contract/pages.pl.ts';
import {
  formatWithinHours,
  joinShortWordsByNoBreakSpaces,
  joinShortWordsIn,
  pluralize,
} from '../format.ts';

export const loginCopy = joinShortWordsIn({
  title: 'Zaloguj się',
  wrong: 'Niepoprawny login lub hasło',
  wrongHint: 'Nowe konto? Najpierw kliknij link w wiadomości od nas.',
  blocked: 'To konto jest zablokowane',
  blockedText:
    'Biuro zablokowało je, więc nie zalogujesz się ani nic nie zarezerwujesz. Zadzwoń albo napisz do biura.',
  noCookies: 'Ta przeglądarka nie przyjmuje plików cookie',
  noCookiesText:
    'E-mail i hasło są poprawne, ale bez plików cookie nie zalogujesz się. Zezwól na nie tej stronie i spróbuj ponownie.',
  submit: 'Zaloguj się',
  busy: 'Loguję…',
  noAccount: 'Nie mam konta',
  forgotten: 'Nie pamiętam hasła',
  sideTitle: 'Konto przyda się do rezerwacji',
  side: 'Do rezerwacji potrzebne jest konto, ale nie musisz zakładać go teraz. O dane zapytamy po drodze, w piątym kroku. Konto powstanie razem z rezerwacją.',
});

export const registerCopy = {
  newTab: '(w nowej karcie)',
  ...joinShortWordsIn({
    title: 'Załóż konto',
    lead: 'Jedno konto wystarczy na wszystkie rejsy. Rabaty lojalnościowe naliczamy po adresie e-mail.',
    passwordHint: 'Minimum 6 znaków. Możesz wkleić hasło z menedżera haseł.',
    policy: 'Akceptuję regulamin i politykę prywatności (wymagane)',
    policyLinks: [
      { href: pages.terms, text: 'Regulamin' },
      { href: pages.privacy, text: 'Polityka prywatności' },
    ],
    newsletter: consents.newsletterOfAccount,
    submit: 'Załóż konto',
    busy: 'Zakładam konto…',
    faults: 'Popraw zaznaczone pola',
    haveAccount: 'Mam już konto',
    doneTitle: 'Sprawdź skrzynkę',
    done: (email: string) =>
      `Wysłaliśmy wiadomość na adres ${email}. Kliknij w niej link, żeby aktywować konto. Link działa 7 dni.`,
    doneHint:
      'Wiadomość przychodzi w ciągu 15 minut. Jeśli ten adres ma już u nas konto, przeczytasz o tym w tej samej wiadomości.',
  }),
} as const;

export const activateCopy = joinShortWordsIn({
  title: 'Aktywacja konta',
  lead: 'Został jeden krok: potwierdź, że to Twoje konto.',
  submit: 'Aktywuj konto',
  busy: 'Aktywuję…',
  passwordTitle: 'Podaj hasło',
  passwordText:
    'Konto powstało w innej przeglądarce. Podaj hasło z rejestracji albo ustaw nowe. Dzięki temu nikt obcy nie użyje konta na Twój adres.',
  passwordHint: 'Minimum 6 znaków',
  notMeTitle: 'To nie ja',
  notMe:
    'Jeśli nie zakładasz u nas konta, nie aktywuj go. Bez potwierdzenia pozostanie nieaktywne, a link wygaśnie sam.',
  notMeLink: 'To nie moje konto, usuń je',
  login: 'Przejdź do logowania',
  registerAgain: 'Załóż konto jeszcze raz',
});

export type ActivationOutcome = 'confirmed' | 'alreadyActive' | 'tokenInvalid' | 'failed';
export const activationEnds: Readonly<Record<ActivationOutcome, string>> = {
  confirmed: 'Twoje konto jest już aktywne',
  alreadyActive: 'Twoje konto jest już aktywne',
  tokenInvalid: 'Link jest niepoprawny',
  failed: 'Wystąpił problem z aktywacją konta',
};

export const activationRefusals: Readonly<Partial<Record<RefusalCode, ActivationOutcome>>> = {
  alreadyActive: 'alreadyActive',
  tokenInvalid: 'tokenInvalid',
};

export const disownCopy = joinShortWordsIn({
  title: 'To nie Twoje konto?',
  lead: 'Ktoś podał Twój adres e-mail przy zakładaniu konta, być może przez pomyłkę. Możesz usunąć to konto od razu.',
  submit: 'Usuń to konto',
  busy: 'Usuwam…',
  keep: 'To jednak moje konto',
  done: 'Konto zostało usunięte',
  doneText:
    'Nikt nie zaloguje się na Twój adres. Jeśli kiedyś zechcesz z nami popłynąć, założysz konto od nowa.',
  active: 'Twoje konto jest już aktywne',
  activeText:
    'Aktywne konto usuniesz po zalogowaniu, w panelu klienta. Jeśli aktywował je ktoś inny, ustaw nowe hasło.',
  invalid: 'Link jest niepoprawny',
  invalidText: 'Konta już nie ma albo link wygasł. Nie musisz nic robić.',
  newPassword: 'Ustaw nowe hasło',
  home: 'Strona główna',
});

export type Resets = { readonly Events: number; readonly Minutes: number };
const within = (minutes: number): string =>
  minutes % 60 === 0
    ? formatWithinHours(minutes / 60)
    : `w ciągu ${pluralize(minutes, { one: 'minuty', few: 'minut', many: 'minut' })}`;
const howOften = ({ Events, Minutes }: Resets): string =>
  `O nowe hasło możesz prosić ${Events === 1 ? 'raz' : `najwyżej ${Events} razy`} ${within(Minutes)}. Gdy użyjesz linku albo link wygaśnie, poprosisz o następny od razu.`;

export const resetCopy = {
  title: 'Nie pamiętasz hasła?',
  lead: joinShortWordsByNoBreakSpaces(
    'Podaj adres e-mail swojego konta. Wyślemy link, pod którym ustawisz nowe hasło.',
  ),
  submit: 'Wyślij link',
  busy: 'Wysyłam…',
  back: 'Wróć do logowania',
  doneTitle: 'Sprawdź skrzynkę',
  done: 'Jeśli ten adres ma u nas konto, za chwilę przyjdzie na niego wiadomość',
  doneHint: (email: string, resets: Resets | null) =>
    joinShortWordsByNoBreakSpaces(
      `Adres: ${email}. W wiadomości przeczytasz, do kiedy działa link${resets === null ? ' i kiedy możesz poprosić o następny' : ''}.${
        resets === null ? '' : ` ${howOften(resets)}`
      } Nic nie przyszło w ciągu 15 minut? Zajrzyj do spamu.`,
    ),
  loggedIn: 'Użytkownik jest już zalogowany',
  loggedInHint: joinShortWordsByNoBreakSpaces('Hasło zmienisz w panelu klienta, podając obecne.'),
  toPanel: 'Przejdź do zmiany hasła',
} as const;

export const newPasswordCopy = joinShortWordsIn({
  title: 'Nowe hasło',
  lead: 'Ustaw nowe hasło do swojego konta. Potem zalogujesz się ponownie na wszystkich urządzeniach.',
  password: 'Nowe hasło',
  repeat: 'Powtórz nowe hasło',
  hint: 'Minimum 6 znaków. Możesz wkleić hasło z menedżera haseł.',
  mismatch: 'Hasła muszą być zgodne',
  faults: 'Popraw zaznaczone pola',
  refused: 'Wprowadzony kod lub hasło są nieprawidłowe',
  refusedHint: 'Link działa krótko i tylko raz. Możesz poprosić o następny.',
  askForNewLink: 'Poproś o nowy link',
  submit: 'Zapisz nowe hasło',
  busy: 'Zapisuję…',
  done: 'Twoje hasło zostało zmienione',
  doneHint: 'Zaloguj się nowym hasłem.',
  login: 'Przejdź do logowania',
});

/** The strength is only a hint: the server accepts weak passwords. */
export const strengthCopy = {
  label: 'Siła hasła:',
  short: 'za krótkie',
  weak: 'słabe',
  fair: 'niezłe',
  strong: 'mocne',
} as const;

export const logoutCopy = joinShortWordsIn({
  title: 'Wylogować Cię?',
  text: 'Rezerwacje są bezpieczne i czekają na Twoim koncie.',
  submit: 'Wyloguj',
  busy: 'Wylogowuję…',
  stay: 'Zostaję',
  failed: 'Nie udało się wylogować. Spróbuj ponownie.',
});

export const waitingCopy = {
  title: (trip: string, id: string) => `W panelu czeka Twoja rezerwacja: ${trip}, nr ${id}`,
  text: 'Aktywuj konto linkiem z e-maila, a potem zaloguj się.',
} as const;

export const activateOrderCopy = {
  title: 'Otwórz pocztę i aktywuj konto',
  text: 'W osobnym e-mailu jest link, którym aktywujesz konto i wejdziesz do swojego panelu. Link działa 7 dni.',
  again: 'Wyślij ponownie',
  sending: 'Wysyłam…',
  said: {
    sent: 'Link jest w drodze. Jeśli go nie widać, zajrzyj do folderu ze spamem.',
    tooMany:
      'Link wysłaliśmy dziś już kilka razy. Zajrzyj do folderu ze spamem albo spróbuj jutro.',
    alreadyActive: 'Twoje konto jest już aktywne. Możesz się zalogować.',
    failed: 'Nie udało się wysłać linku. Spróbuj jeszcze raz za chwilę.',
  },
} as const;
