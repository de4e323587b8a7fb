import { joinShortWordsIn, pluralize } from '../format.ts';

/** Formats the time until the visitor can try again after a rate limit: „za 40 sekund” (R57). */
export const formatRetryIn = (seconds: number): string =>
  seconds < 60
    ? `za ${pluralize(seconds, { one: 'sekundę', few: 'sekundy', many: 'sekund' })}`
    : `za ${pluralize(Math.ceil(seconds / 60), { one: 'minutę', few: 'minuty', many: 'minut' })}`;

export const accountFailureCopy = joinShortWordsIn({
  awayTitle: 'Nie mamy połączenia ze sklepem',
  away: 'Sprawdź internet i spróbuj ponownie. Twoje odpowiedzi zostają.',
  brokenTitle: 'Coś poszło nie tak po naszej stronie',
  broken: 'Za chwilę możesz bezpiecznie spróbować ponownie. Twoje odpowiedzi zostają.',
  tooManyTitle: 'Za dużo prób',
  tooMany: (seconds: number) =>
    `Dla bezpieczeństwa ograniczamy liczbę prób. Spróbuj ponownie ${formatRetryIn(seconds)}.`,
  retry: 'Spróbuj ponownie',
});

export const menuCopy = {
  signIn: 'zaloguj',
  greeting: (firstName: string) => (firstName === '' ? 'Witaj' : `Witaj, ${firstName}`),
  panel: 'Twój Panel',
  logout: 'Wyloguj',
  newMessages: 'Masz nowe wiadomości',
} as const;

export type AccountFieldName = 'email' | 'password' | 'policyAccepted' | 'newsletterAccepted';
export type AccountFieldCode = 'required' | 'invalid' | 'tooShort' | 'tooLong' | 'tooCommon';

const INVALID_EMAIL = 'Niepoprawny adres email';
const TOO_LONG = 'Hasło może mieć najwyżej 128 znaków';
/** All password forms use this text (R67). */
export const COMMON_PASSWORD_TEXT = 'To hasło jest zbyt łatwe do odgadnięcia. Wymyśl inne.';
const NEWSLETTER = 'Zaznacz tę zgodę albo ją odznacz';
const POLICY = 'Zaakceptuj regulamin i politykę prywatności';

export const accountFieldErrors: Readonly<
  Record<AccountFieldName, Readonly<Record<AccountFieldCode, string>>>
> = {
  email: {
    required: 'Uzupełnij pole email',
    invalid: INVALID_EMAIL,
    tooShort: INVALID_EMAIL,
    tooLong: INVALID_EMAIL,
    tooCommon: INVALID_EMAIL,
  },
  password: {
    required: 'Uzupełnij pole z hasłem',
    invalid: 'Uzupełnij pole z hasłem',
    tooShort: 'Hasło musi mieć minimum 6 znaków',
    tooLong: TOO_LONG,
    tooCommon: COMMON_PASSWORD_TEXT,
  },
  policyAccepted: {
    required: POLICY,
    invalid: POLICY,
    tooShort: POLICY,
    tooLong: POLICY,
    tooCommon: POLICY,
  },
  newsletterAccepted: {
    required: NEWSLETTER,
    invalid: NEWSLETTER,
    tooShort: NEWSLETTER,
    tooLong: NEWSLETTER,
    tooCommon: NEWSLETTER,
  },
};

export const fieldLabels = {
  email: 'E-mail',
  password: 'Hasło',
  newPassword: 'Hasło',
} as const;
