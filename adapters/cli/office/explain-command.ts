import { err, ok } from 'neverthrow';
import { isStandInPerson } from '../../../application/journal/stand-ins.ts';
import { readBookingLifeFromJournal } from '../../../application/replay/life.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import { formatMoment } from '../../words/amounts-and-days.pl.ts';
import { explainCopy } from '../explain/copy.pl.ts';
import { formatBookingHistory, type NameOf } from '../explain/format-booking-history.ts';
import { BOOKING_ID } from './booking-commands.ts';
import { type Command, defineCommand, type Task } from './command.ts';

/** Returns a participant's name. If it was erased, the journal has only a stand-in (R39.2). */
const nameOfAfterErasure =
  (booking: Booking | null): NameOf =>
  (userNum, person) => {
    const stored = booking?.choices.participants.find((each) => each.userNum === userNum)?.person;
    const { firstName, lastName } = isStandInPerson(person) ? (stored ?? NOBODY) : person;
    return `${firstName} ${lastName}`.trim() || explainCopy.erased;
  };

const explain =
  (id: string): Task =>
  async ({ journal, catalogue, store }) => {
    const life = await readBookingLifeFromJournal(
      journal,
      id,
      (siteId, offerId) => catalogue.byId(siteId, offerId)?.offer,
    );
    if (life.lines.length === 0) return err({ kind: 'unknownBooking' });
    const booking = await store.bookings.get(id);
    const owner = booking?.owner.accountId ?? null;
    const blocked = owner === null ? undefined : (await store.accounts.byId(owner))?.blocked;
    const texts = [
      formatBookingHistory(life, nameOfAfterErasure(booking)),
      ...(blocked === undefined
        ? []
        : [explainCopy.blocked(formatMoment(blocked.at), blocked.by, blocked.reason)]),
    ];
    return ok({
      text: texts.join('\n\n'),
      json: { bookingId: id, lines: life.lines, blocked: blocked ?? null },
    });
  };

export const explainCommands: readonly Command[] = [
  defineCommand({
    name: 'bookings explain',
    word: BOOKING_ID,
    helpText:
      'explain a booking’s whole life in Polish: each command, what it changed and by which rule, what was sent, what was refused',
    prepare: ({ word }) => explain(word),
  }),
];
