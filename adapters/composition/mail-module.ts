import { ContainerModule } from 'inversify';
import { updateMailToCurrentData } from '../../application/mail/current-data.ts';
import { sendMails } from '../../application/mail/send-mails.ts';
import type { PaperDeps } from '../../application/papers/issue-paper-and-link.ts';
import { readContractPdf } from '../../application/papers/read-paper-by-link.ts';
import type { MailSender } from '../../application/ports/mail/outbox.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { Settings } from '../../application/ports/system.ts';
import { IDLE_WORKER, startWorker } from '../background/worker.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import { mailboxSender } from '../dev/mailbox-sender.ts';
import { offerSceneName } from '../http/server/present/scene.ts';
import { createMailRenderer } from '../mail/render.ts';
import type { Addresses } from '../system/addresses.ts';
import { type Config, shopUrlOf } from '../system/config.ts';
import type { ProblemReporter } from '../system/problem-reporter.ts';
import { hmacReviewLinks } from '../system/review-links.ts';
import {
  ADDRESSES,
  BRAND_TOKENS,
  COMMITS,
  CONFIG,
  type CommitListeners,
  MAIL_SENDER,
  MAIL_WORKER,
  PAPERS,
  type PaperPorts,
  PROBLEM_REPORTER,
  SEND_MAILS,
  SETTINGS,
  STORE,
} from './tokens.ts';

/**
 * Milliseconds between checks of the outbox. A check finds the mails that other processes stored,
 * and retries failed mails.
 */
const EVERY = 3000;

const senderOf = async (
  { mailbox }: StoreKit,
  config: Config,
  papers: PaperDeps,
  { report }: ProblemReporter,
  tokens: BrandTokens,
): Promise<MailSender & { close?(): void }> => {
  if (config.smtpUrl === null) return mailboxSender(mailbox);
  const { smtpSender } = await import('../mail/smtp.ts');
  // If the contract's file cannot be made, send the mail without the contract. The customer can
  // also get the contract in the panel.
  const contractOf = (bookingId: string) =>
    readContractPdf(papers)(bookingId).catch((error: unknown) => {
      report('The mail about an order is sent without its contract', error, bookingId);
      return null;
    });
  return smtpSender({
    url: config.smtpUrl,
    allowsUnencrypted: config.smtpAllowsUnencrypted,
    contractOf,
    tokens,
  });
};

const worker = (
  { outbox, store, values }: StoreKit,
  config: Config,
  settings: Settings,
  addresses: Addresses,
  { catalogue, clock }: PaperPorts,
  sender: MailSender,
  { listen }: CommitListeners,
  { report }: ProblemReporter,
  tokens: BrandTokens,
) => {
  if (config.work === 'elsewhere') return IDLE_WORKER;
  const reviewLinks = hmacReviewLinks(values);
  const render = createMailRenderer({
    settings,
    tokens,
    addressOf: (siteId) => addresses.of(siteId) ?? shopUrlOf(config),
    sceneOf: (siteId, offerId) => {
      const entry = catalogue.byId(siteId, offerId);
      return entry === undefined ? null : offerSceneName(entry.content, offerId);
    },
  });
  // Log only the mail's id, because its e-mail address and text are private.
  const failed = ({ id }: { readonly id: string }, cause: string, givenUp: boolean) =>
    report(
      givenUp
        ? 'The shop gave up a mail; see office mail list'
        : 'A mail was not sent; the shop will retry',
      cause,
      id,
    );
  const started = startWorker({
    pass: () =>
      sendMails({
        outbox,
        sender,
        asItStands: updateMailToCurrentData({ store, settings, catalogue, reviewLinks }),
        render,
        clock,
        failed,
      }),
    every: EVERY,
    failed: (error) => report('The outbox could not be read; the shop will retry', error),
  });
  listen(({ mail }) => {
    if (mail) started.wake();
  });
  return started;
};

export const mailModule = new ContainerModule(({ bind }) => {
  bind(SEND_MAILS).toDynamicValue((context) => async () => {
    await (await context.getAsync(MAIL_WORKER)).drain();
  });
  bind(MAIL_SENDER)
    .toResolvedValue(senderOf, [STORE, CONFIG, PAPERS, PROBLEM_REPORTER, BRAND_TOKENS])
    .onDeactivation((sender) => sender.close?.());
  bind(MAIL_WORKER)
    .toResolvedValue(worker, [
      STORE,
      CONFIG,
      SETTINGS,
      ADDRESSES,
      PAPERS,
      MAIL_SENDER,
      COMMITS,
      PROBLEM_REPORTER,
      BRAND_TOKENS,
    ])
    .onDeactivation((started) => started.stop());
});
