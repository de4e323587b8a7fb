import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIGHTS } from '../../../adapters/demo-catalogue/data/sights.ts';
import { demoCatalogue, demoOccupancy } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { DRAWINGS } from '../../../adapters/http/contract/drawings.ts';
import { addDays } from '../../../domain/calendar.ts';
import { bookingClosed, has, takesReserveListOnly } from '../../../domain/catalogue/offer.ts';
import { zloty } from '../../../domain/money.ts';
import { packs } from '../../../domain/seats/occupancy.ts';
import { drawingByName } from '../../../ui/drawings/drawingName.ts';
import { isCountry } from '../../../ui/scenes/scene.ts';

const TODAY = '2027-03-01';
const entries = demoCatalogue(TODAY);
const offers = entries.map(({ offer }) => offer);
/** What is served at the address of a drawing. */
const drawn = (url: string): string => drawingByName(/^\/sceny\/(.+)\.svg$/.exec(url)?.[1] ?? '') ?? '';
const textsOf = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];

/** A day of the winter and one of the summer half year: what stands near today has other words on each. */
const EACH_HALF = ['2026-12-01', '2027-06-15'] as const;

describe('what the demo catalogue says', () => {
  it.each(EACH_HALF)('says different things of different offers, in whole Polish sentences, on %s', (day) => {
    const entries = demoCatalogue(day);
    for (const pick of ['title', 'paragraphs', 'attractions'] as const) {
      const said = entries.map(({ content }) => JSON.stringify(content[pick]));
      expect(new Set(said).size).toBe(said.length);
    }
    for (const { offer, content } of entries) {
      const texts = textsOf(content).filter((text) => !text.startsWith('/sceny/'));
      expect(texts.filter((text) => /lorem|ipsum|todo|xxx|undefined| {2}/i.test(text))).toEqual([]);
      expect(
        content.paragraphs.filter((text) => !/[.!?”]$/.test(text)),
        offer.name,
      ).toEqual([]);
      expect(content.paragraphs.join(' ')).toMatch(/[ąćęłńóśźż]/);
      expect(content.meta.description.length, offer.name).toBeLessThanOrEqual(160);
    }
  });

  it('draws what one does beside sailing, each attraction by a drawing of its own kind, never twice on a page (P-142)', () => {
    const entries = EACH_HALF.flatMap(demoCatalogue);
    const pictures = entries.map(({ content }) => content.attractions.map(({ image }) => image.url));
    for (const urls of pictures) expect(new Set(urls).size).toBe(urls.length);
    expect(pictures.flat().filter((url) => !url.startsWith('/sceny/atrakcja-'))).toEqual([]);
    expect(new Set(pictures.flat()).size).toBe(DRAWINGS.atrakcja.names.length);
    const names = entries.flatMap(({ content }) => content.attractions.map(({ name }) => name));
    expect(Object.keys(SIGHTS).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('names the tourist tax under what is not in the price exactly where the region has one (P-171)', () => {
    for (const { offer, content } of entries) {
      const noted = content.excluded.filter((line) => line.includes('Taksa'));
      const wanted = content.touristTaxEuros === null ? [] : [`*Taksa klimatyczna, ok. ${content.touristTaxEuros} EUR od osoby`];
      expect(noted, offer.name).toEqual(wanted);
    }
  });

  it('says of a class what is true of its yachts: lake yachts are no sea yachts, and who charters a yacht gets all of it', () => {
    for (const { offer, content } of entries) {
      const said = content.classes.map(({ description }) => description).join(' ');
      expect(/39–40|45–50/.test(said) && has(offer, 'mazury'), offer.name).toBe(false);
      expect(
        content.included.filter((line) => /^(Miejsce|Cały jacht)/.test(line)),
        offer.name,
      ).toEqual([has(offer, 'privateCruise') ? 'Cały jacht w wybranej klasie' : 'Miejsce na jachcie w wybranej klasie']);
    }
  });

  it('names no figure that the brand settings hold (R4, R28.7)', () => {
    for (const { content } of entries) expect(textsOf(content).filter((text) => /\d PLN od osoby|za \d+ PLN/.test(text))).toEqual([]);
  });

  it('every picture is a drawn scene of a known country and every port a place on the map', () => {
    for (const { offer, content } of entries) {
      for (const { url, alt } of content.units.flatMap(({ images }) => images)) {
        expect(drawn(url), url).toContain('<svg');
        expect(alt.length).toBeGreaterThan(10);
      }
      expect(isCountry(content.scene.country), offer.name).toBe(true);
      for (const { latitude, longitude } of content.ports) {
        expect([latitude >= -10 && latitude <= 72, longitude >= -70 && longitude <= 110]).toEqual([true, true]);
      }
    }
  });

  it('a unit has four pictures and a fifth that is its plan, with a pillow for each berth (P-141)', () => {
    for (const { offer, content } of entries) {
      content.units.forEach(({ images }, i) => {
        const unit = offer.units[i];
        expect(new Set(images.map(({ url }) => drawn(url))).size).toBe(5);
        expect(drawn(images[4]?.url ?? '').match(/href="#p"/g)?.length, `${offer.name}: ${unit?.name}`).toBe(unit?.berths);
      });
    }
  });

  it('the picture of an add-on shows that thing, drawn for it (W-064)', () => {
    const drawings = new Map<number, string | null>();
    for (const { addonId, image } of entries.flatMap(({ content }) => content.addons)) {
      const name = /^\/sceny\/(rzecz-[a-z]+)\.svg$/.exec(image.url)?.[1] ?? '';
      drawings.set(addonId, drawingByName(name));
      expect(image.alt).toMatch(/rysunek$/);
    }
    expect([...drawings.values()]).not.toContain(null);
    expect(new Set(drawings.values()).size).toBe(drawings.size);
  });

  it('units, journeys, insurances and add-ons of the words are those of the offer', () => {
    const ids = (list: readonly { id: number }[]): readonly number[] => list.map(({ id }) => id);
    for (const { offer, content } of entries) {
      expect(content.units.map(({ unitId }) => unitId)).toEqual(ids(offer.units));
      expect([...content.classes.flatMap(({ unitIds }) => unitIds)].sort()).toEqual([...ids(offer.units)].sort());
      expect(content.journeys.map(({ journeyId }) => journeyId)).toEqual(ids(offer.journeys));
      expect(content.insurances.map(({ insuranceId }) => insuranceId)).toEqual(ids(offer.insurances));
      expect(content.addons.map(({ addonId }) => addonId)).toEqual(ids(offer.addons));
      expect(content.dailyPlan.length > 0).toBe(has(offer, 'dailyPlan'));
    }
  });
});

describe('figures of the demo catalogue', () => {
  it('numbers of units are unique in the whole shop (R3.5)', () => {
    const ids = offers.flatMap((offer) => offer.units.map((unit) => unit.id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('every row of prices is positive and in whole złoty; a week costs what one believes', () => {
    for (const offer of offers) {
      for (const unit of offer.units) {
        expect(unit.placePrice > 0 && unit.wholePrice > 0 && (offer.base + unit.placePrice + unit.wholePrice) % 100 === 0).toBe(true);
        expect(unit.wholePrice, offer.name).toBeLessThanOrEqual(zloty(40_000));
        expect(offer.base + unit.placePrice, offer.name).toBeLessThanOrEqual(zloty(6000));
      }
    }
  });

  it('the advance payment is 100 PLN under Safe Booking, 1500 PLN far away and 500 PLN else (R28.6)', () => {
    for (const offer of offers) expect(offer.advance).toBe(zloty(offer.safeBooking ? 100 : offer.exotic ? 1500 : 500));
  });

  it('one insurance is part of the price and exactly one is recommended, the lakes apart', () => {
    for (const offer of offers) {
      expect(offer.insurances.some(({ price }) => price === 0)).toBe(true);
      expect(offer.insurances.filter(({ recommended }) => recommended).length).toBe(offer.countryId === 6 ? 0 : 1);
    }
  });

  it('offer 82 costs 2090 PLN for a skipper: a computed price (R15.5, R24)', () => {
    const skippers = offers.find((offer) => has(offer, 'skipperDiscount'));
    const lowest = Math.min(...(skippers?.units ?? []).map(({ placePrice }) => placePrice));
    expect((skippers?.base ?? 0) + lowest - zloty(400)).toBe(zloty(2090));
  });

  it('the newest price of the history is today’s, in order of days, and a promotion lowered it', () => {
    for (const { offer, priceHistory, promotion } of entries) {
      for (const unit of offer.units) {
        const rows = priceHistory.filter(({ unitId }) => unitId === unit.id);
        expect(rows.map(({ from }) => from)).toEqual(rows.map(({ from }) => from).toSorted());
        expect(rows.at(-1)).toMatchObject({ place: unit.placePrice, whole: unit.wholePrice, base: offer.base });
        expect((rows.at(-1)?.from ?? '') <= TODAY && rows.every(({ place, whole }) => place > 0 && whole > 0)).toBe(true);
        if (promotion !== null) expect(rows.at(-2)?.place ?? 0).toBeGreaterThan(unit.placePrice);
      }
    }
    expect(entries.some(({ promotion }) => promotion !== null)).toBe(true);
  });

  it('what is taken from the first start on fits (R7), on offers that take bookings', () => {
    for (const { offerId, unitId, ...taken } of demoOccupancy()) {
      const offer = offers.find(({ id }) => id === offerId);
      const unit = offer?.units.find(({ id }) => id === unitId);
      expect(offer !== undefined && unit !== undefined && packs(unit, taken)).toBe(true);
      expect(offer !== undefined && bookingClosed(offer, TODAY) === null && !takesReserveListOnly(offer)).toBe(true);
    }
  });

  it('on any day, trips run forwards, minute periods end before the start, and May belongs to the May term', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (days) => {
        for (const { offer, content } of demoCatalogue(addDays('2026-01-01', days))) {
          expect(offer.from < offer.to).toBe(true);
          for (const until of [offer.firstMinuteUntil, offer.secondMinuteUntil]) expect((until ?? '') < offer.from).toBe(true);
          const touchesMay =
            offer.from.slice(5) <= '05-03' && offer.to.slice(5) >= '05-01' && offer.from.slice(0, 4) === offer.to.slice(0, 4);
          expect(content.terms.some(({ id }) => id === 7)).toBe(touchesMay);
        }
      }),
      { numRuns: 20 },
    );
  });
});
