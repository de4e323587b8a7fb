import { createTransport } from 'nodemailer';
import type { MailSender } from '../../application/ports/mail/outbox.ts';
import { headPicture } from './head.ts';
import { HEAD_CID } from './layout.ts';

export type SmtpSettings = {
  readonly url: string;
  /** Mails hold links that log in: they go over an encrypted line unless the office says that its server may do without. */
  readonly mayBePlain: boolean;
};

/** Milliseconds after which a silent mail server counts as failed, at each of three stages: together within a mail's lease. */
const PATIENCE = 10_000;

/** By which mail programs offer to end a subscription with one press (RFC 8058). */
const leaveHeaders = (url: string) => ({ 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });

/** Sends through a mail server; a failure rejects and the mail is tried again later. */
export const smtpSender = ({ url, mayBePlain }: SmtpSettings): MailSender & { close(): void } => {
  const transport = createTransport({
    url,
    requireTLS: !mayBePlain,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // Addresses come from customers: nothing in a mail may name a file or an address to be read.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ messageId, from, to, replyTo, leaveUrl, subject, text, html, pictures = [], files = [], sentAt }) => {
      await transport.sendMail({
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
        ],
        messageId: `<${messageId}>`,
        date: new Date(sentAt),
      });
    },
    close: () => transport.close(),
  };
};
