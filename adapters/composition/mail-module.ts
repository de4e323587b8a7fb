import { ContainerModule } from 'inversify';
import { asItStands } from '../../application/mail/as-it-stands.ts';
import { sendMails } from '../../application/mail/send-mails.ts';
import { contractFile } from '../../application/papers/contract-file.ts';
import type { PaperDeps } from '../../application/papers/make-paper.ts';
import type { MailSender } from '../../application/ports/mail/outbox.ts';
import type { Settings } from '../../application/ports/settings.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { RESTING, startWorker } from '../background/worker.ts';
import { mailboxSender } from '../mail/mailbox-sender.ts';
import { renderMail } from '../mail/render.ts';
import type { Addresses } from '../system/addresses.ts';
import type { Complaints } from '../system/complaints.ts';
import { addressOf, type Config } from '../system/config.ts';
import type { Commits } from './commits.ts';
import type { PaperPorts } from './ports.ts';
import { ADDRESSES, COMMITS, COMPLAINTS, CONFIG, MAIL_SENDER, MAIL_WORKER, PAPERS, SETTINGS, STORE } from './tokens.ts';

/** Milliseconds between looks at the outbox, for mails of other processes and for those that wait for another try. */
const EVERY = 3000;

const senderOf = async (
  { mailbox }: StoreKit,
  config: Config,
  papers: PaperDeps,
  { tell }: Complaints,
): Promise<MailSender & { close?(): void }> => {
  if (config.smtpUrl === null) return mailboxSender(mailbox);
  const { smtpSender } = await import('../mail/smtp.ts');
  // A confirmation does not wait for its contract: the panel has it as well.
  const contractOf = (bookingId: string) =>
    contractFile(papers)(bookingId).catch((error: unknown) => {
      tell('A confirmation goes without its contract', error, bookingId);
      return null;
    });
  return smtpSender({ url: config.smtpUrl, mayBePlain: config.smtpMayBePlain, contractOf });
};

const worker = (
  { outbox, store }: StoreKit,
  config: Config,
  settings: Settings,
  addresses: Addresses,
  { catalogue, clock }: PaperPorts,
  sender: MailSender,
  { listen }: Commits,
  { tell }: Complaints,
) => {
  if (config.work === 'elsewhere') return RESTING;
  const render = renderMail({ settings, addressOf: (siteId) => addresses.of(siteId) ?? addressOf(config) });
  // A mail's address and words are its reader's alone: the log names its row.
  const failed = ({ id }: { readonly id: string }, cause: string, givenUp: boolean) =>
    tell(givenUp ? 'A mail was given up (office mail list)' : 'A mail was not sent and will be tried again', cause, id);
  const started = startWorker({
    pass: () => sendMails({ outbox, sender, asItStands: asItStands({ store, settings, catalogue }), render, clock, failed }),
    every: EVERY,
    failed: (error) => tell('The outbox could not be read and will be tried again', error),
  });
  listen(({ mail }) => {
    if (mail) started.wake();
  });
  return started;
};

/** Outgoing mail: SMTP where a server is named, else the mailbox of /dev/poczta. */
export const mailModule = new ContainerModule(({ bind }) => {
  bind(MAIL_SENDER)
    .toResolvedValue(senderOf, [STORE, CONFIG, PAPERS, COMPLAINTS])
    .inSingletonScope()
    .onDeactivation((sender) => sender.close?.());
  bind(MAIL_WORKER)
    .toResolvedValue(worker, [STORE, CONFIG, SETTINGS, ADDRESSES, PAPERS, MAIL_SENDER, COMMITS, COMPLAINTS])
    .inSingletonScope()
    .onDeactivation((started) => started.stop());
});
