import type { UnitClass } from '../../domain/catalogue/offer.ts';
import { ADDONS, type AddonData } from './data/addons.ts';
import { INSURANCES, type InsuranceData } from './data/insurances.ts';
import { JOURNEYS, type JourneyData } from './data/journeys.ts';
import {
  CLASSES,
  type ClassData,
  COSTS,
  LAKE_CLASSES,
  OPTIONS,
  RATINGS,
  TERMS,
  TYPES,
} from './data/kinds.ts';
import { MOVIES, type MovieData } from './data/movies.ts';
import { OFF_SEASON } from './data/off-season.ts';
import { PAGES } from './data/pages.ts';
import { PORTS } from './data/ports/ports.ts';
import { REGIONS } from './data/regions.ts';
import type { OffSeasonData, PageData, PortData, RegionData, YachtData } from './data/schema.ts';
import { TRAININGS, type TrainingData } from './data/trainings.ts';
import { YACHTS } from './data/yachts.ts';

/** The tables that offers share. Offers refer to their rows by key. */
export type Tables = {
  readonly regions: Readonly<Record<string, RegionData>>;
  readonly yachts: Readonly<Record<string, YachtData>>;
  readonly ports: Readonly<Record<string, PortData>>;
  readonly journeys: Readonly<Record<string, JourneyData>>;
  readonly insurances: Readonly<Record<string, InsuranceData>>;
  readonly addons: Readonly<Record<string, AddonData>>;
  readonly trainings: Readonly<Record<string, TrainingData>>;
  readonly types: Readonly<Record<string, string>>;
  readonly classes: Readonly<Record<UnitClass, ClassData>>;
  readonly lakeClasses: typeof LAKE_CLASSES;
  readonly ratings: readonly [string, string, string];
  readonly terms: typeof TERMS;
  readonly options: typeof OPTIONS;
  readonly costs: typeof COSTS;
  readonly movies: Readonly<Record<string, MovieData>>;
  /** Page data by offer number. */
  readonly pages: Readonly<Record<number, PageData>>;
  /** Off-season texts by offer number. */
  readonly offSeason: Readonly<Record<number, OffSeasonData>>;
};

export const TABLES: Tables = {
  regions: REGIONS,
  yachts: YACHTS,
  ports: PORTS,
  journeys: JOURNEYS,
  insurances: INSURANCES,
  addons: ADDONS,
  trainings: TRAININGS,
  types: TYPES,
  classes: CLASSES,
  lakeClasses: LAKE_CLASSES,
  ratings: RATINGS,
  terms: TERMS,
  options: OPTIONS,
  costs: COSTS,
  movies: MOVIES,
  pages: PAGES,
  offSeason: OFF_SEASON,
};

/**
 * Returns the row of a key that the data check has already validated. Throws if it is missing,
 * because that is a defect.
 */
export const rowOf = <T>(table: Readonly<Record<string, T>>, key: string): T => {
  const row = table[key];
  if (row === undefined) throw new Error(`The catalogue's tables have no row ${key}`);
  return row;
};
