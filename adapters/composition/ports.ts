import type { GivingDeps } from '../../application/booking/give-command.ts';
import type { PaperDeps } from '../../application/papers/make-paper.ts';
import type { Catalogue } from '../../application/ports/catalogue.ts';
import type { Ids } from '../../application/ports/ids.ts';
import type { CommonPasswords, Passwords } from '../../application/ports/passwords.ts';
import type { MayTakePayments } from '../../application/ports/payment-provider.ts';
import type { Sessions } from '../../application/ports/sessions.ts';
import type { Settings } from '../../application/ports/settings.ts';
import type { Store } from '../../application/ports/store.ts';

export type BookingPorts = Omit<GivingDeps, 'store' | 'catalogue' | 'settings'> &
  MayTakePayments & {
    readonly store: Store;
    readonly catalogue: Catalogue;
    readonly settings: Settings;
    readonly ids: Ids;
  };

export type PaperPorts = Pick<BookingPorts, 'store' | 'catalogue' | 'settings' | 'clock' | 'ids'> &
  Pick<PaperDeps, 'sellers' | 'printer' | 'documents'>;

export type AccountPorts = Pick<
  BookingPorts,
  'store' | 'catalogue' | 'settings' | 'clock' | 'ids'
> & {
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly commonPasswords: CommonPasswords;
  readonly committed: () => void;
};
