import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../../../adapters/demo-catalogue/demo-catalogue.ts';
import {
  bathroomsOf,
  type PlanSpec,
  sleepingPlacesOf,
} from '../../../../adapters/illustrations/plans/pieces.ts';
import { drawYachtPlan } from '../../../../adapters/illustrations/plans/plan.ts';

const CLASSES: readonly (readonly [string, PlanSpec])[] = [
  ['Jacht Premier', { hull: 'monohull', cabins: 4, berths: 10, bathrooms: 2 }],
  ['Jacht Superior', { hull: 'monohull', cabins: 5, berths: 12, bathrooms: 3 }],
  ['Jacht Luxury', { hull: 'monohull', cabins: 5, berths: 12, bathrooms: 5 }],
  ['Katamaran Premier', { hull: 'catamaran', cabins: 4, berths: 12, bathrooms: 2 }],
  ['Katamaran Superior', { hull: 'catamaran', cabins: 4, berths: 12, bathrooms: 4 }],
  ['Katamaran Luxury', { hull: 'catamaran', cabins: 6, berths: 12, bathrooms: 6 }],
];
const planUrls = demoCatalogue('2027-03-01').flatMap(({ content }) =>
  content.units.flatMap(({ images }) => images.map(({ url }) => url)),
);
const yachts = [...new Set(planUrls)].flatMap((url): readonly (readonly [string, PlanSpec])[] => {
  const plan = /\/plan-(jacht|katamaran)-(\d+)-(\d+)-(\d+)\.svg$/.exec(url);
  if (plan === null) return [];
  const [cabins = 0, berths = 0, bathrooms = 0] = plan.slice(2).map(Number);
  const hull = plan[1] === 'katamaran' ? 'catamaran' : 'monohull';
  return [[url, { hull, cabins, berths, bathrooms }]];
});
const all = [...CLASSES, ...yachts];
const count = (svg: string, sign: RegExp): number => svg.match(sign)?.length ?? 0;

describe('the deck plan of a yacht agrees with its technical data', () => {
  it.each(all)('the deck plan of the yacht %s has as many pillows as berths', (_name, spec) => {
    expect(count(drawYachtPlan(spec) ?? '', /href="#p"/g)).toBe(spec.berths);
  });

  it.each(all)(
    'the deck plan of the yacht %s shows each berth and each cabin of the technical data once',
    (_name, spec) => {
      const places = sleepingPlacesOf(spec) ?? [];
      expect(places.reduce((sum, { persons }) => sum + persons, 0)).toBe(spec.berths);
      expect(places.filter(({ isCabin }) => isCabin).length).toBe(spec.cabins);
      expect(new Set(places.map(({ spot }) => spot)).size).toBe(places.length);
      expect(places.map(({ number }) => number)).toEqual(places.map((_, i) => i + 1));
    },
  );

  it.each(all)(
    'the deck plan of the yacht %s has a toilet and a basin for each bathroom, and a basin in the galley',
    (_name, spec) => {
      expect(bathroomsOf(spec).length).toBe(spec.bathrooms);
      expect(count(drawYachtPlan(spec) ?? '', /rx="9" ry="12"/g)).toBe(spec.bathrooms);
      expect(count(drawYachtPlan(spec) ?? '', /rx="11" ry="8"/g)).toBe(spec.bathrooms);
    },
  );

  it.each(all)(
    'on the deck plan of the yacht %s each berth has a number and can be highlighted',
    (_name, spec) => {
      const places = sleepingPlacesOf(spec) ?? [];
      expect(count(drawYachtPlan(spec) ?? '', /r="16" fill="#0b3442"/g)).toBe(places.length);
      for (const { number } of places)
        expect(count(drawYachtPlan(spec, number) ?? '', /#ffc629/g)).toBe(1);
    },
  );

  it('has cabins for one person if the technical data have fewer than two berths per cabin', () => {
    expect(
      sleepingPlacesOf({ hull: 'monohull', cabins: 3, berths: 5, bathrooms: 1 })?.map(
        ({ persons }) => persons,
      ),
    ).toEqual([2, 2, 1]);
  });

  it.each([
    { hull: 'monohull', cabins: 2, berths: 9, bathrooms: 1 },
    { hull: 'monohull', cabins: 4, berths: 3, bathrooms: 1 },
    { hull: 'catamaran', cabins: 7, berths: 14, bathrooms: 2 },
    { hull: 'catamaran', cabins: 0, berths: 0, bathrooms: 0 },
  ] as const)('does not exist for a yacht with $cabins cabins and $berths berths', (spec) => {
    expect(drawYachtPlan(spec)).toBeNull();
  });

  it('puts the galley on the left, as in the picture of the saloon', () => {
    for (const [, spec] of CLASSES) {
      const [, x = '999', width = '1'] =
        /<rect x="(\d+)" y="\d+" width="(40)" height="\d+" rx="4" fill="#dcb07c"/.exec(
          drawYachtPlan(spec) ?? '',
        ) ?? [];
      expect(Number(x) + Number(width)).toBeLessThan(spec.hull === 'catamaran' ? 260 : 160);
    }
  });
});
