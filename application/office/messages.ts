import { err, ok, type Result } from 'neverthrow';
import type { SentFile } from '../../domain/booking/commands.ts';
import { dayOf } from '../../domain/calendar.ts';
import { normalEmail } from '../../domain/travellers/contact.ts';
import { isAhead } from '../accounts/trips-ahead.ts';
import { type CommandFailure, type GivingDeps, giveAs } from '../booking/give-command.ts';
import { office } from '../booking/giver.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Ids } from '../ports/ids.ts';
import type { KeptFile } from '../ports/messages.ts';
import type { Store } from '../ports/store.ts';

/** Whom the office writes to: the booker of one booking, a customer about their next trip, or the bookers of a trip. */
export type Recipients =
  | { readonly kind: 'booking'; readonly bookingId: string }
  | { readonly kind: 'customer'; readonly email: string }
  | { readonly kind: 'trip'; readonly offerId: number; readonly reserveList: boolean };

export type RecipientFailure = { readonly kind: 'unknownBooking' | 'unknownAccount' | 'noBooking' };

export type RecipientDeps = {
  readonly store: Pick<Store, 'bookings' | 'accounts'>;
  readonly catalogue: Pick<Catalogue, 'byId'>;
  readonly clock: GivingDeps['clock'];
};

/** The bookings on which a message is written, by number. */
export const recipients =
  ({ store, catalogue, clock }: RecipientDeps) =>
  async (to: Recipients): Promise<Result<readonly string[], RecipientFailure>> => {
    if (to.kind === 'booking') {
      const booking = await store.bookings.get(to.bookingId);
      return booking === null ? err({ kind: 'unknownBooking' }) : ok([booking.id]);
    }
    if (to.kind === 'trip') {
      const states = to.reserveList ? (['confirmed', 'reserveList'] as const) : (['confirmed'] as const);
      const found = await store.bookings.inStates(states, to.offerId);
      return found.length === 0 ? err({ kind: 'noBooking' }) : ok(found.map(({ id }) => id));
    }
    const account = await store.accounts.byEmail(normalEmail(to.email));
    if (account === null) return err({ kind: 'unknownAccount' });
    const today = dayOf(clock.now());
    const placed = (await store.bookings.ofAccount(account.id)).filter(({ status }) => status !== 'draft' && status !== 'removed');
    const about = placed.find((booking) => isAhead(catalogue, booking, today)) ?? placed[0];
    return about === undefined ? err({ kind: 'noBooking' }) : ok([about.id]);
  };

/** What the office writes; a line is a paragraph. */
export type Letter = { readonly title: string; readonly contents: string; readonly files: readonly KeptFile[] };

export type TellReport = {
  readonly sent: readonly string[];
  readonly refused: readonly { readonly bookingId: string; readonly kind: CommandFailure['kind'] }[];
};

/**
 * Writes to the bookers of bookings in somebody's name: a mail and a message in the panel each, in a transaction of its own with its line of
 * the journal. Files are kept once, and read by whoever was written to alone (R41).
 */
export const tell =
  (deps: GivingDeps & { readonly ids: Pick<Ids, 'rowId'> }) =>
  async (name: string, bookingIds: readonly string[], { title, contents, files }: Letter): Promise<TellReport> => {
    const kept = files.map(({ file, ...about }): SentFile & { readonly file: Uint8Array } => ({ ...about, id: deps.ids.rowId(), file }));
    const command = { type: 'tell', title, contents, files: kept.map(({ file: _, ...about }) => about) } as const;
    const sent: string[] = [];
    const refused: { readonly bookingId: string; readonly kind: CommandFailure['kind'] }[] = [];
    for (const bookingId of bookingIds) {
      const done = await giveAs(deps)(office(name), bookingId, command, null, {
        after: async ({ messages }) => {
          for (const { id, file } of kept) await messages.keepFile(id, file);
        },
      });
      if (done.isOk()) sent.push(bookingId);
      else refused.push({ bookingId, kind: done.error.kind });
    }
    return { sent, refused };
  };
