import { HOUR, type Instant, MINUTE } from '../../domain/calendar.ts';
import type { Clock } from '../ports/clock.ts';
import type { MailSender, NewMail, Outbox, RenderedMail } from '../ports/mail/outbox.ts';

export type SendDeps = {
  readonly outbox: Outbox;
  readonly sender: MailSender;
  readonly render: (mail: NewMail, sentAt: Instant) => RenderedMail;
  readonly clock: Clock;
  /** Told of every try that failed. */
  readonly failed: (mail: NewMail, error: unknown) => void;
};

const AT_ONCE = 5;
/** A mail of a process that died is somebody else's after this: with the next look it is sent within a minute. */
const LEASE: Instant = 45_000;
/** So long sending a mail may take; one whose turn comes too late for it within its lease is left to the next look. */
const SENDING: Instant = 30_000;
const SHORTEST_PAUSE: Instant = MINUTE / 4;
const LONGEST_PAUSE: Instant = HOUR;

/** The pause after a failure: as long as the mail has waited already, so that it doubles, from 15 seconds to an hour. */
export const pauseAfter = (createdAt: Instant, now: Instant): Instant => Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, now - createdAt));

const sendOne = async ({ outbox, sender, render, clock, failed }: SendDeps, mail: NewMail): Promise<boolean> => {
  try {
    await sender.send(render(mail, clock.now()));
  } catch (error) {
    failed(mail, error);
    const now = clock.now();
    await outbox.failed(mail.id, now + pauseAfter(mail.createdAt, now));
    return false;
  }
  await outbox.sent(mail.id, clock.now());
  return true;
};

/**
 * Sends every mail that waits, and answers how many went out. Rows are leased, so that any number of processes may do this at once; one
 * that dies between sending and writing it down has the mail sent again, under the same Message-ID (at least once).
 */
export const sendMails = async (deps: SendDeps): Promise<number> => {
  let sent = 0;
  for (;;) {
    const now = deps.clock.now();
    const mails = await deps.outbox.lease(AT_ONCE, now, now + LEASE);
    for (const mail of mails) {
      if (deps.clock.now() > now + LEASE - SENDING) break;
      if (await sendOne(deps, mail)) sent += 1;
    }
    if (mails.length < AT_ONCE) return sent;
  }
};
