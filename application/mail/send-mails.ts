import type { Result } from 'neverthrow';
import { DAY_LENGTH, HOUR, type Instant, MINUTE } from '../../domain/calendar.ts';
import type { Clock } from '../ports/clock.ts';
import type { MailSender, NewMail, Outbox, RenderedMail, SendFailure } from '../ports/mail/outbox.ts';
import type { Over } from './as-it-stands.ts';

export type SendDeps = {
  readonly outbox: Outbox;
  readonly sender: MailSender;
  /** The mail as it may go out now; what is over is given up with the reason. */
  readonly asItStands: (mail: NewMail, now: Instant) => Promise<Result<NewMail, Over>>;
  readonly render: (mail: NewMail, sentAt: Instant) => RenderedMail;
  readonly clock: Clock;
  /** Told of every try that failed, and whether the mail was given up with it. */
  readonly failed: (mail: NewMail, cause: string, givenUp: boolean) => void;
};

const AT_ONCE = 5;
/** A mail of a process that died is somebody else's after this: with the next look it is sent within a minute. */
const LEASE: Instant = 45_000;
/** So long sending a mail may take; one whose turn comes too late for it within its lease is left to the next look. */
const SENDING: Instant = 30_000;
const SHORTEST_PAUSE: Instant = MINUTE / 4;
const LONGEST_PAUSE: Instant = HOUR;
/** A mail that no server took for so long is given up: the office sees it, and can have it tried again. */
const PATIENCE: Instant = 3 * DAY_LENGTH;

/** The pause after a failure: as long as the mail has waited already, so that it doubles, from 15 seconds to an hour. */
export const pauseAfter = (createdAt: Instant, now: Instant): Instant => Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, now - createdAt));

const noticed = async ({ outbox, clock, failed }: SendDeps, mail: NewMail, { final, cause, why }: SendFailure): Promise<void> => {
  const now = clock.now();
  const givenUp = final || now >= mail.createdAt + PATIENCE;
  failed(mail, cause, givenUp);
  await (givenUp ? outbox.givenUp(mail.id, now, why) : outbox.failed(mail.id, now + pauseAfter(mail.createdAt, now), why));
};

/** A mail that cannot even be put into words waits like one that no server takes: somebody mends the program meanwhile. */
const tried = async ({ asItStands, sender, render, clock }: SendDeps, mail: NewMail): Promise<SendFailure | null> => {
  try {
    const now = clock.now();
    const standing = await asItStands(mail, now);
    if (standing.isErr()) return { final: true, cause: 'over', why: standing.error.why };
    return (await sender.send(render(standing.value, now))).match(
      () => null,
      (failure) => failure,
    );
  } catch (error) {
    return { final: false, cause: error instanceof Error ? error.name : 'unknown', why: String(error) };
  }
};

const sendOne = async (deps: SendDeps, mail: NewMail): Promise<boolean> => {
  const failure = await tried(deps, mail);
  if (failure === null) await deps.outbox.sent(mail.id, deps.clock.now());
  else await noticed(deps, mail, failure);
  return failure === null;
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
