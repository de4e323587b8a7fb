import { createHmac, randomBytes } from 'node:crypto';
import type { Disguised, SecurityEvent, SecurityEventName, SecurityLog } from '../../application/ports/security-log.ts';
import type { ShopValues } from '../../application/ports/values.ts';
import type { Log } from './log.ts';
import { onceAMinute } from './once-a-minute.ts';

const KEY = 'log-key';

/** The key of the stand-ins: one a store, so that all its processes call somebody the same and nobody elsewhere can. */
export const standInKey = async (values: ShopValues): Promise<string> => {
  if ((await values.get(KEY)) === null) await values.set(KEY, randomBytes(32).toString('base64url'));
  // Of processes that start together the last one's key is everybody's.
  return (await values.get(KEY)) ?? '';
};

/** What somebody without an account may cause as often as they like: told once a minute and cause. */
const ENDLESS: ReadonlySet<SecurityEventName> = new Set(['limit.reached', 'access.refused', 'session.unknown']);

const FIELDS = { address: 'from', email: 'whose', clerk: 'by' } as const;

/** Writes security events to the log, with stand-ins for whoever is no account: the same one always for the same. */
export const securityLog = (log: Log, key: string): SecurityLog => {
  const quietly = onceAMinute();
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
  return {
    note: (event) => {
      if (!ENDLESS.has(event.name)) return write(event, null);
      const cause = `${event.name} ${event.reason} ${event.call} ${event.who.address ?? ''}`;
      quietly(
        cause,
        () => write(event, null),
        (times) => write({ ...event, request: null, account: null, who: {} }, times),
      );
    },
  };
};

/** For a terminal: what is shown there is no log, and nobody watches over it. */
export const NO_SECURITY_LOG: SecurityLog = { note: () => undefined };
