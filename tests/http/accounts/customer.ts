import { postLogin, ServerBrowser, type TestShop, withAccount } from '../server/server-shop.ts';

export const ANNA_EMAIL = 'anna@example.pl';

export const registeredCustomer = async (
  shop: TestShop,
  email = ANNA_EMAIL,
): Promise<ServerBrowser> => {
  const browser = new ServerBrowser(shop, {
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
    },
  });
  await withAccount(browser, email);
  await postLogin(browser, email);
  return browser;
};

export const hasLogin = async (browser: ServerBrowser): Promise<boolean> =>
  (await browser.get('/v1/auth/details')).statusCode === 200;

export const resetTokens = async (browser: ServerBrowser, to: string): Promise<readonly string[]> =>
  (await browser.mails(to)).flatMap(({ Text }) => /\/Password\/(\S+)/.exec(Text)?.[1] ?? []);

export const statusAndCause = ({
  statusCode,
  json,
}: Awaited<ReturnType<ServerBrowser['post']>>): readonly unknown[] => {
  const body = json();
  return [statusCode, body.code ?? body.errors ?? body];
};
