import { Browser, loggedIn, type TestShop, withAccount } from '../server/shop.ts';

export const ANNA = 'anna@example.pl';

/** A browser that is logged in to an account of this e-mail; it makes the account where there is none. */
export const customer = async (shop: TestShop, email = ANNA): Promise<Browser> => {
  const browser = new Browser(shop, {
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' },
  });
  await withAccount(browser, email);
  await loggedIn(browser, email);
  return browser;
};

/** The account that a browser is logged in to is answered for. */
export const knows = async (browser: Browser): Promise<boolean> => (await browser.get('/v1/auth/details')).statusCode === 200;

/** The tokens of links to a new password that were mailed to an address. */
export const resetTokens = async (browser: Browser, to: string): Promise<readonly string[]> =>
  (await browser.mails(to)).flatMap(({ Text }) => /\/Password\/(\S+)/.exec(Text)?.[1] ?? []);

/** Status with the cause: a code, the fields that are wrong, or the body. */
export const said = ({ statusCode, json }: Awaited<ReturnType<Browser['post']>>): readonly unknown[] => {
  const body = json();
  return [statusCode, body.code ?? body.errors ?? body];
};
