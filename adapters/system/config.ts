import { join } from 'node:path';
import { err, ok, type Result } from 'neverthrow';
import type { Instant } from '../../domain/calendar.ts';
import { isEmail } from '../../domain/travellers/contact.ts';
import type { LogFormat } from './log.ts';
import { chatUrlOf, type MapTiles, mapTilesOf } from './outside-services.ts';
import { type PayuSettings, payuOf } from './payu-settings.ts';

/** Where the metrics are told; never where the shop's pages are. */
export type MetricsAddress = { readonly host: string; readonly port: number };

/** How this process is to run; read from the environment once. */
export type Config = {
  readonly port: number;
  readonly production: boolean;
  readonly store: { readonly kind: 'sqlite'; readonly file: string } | { readonly kind: 'postgres'; readonly url: string };
  /** What is kept outside the store lies here: the SQLite file, and what the stand-in of the payment provider keeps. */
  readonly folder: string;
  /** A mail server; null keeps mails for reading at /dev/poczta. */
  readonly smtpUrl: string | null;
  /** Mails may go to a server that encrypts nothing; unless this is said, SMTP_URL must be smtps:// or its server speak STARTTLS. */
  readonly smtpMayBePlain: boolean;
  /** Where messages of customers go, and what is shown where a brand names no other; null: `biuro@` the shop's own host. */
  readonly officeEmail: string | null;
  /** The shop's public address without a slash at its end; null: this machine alone. */
  readonly publicUrl: string | null;
  /** The GraphQL address of a WordPress blog; null: the shop's own posts. */
  readonly blogUrl: string | null;
  /** A map of others' under the routes; null: the shop's own drawing alone. */
  readonly mapTiles: MapTiles | null;
  /** A page of a chat service for the help panel; null: phone, e-mail and answers alone. */
  readonly chatUrl: string | null;
  /** Where payments online are taken; null: nowhere in production, at the shop's own stand-in in development. */
  readonly payu: PayuSettings | null;
  /** Where metrics are told, beside the shop's own address; null: nowhere. */
  readonly metrics: MetricsAddress | null;
  /** Addresses and networks of proxies that are believed; null: none. */
  readonly trustProxy: string | null;
  /** JSON lines, security events among them, for programs; or plain text for a terminal. */
  readonly log: LogFormat;
  /** What browsers are told of HTTPS; off in development. */
  readonly hsts: 'off' | 'host' | 'withSubdomains';
  /** Who does what time and mails ask for: the server itself too, or only processes of their own (`npm run work`). */
  readonly work: 'here' | 'elsewhere';
  /** Where the shop's clock starts, in development; null: the machine's clock. */
  readonly startsAt: Instant | null;
};

type Environment = Readonly<Record<string, string | undefined>>;
type Read<T> = Result<T, string>;

const settingOf = (environment: Environment, name: string): string | null => {
  const value = environment[name]?.trim() ?? '';
  return value === '' ? null : value;
};

const port = (text: string | null): Read<number> => {
  if (text === null) return ok(3000);
  const number = Number(text);
  return /^\d{1,5}$/.test(text) && number <= 65535
    ? ok(number)
    : err(`PORT is "${text}": give a number from 0 to 65535, for example PORT=3000.`);
};

const urlOf = (name: string, text: string | null, schemes: readonly string[], example: string): Read<URL | null> => {
  if (text === null) return ok(null);
  const url = URL.parse(text);
  // The value itself is not repeated: it may hold a password.
  return url !== null && schemes.includes(url.protocol)
    ? ok(url)
    : err(`${name} is not an address this shop can use: write it like ${example}, or leave it out.`);
};

/** Hosts of this machine, and sockets, over which nobody listens. */
const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|)$/;

/** A line to another machine carries everything that the shop knows: production asks that it is encrypted and its other end proved. */
const databaseUrl = (environment: Environment): Read<URL | null> =>
  urlOf('DATABASE_URL', settingOf(environment, 'DATABASE_URL'), ['postgres:', 'postgresql:'], 'postgres://user:password@host/shop').andThen(
    (url) => {
      const proved = url === null || LOCAL.test(url.hostname) || url.searchParams.get('sslmode') === 'verify-full';
      if (proved || environment.NODE_ENV !== 'production' || settingOf(environment, 'DATABASE_PLAIN') === 'allowed') return ok(url);
      return err(
        `DATABASE_URL names another machine, ${url.hostname}, without sslmode=verify-full: add ?sslmode=verify-full&sslrootcert=FILE, or set DATABASE_PLAIN=allowed where nobody else is on that line.`,
      );
    },
  );

const publicUrl = (text: string | null): Read<string | null> =>
  urlOf('PUBLIC_URL', text, ['http:', 'https:'], 'https://rejsy.example.pl').andThen((url) => {
    if (url === null) return ok(null);
    return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
      ? ok(url.origin)
      : err('PUBLIC_URL has more than a name: give the address of the home page alone, like https://rejsy.example.pl.');
  });

const officeEmail = (text: string | null): Read<string | null> =>
  text === null || isEmail(text)
    ? ok(text)
    : err(`OFFICE_EMAIL is "${text}": give the one address that the office reads, like OFFICE_EMAIL=biuro@rejsy.example.pl.`);

const startsAt = (text: string | null): Read<Instant | null> => {
  if (text === null) return ok(null);
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? err(`SHOP_CLOCK is "${text}": give a moment in UTC, like SHOP_CLOCK=2027-03-01T09:00:00Z.`) : ok(moment);
};

const trustProxy = (text: string | null): Read<string | null> =>
  text === null || /^[\da-fA-F.:/, ]+$|^(loopback|linklocal|uniquelocal)$/.test(text)
    ? ok(text)
    : err(`TRUST_PROXY is "${text}": list the proxies' addresses or networks, like TRUST_PROXY=10.0.0.0/8, or write loopback.`);

const metricsAt = (text: string | null): Read<MetricsAddress | null> => {
  if (text === null) return ok(null);
  const [, host = '', at = ''] = /^(\[[\da-fA-F:]+\]|[\w.-]+):(\d{1,5})$/.exec(text) ?? [];
  return host === '' || Number(at) > 65535
    ? err(`METRICS is "${text}": give the address and port at which they are asked for, like METRICS=127.0.0.1:9464, or leave it out.`)
    : ok({ host: host.replace(/^\[|\]$/g, ''), port: Number(at) });
};

/** JSON in production unless told otherwise. */
export const logFormatOf = (environment: Environment): LogFormat => {
  const told = settingOf(environment, 'LOG_FORMAT');
  if (told === 'json' || told === 'text') return told;
  return environment.NODE_ENV === 'production' ? 'json' : 'text';
};

const hstsOf = (environment: Environment): Config['hsts'] => {
  if (environment.NODE_ENV !== 'production') return 'off';
  return settingOf(environment, 'HSTS_SUBDOMAINS') === 'excluded' ? 'host' : 'withSubdomains';
};

const oneOf = (environment: Environment, name: string, allowed: readonly string[]): Read<string | null> => {
  const told = settingOf(environment, name);
  return told === null || allowed.includes(told) ? ok(told) : err(`${name} is "${told}": write ${allowed.join(' or ')}, or leave it out.`);
};

/** Reads the environment. The errors are sentences for whoever starts the shop: what is wrong, and what to write instead. */
export const readConfig = (environment: Environment): Result<Config, readonly string[]> => {
  const read = {
    port: port(settingOf(environment, 'PORT')),
    database: databaseUrl(environment),
    smtp: urlOf('SMTP_URL', settingOf(environment, 'SMTP_URL'), ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    officeEmail: officeEmail(settingOf(environment, 'OFFICE_EMAIL')),
    publicUrl: publicUrl(settingOf(environment, 'PUBLIC_URL')),
    blog: urlOf('BLOG_URL', settingOf(environment, 'BLOG_URL'), ['http:', 'https:'], 'https://blog.example.pl/graphql'),
    mapTiles: mapTilesOf(settingOf(environment, 'MAP_TILES_URL'), settingOf(environment, 'MAP_TILES_ATTRIBUTION')),
    chat: chatUrlOf(settingOf(environment, 'CHAT_URL')),
    payu: payuOf((name) => settingOf(environment, name), environment.NODE_ENV === 'production'),
    metrics: metricsAt(settingOf(environment, 'METRICS')),
    trustProxy: trustProxy(settingOf(environment, 'TRUST_PROXY')),
    startsAt: startsAt(settingOf(environment, 'SHOP_CLOCK')),
    log: oneOf(environment, 'LOG_FORMAT', ['json', 'text']),
    hsts: oneOf(environment, 'HSTS_SUBDOMAINS', ['included', 'excluded']),
    work: oneOf(environment, 'WORK', ['here', 'elsewhere']),
  };
  const wrong = Object.values(read).flatMap((each) => (each.isErr() ? [each.error] : []));
  if (wrong.length > 0) return err(wrong);
  const production = environment.NODE_ENV === 'production';
  const database = read.database.unwrapOr(null);
  const folder = settingOf(environment, 'SHOP_DATA') ?? 'var';
  return ok({
    port: read.port.unwrapOr(3000),
    production,
    folder,
    store: database === null ? { kind: 'sqlite', file: join(folder, 'shop.sqlite') } : { kind: 'postgres', url: database.href },
    smtpUrl: read.smtp.unwrapOr(null)?.href ?? null,
    smtpMayBePlain: settingOf(environment, 'SMTP_PLAIN') === 'allowed',
    officeEmail: read.officeEmail.unwrapOr(null),
    publicUrl: read.publicUrl.unwrapOr(null),
    blogUrl: read.blog.unwrapOr(null)?.href ?? null,
    mapTiles: read.mapTiles.unwrapOr(null),
    chatUrl: read.chat.unwrapOr(null),
    payu: read.payu.unwrapOr(null),
    metrics: read.metrics.unwrapOr(null),
    trustProxy: read.trustProxy.unwrapOr(null),
    log: logFormatOf(environment),
    hsts: hstsOf(environment),
    work: read.work.unwrapOr(null) === 'elsewhere' ? 'elsewhere' : 'here',
    startsAt: production ? null : read.startsAt.unwrapOr(null),
  });
};

/**
 * What a shop in production may not open without (R66): what each is missing for, in a sentence; none in development. `brandEmail` is the
 * address of the brand's office, which stands in for OFFICE_EMAIL; null where it has none.
 */
export const missingToOpen = (
  { production, publicUrl: address, smtpUrl, officeEmail: office }: Config,
  brandEmail: string | null,
): readonly string[] => {
  if (!production) return [];
  const missing: readonly (readonly [boolean, string])[] = [
    [
      address === null,
      'PUBLIC_URL is missing: links in mails and the check of foreign pages need it, like PUBLIC_URL=https://rejsy.example.pl.',
    ],
    [smtpUrl === null, 'SMTP_URL is missing: without it no customer gets a mail, like SMTP_URL=smtps://user:password@host:465.'],
    [
      office === null && brandEmail === null,
      'OFFICE_EMAIL is missing: it is where messages of customers go, like OFFICE_EMAIL=biuro@rejsy.example.pl.',
    ],
  ];
  return missing.flatMap(([is, sentence]) => (is ? [sentence] : []));
};

/** The address that mails and pages name: the public one, or this machine's. */
export const addressOf = ({ publicUrl: known, port: at }: Pick<Config, 'publicUrl' | 'port'>): string => known ?? `http://localhost:${at}`;

/** The office of the demo: a shop that nobody but this machine reaches has no host of its own to write to. */
const DEMO_OFFICE = 'biuro@kilwater.example';

/** Where the office reads: the address that was set, or its own at the shop's host. */
export const officeAddressOf = ({ officeEmail: told, publicUrl: known }: Pick<Config, 'officeEmail' | 'publicUrl'>): string =>
  told ?? (known === null ? DEMO_OFFICE : `biuro@${new URL(known).hostname}`);
