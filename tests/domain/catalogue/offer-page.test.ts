import { expect, it } from 'vitest';
import { offerPage } from '../../../domain/catalogue/offer-page.ts';
import type { Trait } from '../../../domain/catalogue/traits.ts';
import { offerWith } from '../../arbitraries/offers.ts';

const page = (...traits: readonly Trait[]) => offerPage(offerWith({ traits }));

it('R3: what a page shows follows from traits alone, never from a number or a name', () => {
  expect(page()).toEqual({ dailyPlan: false, routeMap: true, attractionsFirst: false, outerEvent: true, ages: null });
  expect(page('dailyPlan', 'noRouteMap', 'patent', 'course')).toMatchObject({
    dailyPlan: true,
    routeMap: false,
    attractionsFirst: true,
    outerEvent: false,
  });
});

it('R33: a page tells the ages of an offer that has its own, the strictest first', () => {
  expect(page('noAgeLimits').ages).toBe('anyAge');
  expect(page('noUpperAge').ages).toBe('from18');
  expect(page('noUpperAge', 'adultsOnly26').ages).toBe('from26');
});
