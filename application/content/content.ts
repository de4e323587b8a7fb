import type { Day } from '../../domain/calendar.ts';

/** A picture of a page: its address in the shop, its size, and its description. */
export type ContentImage = {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Address of the animated version, if there is one. */
  readonly movie?: string;
};
export type ContentButton = { readonly label: string; readonly link: string };

/** A repeated part of a block: a fact, step, tab, question or card. `html` is sanitised (R41). */
export type ContentBox = {
  /** Anchor on the page; '' without one. */
  readonly id: string;
  readonly title: string;
  /** A short word or figure beside the title. */
  readonly label: string;
  readonly text: string;
  readonly html: string;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
  readonly images: readonly ContentImage[];
  readonly buttons: readonly ContentButton[];
};

/** Layouts of the home page only. */
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

/** Layouts of blocks; each has a component. */
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

/** The three kinds of block on the wire (contract, Offers and content). */
export type BlockType = 'TextWithImages' | 'MiniBoxes' | 'HTML';
export type Ground = 'foam' | 'paper' | 'sand';

/** Offers that a block shows: named by number or address, or selected by a filter. */
export type BlockOffers = {
  readonly ids: readonly number[];
  /** Last parts of their addresses (P-041). */
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
  /** Anchor and name in the page's contents; '' without one. */
  readonly anchor: string;
  readonly menu: string;
  readonly heading: string;
  readonly lead: string;
  /** Everything that the block says, as plain lines. */
  readonly text: string;
  readonly html: string;
  readonly images: readonly ContentImage[];
  readonly buttons: readonly ContentButton[];
  readonly boxes: readonly ContentBox[];
  readonly offers: BlockOffers | null;
};

/**
 * Shape of a page: plain; beside a fixed table of contents; or a place page under a menu that
 * leaves out empty parts.
 */
export type PageShape = 'plain' | 'guide' | 'place';

/** A page that is also a document: the same words as a file. */
export type PageDocument = {
  /** Name of the file without its ending. */
  readonly name: string;
  readonly version: string;
  /** First day of this version. */
  readonly from: Day;
  /** A sample of the seller's own paper. */
  readonly sample: boolean;
  /** Groups of form fields; usually none. */
  readonly fields: readonly { readonly title: string; readonly fields: readonly DocumentField[] }[];
};
/** `lines`: number of writing lines. */
type DocumentField = { readonly name: string; readonly label: string; readonly lines: number };

export type ContentPage = PublicPage & {
  readonly shape: PageShape;
  readonly keywords: readonly string[];
  readonly blocks: readonly ContentBlock[];
};

/** A public page, as the sitemap lists it. */
export type PublicPage = {
  readonly pageId: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** Day of the last change. */
  readonly changed: Day;
  /** Search engines may list it. */
  readonly listed: boolean;
  /** A screen of its own shows the page with texts from the content. */
  readonly ownScreen: boolean;
  /** The page's document; null without one. */
  readonly document: PageDocument | null;
};

/** Places of questions besides the FAQ page. */
export const QUESTION_PLACES = ['offer', 'country', 'private', 'how'] as const;
export type QuestionPlace = (typeof QUESTION_PLACES)[number];

export type Question = {
  /** Polish words: the address on the FAQ page. */
  readonly id: string;
  /** Former addresses that still work. */
  readonly formerly: readonly string[];
  readonly question: string;
  /** Sanitised HTML. */
  readonly answer: string;
  readonly places: readonly QuestionPlace[];
  /** Only for offers with one of these traits; for all if empty. */
  readonly traits: readonly string[];
  /** Not for offers with one of these traits. */
  readonly notTraits: readonly string[];
  /** Only for these countries; for all if empty. */
  readonly countries: readonly number[];
};
export type QuestionCategory = {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly Question[];
};

/** Places of the help panel. Its questions differ between an offer and a customer's panel. */
export type HelpPlace = 'usual' | 'offer' | 'trainings' | 'panel';

/** The office's town and position in degrees east and north. */
export type OfficePlace = { readonly town: string; readonly east: number; readonly north: number };

/** What surrounds every page. */
export type SiteFrame = {
  readonly season: string;
  readonly years: string;
  readonly licence: string;
  readonly office: {
    readonly phone: string | null;
    readonly email: string | null;
    readonly hours: string;
  };
  /** Countries of the menu, by name. */
  readonly destinations: readonly string[];
  readonly social: readonly { readonly name: string; readonly link: string }[];
};

/** Texts of a brand's pages. */
export type ContentOf = (siteId: number) => Content;

/** Texts of the site with the figures of the day. */
export type Content = {
  /** Changes with every file and figure. Cached results of another version are outdated. */
  version(): string;
  /** Null if there is no such page. */
  page(pageId: string): Promise<ContentPage | null>;
  /** Every page with an address, listed or not. */
  pages(): readonly PublicPage[];
  questions(): Promise<readonly QuestionCategory[]>;
  frame(): SiteFrame;
  /** The pin of the contact page's map; null if the site names no place. */
  officePlace(): OfficePlace | null;
  /**
   * Number of instalments that the payment provider offers, as the site claims (P-168); null
   * without a claim.
   */
  cardInstalments(): string | null;
  /** Questions of a help panel, by address. */
  help(place: HelpPlace): readonly { readonly id: string; readonly question: string }[];
};
