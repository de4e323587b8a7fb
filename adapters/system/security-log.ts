import { createHmac } from 'node:crypto';
import type {
  PseudonymizedFields,
  SecurityEvent,
  SecurityEventName,
  SecurityLog,
} from '../../application/ports/security-log.ts';
import type { ShopValues } from '../../application/ports/values.ts';
import { readOrCreateShopKey } from './ids.ts';
import type { Log } from './log.ts';
import { logThrottle } from './problem-reporter.ts';

const KEY = 'log-key';

/** Key of the pseudonyms in the log. All processes use the same one; nobody else knows it. */
export const pseudonymKey = (values: ShopValues): Promise<string> =>
  readOrCreateShopKey(values, KEY);

/**
 * Events that callers without an account can cause. For each reason, call and address, the log
 * contains one line per minute; further events are only counted.
 */
const THROTTLED: ReadonlySet<SecurityEventName> = new Set([
  'limit.reached',
  'access.refused',
  'session.unknown',
]);

const UNLIMITED: ReadonlySet<SecurityEventName> = new Set(['office.command']);

/**
 * The largest number of log lines per address and minute. It equals the rate limit of logins per
 * address (R42). Further events are only counted.
 */
const OF_ADDRESS = { lines: 100, causes: 5_000 };
const OF_EVENT = { lines: 2_000 };

const FIELDS = { address: 'from', email: 'whose', clerk: 'by' } as const;

/** Logs security events. An e-mail always has the same pseudonym, even if it has no account. */
export const securityLog = (log: Log, key: string): SecurityLog => {
  const [quietly, each, all] = [logThrottle(), logThrottle(OF_ADDRESS), logThrottle(OF_EVENT)];
  const standIn = (kind: string, text: string): string =>
    createHmac('sha256', key).update(`${kind} ${text}`).digest('hex').slice(0, 12);
  const disguised = (who: PseudonymizedFields): Record<string, string> => {
    const fields: Record<string, string> = {};
    for (const kind of ['address', 'email', 'clerk'] as const) {
      const text = who[kind];
      if (text !== undefined) fields[FIELDS[kind]] = standIn(kind, text);
    }
    return fields;
  };
  const write = (
    { name, outcome, reason, call, request, account, who }: SecurityEvent,
    times: number | null,
  ): void =>
    log({
      level: outcome === 'done' ? 'info' : 'warn',
      event: name,
      message: `${name} ${outcome}${reason === null ? '' : ` (${reason})`}`,
      more: {
        outcome,
        reason,
        call,
        request,
        account,
        ...disguised(who),
        ...(times === null ? {} : { times }),
      },
    });
  const nobody = { request: null, account: null, who: {} };
  const bounded = (event: SecurityEvent, times: number | null): void =>
    all(
      event.name,
      () => write(event, times),
      (more) => write({ ...event, ...nobody }, more),
    );
  return {
    note: (event) => {
      if (UNLIMITED.has(event.name)) return write(event, null);
      const about = `${event.name} ${event.reason} ${event.call} ${event.who.address ?? ''}`;
      if (THROTTLED.has(event.name))
        quietly(
          about,
          () => write(event, null),
          (times) => write({ ...event, ...nobody }, times),
        );
      else
        each(
          about,
          () => bounded(event, null),
          (times) =>
            bounded(
              {
                ...event,
                ...nobody,
                who: event.who.address === undefined ? {} : { address: event.who.address },
              },
              times,
            ),
        );
    },
  };
};

export const NO_SECURITY_LOG: SecurityLog = { note: () => undefined };
