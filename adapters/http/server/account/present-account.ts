import type { Account } from '../../../../domain/accounts/account.ts';
import type { Account as WireAccount } from '../../contract/account/account.ts';
import { toWireGender } from '../present/people.ts';

export const presentAccount = ({ email, person, invoice, version }: Account): WireAccount => ({
  FirstName: person.firstName,
  LastName: person.lastName,
  BirthDate: person.birthDate,
  IdDocument: person.idDocument,
  Country: person.country,
  Gender: toWireGender(person.gender),
  Phone: person.phone,
  Email: email,
  InvoiceName: invoice.name,
  InvoiceNip: invoice.nip,
  InvoiceAddress: invoice.address,
  InvoiceCity: invoice.city,
  InvoiceZip: invoice.zip,
  ...(invoice.country === undefined ? {} : { InvoiceCountry: invoice.country }),
  Version: version,
});
