import { describe, expect, it } from 'vitest';
import { parseLine } from '../../../adapters/journal/lines.ts';
import {
  deriveMissingClassFields,
  deriveMissingOfferFields,
  type OlderOffer,
} from '../../../adapters/system/older-offers.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import { BAG, COACH, OWN_CAR, offerWith, PREMIER, SHIRT } from '../../arbitraries/offers.ts';

/** Older releases stored offers without the fields that follow from numbers and names. */
const unsaid = (offer: Offer): OlderOffer => {
  const { exotic: _, countryListed: __, ...olderFields } = offer;
  return {
    ...olderFields,
    units: offer.units.map(({ hidden: ___, ...unit }) => unit),
    journeys: offer.journeys.map(({ pickUp: ___, points, ...journey }) => ({
      ...journey,
      points: points.map(({ needsGroup: ____, ...point }) => point),
    })),
    addons: offer.addons.map(({ kind: ___, ...addon }) => addon),
  };
};

const withDocumented = (changes: Partial<Offer>): Offer =>
  deriveMissingOfferFields(unsaid(offerWith(changes)));

describe('data of an older offer that follow from its documented numbers and names', () => {
  it('R3.4, R16.5: countries 9 to 12 have the exotic insurance, and country 11 is not in the public list', () => {
    const countries = [1, 8, 9, 10, 11, 12, 13].map((countryId) => withDocumented({ countryId }));
    expect(countries.filter(({ exotic }) => exotic).map(({ countryId }) => countryId)).toEqual([
      9, 10, 11, 12,
    ]);
    expect(
      countries.filter(({ countryListed }) => !countryListed).map(({ countryId }) => countryId),
    ).toEqual([11]);
  });

  it('R3.4: journey 1 requires a pick-up point; the coach from points 2, 5, 6 and five cities needs 15', () => {
    expect(withDocumented({}).journeys.map(({ id, pickUp }) => [id, pickUp])).toEqual([
      [1, true],
      [2, false],
    ]);
    const point = (id: number, name: string) => ({
      id,
      name,
      price: 0,
      available: true,
      needsGroup: false,
    });
    const cities = ['Kraków', 'Szczecin', 'Trójmiasto', 'Wrocław', 'Poznań', 'Katowice'].map(
      (name, index) => point(20 + index, name),
    );
    const points = [...[1, 2, 3, 4, 5, 6, 7].map((id) => point(id, 'Warszawa')), ...cities];
    const needing = withDocumented({ journeys: [{ ...COACH, points }] }).journeys[0]?.points.filter(
      ({ needsGroup }) => needsGroup,
    );
    expect(needing?.map(({ id }) => id)).toEqual([2, 5, 6, 20, 21, 22, 23, 24]);
  });

  it('R3.4: add-on 7 is extra luggage; an add-on with “Transport” in its name belongs to the journey', () => {
    const named = (id: number, name: string) => ({ ...SHIRT, id, name });
    const addons = withDocumented({
      addons: [BAG, named(8, 'Transport deski'), named(13, 'Koszulka')],
    }).addons;
    expect(addons.map(({ kind }) => kind)).toEqual(['luggage', 'transport', 'ordinary']);
  });

  it('R3.4: classes named “Lista …” and units named after a skipper are for the office only', () => {
    const units = ['Miejsce dla skippera', 'Skipper', 'Premier'].map((name) => ({
      ...PREMIER,
      name,
    }));
    expect(withDocumented({ units }).units.map(({ hidden }) => hidden)).toEqual([
      true,
      true,
      false,
    ]);
    const classes = ['Lista rezerwowa', 'Premier'].map((name) =>
      deriveMissingClassFields({ id: 1, name, description: '', unitIds: [] }),
    );
    expect(classes.map(({ hidden }) => hidden)).toEqual([true, false]);
  });

  it('R3.4: data stated in an offer override what its numbers and names mean', () => {
    const explicit = offerWith({
      countryId: 11,
      units: [{ ...PREMIER, name: 'Skipper 40' }],
      journeys: [
        {
          ...OWN_CAR,
          id: 1,
          points: [{ id: 2, name: 'Kraków', price: 0, available: true, needsGroup: false }],
        },
      ],
      addons: [{ ...SHIRT, id: 7 }],
    });
    expect(deriveMissingOfferFields(explicit)).toEqual(explicit);
    const list = { id: 1, name: 'Lista gości', description: '', unitIds: [], hidden: false };
    expect(deriveMissingClassFields(list)).toEqual(list);
  });

  it('R46: an older export is read with the traits that the documents of its time define', () => {
    const offer = offerWith({ countryId: 9, units: [{ ...PREMIER, name: 'Dla skipperów' }] });
    const before = JSON.stringify({ kind: 'offer', siteId: 1, value: unsaid(offer) });
    expect(parseLine(before, 1)._unsafeUnwrap()).toEqual({
      kind: 'offer',
      siteId: 1,
      value: {
        ...offer,
        exotic: true,
        units: [{ ...PREMIER, name: 'Dla skipperów', hidden: true }],
      },
    });
  });
});
