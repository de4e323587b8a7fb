import type {
  Mailbox,
  NewMail,
  Outbox,
  RenderedMail,
  UnsentMail,
  UnsentMails,
} from '../../../application/ports/mail/outbox.ts';
import type { Instant } from '../../../domain/calendar.ts';
import { compareUnsentMails } from '../unsent-mail-order.ts';

export type WaitingMail = {
  readonly mail: NewMail;
  readonly retryAt: Instant;
  readonly leaseUntil: Instant | null;
  readonly attempts: number;
  readonly givenUpAt: Instant | null;
  readonly why: string;
};

export const toWaitingMail = (mail: NewMail): WaitingMail => ({
  mail,
  retryAt: mail.createdAt,
  leaseUntil: null,
  attempts: 0,
  givenUpAt: null,
  why: '',
});

/** True if no lease holds the mail. A lease that ends after `until` does not count: a clock error. */
const isFree = ({ leaseUntil }: WaitingMail, at: Instant, until: Instant): boolean =>
  leaseUntil === null || leaseUntil <= at || leaseUntil > until;

/** Stores mails by id; null after sending. The id stays, so that no mail is added twice. */
export const memoryOutbox = (rows: Map<string, WaitingMail | null>): Outbox => ({
  lease: async (limit, at, until) => {
    const free = [...rows.values()]
      .filter(
        (row): row is WaitingMail =>
          row !== null && row.givenUpAt === null && row.retryAt <= at && isFree(row, at, until),
      )
      .sort((a, b) => a.mail.createdAt - b.mail.createdAt || (a.mail.id < b.mail.id ? -1 : 1))
      .slice(0, limit);
    for (const row of free)
      rows.set(row.mail.id, { ...row, leaseUntil: until, attempts: row.attempts + 1 });
    return free.map(({ mail }) => mail);
  },
  sent: async (id) => {
    if (rows.has(id)) rows.set(id, null);
  },
  failed: async (id, retryAt, why) => {
    const row = rows.get(id);
    if (row) rows.set(id, { ...row, retryAt, leaseUntil: null, why });
  },
  givenUp: async (id, at, why) => {
    const row = rows.get(id);
    if (row) rows.set(id, { ...row, leaseUntil: null, givenUpAt: at, why });
  },
});

export const memoryUnsentMails = (rows: Map<string, WaitingMail | null>): UnsentMails => ({
  all: async () =>
    [...rows.values()]
      .filter((row) => row !== null)
      .map(({ mail, attempts, retryAt, givenUpAt, why }): UnsentMail => {
        const { id, siteId, to, content, createdAt } = mail;
        return {
          id,
          siteId,
          to,
          kind: content.kind,
          waitsSince: createdAt,
          attempts,
          retryAt: givenUpAt === null ? retryAt : null,
          givenUpAt,
          why,
        };
      })
      .sort(compareUnsentMails),
  tryAgain: async (id, at) => {
    const row = rows.get(id);
    if (!row) return false;
    rows.set(id, {
      ...row,
      mail: { ...row.mail, createdAt: at },
      retryAt: at,
      leaseUntil: null,
      givenUpAt: null,
    });
    return true;
  },
  drop: async (id) => rows.get(id)?.givenUpAt != null && rows.delete(id),
});

export const memoryMailbox = (mails: Map<string, RenderedMail>): Mailbox => ({
  keep: async (mail) => {
    if (!mails.has(mail.messageId)) mails.set(mail.messageId, mail);
  },
  list: async (to) =>
    [...mails.values()]
      .filter((mail) => to === null || mail.to === to)
      .sort((a, b) => b.sentAt - a.sentAt || (a.messageId < b.messageId ? -1 : 1)),
});
