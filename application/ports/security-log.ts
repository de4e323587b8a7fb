/** What whoever watches over the shop wants to see, by names that stay (docs/security-events.md). */
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

/** Who is told apart by a stand-in alone: nobody reads an address or a name out of a log. */
export type Disguised = { readonly address?: string; readonly email?: string; readonly clerk?: string };

export type SecurityEvent = {
  readonly name: SecurityEventName;
  readonly outcome: 'done' | 'refused';
  /** Why it was refused, by the code that the caller was answered; null where it was done. */
  readonly reason: string | null;
  /** The call of the contract, or the command of the office. */
  readonly call: string;
  /** The number that the answer carries as well; null outside of HTTP. */
  readonly request: string | null;
  /** The account that did it; null where nobody is logged in. */
  readonly account: string | null;
  readonly who: Disguised;
};

/** Where security events are written down. Never throws and is not waited for. */
export type SecurityLog = { readonly note: (event: SecurityEvent) => void };
