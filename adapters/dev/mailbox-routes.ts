import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PaperDeps } from '../../application/papers/issue-paper-and-link.ts';
import {
  readContractFileName,
  readContractPdf,
} from '../../application/papers/read-paper-by-link.ts';
import type { Mailbox, RenderedMail } from '../../application/ports/mail/outbox.ts';
import { normalizeEmail } from '../../domain/travellers/contact.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { refuseWith, sendRefusal } from '../http/server/pipeline/failures.ts';
import { restrictToThisMachine } from './clock.ts';
import { mailboxPage, mailboxStyle, renderMailPageWithPictures } from './mailbox-page.ts';

export type MailboxDeps = {
  readonly mailbox: Mailbox;
  readonly sendMails: () => Promise<void>;
  readonly tokens: BrandTokens;
  readonly papers?: PaperDeps;
};

type Query = { Querystring: { to?: string | string[] } };

const wireMail = ({ to, subject, text, html, sentAt, files = [] }: RenderedMail) => ({
  To: to,
  Subject: subject,
  Text: text,
  Html: html,
  SentAt: new Date(sentAt).toISOString(),
  Attachments: files.map(({ name }) => ({ Name: name })),
});

const recipient = ({ to }: { to?: string | string[] }): string | null =>
  typeof to === 'string' && to !== '' ? normalizeEmail(to) : null;

// Content security policy of a mail, which the page shows in an iframe. The mail runs no scripts
// and loads no files. A clicked link opens in the whole tab, not in the iframe.
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation";

/** A contract is attached only when a mail is sent, so a kept mail does not contain it (R38). */
const addContractName =
  (papers: PaperDeps | undefined) =>
  async (mail: RenderedMail): Promise<RenderedMail> => {
    const { contractOf, files = [] } = mail;
    if (papers === undefined || contractOf === undefined) return mail;
    const name = await readContractFileName(papers)(contractOf);
    return name === null
      ? mail
      : { ...mail, files: [...files, { name, type: 'application/pdf', text: '' }] };
  };

/**
 * Adds the page /dev/poczta with outgoing mails. Only a shop in development has this page, and it
 * answers 404 to other machines.
 */
export const mountMailbox = (
  app: FastifyInstance,
  { mailbox, sendMails, tokens, papers }: MailboxDeps,
): void => {
  const mails = async (request: FastifyRequest<Query>): Promise<readonly RenderedMail[]> => {
    await sendMails();
    const kept = await mailbox.list(recipient(request.query));
    return Promise.all(kept.map(addContractName(papers)));
  };
  app.register(async (dev) => {
    restrictToThisMachine(dev);
    dev.get<Query>('/dev/mail', async (request) => (await mails(request)).map(wireMail));
    dev.get<Query>('/dev/poczta', async (request, reply) => {
      const to = recipient(request.query);
      return reply.type('text/html; charset=utf-8').send(mailboxPage(await mails(request), to));
    });
    dev.get('/dev/poczta/styl.css', (_request, reply) =>
      reply.type('text/css; charset=utf-8').send(mailboxStyle(tokens)),
    );
    const mailOf = async (id: string) =>
      (await mailbox.list(null)).find(({ messageId }) => messageId === id);
    dev.get<{ Params: { id: string } }>('/dev/poczta/:id', async (request, reply) => {
      const mail = await mailOf(request.params.id);
      if (mail === undefined) return sendRefusal(reply, refuseWith('notFound'));
      return reply
        .header('content-security-policy', MAIL_POLICY)
        .type('text/html; charset=utf-8')
        .send(await renderMailPageWithPictures(tokens, mail));
    });
    dev.get<{ Params: { id: string; name: string } }>(
      '/dev/poczta/:id/:name',
      async (request, reply) => {
        const { id, name: wanted } = request.params;
        const mail = await mailOf(id);
        const file = mail?.files?.find(({ name }) => name === wanted);
        if (file !== undefined) return reply.type(file.type).send(file.text);
        const contract =
          papers === undefined || mail?.contractOf === undefined
            ? null
            : await readContractPdf(papers)(mail.contractOf);
        return contract?.name === wanted
          ? reply.type('application/pdf').send(Buffer.from(contract.file))
          : sendRefusal(reply, refuseWith('notFound'));
      },
    );
  });
};
