import type { CatalogueEntry, OfferContent } from '../../application/ports/catalogue.ts';

const NO_WORDS = { name: '', description: '' };

/** Defaults for fields of an offer's page that older offers lack. */
const PAGE_DEFAULTS: Pick<
  OfferContent,
  'pictures' | 'headings' | 'html' | 'movie' | 'touristTaxEuros'
> = {
  pictures: [],
  headings: { units: NO_WORDS, attractions: NO_WORDS, dailyPlan: NO_WORDS, journeys: '' },
  html: ['', '', ''],
  movie: null,
  touristTaxEuros: null,
};

/** Adds missing fields to an offer that any release has stored. Existing values stay unchanged. */
export const upgradeEntry = (entry: CatalogueEntry): CatalogueEntry => {
  const { content } = entry;
  return {
    ...entry,
    content: {
      ...PAGE_DEFAULTS,
      ...content,
      ports: content.ports.map((port) => ({ ...{ available: true, images: [] }, ...port })),
      attractions: content.attractions.map((attraction) => ({
        ...{ image: { url: '', alt: '' }, available: true },
        ...attraction,
      })),
      journeys: content.journeys.map((journey) => ({ ...{ images: [] }, ...journey })),
    },
  };
};
