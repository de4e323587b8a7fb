import type * as t from 'io-ts';
import { Money } from '../codecs/money.ts';
import { list, nullable, object, oneOfCodec, withName } from '../codecs/shapes.ts';
import { Day } from '../codecs/texts.ts';
import { Bool, Int, Text } from '../codecs/values.ts';

export const Image = withName('Image', object({ url: Text, alt: Text }));
export type Image = t.TypeOf<typeof Image>;

export const WirePhotograph = withName(
  'Photograph',
  object({ url: Text, alt: Text, width: Int, height: Int }),
);
export type WirePhotograph = t.TypeOf<typeof WirePhotograph>;
export const photographs = { Photographs: list(WirePhotograph) };

export const Quality = oneOfCodec('***', '***+', '****', '****+', '*****');

/**
 * The cancellation fees of a booking made today (R48). A fee applies from FromDays to ToDays days
 * before the start. If ToDays is null, it has no upper limit.
 */
export const CancellingTerms = withName(
  'CancellingTerms',
  object({
    FreeUntil: nullable(Day),
    Fees: list(object({ FromDays: Int, ToDays: nullable(Int), Percent: Int })),
  }),
);
export type CancellingTerms = t.TypeOf<typeof CancellingTerms>;

/** The label 'almost sold out'. Only the server can compute it (R5). */
export const RoomLabel = oneOfCodec('lastPlaces', 'lastYacht', 'reserveList', '');

export const Room = withName(
  'Room',
  object(
    {
      RoomId: Int,
      Name: Text,
      Quality,
      YachtClass: Text,
      ShortDescription: Text,
      Description: Text,
      Images: list(Image),
      // PerPerson: Base plus Place (R13). Today: PerPerson less the rebates for everybody (R60).
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
        // True if the unit sells cabins, even if none is free now (R5).
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
    },
    photographs,
  ),
);
export type Room = t.TypeOf<typeof Room>;

/** A pick-up point. With NeedsGroup, the coach stops only if 15 people or more choose it (R3). */
export const JourneyPoint = withName(
  'JourneyPoint',
  object({ JourneyPointId: Int, Name: Text, Price: Money, Available: Bool, NeedsGroup: Bool }),
);
export type JourneyPoint = t.TypeOf<typeof JourneyPoint>;

export const Journey = withName(
  'Journey',
  object({
    JourneyId: Int,
    Name: Text,
    Details: Text,
    Price: Money,
    Available: Bool,
    IsPayOnPlace: Bool,
    PointsList: list(JourneyPoint),
    // True if the price of the journey is the price of the pick-up point (R14).
    AsksPoint: Bool,
    CostsByPoint: Bool,
    PriceFrom: nullable(Money),
  }),
);
export type Journey = t.TypeOf<typeof Journey>;

export const Insurance = withName(
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

export const Training = withName(
  'Training',
  object({
    TrainingId: Int,
    OptionsList: list(
      object({ TrainingOptionId: Int, Name: Text, Description: Text, Price: Money }),
    ),
  }),
);
export type Training = t.TypeOf<typeof Training>;

export const Addon = withName(
  'Addon',
  object({
    AddonId: Int,
    Name: Text,
    Details: Text,
    Price: Money,
    Image,
    // True for clothing: the customer must choose a size (R54).
    IsSized: Bool,
    // True if step 2 offers the add-on, with the journey; otherwise step 4 offers it (R3).
    WithJourney: Bool,
    OptionsList: list(object({ AddonOptionId: Int, Name: Text })),
  }),
);
export type Addon = t.TypeOf<typeof Addon>;
