/** Names of events never change, because monitoring depends on them (docs/security-events.md). */
export const SECURITY_EVENTS = [
  'login',
  'logout',
  'session.ended',
  'session.unknown',
  'account.registered',
  'account.activated',
  'account.disowned',
  'account.activation-asked',
  'account.erased',
  'password.reset-asked',
  'password.reset',
  'password.changed',
  'data.exported',
  'code.refused',
  'form.trapped',
  'limit.reached',
  'access.refused',
  'office.command',
] as const;

export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

/** Fields that the security log contains only as pseudonyms (keyed hashes). */
export type PseudonymizedFields = {
  readonly address?: string;
  readonly email?: string;
  readonly clerk?: string;
};

export type SecurityEvent = {
  readonly name: SecurityEventName;
  readonly outcome: 'done' | 'refused';
  readonly reason: string | null;
  readonly call: string;
  readonly request: string | null;
  readonly account: string | null;
  readonly who: PseudonymizedFields;
};

/** Writes a security event. It never throws, and its callers do not wait. */
export type SecurityLog = { readonly note: (event: SecurityEvent) => void };
