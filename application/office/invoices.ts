import { INVOICE_KINDS } from '../../domain/booking/placed/papers.ts';
import { addDays, type Day, startOfDay } from '../../domain/calendar.ts';
import type { Paper } from '../ports/papers.ts';
import type { Store } from '../ports/store.ts';

export type InvoicesDeps = { readonly store: Pick<Store, 'papers'> };

/** The invoices of the days from one to another, both included, in the order in which they were issued: the books', whoever they belong to now (R38, R39). */
export const issuedOn =
  ({ store }: InvoicesDeps) =>
  (from: Day, until: Day): Promise<readonly Paper[]> =>
    store.papers.issued(INVOICE_KINDS, startOfDay(from), startOfDay(addDays(until, 1)));
