import type { OfferContent } from '../../application/ports/catalogue.ts';
import { pictureByName } from '../http/contract/drawings.ts';
import { filmUrl } from '../http/contract/films.ts';
import { sceneUrl } from '../http/contract/scenes.ts';
import type { OfferData, PageData, RegionData, View } from './data/schema.ts';
import { SIGHTS } from './data/sights.ts';
import { rowOf, type Tables } from './tables.ts';
import { journeyKeys } from './to-offer.ts';

type Page = Pick<
  OfferContent,
  | 'pictures'
  | 'headings'
  | 'ports'
  | 'attractions'
  | 'journeys'
  | 'html'
  | 'movie'
  | 'touristTaxEuros'
>;

const SMALL = '600x400';
const LARGE = '1200x800';
const NO_WORDS = { name: '', description: '' };

type Hour = View['time'];
/**
 * If the data names no views, the page shows the scene at two other hours than the offer's own
 * picture.
 */
const OTHER_HOURS: Readonly<Record<Hour, readonly [Hour, Hour]>> = {
  dawn: ['day', 'golden'],
  day: ['dawn', 'golden'],
  golden: ['dawn', 'day'],
  dusk: ['dawn', 'day'],
};
const HOURS: Readonly<Record<Hour, string>> = {
  dawn: 'o świcie',
  day: 'w południe',
  golden: 'przed zachodem słońca',
  dusk: 'o zmierzchu',
};

const viewsOf = (data: OfferData, page: PageData, region: RegionData): readonly View[] =>
  page.views ??
  OTHER_HOURS[data.time].map((time) => ({ time, alt: `${region.name} ${HOURS[time]}, rysunek` }));

const portsOf = (data: OfferData, region: RegionData, tables: Tables): Page['ports'] =>
  [...data.ports, ...(data.closedPorts ?? [])].map((key) => {
    const { views, ...port } = rowOf(tables.ports, key);
    return {
      ...port,
      available: data.ports.includes(key),
      images: views.map(({ time, alt }, index) => ({
        url: sceneUrl(
          { country: region.scene, time, vessel: data.vessel },
          port.id * 10 + index,
          SMALL,
        ),
        alt,
      })),
    };
  });

const attractionsOf = (
  data: OfferData,
  page: PageData,
  region: RegionData,
): Page['attractions'] => {
  const scene = { country: region.scene, time: data.time, vessel: data.vessel };
  const urlOf = (name: string, index: number): string => {
    const drawing = SIGHTS[name];
    return (
      (drawing && pictureByName(`atrakcja-${drawing}`)?.url) ??
      sceneUrl(scene, data.id * 100 + index, SMALL)
    );
  };
  return [...data.attractions, ...(page.closedAttractions ?? [])].map(
    ({ name, description }, index) => ({
      name,
      description,
      image: { url: urlOf(name, index), alt: `${name}, rysunek` },
      available: index < data.attractions.length && page.noAttractions !== true,
    }),
  );
};

/** The picture of a journey shows the shore at which the traveller arrives. */
const journeysOf = (data: OfferData, region: RegionData, tables: Tables): Page['journeys'] =>
  journeyKeys(data).map((key) => {
    const { id, details, view } = rowOf(tables.journeys, key);
    const scene = { country: region.scene, time: view?.time ?? data.time, vessel: data.vessel };
    return {
      journeyId: id,
      details,
      images:
        view === null ? [] : [{ url: sceneUrl(scene, data.id * 10 + id, SMALL), alt: view.alt }],
    };
  });

const movieOf = (page: PageData, tables: Tables): Page['movie'] => {
  if (page.movie === undefined) return null;
  const { file, scene, seed } = rowOf(tables.movies, page.movie);
  return { url: filmUrl(file), poster: sceneUrl(scene, seed, '960x540') };
};

/** Builds the part of the content that only the offer's own page shows. */
export const toPage = (
  data: OfferData,
  page: PageData,
  region: RegionData,
  tables: Tables,
): Page => ({
  pictures: viewsOf(data, page, region).map(({ time, alt }, index) => ({
    url: sceneUrl(
      { country: region.scene, time, vessel: data.vessel },
      data.id * 10 + index,
      LARGE,
    ),
    alt,
  })),
  headings: {
    units: page.units ?? NO_WORDS,
    attractions: page.attractions ?? NO_WORDS,
    dailyPlan: page.dailyPlan ?? NO_WORDS,
    journeys: page.journeys ?? '',
  },
  ports: portsOf(data, region, tables),
  attractions: attractionsOf(data, page, region),
  journeys: journeysOf(data, region, tables),
  html: page.html ?? ['', '', ''],
  movie: movieOf(page, tables),
  touristTaxEuros: region.tax,
});
