import type * as t from 'io-ts';
import { Money } from '../codecs/money.ts';
import { named } from '../codecs/schema.ts';
import { list, nullable, object, oneOf } from '../codecs/shapes.ts';
import { Day } from '../codecs/texts.ts';
import { Bool, Int, Text } from '../codecs/values.ts';

// What offers and the wizard both show: pictures, units, journeys, insurances, trainings, add-ons.

export const Image = named('Image', object({ url: Text, alt: Text }));
export type Image = t.TypeOf<typeof Image>;

export const Quality = oneOf('***', '***+', '****', '****+', '*****');
export type Quality = t.TypeOf<typeof Quality>;

/**
 * What cancelling costs whoever books today (R48): until FreeUntil nothing (null: not or no longer free), then so many per cent of the price by
 * the days left to the start; a ToDays of null: or more.
 */
export const CancellingTerms = named(
  'CancellingTerms',
  object({ FreeUntil: nullable(Day), Fees: list(object({ FromDays: Int, ToDays: nullable(Int), Percent: Int })) }),
);
export type CancellingTerms = t.TypeOf<typeof CancellingTerms>;

/** The label that a unit wears; '' for none. No client computes it (R5). */
export const RoomLabel = oneOf('lastPlaces', 'lastYacht', 'reserveList', '');
export type RoomLabel = t.TypeOf<typeof RoomLabel>;

/** A unit as the wire shows it, with what the packer of R7 says about it. */
export const Room = named(
  'Room',
  object({
    RoomId: Int,
    Name: Text,
    Quality,
    YachtClass: Text,
    ShortDescription: Text,
    Description: Text,
    Images: list(Image),
    // PerPerson is Base and Place together, what a place costs before rebates (R13): no client adds them up.
    // Today: what one traveller pays for a place of it or, where it sells cabins, in a cabin, and a crew for all of it, with the rebates
    // that hold for everybody (R60); null in the panel.
    Price: object({
      Place: Money,
      Whole: Money,
      PerPerson: Money,
      Today: nullable(object({ Place: Money, Cabin: nullable(Money), Whole: Money })),
    }),
    Availability: object({
      Available: Bool,
      ReservePlace: Bool,
      ReserveWhole: Bool,
      // Whether the unit is sold by cabins at all, whatever is still free (R5).
      ReserveCabin: Bool,
      RoomsAvailableForReservationCount: Int,
      AccommodationsCount: Int,
      CabinsCount: Int,
      ReservedPlacesCount: Int,
      Remaining: Int,
      PlaceOpen: Bool,
      CabinOpen: Bool,
      WholeOpen: Bool,
      TravellersMax: Int,
      Label: RoomLabel,
    }),
  }),
);
export type Room = t.TypeOf<typeof Room>;

/** A pick-up point; NeedsGroup: it is called at only where a group of at least 15 comes together (R3). */
export const JourneyPoint = named(
  'JourneyPoint',
  object({ JourneyPointId: Int, Name: Text, Price: Money, Available: Bool, NeedsGroup: Bool }),
);
export type JourneyPoint = t.TypeOf<typeof JourneyPoint>;

export const Journey = named(
  'Journey',
  object({
    JourneyId: Int,
    Name: Text,
    Details: Text,
    Price: Money,
    Available: Bool,
    IsPayOnPlace: Bool,
    PointsList: list(JourneyPoint),
    // Whoever travels so says where they get on; CostsByPoint: it costs nothing itself, but by where one gets on (R14).
    AsksPoint: Bool,
    CostsByPoint: Bool,
    // What such a journey costs at least, of the places that are open; null for one with a price of its own.
    PriceFrom: nullable(Money),
  }),
);
export type Journey = t.TypeOf<typeof Journey>;

export const Insurance = named(
  'Insurance',
  object({
    InsuranceId: Int,
    Name: Text,
    Description: Text,
    FeaturesList: list(Text),
    Price: Money,
    Available: Bool,
    IsRecommended: Bool,
  }),
);
export type Insurance = t.TypeOf<typeof Insurance>;

export const Training = named(
  'Training',
  object({ TrainingId: Int, OptionsList: list(object({ TrainingOptionId: Int, Name: Text, Description: Text, Price: Money })) }),
);
export type Training = t.TypeOf<typeof Training>;

export const Addon = named(
  'Addon',
  object({
    AddonId: Int,
    Name: Text,
    Details: Text,
    Price: Money,
    Image,
    // Clothing that somebody wears: who takes it names a size (R54).
    IsSized: Bool,
    // It is asked beside the journey in step 2, not among the add-ons (R3).
    WithJourney: Bool,
    OptionsList: list(object({ AddonOptionId: Int, Name: Text })),
  }),
);
export type Addon = t.TypeOf<typeof Addon>;
