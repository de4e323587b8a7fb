import type { AccountWrites } from '../../../application/ports/account-writes.ts';
import type { Housekeeping } from '../../../application/ports/housekeeping.ts';
import type {
  IdempotentResponses,
  KeyedAttempt,
  KeyedCall,
  RateLimits,
  Session,
  Sessions,
  StoredResponse,
} from '../../../application/ports/sessions.ts';
import type { EmailToken } from '../../../application/ports/store.ts';
import { StoreUnavailable } from '../../../application/ports/store-unavailable.ts';
import type { Account } from '../../../domain/accounts/account.ts';
import type { Instant } from '../../../domain/calendar.ts';
import type { Subscription } from '../../../domain/newsletter/subscription.ts';
import type { KeyedCallContext } from '../keyed-call-context.ts';
import type { WaitingMail } from './mails.ts';
import type { PaperRows } from './papers.ts';

export type SessionTables = {
  readonly sessions: Map<string, Session>;
  readonly events: Map<string, readonly Instant[]>;
  readonly calls: Map<
    string,
    {
      readonly call: KeyedCall;
      readonly answer: StoredResponse | null;
      readonly done: string | null;
    }
  >;
};

export const emptySessionTables = (): SessionTables => ({
  sessions: new Map(),
  events: new Map(),
  calls: new Map(),
});

const lastSeenFirst = (a: Session, b: Session): number =>
  b.lastSeenAt - a.lastSeenAt || (a.hash < b.hash ? -1 : 1);

export const memorySessions = (
  { sessions }: SessionTables,
  accounts: ReadonlyMap<string, Account>,
): Sessions => ({
  create: async (session) => {
    sessions.set(session.hash, session);
  },
  byHash: async (hash) => {
    const session = sessions.get(hash);
    return session === undefined
      ? null
      : { session, account: accounts.get(session.accountId ?? '') ?? null };
  },
  ofAccount: async (accountId) =>
    [...sessions.values()].filter((session) => session.accountId === accountId).sort(lastSeenFirst),
  touch: async (hash, at) => {
    const session = sessions.get(hash);
    if (session !== undefined) sessions.set(hash, { ...session, lastSeenAt: at });
  },
  end: async (hash) => {
    sessions.delete(hash);
  },
  endAllOf: async (accountId, except) => {
    for (const session of sessions.values())
      if (session.accountId === accountId && session.hash !== except) sessions.delete(session.hash);
  },
});

export const memoryRateLimits = ({ events }: SessionTables): RateLimits => ({
  count: async (key, since) => {
    const counted = (events.get(key) ?? []).filter((at) => at >= since);
    const none = counted.length === 0;
    return {
      events: counted.length,
      oldest: none ? null : Math.min(...counted),
      newest: none ? null : Math.max(...counted),
    };
  },
  add: async (key, at) => {
    events.set(key, [...(events.get(key) ?? []), at]);
  },
  remove: async (key, at) => {
    const otherMoments = (events.get(key) ?? []).filter((moment) => moment !== at);
    if (otherMoments.length === 0) events.delete(key);
    else events.set(key, otherMoments);
  },
  clear: async (key) => {
    events.delete(key);
  },
});

export const stageSessions = (
  shelves: SessionTables,
  accounts: ReadonlyMap<string, Account>,
): Pick<AccountWrites, 'sessions' | 'limits'> & { readonly apply: () => void } => {
  const changes: (() => unknown)[] = [];
  const sessions = memorySessions(shelves, accounts);
  const limits = memoryRateLimits(shelves);
  const later = async (change: () => unknown): Promise<void> => {
    changes.push(change);
  };
  return {
    sessions: {
      create: (session) => later(() => sessions.create(session)),
      end: (hash) => later(() => sessions.end(hash)),
      endAllOf: (accountId, except) => later(() => sessions.endAllOf(accountId, except)),
    },
    limits: {
      count: limits.count,
      add: (key, at) => later(() => limits.add(key, at)),
      remove: (key, at) => later(() => limits.remove(key, at)),
      clear: (key) => later(() => limits.clear(key)),
    },
    apply: () => {
      for (const change of changes) change();
    },
  };
};

const nameOf = (scope: string, key: string): string => JSON.stringify([scope, key]);

/** Throws StoreUnavailable if another attempt owns the idempotency key. */
export const markKey = (
  { calls }: SessionTables,
  { scope, key, attempt }: KeyedAttempt,
  affectedId: string,
): void => {
  const keyed = calls.get(nameOf(scope, key));
  if (keyed?.call.attempt !== attempt)
    throw new StoreUnavailable('busy', 'Another attempt has taken over this idempotency key');
  calls.set(nameOf(scope, key), { ...keyed, done: keyed.done ?? affectedId });
};

export const memoryIdempotentAnswers = (
  { calls }: SessionTables,
  { during }: KeyedCallContext,
): IdempotentResponses => ({
  during,
  claim: async (call) => {
    const name = nameOf(call.scope, call.key);
    const keyed = calls.get(name);
    const free = keyed === undefined || keyed.call.keptUntil <= call.at;
    if (free || (keyed.answer === null && keyed.done === null && keyed.call.runsUntil <= call.at)) {
      calls.set(name, { call, answer: null, done: null });
      return 'first';
    }
    if (keyed.call.bodyHash !== call.bodyHash) return 'otherBody';
    if (keyed.answer !== null) return keyed.answer;
    return keyed.done === null
      ? 'running'
      : { done: keyed.done, mayAnswer: keyed.call.runsUntil > call.at };
  },
  settle: async (scope, key, answer) => {
    const keyed = calls.get(nameOf(scope, key));
    if (answer === null) calls.delete(nameOf(scope, key));
    else if (keyed !== undefined) calls.set(nameOf(scope, key), { ...keyed, answer });
  },
  abandon: async ({ scope, key, attempt }) => {
    const keyed = calls.get(nameOf(scope, key));
    if (keyed?.call.attempt !== attempt || keyed.answer !== null) return;
    if (keyed.done === null) calls.delete(nameOf(scope, key));
    else calls.set(nameOf(scope, key), { ...keyed, call: { ...keyed.call, runsUntil: 0 } });
  },
});

export const memoryHousekeeping = (
  { sessions, events, calls }: SessionTables,
  tokens: Map<string, EmailToken>,
  { links }: Pick<PaperRows, 'links'>,
  newsletter: Map<string, Subscription>,
  outbox: Map<string, WaitingMail | null>,
): Housekeeping => ({
  sweep: async (outdated) => {
    for (const { hash, accountId, createdAt, lastSeenAt } of sessions.values()) {
      const isExpired =
        accountId === null
          ? lastSeenAt < outdated.visitorsSeen
          : lastSeenAt < outdated.customersSeen || createdAt < outdated.customersBegun;
      if (isExpired) sessions.delete(hash);
    }
    for (const [key, moments] of events) {
      const recent = moments.filter((at) => at >= outdated.events);
      if (recent.length === 0) events.delete(key);
      else events.set(key, recent);
    }
    for (const [name, { call }] of calls)
      if (call.keptUntil <= outdated.answers) calls.delete(name);
    for (const { hash, expiresAt } of tokens.values())
      if (expiresAt < outdated.tokens) tokens.delete(hash);
    for (const { hash, expiresAt } of links.values())
      if (expiresAt <= outdated.paperLinks) links.delete(hash);
    for (const [key, { confirmedAt, askedAt }] of newsletter)
      if (confirmedAt === null && askedAt < outdated.newsletterAsked) newsletter.delete(key);
    for (const [id, row] of outbox)
      if (row?.givenUpAt != null && row.givenUpAt < outdated.mailsGivenUp) outbox.delete(id);
  },
});
