import { ok } from 'neverthrow';
import { listSubscriptions } from '../../../application/office/mails.ts';
import type { Subscription } from '../../../domain/newsletter/subscription.ts';
import { SHOP_SITE } from '../../../domain/sites.ts';
import { newsletterLeavePageUrl } from '../../http/contract/pages.pl.ts';
import { type CsvDialect, csv } from '../terminal/csv.ts';
import { table } from '../terminal/table.ts';
import { CSV } from './booking-list-commands.ts';
import { type Command, type CommandOutput, type Option, optionalOption } from './command.ts';
import { formatWarsawTime, jsonMoment, readSite, SITE_VALUE } from './read-values.ts';

const SITE: Option = {
  name: 'site',
  value: SITE_VALUE,
  says: 'the brand of the list; default: the shop’s own brand',
};

const rowJson = ({ email, consent, confirmedAt, leaveKey }: Subscription) => ({
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
  json: { subscriptions: list.map(rowJson) },
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
  return { text, json: { subscriptions: confirmed.map(rowJson) } };
};

/** The shop sends no newsletter. Another system does, with a link to unsubscribe in each mail. */
export const newsletterCommands: readonly Command[] = [
  {
    name: 'newsletter list',
    takes: [SITE],
    says: 'list the subscribers of the newsletter, and who has not confirmed yet',
    prepare: (args) =>
      optionalOption(args, SITE, SHOP_SITE, readSite).map(
        (siteId) => async (deps) =>
          ok(subscriptionListAnswer(await listSubscriptions(deps)(siteId))),
      ),
  },
  {
    name: 'newsletter export',
    takes: [SITE],
    flags: [CSV],
    says: 'export the confirmed subscribers as CSV, with consent and the path of the unsubscribe link',
    prepare: (args) =>
      optionalOption(args, SITE, SHOP_SITE, readSite).map(
        (siteId) => async (deps) =>
          ok(subscriptionExportAnswer(await listSubscriptions(deps)(siteId), args.csv ?? 'excel')),
      ),
  },
];
