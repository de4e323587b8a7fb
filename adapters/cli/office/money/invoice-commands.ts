import { join } from 'node:path';
import { err, ok, Result } from 'neverthrow';
import { issuedOn } from '../../../../application/office/invoices.ts';
import type { Paper } from '../../../../application/ports/papers.ts';
import type { Day } from '../../../../domain/calendar.ts';
import { documentNames } from '../../../http/contract/names.pl.ts';
import { type InvoicePaper, structuredInvoice } from '../../../papers/structured-invoice.ts';
import { price } from '../../../words/amounts-and-days.pl.ts';
import { numberOf } from '../../../words/paper-number.pl.ts';
import { table } from '../../terminal/table.ts';
import { inShop } from '../change-commands.ts';
import { type Answer, type Command, needed, type Option, type StoreTask } from '../command.ts';
import { jsonMoment, readDay, readText, shownMoment } from '../values.ts';

const FROM: Option = { name: 'from', value: 'DAY', says: 'the first day on which they were issued' };
const UNTIL: Option = { name: 'until', value: 'DAY', says: 'the last day, itself included' };
const FOLDER: Option = { name: 'folder', value: 'PATH', says: 'the folder into which the files go; it has to be there' };

const isInvoice = (paper: Paper): paper is InvoicePaper & Paper =>
  paper.content !== null && paper.content.kind !== 'contract' && paper.content.kind !== 'annex';

const amountOf = ({ content }: InvoicePaper): number => (content.kind === 'invoice' ? (content.amount ?? content.price) : content.amount);

const listed = (invoices: readonly (InvoicePaper & Paper)[], files: readonly string[]): Answer => ({
  text: table(
    [{ head: 'Number' }, { head: 'Kind' }, { head: 'Issued' }, { head: 'Booking' }, { head: 'Buyer' }, { head: 'Amount', align: 'right' }],
    invoices.map((paper) => [
      numberOf(paper),
      documentNames[paper.kind],
      shownMoment(paper.madeAt),
      paper.bookingId,
      paper.content.buyer.name,
      price(amountOf(paper)),
    ]),
    'No invoice was issued on those days.',
  ),
  json: {
    invoices: invoices.map((paper, index) => ({
      number: numberOf(paper),
      kind: paper.kind,
      issuedAt: jsonMoment(paper.madeAt),
      bookingId: paper.bookingId,
      buyer: paper.content.buyer,
      amount: amountOf(paper),
      ...(files[index] === undefined ? {} : { file: files[index] }),
    })),
  },
});

const issued =
  (from: Day, until: Day, folder: string | null): StoreTask =>
  async (deps) => {
    const invoices = (await issuedOn(await deps.commands())(from, until)).filter(isInvoice);
    const files: string[] = [];
    for (const paper of folder === null ? [] : invoices) {
      const file = join(folder ?? '', `${numberOf(paper).replaceAll('/', '-')}.xml`);
      const written = await deps.write(file, new TextEncoder().encode(structuredInvoice(paper)));
      if (written.isErr()) return err(written.error);
      files.push(file);
    }
    return ok(listed(invoices, files));
  };

/** The invoices of the books: what was issued, and its structured form for KSeF (R38). */
export const invoiceCommands: readonly Command[] = [
  {
    name: 'invoices list',
    word: null,
    needs: [FROM, UNTIL],
    takes: [],
    changes: false,
    needsShop: false,
    says: 'invoices, advance invoices and corrections that were issued',
    prepare: (given) =>
      Result.combine([
        needed(given, FROM, (typed) => readDay('from', typed)),
        needed(given, UNTIL, (typed) => readDay('until', typed)),
      ]).map(([from, until]) => inShop(issued(from, until, null))),
  },
  {
    name: 'invoices export',
    word: null,
    needs: [FROM, UNTIL, FOLDER],
    takes: [],
    changes: false,
    needsShop: false,
    says: 'the same, each written as FA(3) for KSeF; a file that is there already stays as it is and ends the command',
    prepare: (given) =>
      Result.combine([
        needed(given, FROM, (typed) => readDay('from', typed)),
        needed(given, UNTIL, (typed) => readDay('until', typed)),
        needed(given, FOLDER, (typed) => readText('--folder', typed)),
      ]).map(([from, until, folder]) => inShop(issued(from, until, folder))),
  },
];
