import type { Day } from '../../domain/calendar.ts';
import type { TrainingPlace } from '../../domain/catalogue/offer.ts';
import type { Money } from '../../domain/money.ts';

export type ContentImage = {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly movie?: string;
};
export type ContentButton = { readonly label: string; readonly link: string };

/** A box of content. Its `html` is already sanitised (R41). */
export type ContentBox = {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  readonly text: string;
  readonly html: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly images: readonly ContentImage[];
  readonly buttons: readonly ContentButton[];
};

export const HOME_LAYOUTS = [
  'scenes',
  'claims',
  'destinations',
  'styles',
  'story',
  'voices',
  'slides',
  'squares',
  'signs',
  'letter',
] as const;
export type HomeLayout = (typeof HOME_LAYOUTS)[number];
export const isHomeLayout = (layout: string): layout is HomeLayout =>
  HOME_LAYOUTS.some((homeLayout) => homeLayout === layout);

export const LAYOUTS = [
  'cover',
  'prose',
  'facts',
  'rows',
  'pictures',
  'boxes',
  'questions',
  'course',
  'table',
  'choices',
  'price',
  'days',
  'action',
  'way',
  'offers',
  'html',
  'vessels',
  'instalments',
  'waves',
  'know',
  'regions',
  'gallery',
  'enquiry',
  ...HOME_LAYOUTS,
] as const;
export type Layout = (typeof LAYOUTS)[number];
export const isLayout = (word: string): word is Layout => LAYOUTS.some((layout) => layout === word);

export type BlockType = 'TextWithImages' | 'MiniBoxes' | 'HTML';
export type Ground = 'foam' | 'paper' | 'sand';

export type BlockOffers = {
  readonly ids: readonly number[];
  /** Chooses offers whose page address ends with one of these segments (P-041). */
  readonly urls: readonly string[];
  readonly countries: readonly number[];
  readonly types: readonly number[];
  readonly terms: readonly number[];
  readonly most: number;
};

export type ContentBlock = {
  readonly type: BlockType;
  readonly layout: Layout;
  readonly ground: Ground;
  readonly anchor: string;
  readonly menu: string;
  readonly heading: string;
  readonly lead: string;
  readonly text: string;
  readonly html: string;
  readonly images: readonly ContentImage[];
  readonly buttons: readonly ContentButton[];
  readonly boxes: readonly ContentBox[];
  readonly offers: BlockOffers | null;
};

export type PageShape = 'plain' | 'guide' | 'place';

export type PageDocument = {
  readonly name: string;
  readonly version: string;
  readonly from: Day;
  readonly sample: boolean;
  readonly fields: readonly { readonly title: string; readonly fields: readonly DocumentField[] }[];
};
type DocumentField = { readonly name: string; readonly label: string; readonly lines: number };

export type ContentPage = PublicPage & {
  readonly shape: PageShape;
  readonly keywords: readonly string[];
  readonly blocks: readonly ContentBlock[];
};

export type PublicPage = {
  readonly pageId: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly changed: Day;
  readonly listed: boolean;
  readonly ownScreen: boolean;
  readonly document: PageDocument | null;
};

export const QUESTION_PLACES = ['offer', 'country', 'private', 'how'] as const;
export type QuestionPlace = (typeof QUESTION_PLACES)[number];

export type Question = {
  readonly id: string;
  readonly formerly: readonly string[];
  readonly question: string;
  readonly answer: string;
  readonly places: readonly QuestionPlace[];
  /** Offers with one of these traits show the question; an empty list means all offers. */
  readonly traits: readonly string[];
  readonly notTraits: readonly string[];
  readonly countries: readonly number[];
};
export type QuestionCategory = {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly Question[];
};

export type HelpPlace = 'usual' | 'offer' | 'trainings' | 'panel';

export type OfficePlace = { readonly town: string; readonly east: number; readonly north: number };

export type MenuLink = { readonly text: string; readonly link: string };
export type MenuEntry =
  | MenuLink
  | { readonly text: string; readonly links: readonly MenuLink[] }
  | { readonly text: string; readonly countries: true };

export type SiteFooter = {
  readonly columns: readonly { readonly title: string; readonly links: readonly MenuLink[] }[];
  readonly terms: readonly MenuLink[];
};

export type SiteFrame = {
  /** The partner's logo as an SVG element; null if the company shows only its name. */
  readonly logo: string | null;
  readonly motto: string;
  /** Text of step 5 about rebates for children; null if the site has none. */
  readonly childRebates: string | null;
  readonly clothes: string | null;
  readonly menu: readonly MenuEntry[];
  readonly footer: SiteFooter;
  readonly season: string;
  readonly years: string;
  readonly licence: string;
  readonly office: {
    readonly phone: string | null;
    readonly email: string | null;
    readonly hours: string;
  };
  readonly destinations: readonly string[];
  readonly countries: readonly { readonly id: number; readonly name: string }[];
  /** Addresses of the flag pictures, by country name. */
  readonly flags: Readonly<Record<string, string>>;
  readonly social: readonly { readonly name: string; readonly link: string }[];
  readonly notice: string | null;
};

/** What a crew pays together. `day`: when somebody checked the amount. `basis`: its source. */
export type Kitty = { readonly amount: string; readonly day: string; readonly basis: string };

export type StyleFacts = { readonly hours: string; readonly ages: string };

/** Cards of an offer's page about travel on a yacht; the shop shows the first picture that the page lacks. */
export type NewWay = {
  readonly title: string;
  readonly lead: string;
  readonly cards: readonly {
    readonly title: string;
    readonly text: string;
    readonly pictures: readonly string[];
  }[];
};

export const OFFER_LISTS = ['trainings', 'lakes', 'may', 'party'] as const;
export type OfferListName = (typeof OFFER_LISTS)[number];
/** Chooses the offers of a list by type, country and term. An empty array chooses all. */
export type ListedOffers = {
  readonly types: readonly number[];
  readonly countries: readonly number[];
  readonly terms: readonly number[];
};

/** `heading`: above the offers. `places`: names of trainings at sea and on the lakes. */
export type ListTexts = {
  readonly heading: string | null;
  readonly places: Readonly<Partial<Record<TrainingPlace, string>>>;
};

/** Bands of the offer list's filters. `nights`: the lowest number of nights of each length band. */
export type FilterBands = {
  readonly nights: readonly number[];
  /** The highest price per person of each band. A last band for higher prices is added. */
  readonly prices: readonly Money[];
};

export type ReviewClaim = { readonly rating: string; readonly reviews: string };

export type ContentOf = (siteId: number) => Content;

/** A third party's chat page. The browser loads the page only if the visitor asks for it. */
export type ChatService = { readonly url: string; readonly host: string };

export type Content = {
  /** The version changes with the content. Results cached for another version are outdated. */
  version(): string;
  page(pageId: string): Promise<ContentPage | null>;
  pages(): readonly PublicPage[];
  questions(): Promise<readonly QuestionCategory[]>;
  frame(): SiteFrame;
  officePlace(): OfficePlace | null;
  chat(): ChatService | null;
  cardInstalments(): string | null;
  kitty(countryName: string): Kitty | null;
  /** Returns sailing hours and ages of an offer type; null if the site has none. */
  style(typeId: number): StyleFacts | null;
  /** Returns the cards for an offer with these traits; null if the site has none. */
  newWay(traits: readonly string[]): NewWay | null;
  listed(name: OfferListName): ListedOffers | null;
  listTexts(name: OfferListName): ListTexts;
  filterBands(): FilterBands;
  /** Returns the company's claim about its reviews; null if the company makes no claim (R72.9). */
  reviewClaim(): ReviewClaim | null;
  help(place: HelpPlace): readonly { readonly id: string; readonly question: string }[];
};
