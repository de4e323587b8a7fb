import type { ApiFailure } from '../../adapters/http/client/failure.ts';
import type { Account } from '../../adapters/http/contract/account.ts';
import type { SentOf } from '../../adapters/http/contract/routes.ts';
import type { DetailsField } from '../copy/panel.pl.ts';

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
});

/** What is sent: all thirteen fields of the document, the e-mail as it is. */
export const sentDetails = (typed: TypedDetails, email: string): SentOf<'accountDetailsChange'> => ({ ...typed, email, siteId: 1 });

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
