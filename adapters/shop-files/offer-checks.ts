import type { OfferContent, Photograph } from '../../application/ports/catalogue.ts';
import type { Day } from '../../domain/calendar.ts';
import { photographName } from '../http/contract/photographs.ts';
import type { FileEntry } from './offers-file.ts';

/** Says if a file may contain ended offers, which nobody can change any more. */
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
  return [
    ...requireThat(
      from <= to,
      `${at}.offer.to`,
      `must not be before ${from}, on which the trip starts`,
    ),
    ...requireThat(
      to >= today || mayBeOver,
      `${at}.offer.to`,
      `must not be over: today is ${today}`,
    ),
    ...requireThat(
      first === null || first <= from,
      `${at}.offer.firstMinuteUntil`,
      `must not be after ${from}, on which the trip starts`,
    ),
    ...requireThat(
      second === null || second <= from,
      `${at}.offer.secondMinuteUntil`,
      `must not be after ${from}, on which the trip starts`,
    ),
    ...requireThat(
      first === null || second === null || first < second,
      `${at}.offer.secondMinuteUntil`,
      'must be after the end of the first-minute period',
    ),
  ];
};

const textsOf = ({ offer, content }: FileEntry, at: string): readonly Finding[] => {
  const units = idsOf(offer.units);
  const described = content.units.map(({ unitId }) => unitId);
  const levels = offer.trainings.flatMap(({ options }) => idsOf(options));
  const under = `${at}.content`;
  return [
    ...unknownFindings(`${under}.units`, described, units, 'unit'),
    ...units.flatMap((id, index) =>
      requireThat(
        described.includes(id),
        `${at}.offer.units[${index}]`,
        'is not described among content.units',
      ),
    ),
    ...content.classes.flatMap(({ unitIds }, index) =>
      unknownFindings(`${under}.classes[${index}].unitIds`, unitIds, units, 'unit'),
    ),
    ...unknownFindings(
      `${under}.journeys`,
      content.journeys.map(({ journeyId }) => journeyId),
      idsOf(offer.journeys),
      'journey',
    ),
    ...unknownFindings(
      `${under}.insurances`,
      content.insurances.map(({ insuranceId }) => insuranceId),
      idsOf(offer.insurances),
      'insurance',
    ),
    ...unknownFindings(
      `${under}.addons`,
      content.addons.map(({ addonId }) => addonId),
      idsOf(offer.addons),
      'add-on',
    ),
    ...unknownFindings(
      `${under}.trainings`,
      content.trainings.map(({ optionId }) => optionId),
      levels,
      'training',
    ),
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
              'is luggage a second time: extra luggage is one thing',
            ),
            ...requireThat(
              addon.options.length <= 1,
              `${at}.offer.addons[${index}].options`,
              'must be one at most: extra luggage is asked for by yes or no',
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

/** Finds photographs whose file is missing in `files`, or whose size differs from the file's. */
export const photographFindings = (
  contents: readonly Pick<OfferContent, 'cover' | 'photographs' | 'ports' | 'units'>[],
  files: Readonly<Record<string, { readonly width: number; readonly height: number }>>,
): readonly Finding[] =>
  contents.flatMap(({ cover, photographs, ports, units }, index) => {
    const at = `offers[${index}].content`;
    const placed = (field: string, list: readonly Photograph[] = []) =>
      list.map((photograph, nth) => ({ place: `${field}.photographs[${nth}]`, photograph }));
    return [
      ...(cover === undefined ? [] : [{ place: `${at}.cover`, photograph: cover }]),
      ...placed(at, photographs),
      ...ports.flatMap((port, nth) => placed(`${at}.ports[${nth}]`, port.photographs)),
      ...units.flatMap((unit, nth) => placed(`${at}.units[${nth}]`, unit.photographs)),
    ].flatMap(({ place, photograph: { url, width, height } }) => {
      const file = files[photographName(url) ?? ''];
      if (file === undefined)
        return [
          {
            field: `${place}.url`,
            problem: `names ${url}, which is missing; put the original into photos/ of the content folder and run npm run content`,
          },
        ];
      return requireThat(
        file.width === width && file.height === height,
        `${place}.width`,
        `must be ${file.width} and its height ${file.height}, as the original`,
      );
    });
  });

/** Finds duplicate numbers and addresses, days in wrong order, unknown references (R3, R7, R60). */
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
          `names offer ${id}, which there is not`,
        ),
      ),
    ]),
  ];
};
