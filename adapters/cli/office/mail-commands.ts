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
import { type CsvDialect, csv } from '../terminal/csv.ts';
import { alignRight, optionalColumn, table } from '../terminal/table.ts';
import {
  argument,
  type Command,
  type CommandOutput,
  defineCommand,
  defineStoreCommand,
  option,
} from './command.ts';
import { askBeforeTask } from './confirm.ts';
import { formatWarsawTime, jsonMoment, readSite, readText, SITE_VALUE } from './read-values.ts';

const MAIL_ID = argument('ID', (typed) => readText(typed, 'The mail'));
const SITE = option(SITE_VALUE, 'the brand of the list; default: the shop’s own brand', readSite);

const stateOf = ({ retryAt, attempts }: UnsentMail): string => {
  if (retryAt === null) return 'abandoned';
  return attempts === 0 ? 'waits' : `is retried at ${formatWarsawTime(retryAt)}`;
};

const unsentMailsAnswer = (mails: readonly UnsentMail[]): CommandOutput => ({
  text: table(
    [
      'ID',
      optionalColumn('What'),
      'To',
      optionalColumn('Since'),
      optionalColumn(alignRight('Tried')),
      'State',
      'Why',
    ],
    mails.map((mail) => {
      const { id, kind, to, waitsSince, attempts, why } = mail;
      return [id, kind, to, formatWarsawTime(waitsSince), String(attempts), stateOf(mail), why];
    }),
    'All mails were sent.',
  ),
  json: {
    mails: mails.map(({ waitsSince, retryAt, givenUpAt, ...mail }) => ({
      ...mail,
      waitsSince: jsonMoment(waitsSince),
      retryAt: retryAt === null ? null : jsonMoment(retryAt),
      givenUpAt: givenUpAt === null ? null : jsonMoment(givenUpAt),
    })),
  },
});

const subscriptionJson = ({ email, consent, confirmedAt, leaveKey }: Subscription) => ({
  email,
  confirmedAt: confirmedAt === null ? null : jsonMoment(confirmedAt),
  agreedAt: jsonMoment(consent.at),
  wording: consent.wording,
  leave: newsletterLeavePageUrl(leaveKey),
});

const subscriptionListAnswer = (list: readonly Subscription[]): CommandOutput => ({
  text: table(
    ['E-mail', 'State', 'Agreed', 'Confirmed'],
    list.map(({ email, consent, confirmedAt }) => [
      email,
      confirmedAt === null ? 'unconfirmed, must not get mails' : 'confirmed',
      formatWarsawTime(consent.at),
      confirmedAt === null ? '' : formatWarsawTime(confirmedAt),
    ]),
    'Nobody is on the list yet.',
  ),
  json: { subscriptions: list.map(subscriptionJson) },
});

const subscriptionExportAnswer = (
  list: readonly Subscription[],
  dialect: CsvDialect,
): CommandOutput => {
  const confirmed = list.flatMap((each) =>
    each.confirmedAt === null ? [] : [{ ...each, confirmedAt: each.confirmedAt }],
  );
  const cells = confirmed.map(({ email, confirmedAt, consent, leaveKey }) => [
    ...[
      email,
      { moment: confirmedAt },
      { moment: consent.at },
      consent.wording,
      newsletterLeavePageUrl(leaveKey),
    ],
  ]);
  const text = csv(['email', 'confirmed', 'agreed', 'wording', 'leave'], cells, dialect);
  return { text, json: { subscriptions: confirmed.map(subscriptionJson) } };
};

export const mailCommands: readonly Command[] = [
  defineCommand({
    name: 'mail list',
    says: 'list unsent mails: which wait, which are abandoned, and why',
    prepare: () => ok(async (deps) => ok(unsentMailsAnswer(await listUnsentMails(deps)()))),
  }),
  defineCommand({
    name: 'mail again',
    word: MAIL_ID,
    changes: true,
    says: 'retry an abandoned mail after its cause is corrected; mail list shows the ID; an outdated mail is not sent',
    prepare: ({ word: id }) =>
      ok(async (deps, by) =>
        (await retryMail(deps)(id)).map(() => ({
          text: `Mail ${id} is retried from now on.`,
          json: { mailId: id, by },
        })),
      ),
  }),
  defineStoreCommand({
    name: 'mail drop',
    word: MAIL_ID,
    changes: true,
    says: 'drop an abandoned mail for good: its reader was called, or no longer needs it',
    prepare: ({ word: id }) =>
      ok(
        askBeforeTask(
          `Take mail ${id} off the list, unsent? Its words are gone with it.`,
          async (deps, by) =>
            (await deleteGivenUpMail(deps)(id)).map(() => ({
              text: `Mail ${id} is off the list; it was not sent.`,
              json: { mailId: id, dropped: true, by },
            })),
        ),
      ),
  }),
  // The shop sends no newsletter. Another system does, with a link to unsubscribe in each mail.
  defineCommand({
    name: 'newsletter list',
    takes: { site: SITE },
    says: 'list the subscribers of the newsletter, and who has not confirmed yet',
    prepare: ({ site }) =>
      ok(async (deps) =>
        ok(subscriptionListAnswer(await listSubscriptions(deps)(site ?? SHOP_SITE))),
      ),
  }),
  defineCommand({
    name: 'newsletter export',
    takes: { site: SITE },
    csv: true,
    says: 'export the confirmed subscribers as CSV, with consent and the path of the unsubscribe link',
    prepare: ({ site, csv: dialect }) =>
      ok(async (deps) =>
        ok(
          subscriptionExportAnswer(
            await listSubscriptions(deps)(site ?? SHOP_SITE),
            dialect ?? 'excel',
          ),
        ),
      ),
  }),
];
