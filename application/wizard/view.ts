import type { Account } from '../../domain/accounts/account.ts';
import { type Booking, holds } from '../../domain/booking/booking.ts';
import { priceOf } from '../../domain/booking/price-of.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { dayOf, type Instant } from '../../domain/calendar.ts';
import { type Instalment, instalmentPlan, instalmentsOffered, onlineOnly } from '../../domain/payments/instalments.ts';
import { resignationPrice, type StruckPrice } from '../../domain/pricing/insurance-prices.ts';
import type { Quote } from '../../domain/pricing/quote.ts';
import { EMPTY } from '../../domain/seats/occupancy.ts';
import { type Openness, opennessOf } from '../../domain/seats/openness.ts';
import type { Caller } from '../booking/caller.ts';
import type { Catalogue, CatalogueEntry } from '../ports/catalogue.ts';
import type { Clock } from '../ports/clock.ts';
import type { Settings } from '../ports/settings.ts';
import type { Store } from '../ports/store.ts';

export type ViewDeps = { readonly store: Store; readonly catalogue: Catalogue; readonly settings: Settings; readonly clock: Clock };

/** A booking with everything that a screen says about it; nothing is left for the screen to work out. */
export type WizardView = {
  readonly booking: Booking;
  readonly entry: CatalogueEntry;
  readonly settings: BrandSettings;
  readonly at: Instant;
  readonly quote: Quote;
  /** By unit number; the booking's own places count as free. */
  readonly openness: ReadonlyMap<number, Openness>;
  /** The logged-in booker's account; null for an anonymous one. */
  readonly account: Account | null;
  /** The booker takes news by e-mail: the logged-in one's choice, else what the account that this booking made says. */
  readonly newsletter: boolean;
  /** Three lines, or none where instalments are not offered (R28, R29). */
  readonly instalments: readonly Instalment[];
  readonly resignation: StruckPrice | null;
  readonly onlineOnly: boolean;
  /** Until when the places are held; null while nothing is held. */
  readonly holdUntil: Instant | null;
  /** The draft had chosen units but holds none of them: its hold lapsed or others were quicker. */
  readonly placesLost: boolean;
  /** Title of a transfer: number, first participant and trip. */
  readonly transferTitle: string;
};

const transferTitle = (booking: Booking, entry: CatalogueEntry): string => {
  const person = booking.choices.participants[0]?.person;
  return [booking.id, person?.firstName ?? '', person?.lastName ?? '', entry.offer.name].filter((part) => part !== '').join(' ');
};

const holdOf = (booking: Booking, at: Instant): Instant | null =>
  booking.status === 'draft' && holds(booking.hold, at) ? booking.hold.until : null;

/** Reads what a booking's screens show, for somebody who may see it. Null where its offer is gone from the catalogue. */
export const wizardView =
  (deps: ViewDeps) =>
  async (caller: Caller, booking: Booking): Promise<WizardView | null> => {
    const entry = deps.catalogue.byId(booking.siteId, booking.offerId);
    const settings = deps.settings.of(booking.siteId);
    if (entry === undefined || settings === undefined) return null;
    const at = deps.clock.now();
    const { offer } = entry;
    const bookerEmail = caller.account?.email ?? null;
    const accountId = caller.account?.id ?? booking.owner.accountId;
    const [taken, trips, owner] = await Promise.all([
      deps.store.bookings.taken(
        offer.units.map(({ id }) => id),
        at,
        booking.id,
      ),
      bookerEmail === null || booking.status !== 'draft' ? {} : deps.store.bookings.endedTrips([bookerEmail], dayOf(at)),
      accountId === null ? null : deps.store.accounts.byId(accountId),
    ]);
    const takenOf = (unitId: number) => taken.get(unitId) ?? EMPTY;
    const today = dayOf(at);
    const quote =
      booking.status === 'draft'
        ? priceOf({ offer, settings, at, taken: takenOf, bookerEmail, trips }, booking.choices, false)
        : booking.quote;
    const reserveList = booking.status === 'reserveList' || (booking.status === 'draft' && booking.reserveList);
    const travellers = booking.choices.participants.length;
    const resignation = booking.choices.participants.some((participant) => participant.resignation);
    const holdUntil = holdOf(booking, at);
    return {
      booking,
      entry,
      settings,
      at,
      quote,
      openness: new Map(offer.units.map((unit) => [unit.id, opennessOf(offer, unit, takenOf(unit.id))])),
      account: caller.account === null ? null : owner,
      newsletter: owner?.newsletter ?? false,
      instalments: instalmentsOffered(offer, settings, today, reserveList)
        ? instalmentPlan({ offer, settings, today, travellers, price: quote.price })
        : [],
      resignation: resignationPrice(offer, settings, today),
      onlineOnly: !reserveList && onlineOnly(offer, settings, today, resignation),
      holdUntil,
      placesLost: booking.status === 'draft' && booking.reached >= 2 && !booking.reserveList && holdUntil === null,
      transferTitle: transferTitle(booking, entry),
    };
  };
