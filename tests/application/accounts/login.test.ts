import { ok } from 'neverthrow';
import { describe, expect, it, vi } from 'vitest';
import { STORE } from '../../../adapters/composition/tokens.ts';
import { argon2Passwords } from '../../../adapters/system/passwords.ts';
import { accountLock } from '../../../application/accounts/limits.ts';
import { endSessionsByOffice } from '../../../application/office/accounts.ts';
import { type Passwords, PasswordsBusy } from '../../../application/ports/system.ts';
import { hasLogin } from '../../http/accounts/customer.ts';
import {
  openServerShop,
  PASSWORD,
  postLogin,
  ServerBrowser,
  withAccount,
} from '../../http/server/server-shop.ts';
import { quickPasswords, withoutLine } from '../../support/quick-passwords.ts';

/** The tests count calls of the slow hash, because timing on a busy machine proves nothing. */
const { derived } = vi.hoisted(() => ({ derived: [] as object[] }));
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
    const { memory, passes, parallelism, tagLength, nonce } = parameters;
    derived.push({
      algorithm,
      memory,
      passes,
      parallelism,
      tagLength,
      saltLength: Buffer.from(nonce as Uint8Array).length,
    });
    crypto.argon2(algorithm, parameters, callback);
  };
  return { ...crypto, argon2 };
});

const ACTIVE = 'anna@example.pl';
const INACTIVE = 'bolek@example.pl';

const withBoth = async (passwords?: Passwords) => {
  const browser = new ServerBrowser(
    await openServerShop(passwords === undefined ? {} : { passwords }),
  );
  await withAccount(browser, ACTIVE);
  await browser.post('/v1/account/create', {
    email: INACTIVE,
    password: PASSWORD,
    policyAccepted: 1,
  });
  return browser;
};

describe('login (R42)', () => {
  it('returns the same response to an unknown e-mail, a wrong password and an inactive account (R42.15)', async () => {
    const browser = await withBoth();
    const answers = [
      await postLogin(browser, 'nobody@example.pl'),
      await postLogin(browser, 'not an address'),
      await postLogin(browser, ACTIVE, 'inne-haslo'),
      await postLogin(browser, INACTIVE, 'inne-haslo'),
      await postLogin(browser, INACTIVE),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['401 {"message":"Invalid credentials","code":"invalidCredentials"}']),
    );
    for (const { cookies } of answers) expect(cookies).toEqual([]);
  });

  it('R67.6: an account with a common password can still log in if the password is older than the rule', async () => {
    const shop = await openServerShop();
    const browser = new ServerBrowser(shop);
    await withAccount(browser, ACTIVE);
    const { store } = await shop.container.getAsync(STORE);
    const account = await store.accounts.byEmail(ACTIVE);
    if (account === null) throw new Error('no account');
    const passwordHash = await quickPasswords.hash('sunshine');
    await store.inTransaction([accountLock(ACTIVE)], async ({ accounts }) =>
      ok(await accounts.save({ ...account, passwordHash })),
    );
    expect((await postLogin(browser, ACTIVE, 'sunshine')).statusCode).toBe(200);
  });

  it('verifies exactly one password per login, also if no account has the e-mail', async () => {
    const checked: (string | null)[] = [];
    const counted = withoutLine({
      ...quickPasswords,
      matches: (password, stored) => {
        checked.push(stored === null ? null : 'kept');
        return quickPasswords.matches(password, stored);
      },
    });
    const browser = await withBoth(counted);
    for (const email of ['nobody@example.pl', ACTIVE, INACTIVE])
      await postLogin(browser, email, 'inne-haslo');
    await postLogin(browser, INACTIVE);
    expect(checked).toEqual([null, 'kept', 'kept', 'kept']);
  });

  it('sends another activation mail only if the account is inactive and the password is right (R42.16)', async () => {
    const browser = await withBoth();
    expect(await browser.tokens(INACTIVE)).toHaveLength(1);
    await postLogin(browser, INACTIVE, 'inne-haslo');
    expect(await browser.tokens(INACTIVE)).toHaveLength(1);
    await postLogin(browser, INACTIVE);
    expect(await browser.tokens(INACTIVE)).toHaveLength(2);
  });

  it('R42.16, V2.4.1: logins send at most three activation mails a day; their response does not change', async () => {
    const browser = await withBoth();
    const answers = [];
    for (let tries = 0; tries < 5; tries += 1) answers.push(await postLogin(browser, INACTIVE));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await browser.tokens(INACTIVE)).toHaveLength(1 + 3);
  });

  it.each(['before it waits', 'while it is hashed'])(
    'a login that is refused %s, because the queue for hashing is full, does not count as failed (R42.10)',
    async (where) => {
      let full = false;
      const letIn = async <T>(work: () => Promise<T>): Promise<T> => {
        if (full) throw new PasswordsBusy();
        return work();
      };
      const { hash } = quickPasswords;
      const turn = {
        hash,
        matches: (password: string, stored: string | null) =>
          letIn(() => quickPasswords.matches(password, stored)),
      };
      const browser = await withBoth({
        ...turn,
        inLine: (work) => (where === 'before it waits' ? letIn(() => work(turn)) : work(turn)),
      });
      full = true;
      for (let tries = 0; tries < 12; tries += 1) {
        const { statusCode, headers } = await postLogin(browser, ACTIVE);
        expect([statusCode, headers['retry-after']]).toEqual([429, '2']);
      }
      full = false;
      expect((await postLogin(browser, ACTIVE)).statusCode).toBe(200);
    },
  );

  it.each(['the office', 'the owner'])(
    'R44.7: a login whose password is checked while %s ends all sessions begins no session',
    async (who) => {
      let meanwhile = async (): Promise<void> => {};
      const shop = await openServerShop({
        passwords: withoutLine({
          ...quickPasswords,
          matches: async (password, stored) => {
            const right = await quickPasswords.matches(password, stored);
            await meanwhile();
            return right;
          },
        }),
      });
      const [intruder, owner] = [new ServerBrowser(shop), new ServerBrowser(shop)];
      await withAccount(owner, ACTIVE);
      await postLogin(owner, ACTIVE);
      const { store } = await shop.container.getAsync(STORE);
      meanwhile = async () => {
        meanwhile = async () => {};
        if (who === 'the office') await endSessionsByOffice({ store })(ACTIVE);
        else await owner.post('/v1/account/sessions/end', { siteId: 1, all: true });
      };
      expect((await postLogin(intruder, ACTIVE)).statusCode).toBe(401);
      expect([await hasLogin(intruder), await hasLogin(owner)]).toEqual([false, false]);
      expect((await postLogin(owner, ACTIVE)).statusCode).toBe(200);
    },
  );

  it('does the same work for an unknown e-mail as for a wrong password: one hash of equal cost (R42.15)', async () => {
    const browser = await withBoth(argon2Passwords());
    const hashesOf = async (email: string) => {
      derived.length = 0;
      await postLogin(browser, email, 'inne-haslo');
      return [...derived];
    };
    const wrong = await hashesOf(ACTIVE);
    expect(wrong).toEqual([
      {
        algorithm: 'argon2id',
        memory: 19_456,
        passes: 2,
        parallelism: 1,
        tagLength: 32,
        saltLength: 16,
      },
    ]);
    expect(await hashesOf('nobody@example.pl')).toEqual(wrong);
    expect(await hashesOf(INACTIVE)).toEqual(wrong);
  });
});
