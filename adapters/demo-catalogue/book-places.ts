import type { WorldDeps } from '../../application/booking/context.ts';
import { executeCommand } from '../../application/booking/execute-command.ts';
import type { Store } from '../../application/ports/store.ts';
import type { Booking } from '../../domain/booking/booking.ts';
import type { BookingCommand, CommandOf, RecordedCommand } from '../../domain/booking/commands.ts';
import { addDays, dayOf, type Instant } from '../../domain/calendar.ts';
import type { Accommodation } from '../../domain/catalogue/accommodation.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import { NOBODY, type Person } from '../../domain/party/person.ts';
import type { SeedBookings } from './demo-catalogue.ts';
import {
  type DemoOrder,
  demoBookingIdOf,
  demoConfirmCommand,
  demoDraftCommand,
  demoStepCommands,
} from './demo-order.ts';

type Party = {
  readonly offerId: number;
  readonly unitId: number;
  readonly accommodation: Accommodation;
  readonly people: number;
};

const PARTY = 4;
const OFFICE = 'biuro@kilwater.example';

/** Splits taken places into bookings: of a whole yacht, a cabin or up to four single places. */
const partiesOf = ({ offerId, unitId, wholes, pairs, singles }: SeedBookings): readonly Party[] => [
  ...Array.from(
    { length: wholes },
    (): Party => ({ offerId, unitId, accommodation: 'whole', people: 2 }),
  ),
  ...Array.from(
    { length: pairs },
    (): Party => ({ offerId, unitId, accommodation: 'cabin', people: 2 }),
  ),
  ...Array.from({ length: Math.ceil(singles / PARTY) }, (_, index): Party => {
    return {
      offerId,
      unitId,
      accommodation: 'single',
      people: Math.min(PARTY, singles - index * PARTY),
    };
  }),
];

const guest = (offer: Offer, userNum: number): Person => ({
  ...NOBODY,
  firstName: 'Gość',
  lastName: `Biura ${userNum}`,
  birthDate: addDays(offer.from, -28 * 366),
  ...(userNum === 1 ? { phone: '+48 220 000 000', email: OFFICE } : {}),
});

const commandsOf = (
  offer: Offer,
  { unitId, accommodation, people }: Party,
): readonly BookingCommand[] => {
  const order: DemoOrder = {
    unitId,
    accommodation,
    reserveList: false,
    paymentOption: 'onetime',
    paymentType: 'online',
    people: Array.from({ length: people }, (_, index) => guest(offer, index + 1)),
  };
  return [demoDraftCommand(offer), ...demoStepCommands(offer, order), demoConfirmCommand(order)];
};

const paid = (booking: Booking): CommandOf<'registerPayment'> => ({
  type: 'registerPayment',
  paymentId: `demo/${booking.id}`,
  method: 'transfer',
  amount: booking.status === 'confirmed' ? booking.quote.price : 0,
});

/** Books the demo's places, except on offers that have started. Returns the number of bookings. */
export const bookDemoPlaces = async (
  deps: WorldDeps & { readonly store: Store },
  seedBookings: readonly SeedBookings[],
  at: Instant,
): Promise<number> => {
  const run = executeCommand(deps);
  let booked = 0;
  for (const [index, party] of seedBookings.flatMap(partiesOf).entries()) {
    const offer = deps.catalogue.byId(1, party.offerId)?.offer;
    const bookingId = demoBookingIdOf(index);
    if (
      offer === undefined ||
      dayOf(at) >= offer.from ||
      (await deps.store.bookings.get(bookingId)) !== null
    )
      continue;
    const owner = { visitorId: 'office', accountId: null };
    const recorded = (command: BookingCommand): RecordedCommand => ({
      bookingId,
      command,
      by: { kind: 'office', name: 'demo' },
      owner,
      at,
      expectedVersion: null,
      bookerEmail: null,
      trips: {},
    });
    const result = await deps.store.inTransaction(
      [
        { kind: 'booking', id: bookingId },
        { kind: 'unit', id: String(party.unitId) },
      ],
      async (transaction) => {
        const [first, ...laterCommands] = commandsOf(offer, party);
        if (first === undefined)
          throw new Error(
            'The list of commands of a demo booking is empty; it must begin with createDraft.',
          );
        let result = await run(transaction, recorded(first), null);
        for (const command of laterCommands)
          if (result.isOk()) result = await run(transaction, recorded(command), null);
        // Pay the order at once, because the shop would cancel an unpaid order (R32).
        return result.isErr()
          ? result
          : run(transaction, recorded(paid(result.value.booking)), null);
      },
    );
    if (result.isOk()) booked += 1;
    else
      throw new Error(
        `The demo booking ${bookingId} of offer ${offer.id} was refused: ${JSON.stringify(result.error)}`,
      );
  }
  return booked;
};
