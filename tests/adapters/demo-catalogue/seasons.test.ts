import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { addDays, type Day, daysBetween } from '../../../domain/calendar.ts';

type Calendar = {
  readonly seasons: Readonly<Record<string, readonly [string, string]>>;
  readonly offers: readonly {
    readonly id: number;
    readonly start: number | { readonly inSeason?: number };
    readonly season?: string;
  }[];
};
const calendar: Calendar = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../../adapters/demo-catalogue/files/calendar.json'),
    'utf8',
  ),
);

const DAYS = Array.from({ length: 73 }, (_, index) => addDays('2026-11-22', 10 * index));
/** The stem „kąp” matches all forms of „kąpiel”. */
const SUMMER =
  /kąp|rurk|\bnurk|skok\w* do wody|drabink|upał|opala|ciepł\w+ mor|plażow|lipc|boso|maestral|długie plaże|łagodny wiatr/iu;

const dayOfYear = (day: Day): string => day.slice(5);

const isOff = (offerId: number, from: Day, to: Day): boolean => {
  const season = calendar.seasons[calendar.offers.find(({ id }) => id === offerId)?.season ?? ''];
  if (season === undefined) return false;
  const [opens, closes] = season;
  const inside = (day: Day): boolean =>
    opens < closes
      ? dayOfYear(day) >= opens && dayOfYear(day) <= closes
      : dayOfYear(day) >= opens || dayOfYear(day) <= closes;
  return !inside(from) || !inside(to);
};

describe('the demo’s cruises and the time of year', () => {
  it('on any day, off-season texts mention no bathing, jumping or heat and say that it is off season', () => {
    const found = new Set<string>();
    for (const today of DAYS)
      for (const { offer, content } of demoCatalogue(today)) {
        const off = isOff(offer.id, offer.from, offer.to);
        if (content.tags.includes('Poza sezonem') !== off)
          found.add(`${offer.id} ${offer.from}: the tag`);
        const words = [
          content.title,
          content.regionText,
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

  it('no text names the days until a start, because they differ from offer to offer', () => {
    const named = demoCatalogue('2026-11-22').filter(({ content }) =>
      /za (?:tydzień|kilka dni)/.test(`${content.title} ${content.meta.description}`),
    );
    expect(named.map(({ offer }) => offer.id)).toEqual([]);
  });

  it('an offer with `inSeason: N` starts at least N days after today, and all its days are in season', () => {
    for (const today of DAYS)
      for (const { offer } of demoCatalogue(today)) {
        const { start } = calendar.offers.find(({ id }) => id === offer.id) ?? {};
        if (typeof start !== 'object' || start.inSeason === undefined) continue;
        expect(isOff(offer.id, offer.from, offer.to), `${offer.id} ${offer.from}`).toBe(false);
        expect(daysBetween(today, offer.from)).toBeGreaterThanOrEqual(start.inSeason);
      }
  });

  it('at most three of them start on the same day', () => {
    const starts = demoCatalogue('2026-11-22').map(({ offer }) => offer.from);
    expect(
      Math.max(...starts.map((day) => starts.filter((other) => other === day).length)),
    ).toBeLessThan(4);
  });
});
