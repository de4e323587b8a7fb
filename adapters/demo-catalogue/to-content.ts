import type { OfferContent } from '../../application/ports/catalogue.ts';
import { hasTrait, type Offer } from '../../domain/catalogue/offer.ts';
import { planUrl, sceneUrl, thingUrl, vesselUrl } from '../http/contract/scenes.ts';
import type { OfferData, PageData, RegionData } from './data/schema.ts';
import { saidClass } from './documented.ts';
import { rowOf, type Tables } from './tables.ts';
import { toPage } from './to-page.ts';

const isCatamaran = (unitClass: string): boolean => unitClass.endsWith('Catamaran');

/** Classes that an offer's own data names get ids from 100 on. */
const OWN_CLASSES = 100;

const classesOf = (offer: Offer, page: PageData, tables: Tables): OfferContent['classes'] => {
  const own = (page.classes ?? []).map(({ name, description, units }, index) => ({
    id: OWN_CLASSES + index,
    name,
    description,
    unitIds: units,
  }));
  const rest = offer.units.filter(({ id }) => !own.some(({ unitIds }) => unitIds.includes(id)));
  const usual = [...new Set(rest.map(({ unitClass }) => unitClass))].map((unitClass) => ({
    ...((hasTrait(offer, 'mazury') ? tables.lakeClasses[unitClass] : undefined) ??
      tables.classes[unitClass]),
    unitIds: rest.filter((unit) => unit.unitClass === unitClass).map(({ id }) => id),
  }));
  return [...usual.toSorted((a, b) => a.id - b.id), ...own].map(saidClass);
};

const unitsOf = (data: OfferData, region: RegionData, tables: Tables): OfferContent['units'] =>
  data.units.map((unit) => {
    const yacht = rowOf(tables.yachts, unit.yacht);
    const vessel = isCatamaran(yacht.unitClass) ? 'catamaran' : 'monohull';
    const scene = { country: region.scene, time: data.time, vessel };
    const { name, unitClass } = yacht;
    return {
      unitId: unit.id,
      stars: yacht.stars,
      shortDescription: yacht.short,
      description: yacht.description,
      // A unit has five pictures: the yacht from outside, three rooms, and the plan (P-141).
      images: [
        {
          url: sceneUrl(scene, unit.id, '1200x800'),
          alt: `${vessel === 'catamaran' ? 'Katamaran' : 'Jacht'} ${name} pod żaglami, rysunek`,
        },
        {
          url: vesselUrl(unitClass, 'cockpit'),
          alt: `Kokpit jachtu ${name} ze stołem, widok za rufę, rysunek`,
        },
        {
          url: vesselUrl(unitClass, 'saloon'),
          alt: `Mesa jachtu ${name}: kuchnia po lewej, stół po prawej, rysunek`,
        },
        {
          url: vesselUrl(unitClass, 'cabin'),
          alt: `Kabina jachtu ${name} z podwójnym łóżkiem, rysunek`,
        },
        { url: planUrl(yacht), alt: `Plan jachtu ${name} z góry. ${yacht.short}` },
      ],
    };
  });

/**
 * Returns the parts of the year in which the trip starts. The May weekend counts if the trip has
 * at least one day in it.
 */
const termsOf = (offer: Offer, tables: Tables): OfferContent['terms'] =>
  tables.terms
    .filter(({ months, touches }) =>
      touches === null
        ? months.includes(Number(offer.from.slice(5, 7)))
        : offer.from.slice(5) <= touches.to && offer.to.slice(5) >= touches.from,
    )
    .map(({ id, name }) => ({ id, name }));

const optionsOf = (offer: Offer, data: OfferData, tables: Tables): OfferContent['options'] => {
  const { options } = tables;
  const youngFormula =
    !hasTrait(offer, 'noAgeLimits') &&
    !hasTrait(offer, 'noUpperAge') &&
    !hasTrait(offer, 'course') &&
    !hasTrait(offer, 'privateCruise');
  return [
    ...(hasTrait(offer, 'skipperRequired') ? [] : [options.skipper]),
    ...(youngFormula ? [options.young] : []),
    ...(data.vessel === 'catamaran' || offer.units.some(({ unitClass }) => isCatamaran(unitClass))
      ? [options.catamaran]
      : []),
    ...(hasTrait(offer, 'noAgeLimits') ? [options.everyAge] : []),
    ...(hasTrait(offer, 'adultsOnly26') ? [options.from26] : []),
  ];
};

const costsOf = (
  data: OfferData,
  offer: Offer,
  region: RegionData,
  { costs }: Tables,
): Pick<OfferContent, 'included' | 'excluded'> => {
  const { skipper, place, yacht, included, excluded, examFees, touristTax } = costs;
  const whoSails = [
    ...(hasTrait(offer, 'skipperRequired') ? [] : [skipper]),
    hasTrait(offer, 'privateCruise') ? yacht : place,
  ];
  return {
    included: [...whoSails, ...included, ...(data.included ?? [])],
    excluded: [
      ...excluded,
      ...(hasTrait(offer, 'sailorCourse') ? [examFees.sailor] : []),
      ...(hasTrait(offer, 'helmsmanCourse') ? [examFees.helmsman] : []),
      ...(region.tax === null ? [] : [touristTax(region.tax)]),
      ...(data.excluded ?? []),
    ],
  };
};

/** Builds the texts and pictures of an offer. */
export const toContent = (data: OfferData, offer: Offer, tables: Tables): OfferContent => {
  const region = rowOf(tables.regions, data.region);
  const page = tables.pages[data.id] ?? {};
  return {
    friendlyUrl: data.slug,
    typeName: rowOf(tables.types, String(data.type)),
    countryName: region.countryName,
    regionName: region.name,
    regionText: region.text,
    scene: { country: region.scene, time: data.time, vessel: data.vessel },
    terms: termsOf(offer, tables),
    options: optionsOf(offer, data, tables),
    ribbon: data.ribbon ?? { text: '', more: '', colour: '' },
    ratings: (page.ratings ?? tables.ratings).map((name, index) => ({
      name,
      value: data.ratings[index] ?? 0,
    })),
    title: data.title,
    paragraphs: data.paragraphs,
    tags: data.tags,
    dailyPlan: data.dailyPlan ?? [],
    ...toPage(data, page, region, tables),
    ...costsOf(data, offer, region, tables),
    meta: {
      title: `${data.name}: rejs z Kilwaterem`,
      description: data.meta,
      keywords: data.keywords,
    },
    similar: data.similar,
    classes: classesOf(offer, page, tables),
    units: unitsOf(data, region, tables),
    insurances: data.insurances
      .map((key) => rowOf(tables.insurances, key))
      .map(({ id, description, features }) => ({ insuranceId: id, description, features })),
    trainings: (data.trainings ?? []).flatMap((key) =>
      rowOf(tables.trainings, key).options.map(({ id, description }) => ({
        optionId: id,
        description,
      })),
    ),
    addons: data.addons
      .map((key) => rowOf(tables.addons, key))
      .map(({ id, details, drawing, alt }) => ({
        addonId: id,
        details,
        image: { url: thingUrl(drawing), alt },
      })),
  };
};
