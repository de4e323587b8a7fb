import type { Result } from 'neverthrow';
import { DAY_LENGTH, HOUR, type Instant, MINUTE } from '../../domain/calendar.ts';
import type { MailSender, NewMail, RenderedMail, SendFailure } from '../ports/mail/outbox.ts';
import type { PortDeps } from '../ports/ports.ts';
import type { OutdatedMail } from './current-data.ts';

export type SendDeps = PortDeps<{ outbox: true; clock: true }> & {
  readonly sender: MailSender;
  readonly asItStands: (mail: NewMail, now: Instant) => Promise<Result<NewMail, OutdatedMail>>;
  readonly render: (mail: NewMail, sentAt: Instant) => RenderedMail;
  readonly failed: (mail: NewMail, cause: string, givenUp: boolean) => void;
};

const AT_ONCE = 5;
/**
 * A process renews the lease while it sends the mail. If a lease ends, the shop supposes that the
 * process died, and another process can send the mail.
 */
const LEASE: Instant = 45_000;
const RENEWAL: Instant = LEASE / 3;
/** A mail that takes longer to send counts as stuck. Its lease is then no longer renewed. */
const LONGEST_SENDING: Instant = 10 * MINUTE;
const SHORTEST_PAUSE: Instant = MINUTE / 4;
const LONGEST_PAUSE: Instant = HOUR;
/** After this time, retries of a mail end. The office sees the mail and can send it again. */
const PATIENCE: Instant = 3 * DAY_LENGTH;

/** Returns the pause before a retry: the mail's age, at least 15 seconds, at most an hour. */
export const pauseBeforeMailRetry = (createdAt: Instant, now: Instant): Instant =>
  Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, now - createdAt));

const recordFailure = async (
  { outbox, clock, failed }: SendDeps,
  mail: NewMail,
  { final, cause, why }: SendFailure,
): Promise<void> => {
  const now = clock.now();
  const givenUp = final || now >= mail.createdAt + PATIENCE;
  failed(mail, cause, givenUp);
  await (givenUp
    ? outbox.givenUp(mail.id, now, why)
    : outbox.failed(mail.id, now + pauseBeforeMailRetry(mail.createdAt, now), why));
};

/** A mail that cannot be rendered counts as a temporary failure, so it is retried. */
const trySend = async (
  { asItStands, sender, render, clock }: SendDeps,
  mail: NewMail,
): Promise<SendFailure | null> => {
  try {
    const now = clock.now();
    const current = await asItStands(mail, now);
    if (current.isErr()) return { final: true, cause: 'over', why: current.error.why };
    return (await sender.send(render(current.value, now))).match(
      () => null,
      (failure) => failure,
    );
  } catch (error) {
    return {
      final: false,
      cause: error instanceof Error ? error.name : 'unknown',
      why: String(error),
    };
  }
};

/**
 * Renews a mail's lease in intervals, because a slow mail server can need longer than a lease for
 * one mail. Returns a function that stops the renewals.
 */
const startRenewals = (
  { outbox, clock }: SendDeps,
  { id }: NewMail,
  leasedUntil: Instant,
): (() => void) => {
  let until = leasedUntil;
  let remaining = LONGEST_SENDING / RENEWAL;
  const renew = async (): Promise<void> => {
    const next = clock.now() + LEASE;
    if (await outbox.renew(id, until, next)) until = next;
  };
  const timer = setInterval(() => {
    remaining -= 1;
    if (remaining <= 0) clearInterval(timer);
    // If the store is unavailable for a moment, the next renewal can still be early enough.
    renew().catch(() => undefined);
  }, RENEWAL);
  timer.unref();
  return () => clearInterval(timer);
};

const sendOne = async (deps: SendDeps, mail: NewMail, leasedUntil: Instant): Promise<boolean> => {
  const stopRenewals = startRenewals(deps, mail, leasedUntil);
  const failure = await trySend(deps, mail).finally(stopRenewals);
  if (failure === null) await deps.outbox.sent(mail.id, deps.clock.now());
  else await recordFailure(deps, mail, failure);
  return failure === null;
};

/** Sends pending mails, in any number of processes. A repeated mail has the same Message-ID. */
export const sendMails = async (deps: SendDeps): Promise<number> => {
  let sent = 0;
  for (;;) {
    const now = deps.clock.now();
    const mails = await deps.outbox.lease(AT_ONCE, now, now + LEASE);
    // Sends all mails of the batch at the same time, so that they are sent before the lease ends.
    const results = await Promise.all(mails.map((mail) => sendOne(deps, mail, now + LEASE)));
    sent += results.filter((isSent) => isSent).length;
    if (mails.length < AT_ONCE) return sent;
  }
};
