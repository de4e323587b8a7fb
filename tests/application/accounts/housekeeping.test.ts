import { describe, expect, it } from 'vitest';
import { DEMO_BRANDS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { settingsOf } from '../../../adapters/system/settings.ts';
import { deleteExpiredRecords } from '../../../application/accounts/housekeeping.ts';
import { countAttemptInRateLimits } from '../../../application/accounts/limits.ts';
import { DAY_LENGTH, HOUR, MINUTE } from '../../../domain/calendar.ts';
import { DEFAULT_LIMITS } from '../../../domain/limits.ts';
import { movableClock } from '../../http/server/server-shop.ts';

const clock = movableClock();
const settings = settingsOf(DEMO_BRANDS);

describe('deletion of old sessions and of old events that rate limits count', () => {
  it('keeps a session until it expires, and an event until no rate limit counts it (R8, R42, R44)', async () => {
    const kit = openMemoryStore();
    const now = clock.now();
    const session = { visitorId: 'v', agent: '' };
    const life = 30 * DAY_LENGTH + MINUTE;
    for (const [hash, accountId, createdAt, lastSeenAt] of [
      ['idle', 'a', now - DAY_LENGTH, now - 24 * HOUR],
      ['too idle', 'a', now - 2 * DAY_LENGTH, now - 24 * HOUR - 1],
      ['too long', 'a', now - 14 * DAY_LENGTH - 1, now],
      ['drafting', null, now - 90 * DAY_LENGTH, now - life],
      ['gone', null, now - 90 * DAY_LENGTH, now - life - 1],
    ] as const)
      await kit.sessions.create({ ...session, hash, accountId, createdAt, lastSeenAt });
    await kit.limits.add('resetOfEmail anna', now - DAY_LENGTH);
    await kit.limits.add('resetOfEmail anna', now - DAY_LENGTH - 1);
    await deleteExpiredRecords({ housekeeping: kit.housekeeping, clock, settings })();
    const stored = await Promise.all(
      ['idle', 'too idle', 'too long', 'drafting', 'gone'].map((hash) => kit.sessions.byHash(hash)),
    );
    expect(stored.map((found) => found?.session.hash)).toEqual([
      'idle',
      undefined,
      undefined,
      'drafting',
      undefined,
    ]);
    expect((await kit.limits.count('resetOfEmail anna', 0)).events).toBe(1);
  });
});

describe('rate limits', () => {
  it('each brand sets its own limits (R4, R42.3)', async () => {
    const { store } = openMemoryStore();
    const [first, ...otherBrands] = DEMO_BRANDS;
    if (first === undefined) throw new Error('No brand');
    const strict = settingsOf([
      { ...first, limits: { ...first.limits, codesOfSession: { events: 2, minutes: 1 } } },
      ...otherBrands,
    ]);
    const deps = { store, clock, settings: strict };
    for (let tries = 0; tries < 2; tries += 1)
      expect((await countAttemptInRateLimits(deps, ['codesOfSession', 's'])).isOk()).toBe(true);
    expect(
      (await countAttemptInRateLimits(deps, ['codesOfSession', 's']))._unsafeUnwrapErr(),
    ).toEqual({
      kind: 'tooMany',
      retryAfter: MINUTE,
    });
    expect((await countAttemptInRateLimits(deps, ['codesOfSession', 'other'])).isOk()).toBe(true);
  });

  it('default to the values in the rules (R42, R43, R65, R69)', () => {
    expect(DEFAULT_LIMITS).toEqual({
      loginOfEmail: { events: 10, minutes: 15 },
      loginOfAddress: { events: 100, minutes: 15 },
      registrationOfAddress: { events: 30, minutes: 60 },
      resetOfEmail: { events: 1, minutes: 1440 },
      activationOfEmail: { events: 3, minutes: 1440 },
      codesOfSession: { events: 20, minutes: 15 },
      codesOfAddress: { events: 100, minutes: 15 },
      contactOfAddress: { events: 10, minutes: 60 },
      newsletterOfAddress: { events: 10, minutes: 60 },
      vouchersOfAccount: { events: 20, minutes: 60 },
      ageHoldsOfAddress: { events: 3, minutes: 1440 },
    });
  });
});
