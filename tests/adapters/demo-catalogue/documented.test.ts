import { describe, expect, it } from 'vitest';
import { saidClass, saidOffer, traitsOf, type UnsaidOffer } from '../../../adapters/demo-catalogue/documented.ts';
import { readLine } from '../../../adapters/journal/lines.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import type { Trait } from '../../../domain/catalogue/traits.ts';
import { BAG, COACH, OWN_CAR, offerWith, PREMIER, SETTINGS, SHIRT } from '../../arbitraries/offers.ts';

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
});

/** An offer as it was kept before offers said what the documents say by numbers and names. */
const unsaid = (offer: Offer): UnsaidOffer => {
  const { exotic: _, countryListed: __, ...rest } = offer;
  return {
    ...rest,
    units: offer.units.map(({ hidden: ___, ...unit }) => unit),
    journeys: offer.journeys.map(({ pickUp: ___, points, ...journey }) => ({
      ...journey,
      points: points.map(({ needsGroup: ____, ...point }) => point),
    })),
    addons: offer.addons.map(({ kind: ___, ...addon }) => addon),
  };
};

const said = (changes: Partial<Offer>): Offer => saidOffer(unsaid(offerWith(changes)));

describe('what else the documents say by numbers and names', () => {
  it('R3.4, R16.5: countries 9 to 12 are exotic, and 11 is not in the public list', () => {
    const countries = [1, 8, 9, 10, 11, 12, 13].map((countryId) => said({ countryId }));
    expect(countries.filter(({ exotic }) => exotic).map(({ countryId }) => countryId)).toEqual([9, 10, 11, 12]);
    expect(countries.filter(({ countryListed }) => !countryListed).map(({ countryId }) => countryId)).toEqual([11]);
  });

  it('R3.4: journey 1 asks where one gets on; points 2, 5 and 6 and five cities need a group of 15', () => {
    expect(said({}).journeys.map(({ id, pickUp }) => [id, pickUp])).toEqual([
      [1, true],
      [2, false],
    ]);
    const point = (id: number, name: string) => ({ id, name, price: 0, available: true, needsGroup: false });
    const cities = ['Kraków', 'Szczecin', 'Trójmiasto', 'Wrocław', 'Poznań', 'Katowice'].map((name, index) => point(20 + index, name));
    const points = [...[1, 2, 3, 4, 5, 6, 7].map((id) => point(id, 'Warszawa')), ...cities];
    const needing = said({ journeys: [{ ...COACH, points }] }).journeys[0]?.points.filter(({ needsGroup }) => needsGroup);
    expect(needing?.map(({ id }) => id)).toEqual([2, 5, 6, 20, 21, 22, 23, 24]);
  });

  it('R3.4: add-on 7 is extra luggage, one with Transport in its name belongs to the way there', () => {
    const named = (id: number, name: string) => ({ ...SHIRT, id, name });
    const addons = said({ addons: [BAG, named(8, 'Transport deski'), named(13, 'Koszulka')] }).addons;
    expect(addons.map(({ kind }) => kind)).toEqual(['luggage', 'transport', 'ordinary']);
  });

  it('R3.4: classes with Lista and units with skipper are for the office alone', () => {
    const units = ['Miejsce dla skippera', 'Skipper', 'Premier'].map((name) => ({ ...PREMIER, name }));
    expect(said({ units }).units.map(({ hidden }) => hidden)).toEqual([true, true, false]);
    const classes = ['Lista rezerwowa', 'Premier'].map((name) => saidClass({ id: 1, name, description: '', unitIds: [] }));
    expect(classes.map(({ hidden }) => hidden)).toEqual([true, false]);
  });

  it('R3.4: what an offer says itself stands, whatever its numbers and names are', () => {
    const own = offerWith({
      countryId: 11,
      units: [{ ...PREMIER, name: 'Skipper 40' }],
      journeys: [{ ...OWN_CAR, id: 1, points: [{ id: 2, name: 'Kraków', price: 0, available: true, needsGroup: false }] }],
      addons: [{ ...SHIRT, id: 7 }],
    });
    expect(saidOffer(own)).toEqual(own);
    const list = { id: 1, name: 'Lista gości', description: '', unitIds: [], hidden: false };
    expect(saidClass(list)).toEqual(list);
  });

  it('R46: an export that was made before is read with what the documents said then', () => {
    const offer = offerWith({ countryId: 9, units: [{ ...PREMIER, name: 'Dla skipperów' }] });
    const before = JSON.stringify({ kind: 'offer', siteId: 1, value: unsaid(offer) });
    expect(readLine(before, 1)._unsafeUnwrap()).toEqual({
      kind: 'offer',
      siteId: 1,
      value: { ...offer, exotic: true, units: [{ ...PREMIER, name: 'Dla skipperów', hidden: true }] },
    });
  });
});
