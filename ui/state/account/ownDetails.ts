import { type ApiFailure, isRecord } from '../../../adapters/http/client/failure.ts';
import type { Account } from '../../../adapters/http/contract/account/account.ts';
import { readBirthDate } from '../../../adapters/http/contract/account/birth-date.ts';
import { HOME_COUNTRY } from '../../../adapters/http/contract/account/buyer-country.ts';
import type { SentOf } from '../../../adapters/http/contract/routes.ts';

/** What the form asks for. */
export type DetailsField =
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'gender'
  | 'idDocument'
  | 'country'
  | 'phone'
  | 'invoiceName'
  | 'invoiceNip'
  | 'invoiceAddress'
  | 'invoiceZip'
  | 'invoiceCity'
  | 'invoiceCountry';

/** Own data as it stands in the form. */
export type TypedDetails = Readonly<Record<DetailsField, string>>;

/** The account's data as the form begins with it. */
export const typedFrom = (account: Account): TypedDetails => ({
  firstName: account.FirstName,
  lastName: account.LastName,
  birthDate: account.BirthDate,
  gender: account.Gender,
  idDocument: account.IdDocument,
  country: account.Country,
  phone: account.Phone,
  invoiceName: account.InvoiceName,
  invoiceNip: account.InvoiceNip,
  invoiceAddress: account.InvoiceAddress,
  invoiceZip: account.InvoiceZip,
  invoiceCity: account.InvoiceCity,
  invoiceCountry: account.InvoiceCountry ?? HOME_COUNTRY,
});

/** A field that was saved elsewhere with another value than the form began with. */
export type SavedElsewhere = { readonly field: DetailsField; readonly value: string };

const FIELDS = (typed: TypedDetails): readonly DetailsField[] =>
  Object.keys(typed).filter((field): field is DetailsField => field in typed);

/** What somebody saved while the form was open, field by field. */
export const savedElsewhere = (began: Account, now: Account): readonly SavedElsewhere[] => {
  const [before, after] = [typedFrom(began), typedFrom(now)];
  return FIELDS(after).flatMap((field) => (before[field] === after[field] ? [] : [{ field, value: after[field] }]));
};

/** The form on what is saved now: what was typed in it stays, everything else is as it was saved elsewhere (R58). */
export const onPresent = (typed: TypedDetails, began: Account, now: Account): TypedDetails => {
  const [before, after] = [typedFrom(began), typedFrom(now)];
  const changed = FIELDS(typed).filter((field) => typed[field] !== before[field]);
  return { ...after, ...Object.fromEntries(changed.map((field) => [field, typed[field]])) };
};

/** The account that a refusal for a change made elsewhere brings along; null where it is no such refusal. */
export const presentAccount = (failure: ApiFailure): Account | null => {
  if (failure.kind !== 'refused' || failure.code !== 'changedElsewhere') return null;
  const { Account: now } = failure.body;
  return isAccount(now) ? now : null;
};

// The shop's own answer: one key tells it from nothing at all.
const isAccount = (u: unknown): u is Account => isRecord(u) && typeof u.Version === 'number' && typeof u.Email === 'string';

/** What is sent: all thirteen fields of the document, the e-mail as it is, and the buyer's country if it was changed. */
export const sentDetails = ({ invoiceCountry, ...typed }: TypedDetails, account: Account): SentOf<'accountDetailsChange'> => ({
  ...typed,
  birthDate: readBirthDate(typed.birthDate),
  email: account.Email,
  ...(invoiceCountry === typedFrom(account).invoiceCountry ? {} : { invoiceCountry }),
});

export type DetailsCode = 'invalid' | 'tooLong';
export type DetailsFaults = Readonly<Partial<Record<DetailsField, DetailsCode>>>;

/** The fields that a refusal names; a code that is not known here counts as invalid. */
export const detailsFaults = (failure: ApiFailure, typed: TypedDetails): DetailsFaults => {
  if (failure.kind !== 'refused') return {};
  const isField = (word: string): word is DetailsField => Object.hasOwn(typed, word);
  return Object.fromEntries(
    failure.errors.flatMap(({ field, code }) => (isField(field) ? [[field, code === 'tooLong' ? 'tooLong' : 'invalid']] : [])),
  );
};
