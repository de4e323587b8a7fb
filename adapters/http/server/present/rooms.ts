import type { CatalogueEntry } from '../../../../application/ports/catalogue.ts';
import type { WizardView } from '../../../../application/wizard/view.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import { unitSells } from '../../../../domain/catalogue/accommodation.ts';
import type { Offer, Unit } from '../../../../domain/catalogue/offer.ts';
import { travellersMax } from '../../../../domain/party/answers.ts';
import { type UnitPrice, unitPriceToday } from '../../../../domain/pricing/shown-price.ts';
import type { Openness } from '../../../../domain/seats/openness.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import { unitClassNames } from '../../contract/names.pl.ts';
import type { Room } from '../../contract/offers/catalogue.ts';
import { unitInteriorUrl } from './interiors.ts';
import { presentPhotographs } from './scene.ts';

type Availability = Room['Availability'];

const NOTHING_OPEN: Openness = {
  reserved: 0,
  remaining: 0,
  placeOpen: false,
  cabinOpen: false,
  wholeOpen: false,
  label: 'reserveList',
};

const presentAvailability = (
  offer: Offer,
  unit: Unit,
  openness: Openness,
  travellers: number,
): Availability => ({
  Available: unit.sellsPlaces || unit.sellsWhole,
  ReservePlace: unit.sellsPlaces,
  ReserveWhole: unit.sellsWhole,
  ReserveCabin: unitSells(offer, unit, 'cabin'),
  RoomsAvailableForReservationCount: unit.yachts,
  AccommodationsCount: unit.berths,
  CabinsCount: unit.cabins,
  ReservedPlacesCount: openness.reserved,
  Remaining: openness.remaining,
  PlaceOpen: openness.placeOpen,
  CabinOpen: openness.cabinOpen,
  WholeOpen: openness.wholeOpen,
  TravellersMax: travellers,
  Label: openness.label,
});

const presentToday = ({ place, cabin, whole }: UnitPrice): Room['Price']['Today'] => ({
  Place: toWireMoney(place),
  Cabin: cabin === null ? null : toWireMoney(cabin),
  Whole: toWireMoney(whole),
});

/**
 * Presents a unit. An own skipper takes a berth, so the unit's largest party depends on
 * `ownSkipper` (R36). `todaysPrices` holds today's prices of the unit; null in the panel, which
 * does not show them.
 */
export const presentRoom = (
  entry: CatalogueEntry,
  unit: Unit,
  openness: Openness | undefined,
  ownSkipper: boolean,
  todaysPrices: UnitPrice | null,
): Room => {
  const content = entry.content.units.find(({ unitId }) => unitId === unit.id);
  return {
    RoomId: unit.id,
    Name: unit.name,
    Quality: content?.stars ?? '***',
    YachtClass: unitClassNames[unit.unitClass],
    ShortDescription: content?.shortDescription ?? '',
    Description: content?.description ?? '',
    Images: (content?.images ?? []).map(({ url, alt }) => ({
      url: unitInteriorUrl(url, unit.name),
      alt,
    })),
    ...presentPhotographs(content?.photographs),
    Price: {
      Place: toWireMoney(unit.placePrice),
      Whole: toWireMoney(unit.wholePrice),
      PerPerson: toWireMoney(entry.offer.base + unit.placePrice),
      Today: todaysPrices === null ? null : presentToday(todaysPrices),
    },
    Availability: presentAvailability(
      entry.offer,
      unit,
      openness ?? NOTHING_OPEN,
      travellersMax(entry.offer, unit, ownSkipper),
    ),
  };
};

/** Presents units in the wizard, with today's prices. */
export const createWizardRoomPresenter =
  ({ entry, openness, booking, settings, at }: WizardView) =>
  (unit: Unit): Room =>
    presentRoom(
      entry,
      unit,
      openness.get(unit.id),
      booking.choices.ownSkipper,
      unitPriceToday(entry.offer, settings, dayOf(at), unit),
    );

export type UnitGroup = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly hidden: boolean;
  readonly units: readonly Unit[];
};

/**
 * Returns the groups of an offer's units. First come the classes of the offer's content, each with
 * the units that the content lists for it. Then the other units follow, grouped by unit class.
 */
export const unitGroups = ({ offer, content }: CatalogueEntry): readonly UnitGroup[] => {
  const named = content.classes.map(({ id, name, description, hidden, unitIds }) => ({
    id,
    name,
    description,
    hidden,
    units: offer.units.filter((unit) => unitIds.includes(unit.id)),
  }));
  const placed = new Set(named.flatMap(({ units }) => units.map(({ id }) => id)));
  const ungrouped = Map.groupBy(
    offer.units.filter(({ id }) => !placed.has(id)),
    ({ unitClass }) => unitClass,
  );
  const unnamed = [...ungrouped].map(([unitClass, units], index) => ({
    id: Math.max(0, ...named.map(({ id }) => id)) + index + 1,
    name: unitClassNames[unitClass],
    description: '',
    hidden: false,
    units,
  }));
  return [...named.filter(({ units }) => units.length > 0), ...unnamed];
};
