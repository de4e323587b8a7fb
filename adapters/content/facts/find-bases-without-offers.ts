import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import { type Day, daysBetween } from '../../../domain/calendar.ts';
import type { PageFile } from '../pages/read-files.ts';
import { BASES } from './fact-words.pl.ts';

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
export const findBasesWithoutOffers = ({ pages, entries, today }: BaseCheck): readonly string[] =>
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
              .map((base) => `${name}: no offer of ${title} starts at the base ${base}`);
      }),
  );
