import type { Day } from '../calendar.ts';
import type { Person } from '../party/person.ts';
import { isPhoneByCurrentOrFormerRules } from '../travellers/contact.ts';
import { isIdDocumentNumber } from '../travellers/documents.ts';
import { isBirthDate } from '../travellers/requirements.ts';
import type { Account } from './account.ts';
import { isCountryCode } from './buyer-country.ts';
import { buyerCountryOf, isPostalCode, isTaxNumber, normalizeBuyer } from './invoice.ts';

export type AccountDetails = {
  readonly person: Omit<Person, 'email'>;
  readonly invoice: Account['invoice'];
};

export type AccountDetailsField =
  | Exclude<keyof Person, 'email'>
  | 'invoiceName'
  | 'invoiceNip'
  | 'invoiceAddress'
  | 'invoiceCity'
  | 'invoiceZip'
  | 'invoiceCountry';

export type AccountDetailsProblem = {
  readonly field: AccountDetailsField;
  readonly code: 'invalid' | 'tooLong';
};

const LONGEST = 100;

/** Trims an account's fields; formats tax number and postal code for the buyer's country. */
export const normalizeDetails = ({ person, invoice }: AccountDetails): AccountDetails => ({
  person: {
    ...person,
    firstName: person.firstName.trim(),
    lastName: person.lastName.trim(),
    birthDate: person.birthDate.trim(),
    idDocument: person.idDocument.replaceAll(' ', '').toUpperCase(),
    country: person.country.trim(),
    phone: person.phone.trim(),
  },
  invoice: normalizeBuyer({
    ...invoice,
    name: invoice.name.trim(),
    address: invoice.address.trim(),
    city: invoice.city.trim(),
  }),
});

const lengths = ({
  person,
  invoice,
}: AccountDetails): readonly (readonly [AccountDetailsField, string])[] => [
  ['country', person.country],
  ['invoiceName', invoice.name],
  ['invoiceAddress', invoice.address],
  ['invoiceCity', invoice.city],
];

/**
 * Returns the problems of trimmed account data (R34). Forms check the names, this function does
 * not: a stored name can be older than the rule for names (R67).
 */
export const detailsProblems = (
  details: AccountDetails,
  today: Day,
): readonly AccountDetailsProblem[] => {
  const { person, invoice } = details;
  const checked: readonly (readonly [AccountDetailsField, string, boolean])[] = [
    ['birthDate', person.birthDate, isBirthDate(person.birthDate, today)],
    ['idDocument', person.idDocument, isIdDocumentNumber(person.idDocument, person.country)],
    ['phone', person.phone, isPhoneByCurrentOrFormerRules(person.phone)],
    ['invoiceCountry', buyerCountryOf(invoice), isCountryCode(buyerCountryOf(invoice))],
    ['invoiceNip', invoice.nip, isTaxNumber(invoice)],
    ['invoiceZip', invoice.zip, isPostalCode(invoice)],
  ];
  return [
    ...checked.flatMap(([field, text, right]) =>
      text === '' || right ? [] : [{ field, code: 'invalid' as const }],
    ),
    ...lengths(details).flatMap(([field, text]) =>
      text.length > LONGEST ? [{ field, code: 'tooLong' as const }] : [],
    ),
  ];
};
