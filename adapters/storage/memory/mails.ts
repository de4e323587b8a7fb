import type { Mailbox, NewMail, Outbox, RenderedMail } from '../../../application/ports/outbox.ts';
import type { Instant } from '../../../domain/calendar.ts';

/** A mail that waits; once it is sent only its id is remembered. */
export type Waiting = { readonly mail: NewMail; readonly retryAt: Instant; readonly leaseUntil: Instant | null };

export const memoryOutbox = (waiting: Map<string, Waiting>): Outbox => ({
  lease: async (limit, at, until) => {
    const free = [...waiting.values()]
      .filter(({ retryAt, leaseUntil }) => retryAt <= at && (leaseUntil === null || leaseUntil <= at))
      .sort((a, b) => a.mail.createdAt - b.mail.createdAt || (a.mail.id < b.mail.id ? -1 : 1))
      .slice(0, limit);
    for (const row of free) waiting.set(row.mail.id, { ...row, leaseUntil: until });
    return free.map(({ mail }) => mail);
  },
  sent: async (id) => {
    waiting.delete(id);
  },
  failed: async (id, retryAt) => {
    const row = waiting.get(id);
    if (row !== undefined) waiting.set(id, { ...row, retryAt, leaseUntil: null });
  },
});

export const memoryMailbox = (): Mailbox => {
  const mails = new Map<string, RenderedMail>();
  return {
    keep: async (mail) => {
      if (!mails.has(mail.messageId)) mails.set(mail.messageId, mail);
    },
    list: async (to) =>
      [...mails.values()]
        .filter((mail) => to === null || mail.to === to)
        .sort((a, b) => b.sentAt - a.sentAt || (a.messageId < b.messageId ? -1 : 1)),
  };
};
