import { err, ok } from 'neverthrow';
import { createTransport } from 'nodemailer';
import type { PaperFile } from '../../application/papers/read-paper-by-link.ts';
import type { MailSender, SendFailure } from '../../application/ports/mail/outbox.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { renderMailPictures } from './head.ts';

export type SmtpSettings = {
  readonly url: string;
  /** True allows unencrypted connections. False by default: mails contain secret links. */
  readonly allowsUnencrypted: boolean;
  /** After this many milliseconds without a response, the mail server counts as failed. */
  readonly patience?: number;
  readonly tokens: BrandTokens;
  readonly contractOf?: (bookingId: string) => Promise<PaperFile | null>;
};

/** Time limit (ms) of each of three stages: connecting, the server's greeting, each reply. */
const SERVER_TIMEOUT = 10_000;

/** Headers for mail programs, so that readers can unsubscribe with one click (RFC 8058). */
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

/**
 * SMTP commands about one mail (RFC 5321). If the server refuses one of them, it can still accept
 * other mails.
 */
const MAIL_COMMANDS: readonly unknown[] = ['RCPT TO', 'DATA'];

/** If the server refuses this mail with 5xx, it is never sent again. Other failures are retried. */
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
  allowsUnencrypted,
  patience = SERVER_TIMEOUT,
  contractOf = async () => null,
  tokens,
}: SmtpSettings): MailSender & { close(): void } => {
  const transport = createTransport({
    url,
    requireTLS: !allowsUnencrypted,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // Forbid the mail library to open files or URLs. A customer can type a path instead of their
    // e-mail address, and the library must not read that file.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => {
      const { replyTo, leaveUrl, pictures = [], files = [] } = mail;
      const contract = mail.contractOf === undefined ? null : await contractOf(mail.contractOf);
      const heads = await renderMailPictures(tokens, mail.scene);
      const sending = transport.sendMail({
        from: mail.from,
        to: { name: '', address: mail.to },
        ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
        ...(leaveUrl === undefined ? {} : { headers: leaveHeaders(leaveUrl) }),
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
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
        messageId: `<${mail.messageId}>`,
        date: new Date(mail.sentAt),
      });
      return sending.then(
        () => ok(undefined),
        (error: unknown) => err(failureOf(error)),
      );
    },
    close: () => transport.close(),
  };
};
