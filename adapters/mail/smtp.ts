import { err, ok } from 'neverthrow';
import { createTransport } from 'nodemailer';
import type { PaperFile } from '../../application/papers/open-paper.ts';
import type { MailSender, SendFailure } from '../../application/ports/mail/outbox.ts';
import { headPicture } from './head.ts';
import { HEAD_CID } from './layout.ts';

export type SmtpSettings = {
  readonly url: string;
  /** Mails hold links that log in: they go over an encrypted line unless the office says that its server may do without. */
  readonly mayBePlain: boolean;
  /** Milliseconds after which a silent mail server counts as failed; see `PATIENCE`. */
  readonly patience?: number;
  /** The contract that goes with a booking's confirmation; null where there is none to be had. */
  readonly contractOf?: (bookingId: string) => Promise<PaperFile | null>;
};

/** Milliseconds after which a silent mail server counts as failed, at each of three stages: together within a mail's lease. */
const PATIENCE = 10_000;

/** By which mail programs offer to end a subscription with one press (RFC 8058). */
const leaveHeaders = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });

/** What a mail server, or the way to it, answers. */
type Trouble = { readonly code?: unknown; readonly responseCode?: unknown; readonly command?: unknown };
const isTrouble = (u: unknown): u is Error & Trouble => u instanceof Error;

/** At these the server speaks of this mail or its reader; elsewhere of itself or of us, and somebody can put that right (RFC 5321). */
const OF_THE_MAIL: readonly unknown[] = ['RCPT TO', 'DATA'];

/** A failure as the outbox keeps it: a refusal with a code of the five hundreds of the mail or its reader is for good. */
const failureOf = (error: unknown): SendFailure => {
  if (!isTrouble(error)) return { final: false, cause: 'unknown', why: String(error) };
  const { code, responseCode, command, message } = error;
  const final = typeof responseCode === 'number' && responseCode >= 500 && OF_THE_MAIL.includes(command);
  const cause = [code, responseCode, command].filter((part) => typeof part === 'string' || typeof part === 'number').join(' ');
  return { final, cause: cause === '' ? error.name : cause, why: message };
};

/** Sends through a mail server. */
export const smtpSender = ({
  url,
  mayBePlain,
  patience = PATIENCE,
  contractOf = async () => null,
}: SmtpSettings): MailSender & { close(): void } => {
  const transport = createTransport({
    url,
    requireTLS: !mayBePlain,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Addresses come from customers: nothing in a mail may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({
      messageId,
      from,
      to,
      replyTo,
      leaveUrl,
      subject,
      text,
      html,
      pictures = [],
      files = [],
      contractOf: bookingId,
      sentAt,
    }) => {
      const contract = bookingId === undefined ? null : await contractOf(bookingId);
      const sending = transport.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        ...(leaveUrl === undefined ? {} : { headers: leaveHeaders(leaveUrl) }),
        subject,
        text,
        html,
        attachments: [
          { cid: HEAD_CID, filename: 'head.png', contentDisposition: 'inline', content: headPicture() },
          ...pictures.map(({ cid, png }) => ({
            cid,
            filename: 'kod.png',
            contentDisposition: 'inline' as const,
            content: png,
            encoding: 'base64',
          })),
          ...files.map(({ name, type, text: content }) => ({ filename: name, contentType: type, content })),
          ...(contract === null ? [] : [{ filename: contract.name, contentType: 'application/pdf', content: Buffer.from(contract.file) }]),
        ],
        messageId: `<${messageId}>`,
        date: new Date(sentAt),
      });
      return sending.then(
        () => ok(undefined),
        (error: unknown) => err(failureOf(error)),
      );
    },
    close: () => transport.close(),
  };
};
