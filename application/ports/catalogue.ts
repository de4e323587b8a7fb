import type { Meeting } from '../../domain/brand-settings.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import type { PriceChange } from '../../domain/pricing/shown-price.ts';
import type { PlannedPrice } from '../../domain/shop-changes/commands.ts';

export type Image = { readonly url: string; readonly alt: string };
export type Photograph = Image & { readonly width: number; readonly height: number };
export type TextBlock = { readonly name: string; readonly description: string };
export type YachtClassText = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly unitIds: readonly number[];
  /** Only the office sees a yacht class that is hidden, and its units (R3). */
  readonly hidden: boolean;
};

export type UnitContent = {
  readonly unitId: number;
  readonly stars: '***' | '***+' | '****' | '****+' | '*****';
  readonly shortDescription: string;
  readonly description: string;
  readonly images: readonly Image[];
  readonly photographs?: readonly Photograph[] | undefined;
};

export type OfferContent = {
  readonly friendlyUrl: string;
  readonly typeName: string;
  readonly countryName: string;
  readonly regionName: string;
  readonly regionText: string;
  readonly scene: {
    readonly country: string;
    readonly time: 'dawn' | 'day' | 'golden' | 'dusk';
    readonly vessel: 'monohull' | 'catamaran';
  };
  readonly terms: readonly { readonly id: number; readonly name: string }[];
  readonly options: readonly { readonly id: number; readonly name: string }[];
  readonly ribbon: {
    readonly text: string;
    readonly more: string;
    readonly colour: 'red' | 'green' | 'orange' | '';
  };
  readonly ratings: readonly { readonly name: string; readonly value: number }[];
  /** A photograph for list, cover, order and panel; without it, they show the drawn scene. */
  readonly cover?: Photograph | undefined;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly tags: readonly string[];
  readonly pictures: readonly Image[];
  readonly photographs?: readonly Photograph[] | undefined;
  readonly headings: {
    readonly units: TextBlock;
    readonly attractions: TextBlock;
    readonly dailyPlan: TextBlock;
    readonly journeys: string;
  };
  readonly ports: readonly {
    readonly id: number;
    readonly name: string;
    readonly description: string;
    readonly latitude: number;
    readonly longitude: number;
    /** False if this season's route leaves out the port. */
    readonly available: boolean;
    readonly images: readonly Image[];
    readonly photographs?: readonly Photograph[] | undefined;
  }[];
  readonly dailyPlan: readonly TextBlock[];
  readonly attractions: readonly (TextBlock & {
    readonly image: Image;
    readonly available: boolean;
  })[];
  /**
   * Three parts of the offer's page, written by the office in HTML. Instead of HTML, the third can
   * be the web address of an event on another site.
   */
  readonly html: readonly [string, string, string];
  readonly movie: { readonly url: string; readonly poster: string } | null;
  /** The tax that a traveller pays in port, in whole euros for each week that begins. */
  readonly touristTaxEuros: number | null;
  readonly meeting: Meeting | null;
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly meta: {
    readonly title: string;
    readonly description: string;
    readonly keywords: string;
  };
  readonly similar: readonly number[];
  readonly classes: readonly YachtClassText[];
  readonly units: readonly UnitContent[];
  readonly journeys: readonly {
    readonly journeyId: number;
    readonly details: string;
    readonly images: readonly Image[];
  }[];
  readonly insurances: readonly {
    readonly insuranceId: number;
    readonly description: string;
    readonly features: readonly string[];
  }[];
  readonly trainings: readonly { readonly optionId: number; readonly description: string }[];
  readonly addons: readonly {
    readonly addonId: number;
    readonly details: string;
    readonly image: Image;
  }[];
};

export type CatalogueEntry = {
  readonly siteId: number;
  readonly offer: Offer;
  readonly content: OfferContent;
  readonly priceHistory: readonly PriceChange[];
  readonly promotion: string | null;
  /** Future prices. Each replaces the current price from its day on (R60.9). */
  readonly planned?: readonly PlannedPrice[];
};

/**
 * The offers in memory. When the shop reads them from the store again, it replaces all of them.
 * Every brand sells the same offers: those of brand 1 (R4).
 */
export type Catalogue = {
  all(siteId: number): readonly CatalogueEntry[];
  byId(siteId: number, offerId: number): CatalogueEntry | undefined;
  byUrl(siteId: number, friendlyUrl: string): CatalogueEntry | undefined;
  /** Changes with each change of an offer. Equal versions of two shops do not mean equal offers. */
  version(): string;
};
