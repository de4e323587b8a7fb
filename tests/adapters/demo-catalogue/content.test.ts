import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  demoCatalogue,
  demoSeedBookings,
} from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { DRAWINGS } from '../../../adapters/http/contract/drawings.ts';
import { isSceneCountry, splitSceneSeed } from '../../../adapters/http/contract/scenes.ts';
import { drawingByName } from '../../../adapters/illustrations/drawing-by-name.ts';
import { addDays } from '../../../domain/calendar.ts';
import {
  hasTrait,
  notBookableReason,
  takesReserveListOnly,
} from '../../../domain/catalogue/offer.ts';
import { zloty } from '../../../domain/money.ts';
import { fitsFleet } from '../../../domain/seats/occupancy.ts';

const TODAY = '2027-03-01';
const entries = demoCatalogue(TODAY);
const offers = entries.map(({ offer }) => offer);
const svgAt = (url: string): string =>
  drawingByName(/^\/sceny\/(.+)\.svg$/.exec(url)?.[1] ?? '') ?? '';
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : [];

/** Anchored, at a jetty, moored, before rocks (adapters/illustrations/scenes/composition.ts). */
const COMPOSITIONS_AT_REST = [1, 4, 5, 7];

const EACH_HALF = ['2026-12-01', '2027-06-15'] as const;

describe('texts and pictures of the demo catalogue', () => {
  it.each(EACH_HALF)(
    'on the start day %s no two offers have equal texts, and texts are whole Polish sentences',
    (day) => {
      const entries = demoCatalogue(day);
      for (const pick of ['title', 'paragraphs', 'attractions'] as const) {
        const texts = entries.map(({ content }) => JSON.stringify(content[pick]));
        expect(new Set(texts).size).toBe(texts.length);
      }
      for (const { offer, content } of entries) {
        const texts = textsOf(content).filter((text) => !text.startsWith('/sceny/'));
        expect(texts.filter((text) => /lorem|ipsum|todo|xxx|undefined| {2}/i.test(text))).toEqual(
          [],
        );
        expect(
          content.paragraphs.filter((text) => !/[.!?”]$/.test(text)),
          offer.name,
        ).toEqual([]);
        expect(content.paragraphs.join(' ')).toMatch(/[ąćęłńóśźż]/);
        expect(content.meta.description.length, offer.name).toBeLessThanOrEqual(160);
      }
    },
  );

  it('P-141: if a picture’s text says that a yacht is under sail, the drawing shows raised sails', () => {
    const atRest = EACH_HALF.flatMap(demoCatalogue).flatMap(({ content }) =>
      content.units
        .flatMap(({ images }) => images)
        .filter(({ url, alt }) => {
          const seed = /-(\d+)-\d+x\d+\.svg$/.exec(url)?.[1];
          return (
            seed !== undefined &&
            alt.includes('pod żaglami') &&
            COMPOSITIONS_AT_REST.includes(splitSceneSeed(Number(seed)).composition)
          );
        })
        .map(({ url }) => url),
    );
    expect(atRest).toEqual([]);
  });

  it('P-142: each attraction has a drawing that shows an attraction, and no page shows a drawing twice', () => {
    const entries = EACH_HALF.flatMap(demoCatalogue);
    const pictures = entries.map(({ content }) =>
      content.attractions.map(({ image }) => image.url),
    );
    for (const urls of pictures) expect(new Set(urls).size).toBe(urls.length);
    expect(pictures.flat().filter((url) => !url.startsWith('/sceny/atrakcja-'))).toEqual([]);
    const drawn = new Set([...pictures.flat(), '/sceny/atrakcja-poranna-kapiel.svg']);
    expect(drawn.size).toBe(DRAWINGS.atrakcja.names.length);
  });

  it('P-171: an offer lists tourist tax as not included exactly if its region has that tax', () => {
    for (const { offer, content } of entries) {
      const noted = content.excluded.filter((line) => line.includes('Taksa'));
      const expected =
        content.touristTaxEuros === null
          ? []
          : [`*Taksa turystyczna, ok. ${content.touristTaxEuros} EUR od osoby za tydzień`];
      expect(noted, offer.name).toEqual(expected);
    }
  });

  it('no lake cruise describes a sea yacht; private cruises offer a whole yacht, all other cruises a place', () => {
    for (const { offer, content } of entries) {
      const descriptions = content.classes.map(({ description }) => description).join(' ');
      expect(/39–40|45–58/.test(descriptions) && hasTrait(offer, 'mazury'), offer.name).toBe(false);
      expect(
        content.included.filter((line) => /^(Miejsce|Cały jacht)/.test(line)),
        offer.name,
      ).toEqual([
        hasTrait(offer, 'privateCruise')
          ? 'Cały jacht w wybranej klasie'
          : 'Miejsce na jachcie w wybranej klasie',
      ]);
    }
  });

  it('R4, R28.7: texts contain no number that is defined by a brand setting', () => {
    for (const { content } of entries)
      expect(textsOf(content).filter((text) => /\d PLN od osoby|za \d+ PLN/.test(text))).toEqual(
        [],
      );
  });

  it('every picture is a drawn scene of a known country, and every port has coordinates', () => {
    for (const { offer, content } of entries) {
      for (const { url, alt } of content.units.flatMap(({ images }) => images)) {
        expect(svgAt(url), url).toContain('<svg');
        expect(alt.length).toBeGreaterThan(10);
      }
      expect(isSceneCountry(content.scene.country), offer.name).toBe(true);
      for (const { latitude, longitude } of content.ports) {
        expect([latitude >= -10 && latitude <= 72, longitude >= -70 && longitude <= 110]).toEqual([
          true,
          true,
        ]);
      }
    }
  });

  it('P-141: a unit has four pictures and a deck plan with a pillow for each berth', () => {
    for (const { offer, content } of entries) {
      content.units.forEach(({ images }, i) => {
        const unit = offer.units[i];
        expect(new Set(images.map(({ url }) => svgAt(url))).size).toBe(5);
        expect(
          svgAt(images[4]?.url ?? '').match(/href="#p"/g)?.length,
          `${offer.name}: ${unit?.name}`,
        ).toBe(unit?.berths);
      });
    }
  });

  it('W-064: the picture of an add-on shows that add-on', () => {
    const drawings = new Map<number, string | null>();
    for (const { addonId, image } of entries.flatMap(({ content }) => content.addons)) {
      const name = /^\/sceny\/(rzecz-[a-z]+)\.svg$/.exec(image.url)?.[1] ?? '';
      drawings.set(addonId, drawingByName(name));
      expect(image.alt).toMatch(/rysunek$/);
    }
    expect([...drawings.values()]).not.toContain(null);
    expect(new Set(drawings.values()).size).toBe(drawings.size);
  });

  it('units, journeys, insurances and add-ons that an offer’s texts name exist in that offer', () => {
    const ids = (list: readonly { id: number }[]): readonly number[] => list.map(({ id }) => id);
    for (const { offer, content } of entries) {
      expect(content.units.map(({ unitId }) => unitId)).toEqual(ids(offer.units));
      expect([...content.classes.flatMap(({ unitIds }) => unitIds)].sort()).toEqual(
        [...ids(offer.units)].sort(),
      );
      expect(content.journeys.map(({ journeyId }) => journeyId)).toEqual(ids(offer.journeys));
      expect(content.insurances.map(({ insuranceId }) => insuranceId)).toEqual(
        ids(offer.insurances),
      );
      expect(content.addons.map(({ addonId }) => addonId)).toEqual(ids(offer.addons));
      expect(content.dailyPlan.length > 0).toBe(hasTrait(offer, 'dailyPlan'));
    }
  });
});

describe('numbers and prices of the demo catalogue', () => {
  it('R3.5: unit numbers are unique in the whole shop', () => {
    const ids = offers.flatMap((offer) => offer.units.map((unit) => unit.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('every price is positive, in whole złoty and plausible for a week', () => {
    for (const offer of offers) {
      for (const unit of offer.units) {
        expect(
          unit.placePrice > 0 &&
            unit.wholePrice > 0 &&
            (offer.base + unit.placePrice + unit.wholePrice) % 100 === 0,
        ).toBe(true);
        expect(unit.wholePrice, offer.name).toBeLessThanOrEqual(zloty(40_000));
        expect(offer.base + unit.placePrice, offer.name).toBeLessThanOrEqual(zloty(6000));
      }
    }
  });

  it('R28.6: the advance payment is 100 PLN with Safe Booking, else 1500 PLN (exotic offers) or 500 PLN', () => {
    for (const offer of offers)
      expect(offer.advance).toBe(zloty(offer.safeBooking ? 100 : offer.exotic ? 1500 : 500));
  });

  it('each offer has an insurance of 0 PLN; one insurance is marked as recommended, on lake cruises none', () => {
    for (const offer of offers) {
      expect(offer.insurances.some(({ price }) => price === 0)).toBe(true);
      expect(offer.insurances.filter(({ recommended }) => recommended).length).toBe(
        offer.countryId === 6 ? 0 : 1,
      );
    }
  });

  it('R15.5, R24: the lowest price of offer 82 for a skipper is 2090 PLN', () => {
    const skippers = offers.find((offer) => hasTrait(offer, 'skipperDiscount'));
    const lowest = Math.min(...(skippers?.units ?? []).map(({ placePrice }) => placePrice));
    expect((skippers?.base ?? 0) + lowest - zloty(400)).toBe(zloty(2090));
  });

  it('price history is ordered by day and ends with today’s price; a promotion follows a higher price', () => {
    for (const { offer, priceHistory, promotion } of entries) {
      for (const unit of offer.units) {
        const rows = priceHistory.filter(({ unitId }) => unitId === unit.id);
        expect(rows.map(({ from }) => from)).toEqual(rows.map(({ from }) => from).toSorted());
        expect(rows.at(-1)).toMatchObject({
          place: unit.placePrice,
          whole: unit.wholePrice,
          base: offer.base,
        });
        expect(
          (rows.at(-1)?.from ?? '') <= TODAY &&
            rows.every(({ place, whole }) => place > 0 && whole > 0),
        ).toBe(true);
        if (promotion !== null) expect(rows.at(-2)?.place ?? 0).toBeGreaterThan(unit.placePrice);
      }
    }
    expect(entries.some(({ promotion }) => promotion !== null)).toBe(true);
  });

  it('R7: places taken at the demo’s first start fit on the yachts of offers that accept bookings', () => {
    for (const { offerId, unitId, ...occupancy } of demoSeedBookings()) {
      const offer = offers.find(({ id }) => id === offerId);
      const unit = offer?.units.find(({ id }) => id === unitId);
      expect(offer !== undefined && unit !== undefined && fitsFleet(unit, occupancy)).toBe(true);
      expect(
        offer !== undefined &&
          notBookableReason(offer, TODAY) === null &&
          !takesReserveListOnly(offer),
      ).toBe(true);
    }
  });

  it('on any day, trips end after their start, minute periods end before it, May cruises are in May', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (days) => {
        for (const { offer, content } of demoCatalogue(addDays('2026-01-01', days))) {
          expect(offer.from < offer.to).toBe(true);
          for (const until of [offer.firstMinuteUntil, offer.secondMinuteUntil])
            expect((until ?? '') < offer.from).toBe(true);
          const touchesMay =
            offer.from.slice(5) <= '05-03' &&
            offer.to.slice(5) >= '05-01' &&
            offer.from.slice(0, 4) === offer.to.slice(0, 4);
          expect(content.terms.some(({ id }) => id === 7)).toBe(touchesMay);
        }
      }),
      { numRuns: 20 },
    );
  });
});
