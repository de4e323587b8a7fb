import type { OffersQuery } from '../../adapters/http/contract/list-query.ts';
import type { ContentPage, QuestionCategory } from '../../adapters/http/contract/offers/content.ts';
import type { FiltersAnswer, OfferDetails, OfferListItem } from '../../adapters/http/contract/offers/offers.ts';
import type { SpecialList } from '../../adapters/http/contract/special-lists.pl.ts';
import type { Post, PostCard } from '../../application/ports/blog.ts';
import type { TrainingKind } from '../../domain/catalogue/training-kinds.ts';

/** Pages of one person, by their screens (ui/screens/personalScreens.ts). */
export type PersonalScreen =
  | 'login'
  | 'register'
  | 'activation'
  | 'reset'
  | 'newPassword'
  | 'logout'
  | 'panel'
  | 'wizard'
  | 'onlinePayment'
  | 'parts';

/** What a cruise of the list is found by, in numbers of the filters. */
export type Sailing = { readonly destination: number; readonly type: number; readonly terms: readonly number[] };

/** The course that a page about a place shows: of the cruise there with most ports that can be booked. */
export type PlaceRoute = {
  readonly offerId: number;
  readonly name: string;
  readonly friendlyUrl: string;
  /** In the order in which they are sailed, each with a sentence about it. */
  readonly ports: readonly { readonly name: string; readonly about: string }[];
  /** How long each leg is that its chart draws, in whole nautical miles; empty where no course was found. */
  readonly miles: readonly number[];
};

/** Today in Warsaw, from the shop's own clock (R2): server and browser must agree on it, or the page would change under the reader. */
type Dated = { readonly today: string };

/** What came of a form that was sent without a script: the call's answer as it was, and what stood in the fields. */
export type PlainAnswer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
  readonly fields: Readonly<Partial<Record<string, string>>>;
};

/**
 * What the server hands to each kind of page, by kind. A founder of a page writes its exact shape here,
 * from the types of the wire; `client` pages are told which they are and fetch for themselves.
 */
export type PageShapes = {
  client: { readonly screen?: PersonalScreen };
  /** A page that does not exist. */
  missing: object;
  /** Whatever was asked for: nothing can be shown as long as the shop's store is away. */
  away: object;
  /** A page of the content, the offers that its blocks show, and every question where it asks them all. */
  page: Dated & {
    readonly page: ContentPage;
    readonly offers: readonly OfferListItem[];
    readonly faq: readonly QuestionCategory[];
    readonly route?: PlaceRoute;
  };
  /** The office: when it answers, how it is reached and who it is. No phone is invented where none is set. */
  contact: {
    /** The words of the page; null where the shop has no content. */
    readonly page: ContentPage | null;
    /** Where the office is and its map has a pin; null where the site names no place. */
    readonly town: string | null;
    /** Of a message that was sent without a script. */
    readonly answer?: PlainAnswer;
    /** What the message is about, where its writer came from a yacht or a cruise. */
    readonly about: { readonly name: string; readonly days: { readonly from: string; readonly to: string } | null } | null;
    readonly contact: {
      readonly OfficeHours: string;
      readonly Phone: string | null;
      readonly Email: string | null;
      readonly Company: {
        readonly Name: string;
        readonly Address: string;
        readonly Zip: string;
        readonly City: string;
        readonly Nip: string;
      };
    };
  };
  /** Posts after a cursor, the newest without one; null while the service that keeps them is away. */
  blog: {
    readonly after: string | null;
    readonly page: { readonly posts: readonly PostCard[]; readonly hasNextPage: boolean; readonly endCursor: string | null } | null;
  };
  /** One post, the posts to read on, and offers that fit it; `post` null while the service that keeps it is away. */
  post: { readonly post: Post | null; readonly next: readonly PostCard[]; readonly offers: readonly OfferListItem[] };
  /** Behind the links of the newsletter's mails: what is asked, or what came of the answer. */
  newsletter:
    | { readonly step: 'confirm' | 'leave' | 'confirmed' | 'left' | 'unknown' }
    | { readonly step: 'signUp'; readonly answer: PlainAnswer };
  /** Its words (null where the shop has no content), the offers that it features, and every sailing of the list by what it is searched for. */
  home: Dated & {
    readonly page: ContentPage | null;
    readonly featured: readonly OfferListItem[];
    readonly filters: FiltersAnswer;
    readonly sailings: readonly Sailing[];
    /** Drawn by lot for whoever asked: which of the testimonials is left out (P-037). */
    readonly hand: number;
  };
  /** `offers` are those that the query of the page's own address lets through. */
  list: Dated & { readonly offers: readonly OfferListItem[]; readonly filters: FiltersAnswer; readonly query: OffersQuery };
  /** A list with an address of its own. `kinds`: of trainings, each with the numbers of its offers; `chosen`: the one that is asked for. */
  special: Dated & {
    readonly list: SpecialList;
    /** What the content says of it. */
    readonly page: ContentPage;
    readonly offers: readonly OfferListItem[];
    readonly kinds: readonly { readonly kind: TrainingKind; readonly offers: readonly number[] }[];
    readonly chosen: TrainingKind | null;
  };
  /** Questions: those that fit the offer, their answers as safe HTML. */
  offer: {
    readonly offer: OfferDetails;
    readonly similar: readonly OfferListItem[];
    readonly tiles?: MapTiles;
    /** How many instalments the payment provider takes; absent where the site claims nothing. */
    readonly cardInstalments?: string;
    readonly questions: readonly { readonly Id: string; readonly Title: string; readonly HTML: string }[];
  };
};

export type PageKind = keyof PageShapes;

type NamedLink = { readonly name: string; readonly link: string };

/** Somebody's map that the shop may lay under a route: address with {z}, {x} and {y}, whose it is, and the host that is asked. */
export type MapTiles = { readonly url: string; readonly attribution: string; readonly host: string };

/** How the office is reached, and when; what a brand does not name is null. */
export type Office = { readonly phone: string | null; readonly email: string | null; readonly hours: string };

/** What stands around every page, in its menu and its footer. */
export type SiteFrame = {
  readonly season: string;
  readonly years: string;
  readonly licence: string;
  readonly office: Office;
  /** Questions that fit the page. */
  readonly help: readonly NamedLink[];
  /** Somebody's chat, shown where a visitor asks for it. */
  readonly chat: { readonly url: string; readonly host: string } | null;
  readonly destinations: readonly NamedLink[];
  readonly social: readonly NamedLink[];
};

/** The brand whose page it is, and what all brands of the shop are called, by their number. */
export type PageSite = { readonly id: number; readonly name: string; readonly brands: Readonly<Record<string, string>> };

/** One page's data with its kind, as it travels in the page's data block. */
export type PageData<K extends PageKind = PageKind> = K extends PageKind
  ? { readonly kind: K; readonly site?: PageSite; readonly frame?: SiteFrame } & PageShapes[K]
  : never;

/** The name of the brand whose page it is; '' where nobody said. */
export const siteName = ({ site }: { readonly site?: PageSite | undefined }): string => site?.name ?? '';

/** Reads the data block that the server wrote into the page. A page without one is a client page. */
export const readPageData = (document: Document): PageData => {
  const text = document.getElementById('state')?.textContent;
  const data: PageData = text ? JSON.parse(text) : { kind: 'client' };
  return data;
};
