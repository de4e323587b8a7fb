import { join, resolve } from 'node:path';
import { err, ok, Result } from 'neverthrow';
import type { Instant } from '../../domain/calendar.ts';
import { isEmail } from '../../domain/travellers/contact.ts';
import type { ConfiguredProvider } from '../payments/provider-folder.ts';
import { PAYMENT_PROVIDERS } from '../payments/providers.ts';
import { parseDatabaseUrl } from './database-address.ts';
import type { LogFormat } from './log.ts';

/** The external map under a route. Pages load it only if the visitor asks for it. */
type MapTiles = {
  /** Web address of a map tile. {z}, {x} and {y} stand for its coordinates. */
  readonly url: string;
  readonly attribution: string;
};

const PLACES = ['{z}', '{x}', '{y}'] as const;
const TILES_EXAMPLE = 'https://tile.example.org/{z}/{x}/{y}.png';

/** True for an HTTPS address with a fixed host, because the security policy must name the host. */
export const isHttps = (text: string): boolean => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' && url.username === '' && !/[{}]|%7b/i.test(url.host);
};

/** Returns the settings of the external map; null if MAP_TILES_URL is not set. */
export const mapTilesOf = (
  url: string | null,
  attribution: string | null,
): Result<MapTiles | null, string> => {
  if (url === null) return ok(null);
  if (!isHttps(url) || !PLACES.every((place) => url.includes(place)))
    return err(
      `MAP_TILES_URL is not an address of map tiles: write it like ${TILES_EXAMPLE}, or leave it out.`,
    );
  return ok({ url, attribution: attribution ?? new URL(url).host });
};

export type MetricsAddress = { readonly host: string; readonly port: number };

export type Config = {
  readonly port: number;
  readonly production: boolean;
  readonly store:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgres'; readonly url: string };
  /** The folder of the SQLite file, and of the simulated payment provider's files. */
  readonly folder: string;
  /** The folder with the company's pages, texts and pictures. Null: the demo's folder. */
  readonly contentFolder: string | null;
  /** The mail server. Null: mails are not sent, but shown at /dev/poczta. */
  readonly smtpUrl: string | null;
  /** True allows unencrypted mails. False: SMTP_URL is smtps://, or STARTTLS is required. */
  readonly smtpAllowsUnencrypted: boolean;
  /** The office's e-mail if a brand has none. Null: `biuro@` and the host of the shop. */
  readonly officeEmail: string | null;
  /** Web address of the shop, without `/` at its end. Null: only this machine can open the shop. */
  readonly publicUrl: string | null;
  /** Web address of a WordPress blog's GraphQL service. Null: the shop's own posts. */
  readonly blogUrl: string | null;
  /** The external map under routes. Null: maps show only the shop's own drawing. */
  readonly mapTiles: MapTiles | null;
  /** Without a provider: no online payments in production, simulated ones in development. */
  readonly paymentProviders: readonly ConfiguredProvider[];
  readonly metrics: MetricsAddress | null;
  /** IP addresses of trusted proxies. Null: no proxy is trusted. */
  readonly trustProxy: string | null;
  /** Format of the log: JSON lines with security events, or readable text for a terminal. */
  readonly log: LogFormat;
  /** The header HSTS: browsers then use only HTTPS. Off in development. */
  readonly hsts: 'off' | 'host' | 'withSubdomains';
  /** `here`: this process sends mails and does scheduled work. `elsewhere`: `npm run work` does. */
  readonly work: 'here' | 'elsewhere';
  /** The time at which the shop's clock starts in development. Null: the machine's time. */
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

const urlOf = (
  name: string,
  text: string | null,
  schemes: readonly string[],
  example: string,
): Read<URL | null> => {
  if (text === null) return ok(null);
  const url = URL.parse(text);
  // The error does not show the value, because the value can contain a password.
  return url !== null && schemes.includes(url.protocol)
    ? ok(url)
    : err(
        `${name} is not a URL that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}. Write it like ${example}, or leave it out.`,
      );
};

const LOCAL = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|)$/;

/**
 * Parses DATABASE_URL. In production, a connection to another machine must be encrypted, with a
 * verified certificate; DATABASE_PLAIN=allowed lifts this rule.
 */
const databaseUrl = (environment: Environment): Read<string | null> => {
  const text = settingOf(environment, 'DATABASE_URL');
  if (text === null) return ok(null);
  const address = parseDatabaseUrl(text);
  if (address === null)
    return err(
      'DATABASE_URL is no PostgreSQL address. Write postgres://user:password@host/shop. For several hosts, write postgres://user:password@one:5432,other:5432/shop. Behind a connection pooler, write postgres://user:password@host/shop?pooler=transaction. Without DATABASE_URL, the shop uses SQLite.',
    );
  const unproved = address.urls
    .map((url) => new URL(url))
    .find((url) => !LOCAL.test(url.hostname) && url.searchParams.get('sslmode') !== 'verify-full');
  if (
    unproved === undefined ||
    environment.NODE_ENV !== 'production' ||
    settingOf(environment, 'DATABASE_PLAIN') === 'allowed'
  )
    return ok(text);
  return err(
    `DATABASE_URL names a database on another machine, ${unproved.hostname}. Without sslmode=verify-full, that machine does not prove its identity. Add ?sslmode=verify-full&sslrootcert=FILE. If nobody else can read or change data on the network between the two machines, you can set DATABASE_PLAIN=allowed instead.`,
  );
};

const publicUrl = (text: string | null): Read<string | null> =>
  urlOf('PUBLIC_URL', text, ['http:', 'https:'], 'https://rejsy.example.pl').andThen((url) => {
    if (url === null) return ok(null);
    return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
      ? ok(url.origin)
      : err(
          'PUBLIC_URL has a path: give only the address of the home page, like https://rejsy.example.pl.',
        );
  });

/** A warning if pages and links of an address would travel unencrypted; null if they do not (R66.3). */
export const unencryptedAddress = (name: string, address: string | null): string | null => {
  const url = address === null ? null : URL.parse(address);
  return url === null || url.protocol === 'https:' || LOCAL.test(url.hostname)
    ? null
    : `${name} is ${address}: links in mails lead to unencrypted pages, and browsers send no session there. Write https://${url.host}.`;
};

const officeEmail = (text: string | null): Read<string | null> =>
  text === null || isEmail(text)
    ? ok(text)
    : err(
        `OFFICE_EMAIL is "${text}": give exactly one e-mail address, to which the messages of customers go, like OFFICE_EMAIL=biuro@rejsy.example.pl.`,
      );

const startsAt = (text: string | null): Read<Instant | null> => {
  if (text === null) return ok(null);
  const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(text)
    ? Date.parse(text)
    : Number.NaN;
  return Number.isNaN(moment)
    ? err(`SHOP_CLOCK is "${text}": give a moment in UTC, like SHOP_CLOCK=2027-03-01T09:00:00Z.`)
    : ok(moment);
};

const trustProxy = (text: string | null): Read<string | null> =>
  text === null || /^[\da-fA-F.:/, ]+$|^(loopback|linklocal|uniquelocal)$/.test(text)
    ? ok(text)
    : err(
        `TRUST_PROXY is "${text}": list the addresses or networks of the proxies, like TRUST_PROXY=10.0.0.0/8. If the proxy is on this machine, write loopback.`,
      );

const metricsAt = (text: string | null): Read<MetricsAddress | null> => {
  if (text === null) return ok(null);
  const [, host = '', at = ''] = /^(\[[\da-fA-F:]+\]|[\w.-]+):(\d{1,5})$/.exec(text) ?? [];
  return host === '' || Number(at) > 65535
    ? err(
        `METRICS is "${text}": give the address and port of the metrics, like METRICS=127.0.0.1:9464, or leave it out.`,
      )
    : ok({ host: host.replace(/^\[|\]$/g, ''), port: Number(at) });
};

export const logFormatOf = (environment: Environment): LogFormat => {
  const setting = settingOf(environment, 'LOG_FORMAT');
  if (setting === 'json' || setting === 'text') return setting;
  return environment.NODE_ENV === 'production' ? 'json' : 'text';
};

const hstsOf = (environment: Environment): Config['hsts'] => {
  if (environment.NODE_ENV !== 'production') return 'off';
  return settingOf(environment, 'HSTS_SUBDOMAINS') === 'excluded' ? 'host' : 'withSubdomains';
};

const oneOf = (
  environment: Environment,
  name: string,
  allowed: readonly string[],
): Read<string | null> => {
  const setting = settingOf(environment, name);
  return setting === null || allowed.includes(setting)
    ? ok(setting)
    : err(`${name} is "${setting}": write ${allowed.join(' or ')}, or leave it out.`);
};

/** Reads the settings. An error names the variable, what is wrong, and what to write instead. */
export const readConfig = (environment: Environment): Result<Config, readonly string[]> => {
  const setting = (name: string): string | null => settingOf(environment, name);
  const production = environment.NODE_ENV === 'production';
  const read = {
    port: port(setting('PORT')),
    database: databaseUrl(environment),
    smtp: urlOf(
      'SMTP_URL',
      setting('SMTP_URL'),
      ['smtp:', 'smtps:'],
      'smtp://user:password@host:587',
    ),
    officeEmail: officeEmail(setting('OFFICE_EMAIL')),
    publicUrl: publicUrl(setting('PUBLIC_URL')),
    blog: urlOf(
      'BLOG_URL',
      setting('BLOG_URL'),
      ['http:', 'https:'],
      'https://blog.example.pl/graphql',
    ),
    mapTiles: mapTilesOf(setting('MAP_TILES_URL'), setting('MAP_TILES_ATTRIBUTION')),
    payments: Result.combineWithAllErrors(
      PAYMENT_PROVIDERS.map(({ configure }) => configure(setting, production)),
    ),
    metrics: metricsAt(setting('METRICS')),
    trustProxy: trustProxy(setting('TRUST_PROXY')),
    startsAt: startsAt(setting('SHOP_CLOCK')),
    log: oneOf(environment, 'LOG_FORMAT', ['json', 'text']),
    hsts: oneOf(environment, 'HSTS_SUBDOMAINS', ['included', 'excluded']),
    work: oneOf(environment, 'WORK', ['here', 'elsewhere']),
  };
  const wrong = Object.values(read).flatMap((each) => (each.isErr() ? each.error : []));
  if (wrong.length > 0) return err(wrong);
  const database = read.database.unwrapOr(null);
  const folder = setting('SHOP_DATA') ?? 'var';
  const contentFolder = setting('SHOP_CONTENT');
  return ok({
    port: read.port.unwrapOr(3000),
    production,
    folder,
    contentFolder: contentFolder === null ? null : resolve(contentFolder),
    store:
      database === null
        ? { kind: 'sqlite', file: join(folder, 'shop.sqlite') }
        : { kind: 'postgres', url: database },
    smtpUrl: read.smtp.unwrapOr(null)?.href ?? null,
    smtpAllowsUnencrypted: setting('SMTP_PLAIN') === 'allowed',
    officeEmail: read.officeEmail.unwrapOr(null),
    publicUrl: read.publicUrl.unwrapOr(null),
    blogUrl: read.blog.unwrapOr(null)?.href ?? null,
    mapTiles: read.mapTiles.unwrapOr(null),
    paymentProviders: read.payments.unwrapOr([]).flatMap((each) => each ?? []),
    metrics: read.metrics.unwrapOr(null),
    trustProxy: read.trustProxy.unwrapOr(null),
    log: logFormatOf(environment),
    hsts: hstsOf(environment),
    work: read.work.unwrapOr(null) === 'elsewhere' ? 'elsewhere' : 'here',
    startsAt: production ? null : read.startsAt.unwrapOr(null),
  });
};

/**
 * Returns a text for each setting that a shop in production still lacks (R66). OFFICE_EMAIL is not
 * needed if the brand has an e-mail of its own (`brandEmail`).
 */
export const missingProductionSettings = (
  { production, publicUrl: address, smtpUrl, officeEmail: office }: Config,
  brandEmail: string | null,
): readonly string[] => {
  if (!production) return [];
  const missing: readonly (readonly [boolean, string])[] = [
    [
      address === null,
      'PUBLIC_URL is missing: links in mails and the check of foreign pages need it, like PUBLIC_URL=https://rejsy.example.pl.',
    ],
    [
      smtpUrl === null,
      'SMTP_URL is missing: without it no customer gets a mail, like SMTP_URL=smtps://user:password@host:465.',
    ],
    [
      office === null && brandEmail === null,
      'OFFICE_EMAIL is missing: it is where messages of customers go, like OFFICE_EMAIL=biuro@rejsy.example.pl.',
    ],
  ];
  return missing.flatMap(([is, sentence]) => (is ? [sentence] : []));
};

/** Returns the web address for links in mails and pages: PUBLIC_URL, otherwise localhost. */
export const shopUrlOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;

/** The office's e-mail if the shop has no host name. Only this machine can open such a shop. */
const DEMO_OFFICE = 'biuro@kilwater.example';

export const officeEmailOf = ({
  officeEmail,
  publicUrl,
}: Pick<Config, 'officeEmail' | 'publicUrl'>): string =>
  officeEmail ?? (publicUrl === null ? DEMO_OFFICE : `biuro@${new URL(publicUrl).hostname}`);
