import type { CatalogueEntry, OfferContent } from '../../application/ports/catalogue.ts';

const NO_WORDS = { name: '', description: '' };

/** What an offer says that was kept before its page had these parts: nothing of them. */
const BEFORE: Pick<OfferContent, 'pictures' | 'headings' | 'html' | 'movie' | 'touristTaxEuros'> = {
  pictures: [],
  headings: { units: NO_WORDS, attractions: NO_WORDS, dailyPlan: NO_WORDS, journeys: '' },
  html: ['', '', ''],
  movie: null,
  touristTaxEuros: null,
};

/** An offer as it was kept by whatever release, with every field that an offer has now. What it has is left as it is. */
export const broughtUpToDate = (entry: CatalogueEntry): CatalogueEntry => {
  const { content } = entry;
  return {
    ...entry,
    content: {
      ...BEFORE,
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
