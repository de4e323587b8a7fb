import type { IdempotentAnswers, KeptAnswer, KeyedCall, RateLimits, Session, Sessions } from '../../../application/ports/visits.ts';
import type { Instant } from '../../../domain/calendar.ts';

export const memorySessions = (): Sessions => {
  const sessions = new Map<string, Session>();
  return {
    create: async (session) => {
      sessions.set(session.hash, session);
    },
    byHash: async (hash) => sessions.get(hash) ?? null,
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
  };
};

export const memoryRateLimits = (): RateLimits => {
  const events = new Map<string, Instant[]>();
  return {
    count: async (key, since) => {
      const counted = (events.get(key) ?? []).filter((at) => at >= since);
      return { events: counted.length, oldest: counted.length === 0 ? null : Math.min(...counted) };
    },
    add: async (key, at) => {
      events.set(key, [...(events.get(key) ?? []), at]);
    },
  };
};

export const memoryIdempotentAnswers = (): IdempotentAnswers => {
  const calls = new Map<string, { readonly call: KeyedCall; readonly answer: KeptAnswer | null }>();
  const nameOf = (scope: string, key: string): string => JSON.stringify([scope, key]);
  return {
    claim: async (call) => {
      const name = nameOf(call.scope, call.key);
      const known = calls.get(name);
      const ended = known === undefined || known.call.keptUntil <= call.at || (known.answer === null && known.call.runsUntil <= call.at);
      if (ended) {
        calls.set(name, { call, answer: null });
        return 'first';
      }
      if (known.call.bodyHash !== call.bodyHash) return 'otherBody';
      return known.answer ?? 'running';
    },
    settle: async (scope, key, answer) => {
      const name = nameOf(scope, key);
      const known = calls.get(name);
      if (answer === null) calls.delete(name);
      else if (known !== undefined) calls.set(name, { ...known, answer });
    },
  };
};
