import { err, ok, type Result } from 'neverthrow';
import {
  readBookingByIdForOffice,
  submitOfficeCommand,
} from '../../../../application/office/bookings.ts';
import { sendMessages } from '../../../../application/office/messages.ts';
import {
  issueInvoice,
  type PaperDeps,
  previewInvoice,
  readOrPrintPaperPdf,
} from '../../../../application/papers/issue-paper-and-link.ts';
import type { Booking } from '../../../../domain/booking/booking.ts';
import { PAPER_KINDS, type PaperKind } from '../../../../domain/booking/placed/papers.ts';
import { documentNames } from '../../../http/contract/names.pl.ts';
import { formatPaperNumber } from '../../../words/paper-number.pl.ts';
import { BOOKING_NUMBER } from '../booking-commands.ts';
import {
  type Command,
  type CommandOutput,
  defineArgument,
  defineCommand,
  type Task,
} from '../command.ts';
import { runIfConfirmed } from '../confirm.ts';
import { documentCopy } from '../names.pl.ts';
import { formatMessageReport } from '../people/message-commands.ts';
import { formatPln, moneyJson, readOneOf } from '../read-values.ts';
import type { OfficeFailure } from '../refusals.ts';
import { formatBuyer } from './invoice-commands.ts';

const issuePreview = async (
  papers: PaperDeps,
  booking: Booking,
): Promise<Result<CommandOutput, OfficeFailure>> => {
  const preview = await previewInvoice(papers)(booking);
  if (preview === null) return err({ kind: 'nothingToInvoice' });
  const { paper, isNew } = preview;
  const { content } = paper;
  const number = formatPaperNumber(paper);
  if (!isNew || (content?.kind !== 'invoice' && content?.kind !== 'advance'))
    return ok({
      text: `Booking ${booking.id} has ${number} already.`,
      json: { bookingId: booking.id, number, isNew, changed: false },
    });
  const { buyer, price, seller } = content;
  const amount = content.amount ?? price;
  const to = booking.choices.participants[0]?.person.email ?? '';
  return ok({
    text: [
      `${documentNames[content.kind]} ${number} of booking ${booking.id} would be issued by ${seller.name}:`,
      `  buyer   ${formatBuyer(buyer)}`,
      `  amount  ${formatPln(amount)} of ${formatPln(price)}, VAT margin scheme for travel agencies, no VAT shown`,
      `  mail    none; documents send ${booking.id} ${content.kind} writes to ${to}`,
      'Nothing was changed (--dry-run).',
    ].join('\n'),
    json: {
      ...{ bookingId: booking.id, number, kind: content.kind, buyer, to, vatMargin: true },
      ...{ amount: moneyJson(amount), price: moneyJson(price), changed: false },
    },
  });
};

/** Issues an invoice and records the clerk's name. A repeated command issues no second invoice. */
const issueTask =
  (bookingId: string, dryRun: boolean): Task =>
  async (deps, by) => {
    const seen = await readBookingByIdForOffice(deps)(bookingId);
    if (seen.isErr()) return err(seen.error);
    if (dryRun) return issuePreview(await deps.papers(), seen.value.booking);
    return runIfConfirmed(
      deps,
      `Issue the invoice of booking ${bookingId}? Its number is taken for good.`,
      async () => {
        const issued = await issueInvoice(await deps.papers())(seen.value.booking);
        if (issued === null) return err({ kind: 'nothingToInvoice' });
        const { paper, isNew } = issued;
        const number = formatPaperNumber(paper);
        const json = { bookingId, number, kind: paper.kind, isNew, by };
        if (!isNew) return ok({ text: `Booking ${bookingId} has ${number} already.`, json });
        const text = documentCopy.issued(number);
        return (await submitOfficeCommand(deps)(by, bookingId, { type: 'note', text })).map(() => ({
          text: `${number} of booking ${bookingId} is issued. documents send ${bookingId} ${paper.kind} sends it.`,
          json,
        }));
      },
    );
  };

const sendTask =
  (bookingId: string, kind: PaperKind, dryRun: boolean): Task =>
  async (deps, by) => {
    const papers = await deps.papers();
    const seen = await readBookingByIdForOffice(deps)(bookingId);
    if (seen.isErr()) return err(seen.error);
    const { booking } = seen.value;
    const paper = (await papers.store.papers.ofBooking(bookingId)).findLast(
      (each) => each.kind === kind && each.open,
    );
    if (paper === undefined || paper.content === null) return err({ kind: 'unknownPaper' });
    const number = formatPaperNumber(paper);
    const name = `${documentNames[kind]} ${number}`;
    if (dryRun)
      return ok({
        text: `${name} would be sent to the booker of ${bookingId}. Nothing was sent (--dry-run).`,
        json: { bookingId, kind, number, dryRun },
      });
    const { content } = paper;
    return runIfConfirmed(deps, `Send ${name} to the booker of ${bookingId}?`, async () => {
      const file = await readOrPrintPaperPdf(papers, booking, { ...paper, content });
      const message = {
        title: documentCopy.title(name),
        contents: documentCopy.contents(name),
        files: [{ name: papers.printer.fileName(paper), type: 'application/pdf', file } as const],
      };
      return ok(
        formatMessageReport(await sendMessages(deps)(by, [{ bookingId, to: [1] }], message), by),
      );
    });
  };

export const documentCommands: readonly Command[] = [
  defineCommand({
    name: 'invoices issue',
    word: BOOKING_NUMBER,
    changes: true,
    hasPreview: true,
    helpText:
      'issue the invoice of a paid booking, or an advance invoice of its payments; an existing invoice stays',
    prepare: ({ word, dryRun }) => issueTask(word, dryRun),
  }),
  defineCommand({
    name: 'documents send',
    word: BOOKING_NUMBER,
    second: defineArgument(PAPER_KINDS.join('|'), (typed) =>
      readOneOf(PAPER_KINDS)(typed, '--kind'),
    ),
    changes: true,
    hasPreview: true,
    helpText:
      'send the booker the newest document of a kind again: a mail, and the PDF in the panel',
    prepare: ({ word, second: kind, dryRun }) => sendTask(word, kind, dryRun),
  }),
];
