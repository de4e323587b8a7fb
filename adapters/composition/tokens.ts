import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import type { ServiceIdentifier } from 'inversify';
import type { CommandDeps } from '../../application/booking/submit-command.ts';
import type { ContentOf } from '../../application/content/content.ts';
import type { PaperDeps } from '../../application/papers/issue-paper-and-link.ts';
import type { Sessions } from '../../application/ports/accounts.ts';
import type { Catalogue } from '../../application/ports/catalogue.ts';
import type { MailSender } from '../../application/ports/mail/outbox.ts';
import type { MayTakePayments } from '../../application/ports/online-payments.ts';
import type { LegalDocuments, Sellers } from '../../application/ports/papers.ts';
import type { SecurityLog } from '../../application/ports/security-log.ts';
import type { Store } from '../../application/ports/store.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { CommonPasswords, Ids, Passwords, Settings } from '../../application/ports/system.ts';
import type { ChangeDeps } from '../../application/shop/change-shop.ts';
import type { Worker } from '../background/worker.ts';
import type { BrandTokens } from '../brand/brand-tokens.ts';
import type { Theme } from '../content/look/theme.ts';
import type { ContentFiles } from '../content/pages/read-files.ts';
import type { StandInProcess } from '../dev/payment-stand-in/own-process.ts';
import type { BlogDeps } from '../http/server/blog/blog-calls.ts';
import type { CachedOffers } from '../http/server/offers/public-offers.ts';
import type { BuiltPages } from '../http/server/pages/bundle.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { ConfiguredProvider } from '../payments/provider-folder.ts';
import type { Addresses } from '../system/addresses.ts';
import type { ShopClock } from '../system/clock.ts';
import type { Config } from '../system/config.ts';
import type { LoadedShop } from '../system/live-shop.ts';
import type { Log } from '../system/log.ts';
import type { ProblemReporter } from '../system/problem-reporter.ts';
import type { OpenedShop } from './opened-shop.ts';

export type BookingPorts = Omit<CommandDeps, 'store' | 'catalogue' | 'settings'> &
  MayTakePayments & {
    readonly store: Store;
    readonly catalogue: Catalogue;
    readonly settings: Settings;
    readonly ids: Ids;
  };

export type PaperPorts = Pick<BookingPorts, 'store' | 'catalogue' | 'settings' | 'clock' | 'ids'> &
  Pick<PaperDeps, 'sellers' | 'printer' | 'documents'>;

type AccountPorts = Pick<BookingPorts, 'store' | 'catalogue' | 'settings' | 'clock' | 'ids'> & {
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly commonPasswords: CommonPasswords;
  readonly committed: () => void;
};

export type Payments = {
  /**
   * The configured payment providers. New payments use the first of them. If the list is empty,
   * customers can pay only by transfer.
   */
  readonly providers: readonly ConfiguredProvider[];
  readonly standIn: StandInProcess | null;
};

type Commit = { readonly mail: boolean };

export type CommitListeners = {
  readonly notify: (what: Commit) => void;
  readonly listen: (listener: (what: Commit) => void) => void;
};

export const createCommitListeners = (): CommitListeners => {
  const listeners: ((what: Commit) => void)[] = [];
  return {
    notify: (what) => {
      for (const listener of listeners) listener(what);
    },
    listen: (listener) => {
      listeners.push(listener);
    },
  };
};

// The library Inversify needs this import once, before its other code. Only this file has it.

const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

export const CONFIG = token<Config>('config');
export const STORE = token<StoreKit>('store');
export const LOG = token<Log>('log');
export const SECURITY = token<SecurityLog>('security');
export const PROBLEM_REPORTER = token<ProblemReporter>('complaints');
export const CLOCK = token<ShopClock>('clock');
export const IDS = token<Ids>('ids');
export const PASSWORDS = token<Passwords>('passwords');
export const COMMON_PASSWORDS = token<CommonPasswords>('common passwords');
/** The opened shop. In production, an empty store stops the start (R66). */
export const OPENED = token<OpenedShop>('opened shop');
/**
 * Offers, settings and sellers of the running shop. A refresh changes this object and does not
 * replace it, so all users of the object see the new data.
 */
export const ON_SALE = token<LoadedShop>('shop on sale');
/**
 * A store for use cases that decide commands. Each of its transactions first loads the newest
 * offers and settings.
 */
export const DECIDING_STORE = token<Store>('deciding store');
export const CHANGES = token<ChangeDeps>('changes');
export const CHANGE_WATCHER = token<Worker>('change watcher');
export const SETTINGS = token<Settings>('settings');
export const ADDRESSES = token<Addresses>('addresses');
export const SELLERS = token<Sellers>('sellers');
export const CATALOGUE = token<Catalogue>('catalogue');
export const PAYMENTS = token<Payments>('payments');
export const PROVIDERS = token<MayTakePayments>('payment providers');
export const COMMITS = token<CommitListeners>('commits');
export const ACCOUNTS = token<AccountPorts>('accounts');
export const COMMANDS = token<BookingPorts>('commands');
/**
 * The terms and forms that a customer accepts with an order. Each is stored under the hash of its
 * text (R38, W-054).
 */
export const DOCUMENTS = token<LegalDocuments>('documents');
export const PAPERS = token<PaperPorts>('papers');
export const MAIL_SENDER = token<MailSender & { close?(): void }>('mail sender');
export const MAIL_WORKER = token<Worker>('mail worker');
/** Creates the mail worker at the first call, and starts it. */
export const SEND_MAILS = token<() => Promise<void>>('send mails');
export const HOUSEKEEPER = token<Worker>('housekeeper');
export const TIME_WORKER = token<Worker>('time worker');
export const PAYMENT_WORKER = token<Worker>('payment worker');
export const OFFERS = token<CachedOffers>('offers');
export const BLOG = token<BlogDeps>('blog');
/** The texts of the company's content folder, already checked. */
export const CONTENT_FILES = token<ContentFiles>('content files');
export const CONTENT = token<ContentOf>('content');
export const THEME = token<Theme>('theme');
export const BRAND_TOKENS = token<BrandTokens>('brand tokens');
/** The built pages. Null in tests of the HTTP API, which need no pages. */
export const PAGES = token<BuiltPages | null>('pages');
export const METRICS = token<Metrics | null>('metrics');
export const METRICS_LISTENER = token<{ readonly port: number; close(): Promise<void> } | null>(
  'metrics listener',
);
export const SERVER = token<FastifyInstance>('server');
