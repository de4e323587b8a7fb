import type { Day } from '../../domain/calendar.ts';

export type ContentImage = {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly movie?: string;
};
export type ContentButton = { readonly label: string; readonly link: string };

/** A fact, step, tab, question or card of a block. `html` is sanitised (R41). */
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

/** Layouts that only the home page has. */
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
  HOME_LAYOUTS.some((one) => one === layout);

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

/** Block types on the wire (contract, Offers and content). */
export type BlockType = 'TextWithImages' | 'MiniBoxes' | 'HTML';
export type Ground = 'foam' | 'paper' | 'sand';

export type BlockOffers = {
  readonly ids: readonly number[];
  /** The last path segments of the offers' page addresses (P-041). */
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
  /** The block's anchor and its entry in the page's table of contents; '' without one. */
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

/** `guide` has a fixed table of contents; `place` has a menu that leaves out empty parts. */
export type PageShape = 'plain' | 'guide' | 'place';

export type PageDocument = {
  readonly name: string;
  readonly version: string;
  readonly from: Day;
  /** True if the document only shows an example of the seller's own paper. */
  readonly sample: boolean;
  readonly fields: readonly { readonly title: string; readonly fields: readonly DocumentField[] }[];
};
/** A field to fill in by hand. `lines` is the number of empty lines for handwriting. */
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
  /** Polish words that form the question's address on the FAQ page. */
  readonly id: string;
  readonly formerly: readonly string[];
  readonly question: string;
  readonly answer: string;
  readonly places: readonly QuestionPlace[];
  /** Traits of the offers for which the question is shown. Empty: all offers. */
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
  /** A menu entry with links to the countries. */
  | { readonly text: string; readonly countries: true };

export type SiteFooter = {
  readonly columns: readonly { readonly title: string; readonly links: readonly MenuLink[] }[];
  readonly terms: readonly MenuLink[];
};

export type SiteFrame = {
  /** The logo's SVG element; null if the company shows its name alone. */
  readonly logo: string | null;
  /** One sentence about the company, in the footer and on link previews. */
  readonly motto: string;
  /** What step 5 says of rebates for children; null if the site says nothing. */
  readonly childRebates: string | null;
  /** A page about the clothes that step 4 sells; null without one. */
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
  /** Names of the countries in the menu. Empty if the content does not list them. */
  readonly destinations: readonly string[];
  /** The countries of the offers on sale. */
  readonly countries: readonly { readonly id: number; readonly name: string }[];
  readonly social: readonly { readonly name: string; readonly link: string }[];
  /** A note on every page, for example that the shop is a demo; null if there is none. */
  readonly notice: string | null;
};

/** An amount with its currency, the day on which it was checked, and what it rests on. */
export type Kitty = { readonly amount: string; readonly day: string; readonly basis: string };

export type StyleFacts = { readonly hours: string; readonly ages: string };

/** Lists of offers with a page of their own. */
export const OFFER_LISTS = ['trainings', 'lakes', 'may', 'party'] as const;
export type OfferListName = (typeof OFFER_LISTS)[number];
/** Numbers of types, countries and terms. An empty list selects every offer. */
export type ListedOffers = {
  readonly types: readonly number[];
  readonly countries: readonly number[];
  readonly terms: readonly number[];
};

export type ReviewClaim = { readonly rating: string; readonly reviews: string };

export type ContentOf = (siteId: number) => Content;

export type Content = {
  /** Version of the content. A cached result of another version is outdated. */
  version(): string;
  page(pageId: string): Promise<ContentPage | null>;
  pages(): readonly PublicPage[];
  questions(): Promise<readonly QuestionCategory[]>;
  frame(): SiteFrame;
  /** The pin of the contact page's map; null if the site names no place. */
  officePlace(): OfficePlace | null;
  cardInstalments(): string | null;
  /** What each of a crew pays first into the kitty; null if the site does not say it. */
  kitty(countryName: string): Kitty | null;
  /** Hours under sail and ages of a type of offer; null if the site says nothing of the type. */
  style(typeId: number): StyleFacts | null;
  /** Null if the site does not say which offers the list shows. */
  listed(name: OfferListName): ListedOffers | null;
  /** The company's own claim about its reviews; null if the site does not make it (R72). */
  reviewClaim(): ReviewClaim | null;
  help(place: HelpPlace): readonly { readonly id: string; readonly question: string }[];
};
