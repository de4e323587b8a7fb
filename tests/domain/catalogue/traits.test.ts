import { describe, expect, it } from 'vitest';
import {
  isExotic,
  isHiddenClass,
  isHiddenUnit,
  isListedCountry,
  isLuggage,
  isPickUpJourney,
  needsGroupOf15,
  type Trait,
  traitsOf,
} from '../../../domain/catalogue/traits.ts';
import { SETTINGS } from '../../arbitraries/offers.ts';

const PLAIN = { id: 900, name: 'Chorwacja Explore', typeId: 2, countryId: 1, boatTripMarker: SETTINGS.boatTripMarker };
const sorted = (traits: readonly Trait[]): readonly Trait[] => [...traits].sort();

describe('traits of offers', () => {
  it('R3: an offer of which the documents say nothing has no traits', () => {
    expect(traitsOf(PLAIN)).toEqual([]);
  });

  it.each<[number, readonly Trait[]]>([
    [3, ['reserveListOnly']],
    [15, ['soldOut']],
    [31, ['mapZoom6', 'noMovie']],
    [32, ['noMovie']],
    [33, ['noMovie']],
    [54, ['reserveListOnly']],
    [75, ['noRouteMap']],
    [79, ['noCabin']],
    [82, ['mapZoom7', 'skipperDiscount']],
    [83, ['adultsOnly26']],
    [174, ['outsideMainList', 'recommended']],
    [188, ['childDiscountInfo', 'organiserSkipperInEuro']],
    [193, ['skipperRequired']],
    [248, ['dailyPlan', 'organiserSkipperInZloty']],
  ])('R3.1, R33.6: offer %i has the traits %j', (id, traits) => {
    expect(sorted(traitsOf({ ...PLAIN, id }))).toEqual(traits);
  });

  it.each<[string, readonly Trait[]]>([
    ['Kilwater Cup 2027', ['cup', 'noCabin']],
    ['Kurs na Mazurach', ['course', 'noCabin', 'noOuterEvent']],
    ['Kurs Żeglarza Jachtowego', ['course', 'noCabin', 'noOuterEvent', 'sailorCourse']],
    ['Tydzień na patent Sternika', ['helmsmanCourse', 'patent']],
    ['Akademia manewrów', ['academy', 'noCabin', 'noUpperAge']],
    ['Rejs na patent', ['patent']],
    ['Patent w tydzień', ['patent']],
    ['Mazury w maju', ['mazury']],
    ['KilwaterBoat Grecja', ['boatTrip', 'skipperRequired']],
  ])('R3.1: an offer named %s has the traits %j', (name, traits) => {
    expect(sorted(traitsOf({ ...PLAIN, name }))).toEqual(traits);
  });

  it('R4: the boat-trip marker is the brand’s own', () => {
    expect(traitsOf({ ...PLAIN, name: 'ZimaBoat Grecja' })).toEqual([]);
    expect(traitsOf({ ...PLAIN, name: 'ZimaBoat Grecja', boatTripMarker: 'ZimaBoat' })).toContain('boatTrip');
  });

  it.each<[number, readonly Trait[]]>([
    [5, ['course', 'outsideMainList']],
    [6, ['privateCruise']],
    [11, ['noAgeLimits']],
    [12, ['noAgeLimits']],
  ])('W-139, R33, R56.1: an offer of type %i has the traits %j', (typeId, traits) => {
    expect(sorted(traitsOf({ ...PLAIN, typeId }))).toEqual(traits);
  });

  it('R3.3: the office can give the same traits to any other offer, once each', () => {
    expect(traitsOf({ ...PLAIN, id: 82, byOffice: ['skipperDiscount', 'soldOut'] })).toEqual(['skipperDiscount', 'mapZoom7', 'soldOut']);
  });

  it('R16: the exotic countries are 9 to 12', () => {
    expect([1, 8, 9, 10, 11, 12, 13].filter(isExotic)).toEqual([9, 10, 11, 12]);
  });

  it('R3.4: journey 1 has pick-up points, add-on 7 is luggage', () => {
    expect([1, 2, 3].filter(isPickUpJourney)).toEqual([1]);
    expect([6, 7, 13].filter(isLuggage)).toEqual([7]);
  });

  it('R3.4: points 2, 5 and 6 and five cities need a group of 15', () => {
    expect([1, 2, 3, 4, 5, 6, 7].filter((id) => needsGroupOf15({ id, name: 'Warszawa' }))).toEqual([2, 5, 6]);
    for (const name of ['Kraków', 'Szczecin', 'Trójmiasto', 'Wrocław', 'Poznań']) expect(needsGroupOf15({ id: 1, name })).toBe(true);
    expect(needsGroupOf15({ id: 1, name: 'Katowice' })).toBe(false);
  });

  it('R3.4: classes with Lista and units with skipper are hidden', () => {
    expect(isHiddenClass('Lista rezerwowa')).toBe(true);
    expect(isHiddenClass('Premier')).toBe(false);
    expect(isHiddenUnit('Miejsce dla skippera')).toBe(true);
    expect(isHiddenUnit('Skipper')).toBe(true);
    expect(isHiddenUnit('Premier')).toBe(false);
  });
});

describe('the public list', () => {
  it('is narrowed to any country but 11, whose offers it never shows', () => {
    expect([1, 2, 6, 9, 11, 12].filter(isListedCountry)).toEqual([1, 2, 6, 9, 12]);
  });
});
