import { type ApiFailure, isRecord } from '../../../adapters/http/client/call.ts';
import type { Account } from '../../../adapters/http/contract/account/account.ts';
import { normalizeEnteredBirthDate } from '../../../adapters/http/contract/account/birth-date.ts';
import type { SentOf } from '../../../adapters/http/contract/routes.ts';
import { HOME_COUNTRY } from '../../../adapters/http/contract/screen-rules.ts';

export const detailsFormOf = (account: Account) => ({
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

export type DetailsField = keyof ReturnType<typeof detailsFormOf>;
export type EnteredDetails = Readonly<Record<DetailsField, string>>;

/** A field that another tab or device saved while this form was open, with its saved value. */
export type SavedElsewhere = { readonly field: DetailsField; readonly value: string };

const FIELDS = (typed: EnteredDetails): readonly DetailsField[] =>
  Object.keys(typed).filter((field): field is DetailsField => field in typed);

export const findDetailsSavedElsewhere = (
  accountAtStart: Account,
  current: Account,
): readonly SavedElsewhere[] => {
  const [before, after] = [detailsFormOf(accountAtStart), detailsFormOf(current)];
  return FIELDS(after).flatMap((field) =>
    before[field] === after[field] ? [] : [{ field, value: after[field] }],
  );
};

/** Typed values stay; all other fields take the saved values (R58). */
export const mergeEnteredIntoSavedDetails = (
  typed: EnteredDetails,
  accountAtStart: Account,
  current: Account,
): EnteredDetails => {
  const [before, after] = [detailsFormOf(accountAtStart), detailsFormOf(current)];
  const changed = FIELDS(typed).filter((field) => typed[field] !== before[field]);
  return { ...after, ...Object.fromEntries(changed.map((field) => [field, typed[field]])) };
};

export const accountInRefusal = (failure: ApiFailure): Account | null => {
  if (failure.kind !== 'refused' || failure.code !== 'changedElsewhere') return null;
  const { Account: account } = failure.body;
  return isAccount(account) ? account : null;
};

// Two fields are enough to distinguish an account from an error body.
const isAccount = (u: unknown): u is Account =>
  isRecord(u) && typeof u.Version === 'number' && typeof u.Email === 'string';

/** The request has all thirteen published fields, and the buyer's country if changed. */
export const toDetailsRequest = (
  { invoiceCountry, ...typed }: EnteredDetails,
  account: Account,
): SentOf<'accountDetailsChange'> => ({
  ...typed,
  birthDate: normalizeEnteredBirthDate(typed.birthDate),
  email: account.Email,
  ...(invoiceCountry === detailsFormOf(account).invoiceCountry ? {} : { invoiceCountry }),
});

export type DetailsCode = 'invalid' | 'tooLong';
export type DetailsFaults = Readonly<Partial<Record<DetailsField, DetailsCode>>>;

export const detailsFaults = (failure: ApiFailure, typed: EnteredDetails): DetailsFaults => {
  if (failure.kind !== 'refused') return {};
  const isField = (word: string): word is DetailsField => Object.hasOwn(typed, word);
  return Object.fromEntries(
    failure.errors.flatMap(({ field, code }) =>
      isField(field) ? [[field, code === 'tooLong' ? 'tooLong' : 'invalid']] : [],
    ),
  );
};
