import { ok } from 'neverthrow';
import {
  deleteGivenUpMail,
  listSubscriptions,
  listUnsentMails,
  retryMail,
} from '../../../application/office/mails.ts';
import type { UnsentMail } from '../../../application/ports/mail/outbox.ts';
import type { Subscription } from '../../../domain/newsletter/subscription.ts';
import { SHOP_SITE } from '../../../domain/sites.ts';
import { newsletterLeavePageUrl } from '../../http/contract/pages.pl.ts';
import { type CsvDialect, formatCsvOfItems } from '../terminal/csv.ts';
import { formatTableOfItems } from '../terminal/table.ts';
import {
  type Command,
  type CommandOutput,
  defineArgument,
  defineCommand,
  defineOption,
} from './command.ts';
import { askBeforeTask } from './confirm.ts';
import { formatWarsawTime, instantJson, readSite, readText, SITE_VALUE } from './read-values.ts';

const MAIL_ID = defineArgument('ID', (typed) => readText(typed, 'The mail'));
const SITE = defineOption(
  SITE_VALUE,
  'the brand of the list; default: the shop’s own brand',
  readSite,
);

const stateOf = ({ retryAt, attempts }: UnsentMail): string => {
  if (retryAt === null) return 'abandoned';
  return attempts === 0 ? 'waits' : `is retried at ${formatWarsawTime(retryAt)}`;
};

const unsentMailsAnswer = (mails: readonly UnsentMail[]): CommandOutput => ({
  text: formatTableOfItems(mails, 'All mails were sent.', [
    ['ID', ({ id }) => id],
    ['What', ({ kind }) => kind, 'optional'],
    ['To', ({ to }) => to],
    ['Since', ({ waitsSince }) => formatWarsawTime(waitsSince), 'optional'],
    ['Tried', ({ attempts }) => String(attempts), 'optional right'],
    ['State', stateOf],
    ['Why', ({ why }) => why],
  ]),
  json: {
    mails: mails.map(({ waitsSince, retryAt, givenUpAt, ...mail }) => ({
      ...mail,
      waitsSince: instantJson(waitsSince),
      retryAt: retryAt === null ? null : instantJson(retryAt),
      givenUpAt: givenUpAt === null ? null : instantJson(givenUpAt),
    })),
  },
});

const subscriptionJson = ({ email, consent, confirmedAt, leaveKey }: Subscription) => ({
  email,
  confirmedAt: confirmedAt === null ? null : instantJson(confirmedAt),
  agreedAt: instantJson(consent.at),
  wording: consent.wording,
  leave: newsletterLeavePageUrl(leaveKey),
});

const subscriptionListAnswer = (list: readonly Subscription[]): CommandOutput => ({
  text: formatTableOfItems(list, 'Nobody is on the list yet.', [
    ['E-mail', ({ email }) => email],
    [
      'State',
      ({ confirmedAt }) => (confirmedAt === null ? 'unconfirmed, must not get mails' : 'confirmed'),
    ],
    ['Agreed', ({ consent }) => formatWarsawTime(consent.at)],
    ['Confirmed', ({ confirmedAt }) => (confirmedAt === null ? '' : formatWarsawTime(confirmedAt))],
  ]),
  json: { subscriptions: list.map(subscriptionJson) },
});

const subscriptionExportAnswer = (
  list: readonly Subscription[],
  dialect: CsvDialect,
): CommandOutput => {
  const confirmed = list.flatMap((each) =>
    each.confirmedAt === null ? [] : [{ ...each, confirmedAt: each.confirmedAt }],
  );
  const text = formatCsvOfItems(confirmed, dialect, [
    ['email', ({ email }) => email],
    ['confirmed', ({ confirmedAt }) => ({ moment: confirmedAt })],
    ['agreed', ({ consent }) => ({ moment: consent.at })],
    ['wording', ({ consent }) => consent.wording],
    ['leave', ({ leaveKey }) => newsletterLeavePageUrl(leaveKey)],
  ]);
  return { text, json: { subscriptions: confirmed.map(subscriptionJson) } };
};

export const mailCommands: readonly Command[] = [
  defineCommand({
    name: 'mail list',
    explainsMissingStore: true,
    helpText: 'list unsent mails: which wait, which are abandoned, and why',
    prepare: () => async (deps) => ok(unsentMailsAnswer(await listUnsentMails(deps)())),
  }),
  defineCommand({
    name: 'mail again',
    explainsMissingStore: true,
    word: MAIL_ID,
    changes: true,
    helpText:
      'retry an abandoned mail after its cause is corrected; mail list shows the ID; an outdated mail is not sent',
    prepare:
      ({ word: id }) =>
      async (deps, by) =>
        (await retryMail(deps)(id)).map(() => ({
          text: `Mail ${id} is retried from now on.`,
          json: { mailId: id, by },
        })),
  }),
  defineCommand({
    name: 'mail drop',
    word: MAIL_ID,
    changes: true,
    helpText: 'drop an abandoned mail for good: its reader was called, or no longer needs it',
    prepare: ({ word: id }) =>
      askBeforeTask(
        `Take mail ${id} off the list, unsent? Its words are gone with it.`,
        async (deps, by) =>
          (await deleteGivenUpMail(deps)(id)).map(() => ({
            text: `Mail ${id} is off the list; it was not sent.`,
            json: { mailId: id, dropped: true, by },
          })),
      ),
  }),
  // The shop sends no newsletter. Another system does, with a link to unsubscribe in each mail.
  defineCommand({
    name: 'newsletter list',
    explainsMissingStore: true,
    takes: { site: SITE },
    helpText: 'list the subscribers of the newsletter, and who has not confirmed yet',
    prepare:
      ({ site }) =>
      async (deps) =>
        ok(subscriptionListAnswer(await listSubscriptions(deps)(site ?? SHOP_SITE))),
  }),
  defineCommand({
    name: 'newsletter export',
    explainsMissingStore: true,
    takes: { site: SITE },
    csv: true,
    helpText:
      'export the confirmed subscribers as CSV, with consent and the path of the unsubscribe link',
    prepare:
      ({ site, csv: dialect }) =>
      async (deps) =>
        ok(
          subscriptionExportAnswer(
            await listSubscriptions(deps)(site ?? SHOP_SITE),
            dialect ?? 'excel',
          ),
        ),
  }),
];
