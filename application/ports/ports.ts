import type { Sessions } from './accounts.ts';
import type { Catalogue } from './catalogue.ts';
import type { Journal } from './journal.ts';
import type { Outbox } from './mail/outbox.ts';
import type { PaperPrinter, Sellers } from './papers.ts';
import type { Store } from './store.ts';
import type { Housekeeping } from './store-kit.ts';
import type { Clock, CommonPasswords, Ids, Office, Passwords, Settings } from './system.ts';
import type { ReviewLinks } from './trips.ts';

type Ports = {
  readonly catalogue: Catalogue;
  readonly clock: Clock;
  /** Runs after the commit: starts to send the new mails. */
  readonly committed: () => void;
  readonly commonPasswords: CommonPasswords;
  readonly housekeeping: Housekeeping;
  readonly ids: Ids;
  readonly journal: Journal;
  readonly office: Office;
  readonly outbox: Outbox;
  readonly passwords: Passwords;
  readonly printer: PaperPrinter;
  readonly reviewLinks: ReviewLinks;
  readonly sellers: Sellers;
  readonly sessions: Sessions;
  readonly settings: Settings;
  readonly store: Store;
};

/**
 * The ports that a use case depends on. The type lists which parts of each port the use case needs;
 * `true` means the whole port. Example: `PortDeps<{ clock: true; store: 'bookings' |
 * 'inTransaction' }>`.
 */
export type PortDeps<Used extends { readonly [Name in keyof Ports]?: keyof Ports[Name] | true }> = {
  readonly [Name in keyof Used & keyof Ports]: Used[Name] extends true
    ? Ports[Name]
    : Pick<Ports[Name], Used[Name] & keyof Ports[Name]>;
};
