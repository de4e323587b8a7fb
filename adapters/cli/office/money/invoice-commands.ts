import { join } from 'node:path';
import { err, ok, Result } from 'neverthrow';
import { submitOfficeCommand } from '../../../../application/office/bookings.ts';
import {
  type BuyerChange,
  findInvoiceForKsef,
  listInvoices,
  planBuyerChange,
  recordKsefNumber,
} from '../../../../application/office/invoices.ts';
import type { Paper, PaperNumber } from '../../../../application/ports/papers.ts';
import {
  type Buyer,
  buyerCountryOf,
  isKsefMarkOfInvoice,
  JPK_MARKS,
  type JpkMark,
  type KsefMark,
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
import { type CsvDialect, csv } from '../../terminal/csv.ts';
import { alignRight, table } from '../../terminal/table.ts';
import { CSV } from '../booking-list-commands.ts';
import { requireOpenShop } from '../catalogue/change-tasks.ts';
import {
  type Command,
  type CommandArguments,
  type CommandOutput,
  type Option,
  optionalOption,
  requiredOption,
  runIfConfirmed,
  type StoreTask,
} from '../command.ts';
import {
  jsonMoment,
  jsonMoney,
  type ParseResult,
  readBookingId,
  readDay,
  readOneOfWords,
  readSingleLineText,
  readText,
  requireDayOrder,
} from '../read-values.ts';

const FROM: Option = {
  name: 'from',
  value: 'DAY',
  says: 'the first day of the period in which they were issued',
};
const UNTIL: Option = { name: 'until', value: 'DAY', says: 'the last day of the period, included' };
const MARK: Option = {
  name: 'mark',
  value: JPK_MARKS.join('|'),
  says: 'the JPK_V7 mark of a company’s invoice without a KSeF number: DI without this option (offline24), OFF in an outage; a consumer’s is BFK',
};
const FOLDER: Option = {
  name: 'folder',
  value: 'PATH',
  says: 'the folder for the files; the command creates a missing folder',
};

const isInvoice = (paper: Paper): paper is InvoicePaper & Paper =>
  paper.content !== null && paper.content.kind !== 'contract' && paper.content.kind !== 'annex';

const amountOf = ({ content }: InvoicePaper): number =>
  content.kind === 'invoice' ? (content.amount ?? content.price) : content.amount;

type ListedInvoice = { readonly paper: InvoicePaper & Paper; readonly ksef: readonly KsefMark[] };

const markOf = ({ paper, ksef }: ListedInvoice): string | null =>
  ksef.find((mark) => isKsefMarkOfInvoice(mark, paper))?.number ?? null;

/** A KSeF number is too long for the table, so the table shows only the day inside that number. */
const invoiceListAnswer = (
  invoices: readonly ListedInvoice[],
  files: readonly string[],
  ofCompanies: JpkMark,
): CommandOutput => ({
  text: `${table(
    ['Number', 'Kind', 'Issued', 'In KSeF', 'Booking', alignRight('Amount'), 'Buyer'],
    invoices.map((each) => [
      formatPaperNumber(each.paper),
      documentNames[each.paper.kind],
      dayOf(each.paper.madeAt),
      parseKsefNumber(markOf(each) ?? '')?.day ?? '–',
      each.paper.bookingId,
      formatPrice(amountOf(each.paper)),
      each.paper.content.buyer.name,
    ]),
    'No invoice was issued on those days.',
  )}${files.map((file) => `\nWritten: ${file}`).join('')}`,
  json: {
    invoices: invoices.map((each, index) => ({
      number: formatPaperNumber(each.paper),
      kind: each.paper.kind,
      issuedAt: jsonMoment(each.paper.madeAt),
      ksef: markOf(each),
      jpkMark:
        markOf(each) === null ? vatReportMarkOf(each.paper.content.buyer.nip, ofCompanies) : null,
      bookingId: each.paper.bookingId,
      buyer: each.paper.content.buyer,
      amount: jsonMoney(amountOf(each.paper)),
      ...(files[index] === undefined ? {} : { file: files[index] }),
    })),
  },
});

const CSV_HEADS = [
  ...['number', 'kind', 'issued', 'ksef', 'ksef or mark', 'booking', 'trip', 'trip ends'],
  ...['buyer', 'nip', 'country', 'address', 'amount', 'corrects'],
];

const correctedBy = (content: InvoicePaper['content']): string =>
  content.kind === 'correction' ? content.corrects.map(formatPaperNumber).join(', ') : '';

/** Columns for the accountant's VAT margin records (art. 119). The trip's costs are missing. */
const invoiceCsv = (
  invoices: readonly ListedInvoice[],
  dialect: CsvDialect,
  ofCompanies: JpkMark,
): string =>
  csv(
    CSV_HEADS,
    invoices.map((each) => {
      const { paper } = each;
      const { buyer, trip } = paper.content;
      const ksef = markOf(each);
      return [
        ...[formatPaperNumber(paper), documentNames[paper.kind], dayOf(paper.madeAt), ksef ?? ''],
        ...[
          ksef ?? vatReportMarkOf(buyer.nip, ofCompanies),
          paper.bookingId,
          trip.offerName,
          trip.to,
        ],
        ...[buyer.name, buyer.nip, buyerCountryOf(buyer)],
        [buyer.address, `${buyer.zip} ${buyer.city}`.trim()]
          .filter((part) => part !== '')
          .join(', '),
        { money: amountOf(paper) },
        correctedBy(paper.content),
      ];
    }),
    dialect,
  );

const listInvoicesTask =
  (
    from: Day,
    until: Day,
    folder: string | null,
    dialect: CsvDialect | null = null,
    ofCompanies: JpkMark = 'DI',
  ): StoreTask =>
  async (deps) => {
    const found = await listInvoices(await deps.commands())(from, until);
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
  (invoice: PaperNumber, number: string, dryRun: boolean): StoreTask =>
  async (deps, by) => {
    const commands = await deps.commands();
    const found = await findInvoiceForKsef(commands)(invoice, number);
    if (found.isErr()) return err(found.error);
    const { paper } = found.value;
    const json = { invoice: formatPaperNumber(paper), ksef: number, bookingId: paper.bookingId };
    if (dryRun)
      return ok({
        text: `${formatPaperNumber(paper)} of booking ${paper.bookingId} would be ${number} in KSeF (--dry-run).`,
        json,
      });
    return (await recordKsefNumber(commands)(by, paper, number)).map(({ n }) => ({
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
  (bookingId: string, buyerChange: Partial<Buyer>, dryRun: boolean): StoreTask =>
  async (deps, by) => {
    const commands = await deps.commands();
    const found = await planBuyerChange(commands)(bookingId, buyerChange);
    if (found.isErr()) return err(found.error);
    const { before, after, issued: invoices } = found.value;
    const preview = [
      `Booking ${bookingId}:`,
      `  was  ${formatBuyer(before)}`,
      `  is   ${formatBuyer(after)}`,
      consequence(found.value),
    ].join('\n');
    const json = { bookingId, before, after, issued: invoices.map(formatPaperNumber) };
    if (dryRun) return ok({ text: `${preview}\nNothing was changed (--dry-run).`, json });
    return runIfConfirmed(deps, `${preview}\nCorrect it?`, async () =>
      (
        await submitOfficeCommand(commands)(by, bookingId, { type: 'correctBuyer', buyer: after })
      ).map(({ n }) => ({
        text: preview,
        json: { ...json, by, n },
      })),
    );
  };

const BUYER = {
  name: { name: 'name', value: 'TEXT', says: 'the buyer’s name' },
  address: { name: 'address', value: 'TEXT', says: 'street and house' },
  zip: { name: 'zip', value: 'CODE', says: 'postal code as its country writes it, like 81-350' },
  city: { name: 'city', value: 'TEXT', says: 'town' },
  nip: {
    name: 'nip',
    value: 'NIP|none',
    says: 'tax number, or none for a consumer; another tax number needs a new invoice',
  },
  country: { name: 'country', value: 'CODE', says: 'country of the buyer, like DE; default: PL' },
} as const satisfies Record<keyof Buyer, Option>;

const readBuyer = (args: CommandArguments): ParseResult<Partial<Buyer>> => {
  const part = (
    field: keyof Buyer,
    read: (typed: string) => ParseResult<string>,
  ): ParseResult<Partial<Buyer>> =>
    optionalOption<Partial<Buyer>>(args, BUYER[field], {}, (typed) =>
      read(typed).map((value) => ({ [field]: value })),
    );
  const line = (name: string) => (typed: string) => readSingleLineText(`--${name}`, typed);
  const nip = (typed: string): ParseResult<string> =>
    cleanOneLineText(typed) === 'none' ? ok('') : line('nip')(typed);
  return Result.combine([
    part('name', line('name')),
    part('address', line('address')),
    part('zip', line('zip')),
    part('city', line('city')),
    part('nip', nip),
    part('country', line('country')),
  ])
    .map((parts): Partial<Buyer> => Object.assign({}, ...parts))
    .andThen((buyerChange) =>
      Object.keys(buyerChange).length > 0
        ? ok(buyerChange)
        : err('Nothing to correct: add at least one option with the buyer’s new data.'),
    );
};

const invoiceNumber = (typed: string | null): ParseResult<PaperNumber> => {
  const number = parsePaperNumber(typed ?? '');
  return number === null
    ? err(`"${typed}" is not an invoice number. Write it like FV/2027/00012.`)
    : ok(number);
};

const ksefNumber = (typed: string): ParseResult<string> => {
  const number = normalizeKsefNumber(typed);
  return parseKsefNumber(number) === null
    ? err(
        `"${typed}" is not a KSeF number. It has 35 characters, like 5265877635-20250826-0100001AF629-AF; the last two are a checksum.`,
      )
    : ok(number);
};

const period = (args: CommandArguments) =>
  Result.combine([
    requiredOption(args, FROM, (typed) => readDay('from', typed)),
    requiredOption(args, UNTIL, (typed) => readDay('until', typed)),
  ])
    .map(([from, until]) => ({ from, until }))
    .andThen(requireDayOrder);

export const invoiceCommands: readonly Command[] = [
  {
    name: 'invoices list',
    needs: [FROM, UNTIL],
    takes: [MARK],
    flags: [CSV],
    says: 'list the issued invoices, advance invoices and corrections',
    prepareStoreTask: (args) =>
      Result.combine([
        period(args),
        optionalOption<JpkMark>(args, MARK, 'DI', (typed) =>
          readOneOfWords('mark', JPK_MARKS, typed),
        ),
      ]).map(([{ from, until }, mark]) =>
        requireOpenShop(listInvoicesTask(from, until, null, args.csv, mark)),
      ),
  },
  {
    name: 'invoices export',
    needs: [FROM, UNTIL, FOLDER],
    says: 'write each issued invoice as an FA(3) file for KSeF; an existing file stays unchanged and ends the command',
    prepareStoreTask: (args) =>
      Result.combine([
        period(args),
        requiredOption(args, FOLDER, (typed) => readText('--folder', typed)),
      ]).map(([{ from, until }, folder]) => requireOpenShop(listInvoicesTask(from, until, folder))),
  },
  {
    name: 'invoices ksef',
    word: 'INVOICE',
    text: 'KSEF-NUMBER',
    changes: true,
    hasPreview: true,
    says: 'store the KSeF number of an invoice that was sent there; a new number replaces a wrong one',
    prepareStoreTask: (args) =>
      Result.combine([invoiceNumber(args.word), ksefNumber(args.text)]).map(([invoice, number]) =>
        requireOpenShop(setKsefNumberTask(invoice, number, args.dryRun)),
      ),
  },
  {
    name: 'invoices correct',
    word: 'BOOKING',
    takes: Object.values(BUYER),
    changes: true,
    hasPreview: true,
    says: 'correct the buyer of a booking’s invoices: issued invoices are corrected, later ones name the new buyer',
    prepareStoreTask: (args) =>
      Result.combine([readBookingId(args.word ?? ''), readBuyer(args)]).map(([id, buyerChange]) =>
        requireOpenShop(correctBuyerTask(id, buyerChange, args.dryRun)),
      ),
  },
];
