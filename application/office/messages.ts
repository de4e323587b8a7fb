import { err, ok, type Result } from 'neverthrow';
import { type Booking, isPlaced } from '../../domain/booking/booking.ts';
import type { CommandOf, SentFile } from '../../domain/booking/commands.ts';
import { dayOf } from '../../domain/calendar.ts';
import { SITES } from '../../domain/sites.ts';
import { normalizeEmail } from '../../domain/travellers/contact.ts';
import { isTripAhead } from '../accounts/delete-account.ts';
import type { CommandDeps, CommandFailure } from '../booking/submit-command.ts';
import type { StoredFile } from '../ports/messages.ts';
import type { PortDeps } from '../ports/ports.ts';
import { submitOfficeCommand } from './bookings.ts';

export type Recipients =
  | { readonly kind: 'booking'; readonly bookingId: string }
  | { readonly kind: 'customer'; readonly email: string }
  | {
      readonly kind: 'trip';
      readonly offerId: number;
      readonly reserveList: boolean;
      readonly bookers: boolean;
    };

export type RecipientFailure = {
  readonly kind: 'unknownBooking' | 'unknownAccount' | 'unknownOffer' | 'noBooking';
};

export type RecipientDeps = PortDeps<{ store: 'bookings' | 'accounts'; catalogue: 'byId' }> & {
  readonly clock: CommandDeps['clock'];
};

export type MessageRecipient = { readonly bookingId: string; readonly to: readonly number[] };

/**
 * Returns each person only once: on a booking that the person made. If there is none, on the first
 * booking with this fellow traveller.
 */
const eachOnce = (bookings: readonly Booking[]): readonly MessageRecipient[] => {
  const people = bookings.flatMap(({ id, choices }) =>
    choices.participants.map(({ userNum, person }) => ({
      id,
      userNum,
      email: normalizeEmail(person.email),
    })),
  );
  const written = people
    .filter(({ email }) => email !== '')
    .toSorted((a, b) => Number(a.userNum !== 1) - Number(b.userNum !== 1));
  const once = written.filter(
    ({ email }, index) => written.findIndex((other) => other.email === email) === index,
  );
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

const bookerOf = ({ id }: Booking): MessageRecipient => ({ bookingId: id, to: [1] });

export const findRecipients =
  ({ store, catalogue, clock }: RecipientDeps) =>
  async (to: Recipients): Promise<Result<readonly MessageRecipient[], RecipientFailure>> => {
    if (to.kind === 'booking') {
      const booking = await store.bookings.get(to.bookingId);
      return booking === null ? err({ kind: 'unknownBooking' }) : ok([bookerOf(booking)]);
    }
    if (to.kind === 'trip') {
      const states = to.reserveList
        ? (['confirmed', 'reserveList'] as const)
        : (['confirmed'] as const);
      const found = await store.bookings.inStates(states, to.offerId);
      const isSold =
        found.length > 0 ||
        SITES.some((siteId) => catalogue.byId(siteId, to.offerId) !== undefined);
      if (!isSold) return err({ kind: 'unknownOffer' });
      if (found.length === 0) return err({ kind: 'noBooking' });
      return ok(to.bookers ? found.map(bookerOf) : eachOnce(found));
    }
    const account = await store.accounts.byEmail(normalizeEmail(to.email));
    if (account === null) return err({ kind: 'unknownAccount' });
    const today = dayOf(clock.now());
    const placed = (await store.bookings.ofAccount(account.id)).filter(isPlaced);
    const about = placed.find((booking) => isTripAhead(catalogue, booking, today)) ?? placed[0];
    return about === undefined ? err({ kind: 'noBooking' }) : ok([bookerOf(about)]);
  };

export type OfficeMessage = {
  readonly about?: CommandOf<'tell'>['about'];
  readonly title: string;
  readonly contents: string;
  readonly files: readonly StoredFile[];
};

export type MessageReport = {
  readonly sent: readonly MessageRecipient[];
  readonly refused: readonly {
    readonly bookingId: string;
    readonly kind: CommandFailure['kind'];
  }[];
};

/** Sends a message, with a transaction for each recipient. No recipient sees the others (R41). */
export const sendMessages =
  (deps: CommandDeps & PortDeps<{ ids: 'rowId' }>) =>
  async (
    name: string,
    addressed: readonly MessageRecipient[],
    { about, title, contents, files }: OfficeMessage,
  ): Promise<MessageReport> => {
    const enclosed = files.map(({ file, ...about }): SentFile & { readonly file: Uint8Array } => ({
      ...about,
      id: deps.ids.rowId(),
      file,
    }));
    const asking = about === undefined ? {} : { about };
    const letter = {
      type: 'tell',
      ...asking,
      title,
      contents,
      files: enclosed.map(({ file: _, ...about }) => about),
    } as const;
    const sent: MessageRecipient[] = [];
    const refused: { readonly bookingId: string; readonly kind: CommandFailure['kind'] }[] = [];
    for (const { bookingId, to } of addressed) {
      const command = to.some((userNum) => userNum !== 1) ? { ...letter, to } : letter;
      const result = await submitOfficeCommand(deps)(name, bookingId, command, null, {
        after: async ({ messages }) => {
          for (const { id, file } of enclosed) await messages.keepFile(id, file);
        },
      });
      if (result.isOk()) sent.push({ bookingId, to });
      else refused.push({ bookingId, kind: result.error.kind });
    }
    return { sent, refused };
  };
