import { describe, expect, it } from 'vitest';
import { OFFERS } from '../../../adapters/demo-catalogue/data/offers/offers.ts';
import type { OfferData } from '../../../adapters/demo-catalogue/data/schema.ts';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { readCatalogue } from '../../../adapters/demo-catalogue/read-catalogue.ts';
import { startOf } from '../../../adapters/demo-catalogue/seasons.ts';
import { TABLES } from '../../../adapters/demo-catalogue/tables.ts';
import { addDays, type Day, daysBetween } from '../../../domain/calendar.ts';

const DAYS = Array.from({ length: 73 }, (_, index) => addDays('2026-11-22', 10 * index));
const SUMMER = /kąp|rurk|\bnurk|skok\w* do wody|drabink|upał|opala|ciepł\w+ mor|plażow|lipc|boso/iu;

const offers: readonly OfferData[] = readCatalogue(OFFERS, TABLES)._unsafeUnwrap();
const dayOfYear = (day: Day): string => day.slice(5);

/** Uses only the days and the table of seasons, independently of the catalogue's code. */
const isOff = (region: string, from: Day, to: Day): boolean => {
  const season = TABLES.regions[region]?.season ?? null;
  if (season === null) return false;
  const [opens, closes] = season;
  const inside = (day: Day): boolean =>
    opens < closes
      ? dayOfYear(day) >= opens && dayOfYear(day) <= closes
      : dayOfYear(day) >= opens || dayOfYear(day) <= closes;
  return !inside(from) || !inside(to);
};

describe('the demo’s cruises and the time of year', () => {
  it('off-season texts mention no bathing, jumping or heat and say that it is off season, on any day', () => {
    const found = new Set<string>();
    for (const today of DAYS)
      for (const { offer, content } of demoCatalogue(today)) {
        const region = offers.find(({ id }) => id === offer.id)?.region ?? '';
        const off = isOff(region, offer.from, offer.to);
        if (content.tags.includes('Poza sezonem') !== off)
          found.add(`${offer.id} ${offer.from}: the tag`);
        const words = [
          content.title,
          ...content.paragraphs,
          ...content.tags,
          content.meta.description,
          ...content.attractions.flatMap(({ name, description }) => [name, description]),
          ...content.ports.map(({ description }) => description),
        ].join(' ');
        if (off && SUMMER.test(words)) found.add(`${offer.id}: ${SUMMER.exec(words)?.[0]}`);
      }
    expect([...found]).toEqual([]);
  });

  it('start off season only if they must be near today; others wait for the season', () => {
    for (const data of offers) {
      const { start } = data;
      if (typeof start === 'number' || !('inSeason' in start)) continue;
      for (const today of DAYS) {
        const from = startOf(data, TABLES, today);
        expect(isOff(data.region, from, addDays(from, data.nights)), `${data.id} ${from}`).toBe(
          false,
        );
        expect(daysBetween(today, from)).toBeGreaterThanOrEqual(start.inSeason);
      }
    }
  });

  it('do not all start on the first day of a season', () => {
    const starts = demoCatalogue('2026-11-22').map(({ offer }) => offer.from);
    expect(
      Math.max(...starts.map((day) => starts.filter((other) => other === day).length)),
    ).toBeLessThan(4);
  });
});
