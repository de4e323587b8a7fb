import type { Account } from '../../adapters/http/contract/account/account.ts';

/** The account of a customer who has given only a name, a country and an e-mail. */
export const sampleAccount = (more: Partial<Account> = {}): Account => ({
  ...{ FirstName: 'Ola', LastName: 'Lis', BirthDate: '', IdDocument: '', Country: 'Polska' },
  ...{ Gender: '1', Phone: '', Email: 'ola@example.com', Version: 3 },
  ...{ InvoiceName: '', InvoiceNip: '', InvoiceAddress: '', InvoiceCity: '', InvoiceZip: '' },
  ...more,
});
