import type { Day } from '../../domain/calendar.ts';

/** A picture of a page: an address of the shop's own, its measures, and what it shows in words. */
export type ContentImage = {
  readonly url: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The address of the same picture moving; left out where it stands still. */
  readonly movie?: string;
};
export type ContentButton = { readonly label: string; readonly link: string };

/** One of the parts that a block repeats: a fact, a step, a tab, a question, a card. `html` is safe to stand in a page (R41). */
export type ContentBox = {
  /** Its address on the page; '' where it has none. */
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

/** Layouts that the home page alone shows. */
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
export const isHomeLayout = (layout: string): layout is HomeLayout => HOME_LAYOUTS.some((one) => one === layout);

/** How a block looks; each has its part among the screens. */
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

/** The three kinds of block that the wire knows (contract, Offers and content). */
export type BlockType = 'TextWithImages' | 'MiniBoxes' | 'HTML';
export type Ground = 'foam' | 'paper' | 'sand';

/** Which offers a block shows: those that are named by number or address, or what the filter lets through. */
export type BlockOffers = {
  readonly ids: readonly number[];
  /** The last parts of their addresses (P-041). */
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
  /** Its address on the page and its name in the list of the page's parts; '' where it has none. */
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
 * How the parts of a page stand: one under another, beside a list of them that stays in view, or (a place) under a menu of them, from
 * which a part without content is left out.
 */
export type PageShape = 'plain' | 'guide' | 'place';

/** A page that is a document as well: the same words as a file that can be kept and signed. */
export type PageDocument = {
  /** Its file's name without the ending; its address hangs on it. */
  readonly name: string;
  readonly version: string;
  /** The day from which this version holds. */
  readonly from: Day;
  /** Whether it only shows what the seller's own paper will look like. */
  readonly sample: boolean;
  /** Groups of fields that are filled in the file; none in most. */
  readonly fields: readonly { readonly title: string; readonly fields: readonly DocumentField[] }[];
};
/** `lines`: how many lines of writing have room in it. */
type DocumentField = { readonly name: string; readonly label: string; readonly lines: number };

export type ContentPage = PublicPage & {
  readonly shape: PageShape;
  readonly keywords: readonly string[];
  readonly blocks: readonly ContentBlock[];
};

/** A page that everybody may open, as the map of the site tells it. */
export type PublicPage = {
  readonly pageId: string;
  readonly route: string;
  readonly title: string;
  readonly description: string;
  /** The day of its last change. */
  readonly changed: Day;
  /** Whether search engines are to find it. */
  readonly listed: boolean;
  /** Whether a screen of its own shows it, with what the content says beside what it knows itself. */
  readonly ownScreen: boolean;
  /** What its file is; null where its words are a page alone. */
  readonly document: PageDocument | null;
};

/** Where a question is asked besides the page of all questions. */
export const QUESTION_PLACES = ['offer', 'country', 'private', 'how'] as const;
export type QuestionPlace = (typeof QUESTION_PLACES)[number];

export type Question = {
  /** Polish words: its address on the page of questions. */
  readonly id: string;
  /** Addresses that it had before: they lead to it still. */
  readonly formerly: readonly string[];
  readonly question: string;
  /** HTML, safe to stand in a page. */
  readonly answer: string;
  readonly places: readonly QuestionPlace[];
  /** Asked of offers with one of these traits alone; of all where empty. */
  readonly traits: readonly string[];
  /** Never asked of offers with one of these. */
  readonly notTraits: readonly string[];
  /** Asked in these countries alone; in all where empty. */
  readonly countries: readonly number[];
};
export type QuestionCategory = { readonly id: string; readonly name: string; readonly questions: readonly Question[] };

/** Where a help panel stands: other questions are asked beside an offer than in one's own panel. */
export type HelpPlace = 'usual' | 'offer' | 'trainings' | 'panel';

/** Where the office is: its town, and the place as degrees east and north. */
export type OfficePlace = { readonly town: string; readonly east: number; readonly north: number };

/** What stands around every page. */
export type SiteFrame = {
  readonly season: string;
  readonly years: string;
  readonly licence: string;
  readonly office: { readonly phone: string | null; readonly email: string | null; readonly hours: string };
  /** The countries of the menu, by name. */
  readonly destinations: readonly string[];
  readonly social: readonly { readonly name: string; readonly link: string }[];
};

/** The texts of a brand's pages. */
export type ContentOf = (siteId: number) => Content;

/** The texts of the site, with the figures of the day. */
export type Content = {
  /** Changes with every file and figure: what was made of the content is as old as this. */
  version(): string;
  /** Null where there is no such page. */
  page(pageId: string): Promise<ContentPage | null>;
  /** Every page that has an address, listed or not. */
  pages(): readonly PublicPage[];
  questions(): Promise<readonly QuestionCategory[]>;
  frame(): SiteFrame;
  /** Where the map of the contact page has its pin; null where the site names no place. */
  officePlace(): OfficePlace | null;
  /** How many instalments the payment provider takes, as the site claims it (P-168); null where it claims nothing. */
  cardInstalments(): string | null;
  /** The questions that a help panel leads to, by their addresses. */
  help(place: HelpPlace): readonly { readonly id: string; readonly question: string }[];
};
