import * as t from 'io-ts';
import {
  ADDON_KINDS,
  PRICE_BOUNDS,
  UNIT_CLASSES,
  UNIT_PRICE_BOUNDS,
  YACHTS_BOUNDS,
} from '../../domain/catalogue/offer.ts';
import { TRAITS, type Trait } from '../../domain/catalogue/traits.ts';
import { traitByName, traitName } from '../codecs/trait-names.ts';
import {
  list,
  nullable,
  object,
  oneOfCodec,
  tuple,
  withDefault,
  withSchema,
} from '../http/contract/codecs/shapes.ts';
import { Bool } from '../http/contract/codecs/values.ts';
import {
  anyTextCodec,
  calendarDay,
  degreesCodec,
  meeting,
  nullIfMissingCodec,
  ownHostPathCodec,
  photographPathCodec,
  slug,
  trimmedTextCodec,
  wholeNumberCodec,
  zlotysCodec,
} from './shapes.ts';

const id = wholeNumberCodec(1, 99_999_999);
const idAndName = { id, name: trimmedTextCodec() };
const price = zlotysCodec(PRICE_BOUNDS.least / 100, PRICE_BOUNDS.most / 100);
const unitPrice = zlotysCodec(UNIT_PRICE_BOUNDS.least / 100, UNIT_PRICE_BOUNDS.most / 100);
const prose = anyTextCodec();
const count = wholeNumberCodec(0, 1000);

const KNOWN_TRAITS: readonly string[] = TRAITS;
const TraitCodec = withSchema(
  new t.Type<Trait, string, unknown>(
    'trait',
    (u): u is Trait => typeof u === 'string' && KNOWN_TRAITS.includes(u),
    (u, c) => {
      const trait = typeof u === 'string' ? traitByName(u) : undefined;
      return trait === undefined ? t.failure(u, c) : t.success(trait);
    },
    traitName,
  ),
  { enum: TRAITS.map(traitName) },
);

/** A field that is written only if it is true. A missing field means false (R3.4). */
const defaultFalse = withDefault(Bool, false, false);

const UnitCodec = object({
  ...idAndName,
  unitClass: oneOfCodec(...UNIT_CLASSES),
  yachts: wholeNumberCodec(YACHTS_BOUNDS.least, YACHTS_BOUNDS.most),
  berths: wholeNumberCodec(1, 60),
  cabins: wholeNumberCodec(0, 30),
  sellsPlaces: Bool,
  sellsWhole: Bool,
  placePrice: unitPrice,
  wholePrice: unitPrice,
  hidden: defaultFalse,
});

const OfferCodec = object({
  ...idAndName,
  typeId: wholeNumberCodec(1, 99),
  countryId: wholeNumberCodec(1, 99),
  exotic: defaultFalse,
  countryListed: withDefault(Bool, true, true),
  from: calendarDay,
  to: calendarDay,
  closed: Bool,
  grayedOut: Bool,
  traits: list(TraitCodec, { max: TRAITS.length }),
  base: price,
  advance: price,
  firstMinuteUntil: nullable(calendarDay),
  secondMinuteUntil: nullable(calendarDay),
  safeBooking: Bool,
  sellsResignation: Bool,
  assistance: nullable(object({ price, usual: nullable(price) })),
  showGroupRebate: Bool,
  showAmbassadorRebate: Bool,
  units: list(UnitCodec, { min: 1, max: 50 }),
  journeys: list(
    object({
      ...idAndName,
      price,
      available: Bool,
      paidOnSpot: Bool,
      pickUp: defaultFalse,
      points: list(object({ ...idAndName, price, available: Bool, needsGroup: defaultFalse }), {
        max: 100,
      }),
    }),
    { max: 20 },
  ),
  insurances: list(object({ ...idAndName, price, available: Bool, recommended: Bool }), {
    max: 20,
  }),
  trainings: list(
    object({ id, options: list(object({ ...idAndName, price }), { min: 1, max: 20 }) }),
    { max: 20 },
  ),
  addons: list(
    object({
      ...idAndName,
      price,
      available: Bool,
      kind: withDefault(oneOfCodec(...ADDON_KINDS), 'ordinary', 'ordinary'),
      sized: Bool,
      options: list(object(idAndName), { max: 50 }),
    }),
    { max: 50 },
  ),
});

const image = object({ url: ownHostPathCodec, alt: anyTextCodec(500) });
const images = list(image, { max: 50 });
const photograph = object({
  url: photographPathCodec,
  alt: trimmedTextCodec(500),
  width: wholeNumberCodec(800, 20_000),
  height: wholeNumberCodec(200, 20_000),
});
const photographs = { photographs: list(photograph, { min: 1, max: 30 }) };
const block = object({ name: trimmedTextCodec(), description: prose });
const heading = object({ name: anyTextCodec(200), description: prose });
const texts = list(trimmedTextCodec(5000), { max: 100 });

const ContentCodec = object(
  {
    friendlyUrl: slug,
    typeName: trimmedTextCodec(),
    countryName: trimmedTextCodec(),
    regionName: trimmedTextCodec(),
    regionText: prose,
    scene: object({
      country: trimmedTextCodec(),
      time: oneOfCodec('dawn', 'day', 'golden', 'dusk'),
      vessel: oneOfCodec('monohull', 'catamaran'),
    }),
    terms: list(object(idAndName), { max: 20 }),
    options: list(object(idAndName), { max: 50 }),
    ribbon: object({
      text: anyTextCodec(60),
      more: anyTextCodec(500),
      colour: oneOfCodec('red', 'green', 'orange', ''),
    }),
    ratings: list(object({ name: trimmedTextCodec(), value: wholeNumberCodec(0, 5) }), { max: 10 }),
    title: trimmedTextCodec(),
    paragraphs: texts,
    tags: texts,
    pictures: images,
    headings: object({
      units: heading,
      attractions: heading,
      dailyPlan: heading,
      journeys: anyTextCodec(200),
    }),
    ports: list(
      object(
        {
          ...idAndName,
          description: prose,
          latitude: degreesCodec(90),
          longitude: degreesCodec(180),
          available: Bool,
          images,
        },
        photographs,
      ),
      { max: 50 },
    ),
    dailyPlan: list(block, { max: 50 }),
    attractions: list(
      object({ name: trimmedTextCodec(), description: prose, image, available: Bool }),
      {
        max: 50,
      },
    ),
    html: tuple(prose, prose, prose),
    movie: nullable(object({ url: ownHostPathCodec, poster: ownHostPathCodec })),
    touristTaxEuros: nullable(count),
    meeting: nullIfMissingCodec(meeting),
    included: texts,
    excluded: texts,
    meta: object({
      title: trimmedTextCodec(),
      description: trimmedTextCodec(500),
      keywords: anyTextCodec(500),
    }),
    similar: list(id, { max: 20 }),
    classes: list(
      object({
        ...idAndName,
        description: prose,
        unitIds: list(id, { max: 50 }),
        hidden: defaultFalse,
      }),
      { max: 20 },
    ),
    units: list(
      object(
        {
          unitId: id,
          stars: oneOfCodec('***', '***+', '****', '****+', '*****'),
          shortDescription: anyTextCodec(500),
          description: prose,
          images,
        },
        photographs,
      ),
      { max: 50 },
    ),
    journeys: list(object({ journeyId: id, details: prose, images }), { max: 20 }),
    insurances: list(object({ insuranceId: id, description: prose, features: texts }), { max: 20 }),
    trainings: list(object({ optionId: id, description: prose }), { max: 50 }),
    addons: list(object({ addonId: id, details: prose, image }), { max: 50 }),
  },
  { ...photographs, cover: photograph },
);

/**
 * A former price of a unit, with the day from which it applied. The lowest price in 30 days needs
 * it (R60).
 */
const PriceStep = object(
  { unitId: id, from: calendarDay, place: unitPrice, whole: unitPrice, base: price },
  {
    periods: object({
      firstMinuteUntil: nullable(calendarDay),
      secondMinuteUntil: nullable(calendarDay),
    }),
  },
);

export const EntryCodec = object(
  { offer: OfferCodec, content: ContentCodec, promotion: nullable(trimmedTextCodec(60)) },
  { pricesBefore: list(PriceStep, { max: 1000 }) },
);
export type FileEntry = t.TypeOf<typeof EntryCodec>;

export const OFFERS_FORMAT = 'kilwater-offers/1';
/** Codec of a file of offers. Every brand sells all offers of the file (R4). */
export const OffersFile = object({
  format: oneOfCodec(OFFERS_FORMAT),
  offers: list(EntryCodec, { min: 1 }),
});
