import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../adapters/system/config.ts';

const POINT = {
  PAYU_POS_ID: '145227',
  PAYU_CLIENT_ID: '145228',
  PAYU_CLIENT_SECRET: 'a secret',
  PAYU_SECOND_KEY: 'a key',
};
const production = { NODE_ENV: 'production' };
const payuOf = (environment: Readonly<Record<string, string>>) =>
  readConfig(environment).map(({ payu }) => payu);

describe('the settings of PayU (R30.5)', () => {
  it('name a point of sale at the real service or at another address', () => {
    const read = {
      posId: '145227',
      clientId: '145228',
      clientSecret: 'a secret',
      secondKey: 'a key',
    };
    expect(payuOf({ ...POINT, ...production })._unsafeUnwrap()).toEqual({
      ...read,
      url: 'https://secure.payu.com',
    });
    const sandbox = payuOf({
      ...POINT,
      ...production,
      PAYU_URL: 'https://secure.snd.payu.com/',
    })._unsafeUnwrap();
    expect(sandbox?.url).toBe('https://secure.snd.payu.com');
    expect(payuOf({ ...POINT, PAYU_URL: 'http://localhost:3001' })._unsafeUnwrap()?.url).toBe(
      'http://localhost:3001',
    );
    expect(payuOf(production)._unsafeUnwrap()).toBeNull();
  });

  it.each([
    [{ PAYU_POS_ID: '1', PAYU_SECOND_KEY: 'a key' }, /PAYU_CLIENT_ID, PAYU_CLIENT_SECRET too/],
    [
      { PAYU_URL: 'https://secure.snd.payu.com' },
      /PAYU_POS_ID, PAYU_CLIENT_ID, PAYU_CLIENT_SECRET, PAYU_SECOND_KEY too/,
    ],
    [{ ...POINT, ...production, PAYU_URL: 'http://localhost:3001' }, /PAYU_URL is no address/],
    [{ ...POINT, PAYU_URL: 'http://payu.example' }, /PAYU_URL is no address/],
    [{ ...POINT, PAYU_URL: 'https://secure.payu.com/api' }, /PAYU_URL is no address/],
  ])(
    'must be complete and well formed, otherwise the shop does not start: %j',
    (environment, told) => {
      const errors = readConfig(environment)._unsafeUnwrapErr();
      expect(errors).toEqual([expect.stringMatching(told)]);
      expect(errors.join()).not.toMatch(/a secret|a key/);
    },
  );
});
