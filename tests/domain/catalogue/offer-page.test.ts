import { expect, it } from 'vitest';
import { shownOfferPageSections } from '../../../domain/catalogue/offer-page.ts';
import type { Trait } from '../../../domain/catalogue/traits.ts';
import { offerWith } from '../../arbitraries/offers.ts';

const page = (...traits: readonly Trait[]) => shownOfferPageSections(offerWith({ traits }));

it('R3: the content of an offer page depends on traits only, never on a number or a name', () => {
  expect(page()).toEqual({
    movie: true,
    dailyPlan: false,
    routeMap: true,
    attractionsFirst: false,
    outerEvent: true,
    newWay: true,
    extraBlocks: false,
    questions: true,
    officeConfirms: false,
    ages: null,
  });
  expect(
    page('noMovie', 'dailyPlan', 'noRouteMap', 'patent', 'noOuterEvent', 'reserveListOnly'),
  ).toMatchObject({
    movie: false,
    dailyPlan: true,
    routeMap: false,
    attractionsFirst: true,
    outerEvent: false,
    extraBlocks: true,
    officeConfirms: true,
  });
});

it.each<[Trait, boolean, boolean]>([
  ['mazury', false, false],
  ['cup', false, false],
  ['course', false, true],
  ['privateCruise', true, true],
])(
  'P-079, P-084: with the trait %s: beginners’ introduction shown = %s, questions shown = %s',
  (trait, newWay, questions) => {
    expect(page(trait)).toMatchObject({ newWay, questions });
  },
);

it('R33: the page shows the age limits of its offer’s traits; of two limits it shows the stricter', () => {
  expect(page('noAgeLimits').ages).toBe('anyAge');
  expect(page('noUpperAge').ages).toBe('from18');
  expect(page('noUpperAge', 'adultsOnly26').ages).toBe('from26');
});
