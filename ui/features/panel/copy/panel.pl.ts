import { BIRTH_FAULT, NAME_FAULTS } from '../../../copy/names.pl.ts';
import { keepWordsTogetherIn } from '../../../format.ts';
import type { DetailsField } from '../../../state/account/own-details.ts';
import fixedTexts from './panel.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

export const messagesCopy = texts.messagesCopy;
export const loadCopy = texts.loadCopy;
export const panelCopy = texts.panelCopy;
export const detailsCopy = texts.detailsCopy;

export const detailsLabels: Readonly<Record<DetailsField | 'email', string>> = {
  ...texts.detailsLabels,
  idDocument: 'Seria i numer dokumentu',
  invoiceAddress: 'Ulica i numer',
};

const LONG = 'Skróć do 100 znaków';

/** Texts of the warning that another window saved the same data first (R58). */
export const elsewhereCopy = texts.elsewhereCopy;

export const detailsErrors: Readonly<
  Record<DetailsField, { readonly invalid: string; readonly tooLong: string }>
> = {
  ...texts.detailsErrors,
  firstName: NAME_FAULTS.first,
  lastName: NAME_FAULTS.last,
  birthDate: { invalid: BIRTH_FAULT, tooLong: BIRTH_FAULT },
  country: { invalid: 'Wybierz kraj z listy', tooLong: 'Wybierz kraj z listy' },
  invoiceName: { invalid: 'Popraw nazwę', tooLong: LONG },
  invoiceNip: {
    invalid: 'Niepoprawny NIP. Sprawdź, czy nie ma literówki i czy zgadza się kraj nabywcy.',
    tooLong: 'Niepoprawny NIP',
  },
  invoiceAddress: { invalid: 'Popraw adres', tooLong: LONG },
  invoiceCity: { invalid: 'Popraw miejscowość', tooLong: LONG },
  invoiceCountry: { invalid: 'Wybierz kraj z listy', tooLong: 'Wybierz kraj z listy' },
};

export const passwordCopy = texts.passwordCopy;

/** The shop asks for the password before an action that cannot be undone (R69). */
export const againCopy = texts.againCopy;

export const sessionsCopy = {
  ...texts.sessionsCopy,
  since: (day: string) => `zalogowane ${day}`,
  oneOf: (since: string, number: number, all: number) => `${since} (${number}. z ${all})`,
  seen: (moment: string) => `ostatnio ${moment}`,
  endNamed: (device: string) => `Wyloguj: ${device}`,
  askOne: (device: string) => `Wylogować: ${device}?`,
} as const;

export const leavingCopy = {
  ...texts.leavingCopy,
  title: 'Dane i konto',
  fileName: (brand: string) => `${brand || 'konto'}-moje-dane.json`,
} as const;
