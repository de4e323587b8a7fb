import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Container } from 'inversify';
import { onTestFinished } from 'vitest';
import { closeContainer } from '../../../adapters/composition/close-container.ts';
import { testContainer } from '../../../adapters/composition/containers.ts';
import {
  ACCOUNTS,
  ADDRESSES,
  MAIL_WORKER,
  PASSWORDS,
  SECURITY,
  SERVER,
  STORE,
} from '../../../adapters/composition/tokens.ts';
import type { DEMO_BRANDS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { developmentRoutes } from '../../../adapters/dev/development-routes.ts';
import { buildServer, type ServerDeps } from '../../../adapters/http/server/server.ts';
import { type Config, readConfig } from '../../../adapters/system/config.ts';
import type { Passwords } from '../../../application/ports/passwords.ts';
import type { SecurityLog } from '../../../application/ports/security-log.ts';
import { DEMO_TOKENS } from '../../support/brand-tokens.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';

export const movableClock = (start = Date.parse('2027-03-01T09:00:00Z')) => {
  let now = start;
  return {
    now: () => now,
    pass: (milliseconds: number): void => {
      now += milliseconds;
    },
  };
};

export const configFor = (more: Partial<Config> = {}): Config => ({
  ...readConfig({})._unsafeUnwrap(),
  ...more,
});

export type TestShop = {
  readonly app: FastifyInstance;
  readonly clock: ReturnType<typeof movableClock>;
  readonly container: Container;
};

type Options = {
  readonly config?: Partial<Config>;
  readonly passwords?: Passwords;
  readonly store?: 'memory' | 'kept';
  readonly security?: SecurityLog;
  readonly brands?: typeof DEMO_BRANDS;
  readonly at?: number;
};

export const openServerShop = async ({
  config = {},
  passwords = quickPasswords,
  store = 'memory',
  security,
  brands,
  at,
}: Options = {}): Promise<TestShop> => {
  const clock = movableClock(at);
  const container = await testContainer(configFor(config), clock, store, brands);
  (await container.rebindAsync(PASSWORDS)).toConstantValue(passwords);
  if (security !== undefined) (await container.rebindAsync(SECURITY)).toConstantValue(security);
  onTestFinished(() => closeContainer(container));
  const app = await container.getAsync(SERVER);
  await container.getAsync(MAIL_WORKER);
  return { app, clock, container };
};

export const serverWith = async (
  { container }: Pick<TestShop, 'container'>,
  more: Partial<ServerDeps>,
): Promise<FastifyInstance> => {
  const [accounts, kit, worker] = await Promise.all([
    container.getAsync(ACCOUNTS),
    container.getAsync(STORE),
    container.getAsync(MAIL_WORKER),
  ]);
  const app = buildServer({
    ...accounts,
    answers: kit.idempotent,
    addresses: await container.getAsync(ADDRESSES),
    trustProxy: null,
    handlers: {},
    pages: null,
    scenes: null,
    charts: null,
    clientFiles: null,
    dev: developmentRoutes({
      production: false,
      mailbox: kit.mailbox,
      sendMails: worker.drain,
      tokens: DEMO_TOKENS,
    }),
    log: () => {},
    security: { note: () => {} },
    hsts: 'off',
    logAway: () => {},
    ...more,
  });
  onTestFinished(() => app.close());
  return app;
};

type Headers = Readonly<Record<string, string>>;

export class ServerBrowser {
  readonly app: FastifyInstance;
  readonly cookies = new Map<string, string>();
  readonly headers: Headers;
  readonly address: string;
  constructor(
    { app }: Pick<TestShop, 'app'>,
    { headers = {}, address = '127.0.0.1' }: { headers?: Headers; address?: string } = {},
  ) {
    this.app = app;
    this.headers = headers;
    this.address = address;
  }
  async send(
    method: 'GET' | 'POST',
    url: string,
    body?: object | string,
    headers: Headers = {},
  ): Promise<LightMyRequestResponse> {
    const response = await this.app.inject({
      method,
      url,
      remoteAddress: this.address,
      cookies: Object.fromEntries(this.cookies),
      headers: {
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }
  get(url: string, headers: Headers = {}): Promise<LightMyRequestResponse> {
    return this.send('GET', url, undefined, headers);
  }
  post(
    url: string,
    body: object | string = {},
    headers: Headers = {},
  ): Promise<LightMyRequestResponse> {
    return this.send('POST', url, body, headers);
  }
  async mails(
    to: string,
  ): Promise<readonly { Subject: string; Text: string; Html: string; To: string }[]> {
    return (await this.get(`/dev/mail?to=${encodeURIComponent(to)}`)).json();
  }
  async tokens(to: string): Promise<readonly string[]> {
    return (await this.mails(to)).flatMap(({ Text }) => /\/Activate\/(\S+)/.exec(Text)?.[1] ?? []);
  }
}

export const PASSWORD = 'tajne-haslo';

export const withAccount = async (
  browser: ServerBrowser,
  email: string,
  password = PASSWORD,
): Promise<void> => {
  await browser.post('/v1/account/create', { email, password, policyAccepted: 1 });
  const [token = ''] = await browser.tokens(email);
  await browser.post('/v1/account/confirm', { token });
};

export const postLogin = async (
  browser: ServerBrowser,
  email: string,
  password = PASSWORD,
): Promise<LightMyRequestResponse> => browser.post('/v1/auth/login', { email, password });
