import { err, ok, type Result } from 'neverthrow';
import type { Booking } from '../../domain/booking/booking.ts';
import type { SentFile, Tell } from '../../domain/booking/commands.ts';
import { dayOf } from '../../domain/calendar.ts';
import { SITES } from '../../domain/sites.ts';
import { normalEmail } from '../../domain/travellers/contact.ts';
import { isAhead } from '../accounts/trips-ahead.ts';
import { type CommandFailure, type GivingDeps, giveAs } from '../booking/give-command.ts';
import { office } from '../booking/giver.ts';
import type { Catalogue } from '../ports/catalogue.ts';
import type { Ids } from '../ports/ids.ts';
import type { KeptFile } from '../ports/messages.ts';
import type { Store } from '../ports/store.ts';

/** Whom the office writes to: the booker of one booking, a customer about their next trip, or a trip's people; `bookers`: of these who booked alone. */
export type Recipients =
  | { readonly kind: 'booking'; readonly bookingId: string }
  | { readonly kind: 'customer'; readonly email: string }
  | { readonly kind: 'trip'; readonly offerId: number; readonly reserveList: boolean; readonly bookers: boolean };

export type RecipientFailure = { readonly kind: 'unknownBooking' | 'unknownAccount' | 'unknownOffer' | 'noBooking' };

export type RecipientDeps = {
  readonly store: Pick<Store, 'bookings' | 'accounts'>;
  readonly catalogue: Pick<Catalogue, 'byId'>;
  readonly clock: GivingDeps['clock'];
};

/** A booking on which a letter is written, and which of its participants it goes to. */
export type Addressed = { readonly bookingId: string; readonly to: readonly number[] };

/** Everybody who gave an e-mail, each once whatever they are on: as a booker where they are one, else as the first of their bookings has them. */
const eachOnce = (bookings: readonly Booking[]): readonly Addressed[] => {
  const people = bookings.flatMap(({ id, choices }) =>
    choices.participants.map(({ userNum, person }) => ({ id, userNum, email: normalEmail(person.email) })),
  );
  const written = people.filter(({ email }) => email !== '').toSorted((a, b) => Number(a.userNum !== 1) - Number(b.userNum !== 1));
  const once = written.filter(({ email }, index) => written.findIndex((other) => other.email === email) === index);
  return bookings
    .map(({ id }) => ({
      bookingId: id,
      to: once
        .filter((each) => each.id === id)
        .map(({ userNum }) => userNum)
        .toSorted((a, b) => a - b),
    }))
    .filter(({ to }) => to.length > 0);
};

const bookerOf = ({ id }: Booking): Addressed => ({ bookingId: id, to: [1] });

/** The bookings on which a letter is written, by number, with whom of theirs it goes to. */
export const recipients =
  ({ store, catalogue, clock }: RecipientDeps) =>
  async (to: Recipients): Promise<Result<readonly Addressed[], RecipientFailure>> => {
    if (to.kind === 'booking') {
      const booking = await store.bookings.get(to.bookingId);
      return booking === null ? err({ kind: 'unknownBooking' }) : ok([bookerOf(booking)]);
    }
    if (to.kind === 'trip') {
      const states = to.reserveList ? (['confirmed', 'reserveList'] as const) : (['confirmed'] as const);
      const found = await store.bookings.inStates(states, to.offerId);
      const isSold = found.length > 0 || SITES.some((siteId) => catalogue.byId(siteId, to.offerId) !== undefined);
      if (!isSold) return err({ kind: 'unknownOffer' });
      if (found.length === 0) return err({ kind: 'noBooking' });
      return ok(to.bookers ? found.map(bookerOf) : eachOnce(found));
    }
    const account = await store.accounts.byEmail(normalEmail(to.email));
    if (account === null) return err({ kind: 'unknownAccount' });
    const today = dayOf(clock.now());
    const placed = (await store.bookings.ofAccount(account.id)).filter(({ status }) => status !== 'draft' && status !== 'removed');
    const about = placed.find((booking) => isAhead(catalogue, booking, today)) ?? placed[0];
    return about === undefined ? err({ kind: 'noBooking' }) : ok([bookerOf(about)]);
  };

/** What the office writes; a line is a paragraph. `about`: it asks for missing data, which is done once a day at most. */
export type Letter = {
  readonly about?: Tell['about'];
  readonly title: string;
  readonly contents: string;
  readonly files: readonly KeptFile[];
};

export type TellReport = {
  readonly sent: readonly Addressed[];
  readonly refused: readonly { readonly bookingId: string; readonly kind: CommandFailure['kind'] }[];
};

/**
 * Writes to people of bookings in somebody's name: a mail each, and a message in the panel to whoever has an account; a booking in a transaction
 * of its own with its line of the journal. Nobody is told another's address. Files are kept once, and read by whoever was written to alone (R41).
 */
export const tell =
  (deps: GivingDeps & { readonly ids: Pick<Ids, 'rowId'> }) =>
  async (name: string, addressed: readonly Addressed[], { about, title, contents, files }: Letter): Promise<TellReport> => {
    const enclosed = files.map(({ file, ...about }): SentFile & { readonly file: Uint8Array } => ({
      ...about,
      id: deps.ids.rowId(),
      file,
    }));
    const asking = about === undefined ? {} : { about };
    const letter = { type: 'tell', ...asking, title, contents, files: enclosed.map(({ file: _, ...about }) => about) } as const;
    const sent: Addressed[] = [];
    const refused: { readonly bookingId: string; readonly kind: CommandFailure['kind'] }[] = [];
    for (const { bookingId, to } of addressed) {
      const command = to.some((userNum) => userNum !== 1) ? { ...letter, to } : letter;
      const done = await giveAs(deps)(office(name), bookingId, command, null, {
        after: async ({ messages }) => {
          for (const { id, file } of enclosed) await messages.keepFile(id, file);
        },
      });
      if (done.isOk()) sent.push({ bookingId, to });
      else refused.push({ bookingId, kind: done.error.kind });
    }
    return { sent, refused };
  };
