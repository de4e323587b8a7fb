import { joinShortWordsIn, pluralize } from '../format.ts';

/** Formats the time until the visitor can try again after a rate limit: „za 40 sekund” (R57). */
export const formatRetryIn = (seconds: number): string =>
  seconds < 60
    ? `za ${pluralize(seconds, { one: 'sekundę', few: 'sekundy', many: 'sekund' })}`
    : `za ${pluralize(Math.ceil(seconds / 60), { one: 'minutę', few: 'minuty', many: 'minut' })}`;

export const accountFailureCopy = joinShortWordsIn({
  awayTitle: 'Nie mamy połączenia ze sklepem',
  away: 'Sprawdź internet i spróbuj ponownie.',
  brokenTitle: 'Coś poszło nie tak po naszej stronie',
  broken: 'Za chwilę możesz bezpiecznie spróbować ponownie.',
  answersKept: 'Twoje odpowiedzi zostają.',
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

/** All password forms use this text (R67). */
export const COMMON_PASSWORD_TEXT = 'To hasło jest zbyt łatwe do odgadnięcia. Wymyśl inne.';

const everyCode = (text: string): Readonly<Record<AccountFieldCode, string>> => ({
  required: text,
  invalid: text,
  tooShort: text,
  tooLong: text,
  tooCommon: text,
});

export const accountFieldErrors: Readonly<
  Record<AccountFieldName, Readonly<Record<AccountFieldCode, string>>>
> = {
  email: { ...everyCode('Niepoprawny adres email'), required: 'Uzupełnij pole email' },
  password: {
    required: 'Uzupełnij pole z hasłem',
    invalid: 'Uzupełnij pole z hasłem',
    tooShort: 'Hasło musi mieć minimum 6 znaków',
    tooLong: 'Hasło może mieć najwyżej 128 znaków',
    tooCommon: COMMON_PASSWORD_TEXT,
  },
  policyAccepted: everyCode('Zaakceptuj regulamin i politykę prywatności'),
  newsletterAccepted: everyCode('Zaznacz tę zgodę albo ją odznacz'),
};

export const fieldLabels = {
  email: 'E-mail',
  password: 'Hasło',
  newPassword: 'Hasło',
} as const;
