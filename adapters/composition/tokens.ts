import 'reflect-metadata';
import type { FastifyInstance } from 'fastify';
import type { ServiceIdentifier } from 'inversify';
import type { ContentOf } from '../../application/content/content.ts';
import type { Catalogue } from '../../application/ports/catalogue.ts';
import type { ShopDocuments } from '../../application/ports/documents.ts';
import type { Ids } from '../../application/ports/ids.ts';
import type { MailSender } from '../../application/ports/mail/outbox.ts';
import type { Sellers } from '../../application/ports/papers.ts';
import type { CommonPasswords, Passwords } from '../../application/ports/passwords.ts';
import type { PaymentProvider } from '../../application/ports/payment-provider.ts';
import type { SecurityLog } from '../../application/ports/security-log.ts';
import type { Settings } from '../../application/ports/settings.ts';
import type { Store } from '../../application/ports/store.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import type { ChangeDeps } from '../../application/shop/change-shop.ts';
import type { Worker } from '../background/worker.ts';
import type { BlogDeps } from '../http/server/blog/blog-calls.ts';
import type { CachedOffers } from '../http/server/offers/public-offers.ts';
import type { BuiltPages } from '../http/server/pages/bundle.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { PayuPlace } from '../payments/place.ts';
import type { Addresses } from '../system/addresses.ts';
import type { ShopClock } from '../system/clock.ts';
import type { Complaints } from '../system/complaints.ts';
import type { Config } from '../system/config.ts';
import type { ShopOnSale } from '../system/live-shop.ts';
import type { Log } from '../system/log.ts';
import type { Commits } from './commits.ts';
import type { OpenedShop } from './opened-shop.ts';
import type { AccountPorts, BookingPorts, PaperPorts } from './ports.ts';

// reflect-metadata is imported here alone: Inversify wants it once, before anything else of its own.
const token = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

export const CONFIG = token<Config>('config');
export const STORE = token<StoreKit>('store');
/** Where everything is written that whoever runs the shop should know. */
export const LOG = token<Log>('log');
export const SECURITY = token<SecurityLog>('security');
/** What goes wrong beside the calls of customers. */
export const COMPLAINTS = token<Complaints>('complaints');
export const CLOCK = token<ShopClock>('clock');
export const IDS = token<Ids>('ids');
export const PASSWORDS = token<Passwords>('passwords');
export const COMMON_PASSWORDS = token<CommonPasswords>('common passwords');
/** What the shop was opened with (R66); a store that nobody opened ends the start in production. */
export const OPENED = token<OpenedShop>('opened shop');
/** The shop as it is sold now, with every change since; the same object for as long as the process runs. */
export const ON_SALE = token<ShopOnSale>('shop on sale');
/** The store whose transactions are decided by the newest shop. */
export const DECIDING_STORE = token<Store>('deciding store');
/** What the office changes the open shop with. */
export const CHANGES = token<ChangeDeps>('changes');
/** Looks for what other processes changed. */
export const CHANGE_WATCHER = token<Worker>('change watcher');
export const SETTINGS = token<Settings>('settings');
/** Where the brands' pages are. */
export const ADDRESSES = token<Addresses>('addresses');
export const SELLERS = token<Sellers>('sellers');
export const CATALOGUE = token<Catalogue>('catalogue');
/** Where PayU is, or what stands in for it; null where the shop takes no payments online. */
export const PAYU = token<PayuPlace | null>('PayU');
/** Null where the shop takes no payments online. */
export const PROVIDER = token<PaymentProvider | null>('payment provider');
export const COMMITS = token<Commits>('commits');
export const ACCOUNTS = token<AccountPorts>('accounts');
export const COMMANDS = token<BookingPorts>('commands');
/** The documents that stand beside the order button, as they are kept (R38, W-054). */
export const DOCUMENTS = token<ShopDocuments>('documents');
/** Contracts and invoices (R38). */
export const PAPERS = token<PaperPorts>('papers');
export const MAIL_SENDER = token<MailSender & { close?(): void }>('mail sender');
export const MAIL_WORKER = token<Worker>('mail worker');
/** Clears away what is outdated, once an hour. */
export const HOUSEKEEPER = token<Worker>('housekeeper');
export const TIME_WORKER = token<Worker>('time worker');
/** Asks the payment provider what became of payments of which it says nothing (R31). */
export const PAYMENT_WORKER = token<Worker>('payment worker');
/** The offers as everybody sees them, kept as ready answers. */
export const OFFERS = token<CachedOffers>('offers');
/** The posts of the blog, wherever they are kept. */
export const BLOG = token<BlogDeps>('blog');
/** The texts of the brands' sites: pages and questions. */
export const CONTENT = token<ContentOf>('content');
/** The built pages and drawings; null where nothing was built (tests of the wire). */
export const PAGES = token<BuiltPages | null>('pages');
/** What is counted for whoever watches the shop, and where it is told; null where that was not asked for. */
export const METRICS = token<Metrics | null>('metrics');
export const METRICS_LISTENER = token<{ readonly port: number; close(): Promise<void> } | null>('metrics listener');
export const SERVER = token<FastifyInstance>('server');
