import { describe, expect, it } from 'vitest';
import { argon2Passwords } from '../../../adapters/system/passwords.ts';
import type { Passwords } from '../../../application/ports/passwords.ts';
import { Browser, loggedIn, openShop, PASSWORD, quickPasswords, withAccount } from '../../http/server/shop.ts';

const ACTIVE = 'anna@example.pl';
const INACTIVE = 'bolek@example.pl';

const withBoth = async (passwords?: Passwords) => {
  const browser = new Browser(await openShop(passwords === undefined ? {} : { passwords }));
  await withAccount(browser, ACTIVE);
  await browser.post('/v1/account/create', { email: INACTIVE, password: PASSWORD, policyAccepted: 1 });
  return browser;
};

describe('login (R42)', () => {
  it('answers the same to an unknown address, a wrong password and an inactive account', async () => {
    const browser = await withBoth();
    const answers = [
      await loggedIn(browser, 'nobody@example.pl'),
      await loggedIn(browser, 'not an address'),
      await loggedIn(browser, ACTIVE, 'inne-haslo'),
      await loggedIn(browser, INACTIVE, 'inne-haslo'),
      await loggedIn(browser, INACTIVE),
    ];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['401 {"message":"Invalid credentials","code":"invalidCredentials"}']),
    );
    for (const { cookies } of answers) expect(cookies).toEqual([]);
  });

  it('checks one password each time, whether or not there is an account', async () => {
    const checked: (string | null)[] = [];
    const counted: Passwords = {
      ...quickPasswords,
      matches: (password, kept) => {
        checked.push(kept === null ? null : 'kept');
        return quickPasswords.matches(password, kept);
      },
    };
    const browser = await withBoth(counted);
    for (const email of ['nobody@example.pl', ACTIVE, INACTIVE]) await loggedIn(browser, email, 'inne-haslo');
    await loggedIn(browser, INACTIVE);
    expect(checked).toEqual([null, 'kept', 'kept', 'kept']);
  });

  it('a right password on an inactive account sends its activation mail again, a wrong one does not', async () => {
    const browser = await withBoth();
    expect(await browser.tokens(INACTIVE)).toHaveLength(1);
    await loggedIn(browser, INACTIVE, 'inne-haslo');
    expect(await browser.tokens(INACTIVE)).toHaveLength(1);
    await loggedIn(browser, INACTIVE);
    expect(await browser.tokens(INACTIVE)).toHaveLength(2);
  });

  it('takes about as long for an unknown address as for a wrong password', async () => {
    const browser = await withBoth(argon2Passwords());
    const timed = async (email: string): Promise<number> => {
      const began = performance.now();
      await loggedIn(browser, email, 'inne-haslo');
      return performance.now() - began;
    };
    const median = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
    const [unknown, wrong]: [number[], number[]] = [[], []];
    for (let tries = 0; tries < 9; tries += 1) {
      unknown.push(await timed(`nobody${tries}@example.pl`));
      wrong.push(await timed(ACTIVE));
    }
    // The bound is wide for a busy machine; a path without the hash would take a twentieth of the time.
    expect(median(unknown)).toBeGreaterThan(median(wrong) / 3);
    expect(median(unknown)).toBeLessThan(median(wrong) * 3);
  });
});
