import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import { type Day, daysBetween } from '../../../domain/calendar.ts';
import type { Offer } from '../../../domain/catalogue/offer.ts';
import type { PageFile } from '../pages/read-files.ts';
import {
  BASES,
  LIST_OF_MONTHS,
  MONTH_RANGE,
  MONTH_STEMS,
  MONTH_WORD,
  SEASON_PROMISE,
} from './fact-words.pl.ts';

const monthIn = (word: string): number =>
  MONTH_STEMS.findIndex((stem) => word.toLowerCase().startsWith(stem)) + 1;

/** Returns the months that a sentence names, or null. A range can cross the year's end. */
const monthsIn = (sentence: string): ReadonlySet<number> | null => {
  const [, first, last] = MONTH_RANGE.exec(sentence) ?? [];
  if (first !== undefined && last !== undefined) {
    const from = monthIn(first);
    const count = ((monthIn(last) - from + 12) % 12) + 1;
    return new Set(Array.from({ length: count }, (_, index) => ((from - 1 + index) % 12) + 1));
  }
  return LIST_OF_MONTHS.test(sentence)
    ? new Set((sentence.match(new RegExp(MONTH_WORD, 'giu')) ?? []).map(monthIn))
    : null;
};

const SEASON_BOX = 'sezon';

const promisesOf = ({ blocks }: PageFile): readonly string[] =>
  blocks
    .flatMap(({ layout, boxes = [] }) =>
      boxes.flatMap(({ id, title, lead = '' }) =>
        layout === 'cover' ? [title] : id === SEASON_BOX ? lead.split(/(?<=[.!?])\s+/) : [],
      ),
    )
    .map((sentence) => sentence.replace(/[.!?]$/, ''))
    .filter((sentence) => SEASON_PROMISE.test(sentence));

type SeasonCheck = {
  readonly pages: readonly { readonly name: string; readonly file: PageFile }[];
  readonly offers: readonly Offer[];
  readonly today: Day;
};

/** Finds offers whose start is outside the season that their country's page names. */
export const findOffersOutsideSeason = ({ pages, offers, today }: SeasonCheck): readonly string[] =>
  pages.flatMap(({ name, file }) => {
    if (file.shape !== 'place') return [];
    const countries = file.blocks.flatMap(({ offers: chosen }) => chosen?.countries ?? []);
    const own = offers.filter(
      ({ closed, from, countryId }) =>
        !closed && daysBetween(today, from) > 0 && countries.includes(countryId),
    );
    return promisesOf(file).flatMap((sentence) => {
      const months = monthsIn(sentence);
      const other = own.find(({ from }) => months?.has(Number(from.slice(5, 7))) === false);
      return other === undefined
        ? []
        : [`${name}: offer ${other.id} starts on ${other.from}, outside the season: ${sentence}`];
    });
  });

type BaseCheck = {
  readonly pages: readonly { readonly name: string; readonly file: PageFile }[];
  readonly entries: readonly Pick<CatalogueEntry, 'offer' | 'content'>[];
  readonly today: Day;
};

/** Polish port names change their endings, so only the first letters are compared. */
const STEM = 4;

/**
 * Finds ports that a country's page names as a starting port, although no offer of the region
 * starts there.
 */
export const findStartPortsWithoutOffers = ({
  pages,
  entries,
  today,
}: BaseCheck): readonly string[] =>
  pages.flatMap(({ name, file }) =>
    file.blocks
      .flatMap(({ boxes = [] }) => boxes)
      .flatMap(({ title, label = '' }) => {
        const starts = entries
          .filter(({ offer, content }) => {
            const coming = !offer.closed && daysBetween(today, offer.from) > 0;
            return coming && content.regionName === title;
          })
          .map(({ content }) => content.ports.find(({ available }) => available)?.name ?? '');
        const [, bases = ''] = BASES.exec(label) ?? [];
        return starts.length === 0 || bases === ''
          ? []
          : bases
              .split(', ')
              .filter((base) => !starts.some((start) => start.includes(base.slice(0, STEM))))
              .map((base) => `${name}: no offer of ${title} starts at the port ${base}`);
      }),
  );
