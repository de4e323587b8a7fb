import { join } from 'node:path';
import { err, ok } from 'neverthrow';
import { submitOfficeCommand } from '../../../../application/office/bookings.ts';
import {
  type BuyerChange,
  findInvoiceForKsef,
  listInvoices,
  previewBuyerCorrection,
  recordKsefNumber,
} from '../../../../application/office/invoices.ts';
import type { Paper, PaperNumber } from '../../../../application/ports/papers.ts';
import {
  type Buyer,
  buyerCountryOf,
  type InvoiceKsefNumber,
  isKsefNumberOfInvoice,
  JPK_MARKS,
  type JpkMark,
  normalizeKsefNumber,
  parseKsefNumber,
  vatReportMarkOf,
} from '../../../../domain/accounts/invoice.ts';
import { type Day, dayOf } from '../../../../domain/calendar.ts';
import { cleanOneLineText } from '../../../../domain/text/clean.ts';
import { documentNames } from '../../../http/contract/names.pl.ts';
import { type InvoicePaper, ksefInvoiceXml } from '../../../papers/structured-invoice.ts';
import { formatPrice } from '../../../words/amounts-and-days.pl.ts';
import { formatPaperNumber, parsePaperNumber } from '../../../words/paper-number.pl.ts';
import { type CsvDialect, formatCsvOfItems } from '../../terminal/csv.ts';
import { formatTableOfItems } from '../../terminal/table.ts';
import { BOOKING_NUMBER } from '../booking-commands.ts';
import {
  type Command,
  type CommandOutput,
  defineArgument,
  defineCommand,
  defineOption,
  omitNullValues,
  type Task,
} from '../command.ts';
import { previewOrRun } from '../confirm.ts';
import {
  instantJson,
  moneyJson,
  type ReadTyped,
  readDay,
  readOneOf,
  readSingleLineText,
  readText,
  requireUntilNotBeforeFrom,
} from '../read-values.ts';

const isInvoice = (paper: Paper): paper is InvoicePaper & Paper =>
  paper.content !== null && paper.content.kind !== 'contract' && paper.content.kind !== 'annex';

const amountOf = ({ content }: InvoicePaper): number =>
  content.kind === 'invoice' ? (content.amount ?? content.price) : content.amount;

type ListedInvoice = {
  readonly paper: InvoicePaper & Paper;
  readonly ksef: readonly InvoiceKsefNumber[];
};

const markOf = ({ paper, ksef }: ListedInvoice): string | null =>
  ksef.find((mark) => isKsefNumberOfInvoice(mark, paper))?.number ?? null;

/**
 * A KSeF number is too long for the table. It contains a day, so the column 'In KSeF' shows only
 * this day.
 */
const invoiceListAnswer = (
  invoices: readonly ListedInvoice[],
  files: readonly string[],
  ofCompanies: JpkMark,
): CommandOutput => ({
  text: `${formatTableOfItems(invoices, 'No invoice was issued on those days.', [
    ['Number', ({ paper }) => formatPaperNumber(paper)],
    ['Kind', ({ paper }) => documentNames[paper.kind]],
    ['Issued', ({ paper }) => dayOf(paper.madeAt)],
    ['In KSeF', (each) => parseKsefNumber(markOf(each) ?? '')?.day ?? '–'],
    ['Booking', ({ paper }) => paper.bookingId],
    ['Amount', ({ paper }) => formatPrice(amountOf(paper)), 'right'],
    ['Buyer', ({ paper }) => paper.content.buyer.name],
  ])}${files.map((file) => `\nWritten: ${file}`).join('')}`,
  json: {
    invoices: invoices.map((each, index) => ({
      number: formatPaperNumber(each.paper),
      kind: each.paper.kind,
      issuedAt: instantJson(each.paper.madeAt),
      ksef: markOf(each),
      jpkMark:
        markOf(each) === null ? vatReportMarkOf(each.paper.content.buyer.nip, ofCompanies) : null,
      bookingId: each.paper.bookingId,
      buyer: each.paper.content.buyer,
      amount: moneyJson(amountOf(each.paper)),
      ...(files[index] === undefined ? {} : { file: files[index] }),
    })),
  },
});

const correctedBy = (content: InvoicePaper['content']): string =>
  content.kind === 'correction' ? content.corrects.map(formatPaperNumber).join(', ') : '';

/**
 * Returns the invoices as CSV for the accountant's VAT records of the margin scheme (art. 119). The
 * file has no tax: the shop does not know the trip's costs, so the accountant adds them.
 */
const invoiceCsv = (
  invoices: readonly ListedInvoice[],
  dialect: CsvDialect,
  ofCompanies: JpkMark,
): string =>
  formatCsvOfItems(invoices, dialect, [
    ['number', ({ paper }) => formatPaperNumber(paper)],
    ['kind', ({ paper }) => documentNames[paper.kind]],
    ['issued', ({ paper }) => dayOf(paper.madeAt)],
    ['ksef', (each) => markOf(each) ?? ''],
    [
      'ksef or mark',
      (each) => markOf(each) ?? vatReportMarkOf(each.paper.content.buyer.nip, ofCompanies),
    ],
    ['booking', ({ paper }) => paper.bookingId],
    ['trip', ({ paper }) => paper.content.trip.offerName],
    ['trip ends', ({ paper }) => paper.content.trip.to],
    ['buyer', ({ paper }) => paper.content.buyer.name],
    ['nip', ({ paper }) => paper.content.buyer.nip],
    ['country', ({ paper }) => buyerCountryOf(paper.content.buyer)],
    [
      'address',
      ({ paper: { content } }) =>
        [content.buyer.address, `${content.buyer.zip} ${content.buyer.city}`.trim()]
          .filter((part) => part !== '')
          .join(', '),
    ],
    ['amount', ({ paper }) => ({ money: amountOf(paper) })],
    ['corrects', ({ paper }) => correctedBy(paper.content)],
  ]);

const listInvoicesTask =
  (
    from: Day,
    until: Day,
    folder: string | null,
    dialect: CsvDialect | null = null,
    ofCompanies: JpkMark = 'DI',
  ): Task =>
  async (deps) => {
    const found = await listInvoices(deps)(from, until);
    const invoices = found.flatMap(({ paper, ksef }): readonly ListedInvoice[] =>
      isInvoice(paper) ? [{ paper, ksef }] : [],
    );
    const files: string[] = [];
    const made = folder === null ? ok(undefined) : await deps.makeFolder(folder);
    if (made.isErr()) return err(made.error);
    for (const { paper, ksef } of folder === null ? [] : invoices) {
      const file = join(folder ?? '', `${formatPaperNumber(paper).replaceAll('/', '-')}.xml`);
      const written = await deps.write(file, new TextEncoder().encode(ksefInvoiceXml(paper, ksef)));
      if (written.isErr()) return err(written.error);
      files.push(file);
    }
    const answer = invoiceListAnswer(invoices, files, ofCompanies);
    return ok(
      dialect === null ? answer : { ...answer, text: invoiceCsv(invoices, dialect, ofCompanies) },
    );
  };

const setKsefNumberTask =
  (invoice: PaperNumber, number: string, dryRun: boolean): Task =>
  async (deps, by) => {
    const found = await findInvoiceForKsef(deps)(invoice, number);
    if (found.isErr()) return err(found.error);
    const { paper } = found.value;
    const json = { invoice: formatPaperNumber(paper), ksef: number, bookingId: paper.bookingId };
    if (dryRun)
      return ok({
        text: `${formatPaperNumber(paper)} of booking ${paper.bookingId} would be ${number} in KSeF (--dry-run).`,
        json,
      });
    return (await recordKsefNumber(deps)(by, paper, number)).map(({ n }) => ({
      text: `${formatPaperNumber(paper)} of booking ${paper.bookingId} is ${number} in KSeF. Its PDF says so, and corrections of it name it.`,
      json: { ...json, by, n },
    }));
  };

export const formatBuyer = ({ name, address, zip, city, nip, country }: Buyer): string =>
  [name, address, `${zip} ${city}`.trim(), country ?? '', nip === '' ? 'no NIP' : `NIP ${nip}`]
    .filter((part) => part !== '')
    .join(', ');

const consequence = ({ before, after, issued: invoices }: BuyerChange): string => {
  if (invoices.length === 0)
    return 'Nothing was invoiced yet: the invoice will name the new buyer.';
  return before.nip === after.nip
    ? `A correction of ${invoices.map(formatPaperNumber).join(', ')} follows within a minute (invoices list).`
    : `No correction may change a tax number: ${invoices.map(formatPaperNumber).join(', ')} ${invoices.length === 1 ? 'is' : 'are'} corrected to zero, and a new invoice follows within a minute (invoices list).`;
};

const correctBuyerTask =
  (bookingId: string, buyerChange: Partial<Buyer>, dryRun: boolean): Task =>
  async (deps, by) => {
    const found = await previewBuyerCorrection(deps)(bookingId, buyerChange);
    if (found.isErr()) return err(found.error);
    const { before, after, issued: invoices } = found.value;
    const text = [
      `Booking ${bookingId}:`,
      `  was  ${formatBuyer(before)}`,
      `  is   ${formatBuyer(after)}`,
      consequence(found.value),
    ].join('\n');
    const json = { bookingId, before, after, issued: invoices.map(formatPaperNumber) };
    const command = { type: 'correctBuyer', buyer: after } as const;
    return previewOrRun(deps, dryRun, { text, json }, 'Correct it?', async () =>
      (await submitOfficeCommand(deps)(by, bookingId, command)).map(({ n }) => ({
        text,
        json: { ...json, by, n },
      })),
    );
  };

const readTaxNumber: ReadTyped<string> = (typed, label) =>
  cleanOneLineText(typed) === 'none' ? ok('') : readSingleLineText(typed, label);

const readInvoiceNumber: ReadTyped<PaperNumber> = (typed) => {
  const number = parsePaperNumber(typed);
  return number === null
    ? err(`"${typed}" is not an invoice number. Write it like FV/2027/00012.`)
    : ok(number);
};

const readKsefNumber: ReadTyped<string> = (typed) => {
  const number = normalizeKsefNumber(typed);
  return parseKsefNumber(number) === null
    ? err(
        `"${typed}" is not a KSeF number. It has 35 characters, like 5265877635-20250826-0100001AF629-AF; the last two are a checksum.`,
      )
    : ok(number);
};

const PERIOD = {
  from: defineOption('DAY', 'the first day of the period in which they were issued', readDay),
  until: defineOption('DAY', 'the last day of the period, included', readDay),
} as const;

export const invoiceCommands: readonly Command[] = [
  defineCommand({
    name: 'invoices list',
    needs: PERIOD,
    takes: {
      mark: defineOption(
        JPK_MARKS.join('|'),
        'the JPK_V7 mark of a company’s invoice without a KSeF number: DI without this option (offline24), OFF in an outage; a consumer’s is BFK',
        readOneOf(JPK_MARKS),
      ),
    },
    csv: true,
    helpText: 'list the issued invoices, advance invoices and corrections',
    prepare: ({ from, until, mark, csv: dialect }) =>
      requireUntilNotBeforeFrom({ from, until }).map(() =>
        listInvoicesTask(from, until, null, dialect, mark ?? 'DI'),
      ),
  }),
  defineCommand({
    name: 'invoices export',
    needs: {
      ...PERIOD,
      folder: defineOption(
        'PATH',
        'the folder for the files; the command creates a missing folder',
        readText,
      ),
    },
    helpText:
      'write each issued invoice as an FA(3) file for KSeF; an existing file stays unchanged and ends the command',
    prepare: ({ from, until, folder }) =>
      requireUntilNotBeforeFrom({ from, until }).map(() => listInvoicesTask(from, until, folder)),
  }),
  defineCommand({
    name: 'invoices ksef',
    word: defineArgument('INVOICE', readInvoiceNumber),
    second: defineArgument('KSEF-NUMBER', readKsefNumber),
    changes: true,
    hasPreview: true,
    helpText:
      'store the KSeF number of an invoice that was sent there; a new number replaces a wrong one',
    prepare: ({ word: invoice, second: number, dryRun }) =>
      setKsefNumberTask(invoice, number, dryRun),
  }),
  defineCommand({
    name: 'invoices correct',
    word: BOOKING_NUMBER,
    takes: {
      name: defineOption('TEXT', 'the buyer’s name', readSingleLineText),
      address: defineOption('TEXT', 'street and house', readSingleLineText),
      zip: defineOption(
        'CODE',
        'postal code as its country writes it, like 81-350',
        readSingleLineText,
      ),
      city: defineOption('TEXT', 'town', readSingleLineText),
      nip: defineOption(
        'NIP|none',
        'tax number, or none for a consumer; another tax number needs a new invoice',
        readTaxNumber,
      ),
      country: defineOption(
        'CODE',
        'country of the buyer, like DE; default: PL',
        readSingleLineText,
      ),
    },
    changes: true,
    hasPreview: true,
    helpText:
      'correct the buyer of a booking’s invoices: issued invoices are corrected, later ones name the new buyer',
    prepare: ({ word, name, address, zip, city, nip, country, dryRun }) => {
      const buyerChange = omitNullValues({ name, address, zip, city, nip, country });
      return Object.keys(buyerChange).length === 0
        ? err('Nothing to correct: add at least one option with the buyer’s new data.')
        : ok(correctBuyerTask(word, buyerChange, dryRun));
    },
  }),
];
