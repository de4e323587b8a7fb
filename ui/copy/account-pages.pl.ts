import { consents } from '../../adapters/http/contract/consents.pl.ts';
import type { RefusalCode } from '../../adapters/http/contract/failure.ts';
import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { formatWithinHours, keepWordsTogether, keepWordsTogetherIn, pluralize } from '../format.ts';
import fixedTexts from './account-pages.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

export const loginCopy = texts.loginCopy;

export const registerCopy = {
  ...texts.registerCopy,
  policyLinks: [
    { href: pages.terms, text: 'Regulamin' },
    { href: pages.privacy, text: 'Polityka prywatności' },
  ],
  newTab: '(w nowej karcie)',
  newsletter: keepWordsTogether(consents.newsletterOfAccount),
  done: (email: string) =>
    keepWordsTogether(
      `Wysłaliśmy wiadomość na adres ${email}. Kliknij w niej link, żeby aktywować konto. Link działa 7 dni.`,
    ),
} as const;

export const activateCopy = texts.activateCopy;

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

export const disownCopy = texts.disownCopy;

export type Resets = { readonly Events: number; readonly Minutes: number };
const within = (minutes: number): string =>
  minutes % 60 === 0
    ? formatWithinHours(minutes / 60)
    : `w ciągu ${pluralize(minutes, { one: 'minuty', few: 'minut', many: 'minut' })}`;
const howOften = ({ Events, Minutes }: Resets): string =>
  `O nowe hasło możesz prosić ${Events === 1 ? 'raz' : `najwyżej ${Events} razy`} ${within(Minutes)}. Gdy użyjesz linku albo link wygaśnie, poprosisz o następny od razu.`;

export const resetCopy = {
  ...texts.resetCopy,
  done: 'Jeśli ten adres ma u nas konto, za chwilę przyjdzie na niego wiadomość',
  doneHint: (email: string, resets: Resets | null) =>
    keepWordsTogether(
      `Adres: ${email}. W wiadomości przeczytasz, do kiedy działa link${resets === null ? ' i kiedy możesz poprosić o następny' : ''}.${
        resets === null ? '' : ` ${howOften(resets)}`
      } Nic nie przyszło w ciągu 15 minut? Zajrzyj do spamu.`,
    ),
} as const;

export const newPasswordCopy = texts.newPasswordCopy;

/** The strength is only a hint: the server accepts weak passwords. */
export const strengthCopy = texts.strengthCopy;
export const logoutCopy = texts.logoutCopy;

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
