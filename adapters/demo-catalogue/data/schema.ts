import * as t from 'io-ts';

// The schema of the catalogue's data. Days are relative to today or to the trip's start; prices
// are in whole złoty.

const whole = (min: number, max: number): t.Type<number> =>
  new t.Type<number>(
    `whole number from ${min} to ${max}`,
    (u): u is number => typeof u === 'number' && Number.isInteger(u) && u >= min && u <= max,
    (u, c) =>
      typeof u === 'number' && Number.isInteger(u) && u >= min && u <= max
        ? t.success(u)
        : t.failure(u, c),
    t.identity,
  );

const matching = (name: string, pattern: RegExp): t.Type<string> =>
  new t.Type<string>(
    name,
    (u): u is string => typeof u === 'string' && pattern.test(u),
    (u, c) => (typeof u === 'string' && pattern.test(u) ? t.success(u) : t.failure(u, c)),
    t.identity,
  );

const listOf = <C extends t.Mixed>(item: C, min: number, max: number) =>
  t.refinement(
    t.readonlyArray(item),
    (list) => list.length >= min && list.length <= max,
    `list of ${min} to ${max}`,
  );

const Id = whole(1, 99_999);
const Zloty = whole(0, 100_000);
const Price = whole(1, 100_000);
const Words = matching('text without spaces at its ends', /^\S(?:[\s\S]*\S)?$/);
const Prose = matching('text of at least 60 characters', /^\S[\s\S]{58,}\S$/);
const MonthDay = matching('MM-DD', /^(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/);

const Block = t.readonly(t.strict({ name: Words, description: Words }));
const Heading = t.readonly(t.strict({ name: Words, description: t.string }));
const Time = t.keyof({ dawn: null, day: null, golden: null, dusk: null });

/**
 * The first day of an offer, in one of three forms. A number counts days from today. `next` is the
 * next such day of a year that is at least `atLeast` days away. `inSeason` counts days from today,
 * and moves to the next season if the region is out of season then.
 * Only offers that must be near today, and past ones, may be out of season.
 */
const Start = t.union([
  whole(-400, 61),
  t.readonly(t.strict({ next: MonthDay, atLeast: whole(1, 120) })),
  t.readonly(t.strict({ inSeason: whole(62, 460) })),
]);

const Taken = t.readonly(
  t.strict({ wholes: whole(0, 20), pairs: whole(0, 40), singles: whole(0, 240) }),
);

export const UnitData = t.readonly(
  t.intersection([
    t.strict({
      id: Id,
      /** Key of the table of yachts. */
      yacht: Words,
      yachts: whole(1, 12),
      /** With `none`, the office has taken the unit off sale. */
      sells: t.keyof({ both: null, places: null, whole: null, none: null }),
      place: Price,
      whole: Price,
    }),
    t.partial({
      taken: Taken,
      /** The unit's name if it differs from the yacht's name. */
      name: Words,
    }),
  ]),
);

/**
 * An earlier price: from `daysAgo` days ago the price was higher than today's by these amounts.
 * The newest step is today's price.
 */
const PriceStep = t.readonly(
  t.strict({
    daysAgo: whole(0, 730),
    placeMore: whole(-5000, 5000),
    wholeMore: whole(-50_000, 50_000),
  }),
);

const required = t.strict({
  id: Id,
  slug: matching('lower-case letters, digits and hyphens', /^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  name: Words,
  type: Id,
  /** Key of the table of regions, which also names the country. */
  region: Words,
  start: Start,
  nights: whole(1, 28),
  base: Zloty,
  advance: Price,
  units: listOf(UnitData, 1, 9),
  /** Keys of the tables of journeys, insurances, add-ons and ports. */
  journeys: listOf(Words, 1, 6),
  insurances: listOf(Words, 1, 4),
  addons: listOf(Words, 0, 8),
  ports: listOf(Words, 1, 8),
  time: Time,
  vessel: t.keyof({ monohull: null, catamaran: null }),
  title: Words,
  paragraphs: listOf(Prose, 2, 4),
  /** Ratings of sailing, sightseeing and fun, from 0 to 5. */
  ratings: t.readonly(t.tuple([whole(0, 5), whole(0, 5), whole(0, 5)])),
  tags: listOf(Words, 1, 6),
  attractions: listOf(Block, 2, 6),
  meta: Prose,
  keywords: Words,
  similar: listOf(Id, 0, 4),
});

const optional = t.partial({
  closed: t.boolean,
  grayedOut: t.boolean,
  /** Number of days before the trip's start on which First Minute ends. */
  firstMinute: whole(1, 400),
  secondMinute: whole(1, 400),
  safeBooking: t.boolean,
  noResignation: t.boolean,
  assistance: t.readonly(t.strict({ price: Zloty, usual: t.union([Price, t.null]) })),
  noGroupRebate: t.boolean,
  noAmbassadorRebate: t.boolean,
  trainings: listOf(Words, 1, 4),
  /** Keys of journeys and ports that are closed this season. */
  closedJourneys: listOf(Words, 1, 4),
  closedPorts: listOf(Words, 1, 4),
  ribbon: t.readonly(
    t.strict({
      text: Words,
      more: t.string,
      colour: t.keyof({ red: null, green: null, orange: null }),
    }),
  ),
  dailyPlan: listOf(Block, 2, 8),
  included: listOf(Words, 1, 6),
  excluded: listOf(Words, 1, 6),
  history: listOf(PriceStep, 2, 6),
  promotion: Words,
});

/** One offer of the data. */
export const OfferData = t.readonly(t.intersection([required, optional]));
export type OfferData = t.TypeOf<typeof OfferData>;

/** Texts of an offer outside the season. A missing text stays as usual. */
export const OffSeasonData = t.readonly(
  t.exact(
    t.partial({
      title: Words,
      paragraphs: listOf(Prose, 2, 4),
      tags: listOf(Words, 1, 5),
      attractions: listOf(Block, 2, 6),
      meta: Prose,
    }),
  ),
);
export type OffSeasonData = t.TypeOf<typeof OffSeasonData>;

const View = t.readonly(t.strict({ time: Time, alt: Words }));
export type View = t.TypeOf<typeof View>;

/** Texts and pictures that only the offer's own page shows. All fields are optional. */
export const PageData = t.readonly(
  t.exact(
    t.partial({
      units: Heading,
      attractions: Heading,
      dailyPlan: Heading,
      journeys: Words,
      /** Names of the three ratings. */
      ratings: t.readonly(t.tuple([Words, Words, Words])),
      views: listOf(View, 0, 4),
      html: t.readonly(t.tuple([t.string, t.string, t.string])),
      /** Key of the table of films. */
      movie: Words,
      /** Attractions that are closed this season. */
      closedAttractions: listOf(Block, 1, 6),
      /** True if all attractions are closed now. */
      noAttractions: t.boolean,
      /** Classes with a name of their own, and the numbers of their units. */
      classes: listOf(
        t.readonly(t.strict({ name: Words, description: Words, units: listOf(Id, 1, 9) })),
        1,
        3,
      ),
    }),
  ),
);
export type PageData = t.TypeOf<typeof PageData>;

export const RegionData = t.readonly(
  t.strict({
    country: whole(1, 12),
    countryName: Words,
    name: Words,
    text: Prose,
    scene: Words,
    /**
     * First and last day of the sailing season. The season may include New Year; null means all
     * year.
     */
    season: t.union([t.readonly(t.tuple([MonthDay, MonthDay])), t.null]),
    /** Tourist tax in whole euros per person and week; null if there is none. */
    tax: t.union([whole(1, 50), t.null]),
  }),
);
export type RegionData = t.TypeOf<typeof RegionData>;

export const YachtData = t.readonly(
  t.strict({
    name: Words,
    unitClass: t.keyof({
      premier: null,
      superior: null,
      luxury: null,
      premierCatamaran: null,
      superiorCatamaran: null,
      luxuryCatamaran: null,
    }),
    stars: t.keyof({ '***': null, '***+': null, '****': null, '****+': null, '*****': null }),
    berths: whole(7, 12),
    cabins: whole(1, 6),
    bathrooms: whole(1, 6),
    short: Words,
    description: Prose,
  }),
);
export type YachtData = t.TypeOf<typeof YachtData>;

export const PortData = t.readonly(
  t.intersection([
    t.strict({ id: Id, name: Words, description: Prose, views: t.readonlyArray(View) }),
    t.strict({
      latitude: t.refinement(t.number, (n) => Math.abs(n) <= 90, 'latitude'),
      longitude: t.refinement(t.number, (n) => Math.abs(n) <= 180, 'longitude'),
    }),
  ]),
);
export type PortData = t.TypeOf<typeof PortData>;
