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

/** A box on a content page. Its `html` is already sanitised (R41). */
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

export type BlockType = 'TextWithImages' | 'MiniBoxes' | 'HTML';
export type Ground = 'foam' | 'paper' | 'sand';

export type BlockOffers = {
  readonly ids: readonly number[];
  /** The block shows the offers whose page address ends in one of these texts (P-041). */
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
  /** The question is shown for offers with one of these traits; an empty list means all offers. */
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
  /** The brand's logo as an SVG element; null if the pages show only the brand's name. */
  readonly logo: string | null;
  readonly motto: string;
  /** A text of step 5 about rebates for children; null if the site has no such text. */
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
  /** The URL of each flag's picture, by the name of the country. */
  readonly flags: Readonly<Record<string, string>>;
  readonly social: readonly { readonly name: string; readonly link: string }[];
  readonly notice: string | null;
};

/** The kitty of a crew. `day`: when somebody checked the amount. `basis`: where it comes from. */
export type Kitty = { readonly amount: string; readonly day: string; readonly basis: string };

export type StyleFacts = { readonly hours: string; readonly ages: string };

/**
 * Cards on an offer's page about travel on a yacht. Each card has several pictures. It shows the
 * first of them that the page does not show already.
 */
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
/** Types, countries and seasons of the offers that a list shows. An empty array excludes none. */
export type ListedOffers = {
  readonly types: readonly number[];
  readonly countries: readonly number[];
  readonly terms: readonly number[];
};

/**
 * Texts of a special list. `heading`: the heading above the list. `places`: how the list names the
 * place of its trainings, for `croatia` (at sea) and for `poland` (on lakes).
 */
export type ListTexts = {
  readonly heading: string | null;
  readonly places: Readonly<Partial<Record<TrainingPlace, string>>>;
};

/** The ranges of the offer list's filters. `nights`: the lowest number of nights of each range. */
export type FilterBands = {
  readonly nights: readonly number[];
  /** The highest price per person of each band. The list adds a last band for higher prices. */
  readonly prices: readonly Money[];
};

export type ReviewClaim = { readonly rating: string; readonly reviews: string };

export type ContentOf = (siteId: number) => Content;

/** A chat page of another company. The browser loads it only if the visitor asks for it. */
export type ChatService = { readonly url: string; readonly host: string };

export type Content = {
  /** Changes when the content changes. What was cached for another version is out of date. */
  version(): string;
  page(pageId: string): Promise<ContentPage | null>;
  pages(): readonly PublicPage[];
  questions(): Promise<readonly QuestionCategory[]>;
  frame(): SiteFrame;
  officePlace(): OfficePlace | null;
  chat(): ChatService | null;
  cardInstalments(): string | null;
  kitty(countryName: string): Kitty | null;
  /** Returns the sailing hours and the ages of an offer type; null if the site has none for it. */
  style(typeId: number): StyleFacts | null;
  /** Returns the cards for an offer with these traits; null if the site has no cards for it. */
  newWay(traits: readonly string[]): NewWay | null;
  listed(name: OfferListName): ListedOffers | null;
  listTexts(name: OfferListName): ListTexts;
  filterBands(): FilterBands;
  /** Returns what the company states about its reviews; null if it states nothing (R72.9). */
  reviewClaim(): ReviewClaim | null;
  help(place: HelpPlace): readonly { readonly id: string; readonly question: string }[];
};
