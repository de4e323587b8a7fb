import { err, ok } from 'neverthrow';
import { createTransport } from 'nodemailer';
import type { PaperFile } from '../../application/papers/open-paper.ts';
import type { MailSender, SendFailure } from '../../application/ports/mail/outbox.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { headPictures } from './head.ts';

export type SmtpSettings = {
  readonly url: string;
  /** True allows unencrypted mails; false by default, because mails contain secret links. */
  readonly mayBePlain: boolean;
  /** Milliseconds after which a mail server that does not respond counts as failed. */
  readonly patience?: number;
  readonly tokens: BrandTokens;
  readonly contractOf?: (bookingId: string) => Promise<PaperFile | null>;
};

/** Time limit in ms of each stage: connect, greeting, idle. Their sum is below a mail's lease. */
const SERVER_TIMEOUT = 10_000;

/** Mail programs use these headers to unsubscribe with one click (RFC 8058). */
const leaveHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

type SmtpError = {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly command?: unknown;
};
const isSmtpError = (u: unknown): u is Error & SmtpError => u instanceof Error;

/** SMTP commands whose refusal concerns only this mail (RFC 5321). */
const MAIL_COMMANDS: readonly unknown[] = ['RCPT TO', 'DATA'];

/** Only a 5xx refusal of this mail is final. All other failures are retried. */
const failureOf = (error: unknown): SendFailure => {
  if (!isSmtpError(error)) return { final: false, cause: 'unknown', why: String(error) };
  const { code, responseCode, command, message } = error;
  const final =
    typeof responseCode === 'number' && responseCode >= 500 && MAIL_COMMANDS.includes(command);
  const cause = [code, responseCode, command]
    .filter((part) => typeof part === 'string' || typeof part === 'number')
    .join(' ');
  return { final, cause: cause === '' ? error.name : cause, why: message };
};

export const smtpSender = ({
  url,
  mayBePlain,
  patience = SERVER_TIMEOUT,
  contractOf = async () => null,
  tokens,
}: SmtpSettings): MailSender & { close(): void } => {
  const transport = createTransport({
    url,
    requireTLS: !mayBePlain,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Do not let the library open files or URLs: customers can type a path as an e-mail address.
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
      scene,
      files = [],
      contractOf: bookingId,
      sentAt,
    }) => {
      const contract = bookingId === undefined ? null : await contractOf(bookingId);
      const heads = await headPictures(tokens, scene);
      const sending = transport.sendMail({
        from,
        to: { name: '', address: to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        ...(leaveUrl === undefined ? {} : { headers: leaveHeaders(leaveUrl) }),
        subject,
        text,
        html,
        attachments: [
          ...[...heads, ...pictures].map(({ cid, png }) => ({
            cid,
            filename: `${cid.replace(/@.*/, '')}.png`,
            contentDisposition: 'inline' as const,
            content: png,
            encoding: 'base64',
          })),
          ...files.map(({ name, type, text: content }) => ({
            filename: name,
            contentType: type,
            content,
          })),
          ...(contract === null
            ? []
            : [
                {
                  filename: contract.name,
                  contentType: 'application/pdf',
                  content: Buffer.from(contract.file),
                },
              ]),
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
