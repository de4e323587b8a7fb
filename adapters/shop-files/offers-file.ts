import * as t from 'io-ts';
import { PRICE_BOUNDS, UNIT_PRICE_BOUNDS, YACHTS_BOUNDS } from '../../domain/catalogue/offer.ts';
import { TRAITS, type Trait } from '../../domain/catalogue/traits.ts';
import { traitName, traitNamed } from '../codecs/trait-names.ts';
import { withSchema } from '../http/contract/codecs/schema.ts';
import { defaulted, list, nullable, object, oneOf, tuple } from '../http/contract/codecs/shapes.ts';
import { Bool } from '../http/contract/codecs/values.ts';
import { anyText, calendarDay, degrees, ownFile, slug, whole, words, zlotys } from './shapes.ts';

const id = whole(1, 99_999_999);
const named = { id, name: words() };
const price = zlotys(PRICE_BOUNDS.least / 100, PRICE_BOUNDS.most / 100);
const paid = zlotys(UNIT_PRICE_BOUNDS.least / 100, UNIT_PRICE_BOUNDS.most / 100);
const prose = anyText();
const count = whole(0, 1000);

const known: readonly string[] = TRAITS;
const TraitCodec = withSchema(
  new t.Type<Trait, string, unknown>(
    'trait',
    (u): u is Trait => typeof u === 'string' && known.includes(u),
    (u, c) => {
      const trait = typeof u === 'string' ? traitNamed(u) : undefined;
      return trait === undefined ? t.failure(u, c) : t.success(trait);
    },
    traitName,
  ),
  { enum: TRAITS.map(traitName) },
);

/** What a company says only where it is so (R3.4). */
const no = defaulted(Bool, false, false);

const UnitCodec = object({
  ...named,
  unitClass: oneOf('premier', 'superior', 'luxury', 'premierCatamaran', 'superiorCatamaran', 'luxuryCatamaran'),
  yachts: whole(YACHTS_BOUNDS.least, YACHTS_BOUNDS.most),
  berths: whole(1, 60),
  cabins: whole(0, 30),
  sellsPlaces: Bool,
  sellsWhole: Bool,
  placePrice: paid,
  wholePrice: paid,
  hidden: no,
});

/** What can be booked of an offer, and at what price (R3 to R8). */
const OfferCodec = object({
  ...named,
  typeId: whole(1, 99),
  countryId: whole(1, 99),
  exotic: no,
  countryListed: defaulted(Bool, true, true),
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
      ...named,
      price,
      available: Bool,
      paidOnSpot: Bool,
      pickUp: no,
      points: list(object({ ...named, price, available: Bool, needsGroup: no }), { max: 100 }),
    }),
    { max: 20 },
  ),
  insurances: list(object({ ...named, price, available: Bool, recommended: Bool }), { max: 20 }),
  trainings: list(object({ id, options: list(object({ ...named, price }), { min: 1, max: 20 }) }), { max: 20 }),
  addons: list(
    object({
      ...named,
      price,
      available: Bool,
      kind: defaulted(oneOf('ordinary', 'transport', 'luggage'), 'ordinary', 'ordinary'),
      sized: Bool,
      options: list(object(named), { max: 50 }),
    }),
    { max: 50 },
  ),
});

const image = object({ url: ownFile, alt: anyText(500) });
const images = list(image, { max: 50 });
const block = object({ name: words(), description: prose });
const heading = object({ name: anyText(200), description: prose });
const texts = list(words(5000), { max: 100 });

/** What is said and shown about an offer; nothing of it decides a price or a place. */
const ContentCodec = object({
  friendlyUrl: slug,
  typeName: words(),
  countryName: words(),
  regionName: words(),
  regionText: prose,
  scene: object({
    country: words(),
    time: oneOf('dawn', 'day', 'golden', 'dusk'),
    vessel: oneOf('monohull', 'catamaran'),
  }),
  terms: list(object(named), { max: 20 }),
  options: list(object(named), { max: 50 }),
  ribbon: object({ text: anyText(60), more: anyText(500), colour: oneOf('red', 'green', 'orange', '') }),
  ratings: list(object({ name: words(), value: whole(0, 5) }), { max: 10 }),
  title: words(),
  paragraphs: texts,
  tags: texts,
  pictures: images,
  headings: object({ units: heading, attractions: heading, dailyPlan: heading, journeys: anyText(200) }),
  ports: list(object({ ...named, description: prose, latitude: degrees(90), longitude: degrees(180), available: Bool, images }), {
    max: 50,
  }),
  dailyPlan: list(block, { max: 50 }),
  attractions: list(object({ name: words(), description: prose, image, available: Bool }), { max: 50 }),
  html: tuple(prose, prose, prose),
  movie: nullable(object({ url: ownFile, poster: ownFile })),
  touristTaxEuros: nullable(count),
  included: texts,
  excluded: texts,
  meta: object({ title: words(), description: words(500), keywords: anyText(500) }),
  similar: list(id, { max: 20 }),
  classes: list(object({ ...named, description: prose, unitIds: list(id, { max: 50 }), hidden: no }), { max: 20 }),
  units: list(
    object({
      unitId: id,
      stars: oneOf('***', '***+', '****', '****+', '*****'),
      shortDescription: anyText(500),
      description: prose,
      images,
    }),
    { max: 50 },
  ),
  journeys: list(object({ journeyId: id, details: prose, images }), { max: 20 }),
  insurances: list(object({ insuranceId: id, description: prose, features: texts }), { max: 20 }),
  trainings: list(object({ optionId: id, description: prose }), { max: 50 }),
  addons: list(object({ addonId: id, details: prose, image }), { max: 50 }),
});

/** What a unit cost from a day on, before the shop knew: for the lowest price of 30 days (R60); `periods`: the minute periods of then, where they were moved since. */
const PriceStep = object(
  { unitId: id, from: calendarDay, place: paid, whole: paid, base: price },
  { periods: object({ firstMinuteUntil: nullable(calendarDay), secondMinuteUntil: nullable(calendarDay) }) },
);

/** One offer of the file. */
export const EntryCodec = object(
  { offer: OfferCodec, content: ContentCodec, promotion: nullable(words(60)) },
  { pricesBefore: list(PriceStep, { max: 1000 }) },
);
export type FileEntry = t.TypeOf<typeof EntryCodec>;

export const OFFERS_FORMAT = 'kilwater-offers/1';
/** Offers of the catalogue; every brand sells them all (R4). */
export const OffersFile = object({ format: oneOf(OFFERS_FORMAT), offers: list(EntryCodec, { min: 1, max: 1000 }) });
