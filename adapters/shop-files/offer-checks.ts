import type { Day } from '../../domain/calendar.ts';
import type { NamedPicture, PictureProblemOf } from '../content/named-pictures.ts';
import type { FileEntry } from './offers-file.ts';

/**
 * Whether a file is allowed to contain offers whose trips have ended. New offers must not have
 * ended, because nobody can change an ended offer.
 */
export type EndedOffers = 'refused' | 'allowed';

type Finding = { readonly field: string; readonly problem: string };

const requireThat = (holds: boolean, field: string, problem: string): readonly Finding[] =>
  holds ? [] : [{ field, problem }];

const duplicateFindings = (
  what: string,
  places: readonly { readonly field: string; readonly value: string | number }[],
): readonly Finding[] => {
  const first = new Map<string | number, string>();
  return places.flatMap(({ field, value }) => {
    const other = first.get(value);
    if (other === undefined) first.set(value, field);
    return other === undefined
      ? []
      : [{ field, problem: `is the same ${what} as ${other}: ${value}` }];
  });
};

const unknownFindings = (
  field: string,
  ids: readonly number[],
  existing: readonly number[],
  what: string,
): readonly Finding[] =>
  ids.flatMap((id, index) =>
    requireThat(
      existing.includes(id),
      `${field}[${index}]`,
      `names ${what} ${id}, which the offer does not have`,
    ),
  );

const idsOf = (items: readonly { readonly id: number }[]): readonly number[] =>
  items.map(({ id }) => id);

const datesOf = (
  { offer }: FileEntry,
  at: string,
  today: Day,
  mayBeOver: boolean,
): readonly Finding[] => {
  const { from, to, firstMinuteUntil: first, secondMinuteUntil: second } = offer;
  const notAfterStart = `must not be after ${from}, on which the trip starts`;
  const rules: readonly (readonly [boolean, keyof typeof offer, string])[] = [
    [from <= to, 'to', `must not be before ${from}, on which the trip starts`],
    [to >= today || mayBeOver, 'to', `must not be over: today is ${today}`],
    [first === null || first <= from, 'firstMinuteUntil', notAfterStart],
    [second === null || second <= from, 'secondMinuteUntil', notAfterStart],
    [
      first === null || second === null || first < second,
      'secondMinuteUntil',
      'must be after the end of the first-minute period',
    ],
  ];
  return rules.flatMap(([holds, field, problem]) =>
    requireThat(holds, `${at}.offer.${field}`, problem),
  );
};

const textsOf = ({ offer, content }: FileEntry, at: string): readonly Finding[] => {
  const units = idsOf(offer.units);
  const described = content.units.map(({ unitId }) => unitId);
  const levels = offer.trainings.flatMap(({ options }) => idsOf(options));
  const namesOnly = (
    part: keyof typeof content,
    ids: readonly number[],
    existing: readonly number[],
    what: string,
  ) => unknownFindings(`${at}.content.${part}`, ids, existing, what);
  const journeys = content.journeys.map(({ journeyId }) => journeyId);
  const insurances = content.insurances.map(({ insuranceId }) => insuranceId);
  const addons = content.addons.map(({ addonId }) => addonId);
  const trainings = content.trainings.map(({ optionId }) => optionId);
  return [
    ...namesOnly('units', described, units, 'unit'),
    ...units.flatMap((id, index) =>
      requireThat(
        described.includes(id),
        `${at}.offer.units[${index}]`,
        'is not described among content.units',
      ),
    ),
    ...content.classes.flatMap(({ unitIds }, index) =>
      unknownFindings(`${at}.content.classes[${index}].unitIds`, unitIds, units, 'unit'),
    ),
    ...namesOnly('journeys', journeys, idsOf(offer.journeys), 'journey'),
    ...namesOnly('insurances', insurances, idsOf(offer.insurances), 'insurance'),
    ...namesOnly('addons', addons, idsOf(offer.addons), 'add-on'),
    ...namesOnly('trainings', trainings, levels, 'training'),
  ];
};

const unitsOf = ({ offer }: FileEntry, at: string): readonly Finding[] =>
  offer.units.flatMap(({ berths, cabins }, index) =>
    requireThat(
      cabins * 2 <= berths,
      `${at}.offer.units[${index}].cabins`,
      `must not have more beds than the ${berths} berths of the yacht`,
    ),
  );

const kindsOf = ({ offer }: FileEntry, at: string): readonly Finding[] => {
  const luggage = offer.addons.filter(({ kind }) => kind === 'luggage');
  return [
    ...offer.journeys.flatMap(({ pickUp, points }, index) =>
      requireThat(
        pickUp === points.length > 0,
        `${at}.offer.journeys[${index}].pickUp`,
        pickUp ? 'must have pick-up points' : 'must be true if the journey has pick-up points',
      ),
    ),
    ...offer.addons.flatMap((addon, index) =>
      addon.kind !== 'luggage'
        ? []
        : [
            ...requireThat(
              addon === luggage[0],
              `${at}.offer.addons[${index}].kind`,
              'is a second luggage add-on: an offer can have only one',
            ),
            ...requireThat(
              addon.options.length <= 1,
              `${at}.offer.addons[${index}].options`,
              'must have at most one entry: the customer answers extra luggage with yes or no',
            ),
          ],
    ),
  ];
};

const pricesOf = (
  { offer, pricesBefore = [] }: FileEntry,
  at: string,
  today: Day,
): readonly Finding[] => [
  ...unknownFindings(
    `${at}.pricesBefore`,
    pricesBefore.map(({ unitId }) => unitId),
    idsOf(offer.units),
    'unit',
  ),
  ...pricesBefore.flatMap(({ unitId, from }, index) => {
    const earlier = pricesBefore.slice(0, index).findLast((step) => step.unitId === unitId);
    const field = `${at}.pricesBefore[${index}].from`;
    return [
      ...requireThat(from <= today, field, `must not be after today, ${today}`),
      ...requireThat(
        earlier === undefined || earlier.from <= from,
        field,
        'must not come before the unit’s earlier price',
      ),
    ];
  }),
];

type Located = NamedPicture & { readonly place: string };

const picturesIn = (value: unknown, place: string): readonly Located[] => {
  if (Array.isArray(value)) return value.flatMap((item, n) => picturesIn(item, `${place}[${n}]`));
  if (typeof value !== 'object' || value === null) return [];
  const { url, width, height }: Readonly<Record<string, unknown>> = { ...value };
  if (typeof url === 'string')
    return [
      {
        ...{ place, url },
        width: typeof width === 'number' ? width : undefined,
        height: typeof height === 'number' ? height : undefined,
      },
    ];
  return Object.entries(value).flatMap(([key, part]) => picturesIn(part, `${place}.${key}`));
};

/** Finds pictures that the shop cannot serve, and photographs whose stated size is wrong. */
export const offerPictureProblems = (
  offerContents: readonly object[],
  problemOf: PictureProblemOf,
): readonly Finding[] =>
  offerContents
    .flatMap((content, index) => picturesIn(content, `offers[${index}].content`))
    .flatMap(({ place, ...picture }) => {
      const found = problemOf(picture);
      return found === null ? [] : [{ field: `${place}.${found.field}`, problem: found.problem }];
    });

/**
 * Finds offer numbers and page addresses used twice, days in wrong order, unknown ids (R3, R7,
 * R60).
 */
export const offerProblems = (
  entries: readonly FileEntry[],
  today: Day,
  endedOffers: EndedOffers,
  offerIdsInShop: readonly number[] = [],
): readonly Finding[] => {
  const at = (index: number): string => `offers[${index}]`;
  const already = new Set(offerIdsInShop);
  const numbers = new Set([...offerIdsInShop, ...entries.map(({ offer }) => offer.id)]);
  return [
    ...duplicateFindings(
      'number',
      entries.map(({ offer }, index) => ({ field: `${at(index)}.offer.id`, value: offer.id })),
    ),
    ...duplicateFindings(
      'address',
      entries.map(({ content }, index) => ({
        field: `${at(index)}.content.friendlyUrl`,
        value: content.friendlyUrl,
      })),
    ),
    ...duplicateFindings(
      'unit',
      entries.flatMap(({ offer }, index) =>
        offer.units.map(({ id }, unit) => ({
          field: `${at(index)}.offer.units[${unit}].id`,
          value: id,
        })),
      ),
    ),
    ...entries.flatMap((entry, index) => [
      ...datesOf(entry, at(index), today, endedOffers === 'allowed' || already.has(entry.offer.id)),
      ...unitsOf(entry, at(index)),
      ...kindsOf(entry, at(index)),
      ...textsOf(entry, at(index)),
      ...pricesOf(entry, at(index), today),
      ...entry.content.similar.flatMap((id, other) =>
        requireThat(
          numbers.has(id),
          `${at(index)}.content.similar[${other}]`,
          `names offer ${id}, which does not exist`,
        ),
      ),
    ]),
  ];
};
