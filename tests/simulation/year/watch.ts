import type { Journal } from '../../../application/ports/journal.ts';
import type { BookingLine } from '../../../application/replay/export-journal.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import { addDays, type Day, dayOf } from '../../../domain/calendar.ts';
import type { Unit } from '../../../domain/catalogue/offer.ts';
import type { PlacesInUnit } from '../../../domain/seats/claim.ts';
import { addOccupancy, NO_OCCUPANCY, type Occupancy } from '../../../domain/seats/occupancy.ts';
import type { ShopChange } from '../../../domain/shop-changes/commands.ts';
import { fitsByBruteForce } from '../../support/brute-packer.ts';

type WatchedBooking = {
  offerId: number;
  travellers: number;
  status: Booking['status'];
  seats: readonly PlacesInUnit[];
  group: { readonly code: string; readonly counts: boolean } | null;
  /** The largest size that the group reached while this booking was a confirmed member (R21). */
  mostInGroup: number;
};

const PAGE = 500;
/** Members count for the rebate within this many days after the group's opening. */
const GROUP_DAYS = 10;

/** Checks a year by a model of groups and places that it builds from the journal alone. */
export const watchJournal = (
  journal: Journal,
  units: readonly Unit[],
  wrong: (what: string) => void,
) => {
  const fleets = new Map(units.map((unit) => [unit.id, unit]));
  const bookings = new Map<string, WatchedBooking>();
  const occupancy = new Map<number, Occupancy>();
  const openedOn = new Map<string, Day>();
  const members = new Map<string, Set<string>>();
  let after = 0;

  const watchedOf = (id: string): WatchedBooking => {
    const watched = bookings.get(id) ?? {
      offerId: 0,
      travellers: 1,
      status: 'draft',
      seats: [],
      group: null,
      mostInGroup: 0,
    };
    bookings.set(id, watched);
    return watched;
  };

  const seated = (seats: readonly PlacesInUnit[], sign: 1 | -1): void => {
    for (const { unitId, wholes, pairs, singles } of seats)
      occupancy.set(
        unitId,
        addOccupancy(occupancy.get(unitId) ?? NO_OCCUPANCY, {
          wholes: sign * wholes,
          pairs: sign * pairs,
          singles: sign * singles,
        }),
      );
  };

  /** Reports a unit whose yachts cannot hold all its confirmed parties (R7, R10). */
  const packed = (n: number, seats: readonly PlacesInUnit[]): void => {
    for (const { unitId } of seats) {
      const unit = fleets.get(unitId);
      if (unit === undefined || !fitsByBruteForce(unit, occupancy.get(unitId) ?? NO_OCCUPANCY))
        wrong(`unit ${unitId} is oversold after command ${n}`);
    }
  };

  /** A sign-up keeps the group size of the day on which it signed up (R11). */
  const grouped = (code: string, signedUp: WatchedBooking | null): void => {
    const all = [...(members.get(code) ?? [])].map(watchedOf);
    const counting = all.filter(
      ({ status, group }) => status === 'confirmed' && group?.counts === true,
    );
    const current = counting.reduce((total, { travellers }) => total + travellers, 0);
    for (const member of counting) member.mostInGroup = Math.max(member.mostInGroup, current);
    if (signedUp?.group?.counts === true) signedUp.mostInGroup = current + signedUp.travellers;
  };

  const entered = (id: string, watched: WatchedBooking, code: string, today: Day): void => {
    if (!openedOn.has(code)) openedOn.set(code, today);
    members.set(code, (members.get(code) ?? new Set()).add(id));
    watched.group = { code, counts: today <= addDays(openedOn.get(code) ?? today, GROUP_DAYS) };
  };

  const learn = ({ n, recorded: { bookingId, command, at }, outcome }: BookingLine): void => {
    const watched = watchedOf(bookingId);
    if (command.type === 'createDraft') watched.offerId = command.offerId;
    if (command.type === 'chooseTrip') watched.travellers = command.participantsCount;
    if (command.type === 'createGroup') entered(bookingId, watched, bookingId, dayOf(at));
    if (command.type === 'joinGroup') entered(bookingId, watched, command.code, dayOf(at));
    if (watched.status === 'confirmed') seated(watched.seats, -1);
    watched.status = outcome.status;
    watched.seats = outcome.seats;
    if (watched.status === 'confirmed') {
      seated(watched.seats, 1);
      packed(n, watched.seats);
    }
    const signedUp =
      command.type === 'confirm' && watched.status === 'reserveList' ? watched : null;
    if (watched.group !== null) grouped(watched.group.code, signedUp);
  };

  const refitted = (command: ShopChange): void => {
    const unit = command.type === 'setFleet' ? fleets.get(command.unitId) : undefined;
    if (unit !== undefined && command.type === 'setFleet')
      fleets.set(unit.id, { ...unit, yachts: command.yachts });
  };

  return {
    bookings: bookings as ReadonlyMap<string, Readonly<WatchedBooking>>,
    taken: occupancy as ReadonlyMap<number, Occupancy>,
    catchUp: async (): Promise<void> => {
      for (;;) {
        const page = await journal.read(after, PAGE);
        for (const line of page) {
          if (line.n <= after) wrong(`command ${line.n} came after ${after}`);
          after = line.n;
          if ('recorded' in line) learn(line);
          if ('change' in line) refitted(line.change.command);
        }
        if (page.length < PAGE) return;
      }
    },
  };
};

export type JournalWatch = ReturnType<typeof watchJournal>;
