import type { OffersQuery } from '../../adapters/http/contract/list-query.ts';
import type { ContentPage, QuestionCategory } from '../../adapters/http/contract/offers/content.ts';
import type {
  FiltersAnswer,
  OfferDetails,
  OfferListItem,
} from '../../adapters/http/contract/offers/offers.ts';
import type { SpecialList } from '../../adapters/http/contract/special-lists.pl.ts';
import type { Post, PostCard } from '../../application/ports/blog.ts';
import type { TrainingKind } from '../../domain/catalogue/training-kinds.ts';

/** Personal pages, by their screens (ui/screens/personal-screens.ts). */
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

/** A cruise's numbers for the filters of the search. */
export type SearchableSailing = {
  readonly destination: number;
  readonly type: number;
  readonly terms: readonly number[];
};

/** The route on a page about a place: that of the bookable cruise with most ports. */
export type PlaceRoute = {
  readonly offerId: number;
  readonly name: string;
  readonly friendlyUrl: string;
  /** In sailing order, each with a sentence about it. */
  readonly ports: readonly { readonly name: string; readonly about: string }[];
  /** The length of each leg in whole nautical miles. Empty if no course was found. */
  readonly miles: readonly number[];
};

/**
 * Today in Warsaw, from the shop's clock (R2). Server and browser must use the same day, or the
 * page would change during hydration.
 */
type Dated = { readonly today: string };

/**
 * The result of a form that was sent without a script: the call's response and the values of the
 * fields.
 */
export type PlainAnswer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
  readonly fields: Readonly<Partial<Record<string, string>>>;
};

/**
 * The data that the server sends with each kind of page. The types are those of the wire. A
 * `client` page gets only its screen's name and loads its own data.
 */
export type PageShapes = {
  client: { readonly screen?: PersonalScreen };
  missing: object;
  /** Sent for every address while the shop's database is unavailable. */
  away: object;
  /** A content page, the offers of its blocks, and every question if it shows them all. */
  page: Dated & {
    readonly page: ContentPage;
    readonly offers: readonly OfferListItem[];
    readonly faq: readonly QuestionCategory[];
    readonly route?: PlaceRoute;
  };
  /** The office: hours, contacts and company data. A missing phone number stays missing. */
  contact: {
    /** The page's content. Null if the shop has none. */
    readonly page: ContentPage | null;
    /** The town of the office and of the pin on its map. Null if the site names none. */
    readonly town: string | null;
    /** The response to a message that was sent without a script. */
    readonly answer?: PlainAnswer;
    /** The subject of the message, if the visitor came from a yacht or a cruise. */
    readonly about: {
      readonly name: string;
      readonly days: { readonly from: string; readonly to: string } | null;
    } | null;
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
  /** The posts after a cursor, newest first. Null while the blog service is unavailable. */
  blog: {
    readonly after: string | null;
    readonly page: {
      readonly posts: readonly PostCard[];
      readonly hasNextPage: boolean;
      readonly endCursor: string | null;
    } | null;
  };
  /**
   * One post, further posts, and offers that fit it. `post` is null while the blog service is
   * unavailable.
   */
  post: {
    readonly post: Post | null;
    readonly next: readonly PostCard[];
    readonly offers: readonly OfferListItem[];
  };
  /** The page behind the links of newsletter mails: the question, or its result. */
  newsletter:
    | { readonly step: 'confirm' | 'leave' | 'confirmed' | 'left' | 'unknown' }
    | { readonly step: 'signUp'; readonly answer: PlainAnswer };
  /**
   * The content (null if the shop has none), the featured offers, and the search numbers of every
   * cruise in the list.
   */
  home: Dated & {
    readonly page: ContentPage | null;
    readonly featured: readonly OfferListItem[];
    readonly filters: FiltersAnswer;
    readonly sailings: readonly SearchableSailing[];
    /** The random number that decides which testimonial is left out (P-037). */
    readonly hand: number;
  };
  /** `offers` match the query of the page's address. */
  list: Dated & {
    readonly offers: readonly OfferListItem[];
    readonly filters: FiltersAnswer;
    readonly query: OffersQuery;
  };
  /**
   * A list with an address of its own. `kinds`: kinds of training, each with its offer numbers.
   * `chosen`: the requested kind.
   */
  special: Dated & {
    readonly list: SpecialList;
    readonly page: ContentPage;
    readonly offers: readonly OfferListItem[];
    readonly kinds: readonly { readonly kind: TrainingKind; readonly offers: readonly number[] }[];
    readonly chosen: TrainingKind | null;
  };
  /** `questions`: those that fit the offer, with their answers as safe HTML. */
  offer: {
    readonly offer: OfferDetails;
    readonly similar: readonly OfferListItem[];
    readonly tiles?: PageMapTiles;
    /**
     * The number of instalments that the payment provider offers. Missing if the site does not
     * advertise any.
     */
    readonly cardInstalments?: string;
    readonly questions: readonly {
      readonly Id: string;
      readonly Title: string;
      readonly HTML: string;
    }[];
  };
};

export type PageKind = keyof PageShapes;

type NamedLink = { readonly name: string; readonly link: string };

/**
 * A third party's map that may lie below a route: address with {z}, {x} and {y}, attribution, and
 * the host of the requests.
 */
export type PageMapTiles = {
  readonly url: string;
  readonly attribution: string;
  readonly host: string;
};

/** The office's contacts and hours. Null for contacts that the brand does not have. */
export type PageOffice = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: string;
};

/** The data of the page's menu and footer. */
export type PageFrame = {
  readonly season: string;
  readonly years: string;
  readonly licence: string;
  readonly office: PageOffice;
  readonly help: readonly NamedLink[];
  /** A third party's chat. It loads only when the visitor asks for it. */
  readonly chat: { readonly url: string; readonly host: string } | null;
  readonly destinations: readonly NamedLink[];
  readonly social: readonly NamedLink[];
};

/** The page's brand, and the names of all brands of the shop by number. */
export type PageSite = {
  readonly id: number;
  readonly name: string;
  readonly brands: Readonly<Record<string, string>>;
};

/** A page's data with its kind, as in the page's data block. */
export type PageData<K extends PageKind = PageKind> = K extends PageKind
  ? { readonly kind: K; readonly site?: PageSite; readonly frame?: PageFrame } & PageShapes[K]
  : never;

/** The name of the page's brand. Empty if it is unknown. */
export const siteName = ({ site }: { readonly site?: PageSite | undefined }): string =>
  site?.name ?? '';

/** Reads the data block of the page. A page without one is a client page. */
export const readPageData = (document: Document): PageData => {
  const text = document.getElementById('state')?.textContent;
  const data: PageData = text ? JSON.parse(text) : { kind: 'client' };
  return data;
};
