import { createHmac } from 'node:crypto';
import type { Disguised, SecurityEvent, SecurityEventName, SecurityLog } from '../../application/ports/security-log.ts';
import type { ShopValues } from '../../application/ports/values.ts';
import type { Log } from './log.ts';
import { onceAMinute } from './once-a-minute.ts';
import { shopKey } from './shop-key.ts';

const KEY = 'log-key';

/** The key of the stand-ins: one a store, so that all its processes call somebody the same and nobody elsewhere can. */
export const standInKey = (values: ShopValues): Promise<string> => shopKey(values, KEY);

/** What somebody without an account may cause as often as they like: told once a minute and cause. */
const ENDLESS: ReadonlySet<SecurityEventName> = new Set(['limit.reached', 'access.refused', 'session.unknown']);

/** What nobody outside can cause is told each time. */
const ALL: ReadonlySet<SecurityEventName> = new Set(['office.command']);

/**
 * Everything else is told each time, as far as people do it: an address has so many lines a minute of one event and reason, as many as R42
 * lets it try passwords, and all together so many of one event. What is past that is counted.
 */
const OF_ADDRESS = { lines: 100, causes: 5_000 };
const OF_EVENT = { lines: 2_000 };

const FIELDS = { address: 'from', email: 'whose', clerk: 'by' } as const;

/** Writes security events to the log, with stand-ins for whoever is no account: the same one always for the same. */
export const securityLog = (log: Log, key: string): SecurityLog => {
  const [quietly, each, all] = [onceAMinute(), onceAMinute(OF_ADDRESS), onceAMinute(OF_EVENT)];
  const standIn = (kind: string, text: string): string => createHmac('sha256', key).update(`${kind} ${text}`).digest('hex').slice(0, 12);
  const disguised = (who: Disguised): Record<string, string> => {
    const fields: Record<string, string> = {};
    for (const kind of ['address', 'email', 'clerk'] as const) {
      const text = who[kind];
      if (text !== undefined) fields[FIELDS[kind]] = standIn(kind, text);
    }
    return fields;
  };
  const write = ({ name, outcome, reason, call, request, account, who }: SecurityEvent, times: number | null): void =>
    log({
      level: outcome === 'done' ? 'info' : 'warn',
      event: name,
      message: `${name} ${outcome}${reason === null ? '' : ` (${reason})`}`,
      more: { outcome, reason, call, request, account, ...disguised(who), ...(times === null ? {} : { times }) },
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
      if (ALL.has(event.name)) return write(event, null);
      const about = `${event.name} ${event.reason} ${event.call} ${event.who.address ?? ''}`;
      if (ENDLESS.has(event.name))
        quietly(
          about,
          () => write(event, null),
          (times) => write({ ...event, ...nobody }, times),
        );
      else
        each(
          about,
          () => bounded(event, null),
          (times) => bounded({ ...event, ...nobody, who: event.who.address === undefined ? {} : { address: event.who.address } }, times),
        );
    },
  };
};

/** For a terminal: what is shown there is no log, and nobody watches over it. */
export const NO_SECURITY_LOG: SecurityLog = { note: () => undefined };
