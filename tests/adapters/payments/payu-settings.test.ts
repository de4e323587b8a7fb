import { describe, expect, it } from 'vitest';
import { payu } from '../../../adapters/payments/payu/payu.ts';
import { readConfig } from '../../../adapters/system/config.ts';

const POINT = {
  PAYU_POS_ID: '145227',
  PAYU_CLIENT_ID: '145228',
  PAYU_CLIENT_SECRET: 'a secret',
  PAYU_SECOND_KEY: 'a key',
};
const production = { NODE_ENV: 'production' };
const settingsIn = (environment: Readonly<Record<string, string>>) =>
  payu
    .settings((name) => environment[name] ?? null, environment.NODE_ENV === 'production')
    ._unsafeUnwrap();

describe('the settings of PayU (R30.5)', () => {
  it('contain the shop’s account at PayU, and the address that the shop calls: PayU’s or a test server’s', async () => {
    const settings = settingsIn({ ...POINT, ...production });
    expect(settings?.account).toEqual({
      posId: '145227',
      clientId: '145228',
      clientSecret: 'a secret',
      secondKey: 'a key',
    });
    expect(await settings?.address()).toBe('https://secure.payu.com');
    const at = async (url: string, more = {}) =>
      settingsIn({ ...POINT, ...more, PAYU_URL: url })?.address();
    expect(await at('https://secure.snd.payu.com/', production)).toBe(
      'https://secure.snd.payu.com',
    );
    expect(await at('http://localhost:3001')).toBe('http://localhost:3001');
    expect(settingsIn(production)).toBeNull();
  });

  it('make PayU one of the payment providers that customers can use', () => {
    const namesIn = (environment: Readonly<Record<string, string>>) =>
      readConfig(environment)
        ._unsafeUnwrap()
        .paymentProviders.map(({ name }) => name);
    expect([namesIn(POINT), namesIn({})]).toEqual([['payu'], []]);
  });

  it.each([
    [{ PAYU_POS_ID: '1', PAYU_SECOND_KEY: 'a key' }, /needs PAYU_CLIENT_ID, PAYU_CLIENT_SECRET:/],
    [
      { PAYU_URL: 'https://secure.snd.payu.com' },
      /PAYU_POS_ID, PAYU_CLIENT_ID, PAYU_CLIENT_SECRET, PAYU_SECOND_KEY:/,
    ],
    [{ ...POINT, ...production, PAYU_URL: 'http://localhost:3001' }, /PAYU_URL is not an address/],
    [{ ...POINT, PAYU_URL: 'http://payu.example' }, /PAYU_URL is not an address/],
    [{ ...POINT, PAYU_URL: 'https://secure.payu.com/api' }, /PAYU_URL is not an address/],
  ])(
    'must be complete and well formed, otherwise the shop does not start: %j',
    (environment, expected) => {
      const errors = readConfig(environment)._unsafeUnwrapErr();
      expect(errors).toEqual([expect.stringMatching(expected)]);
      expect(errors.join()).not.toMatch(/a secret|a key/);
    },
  );
});
