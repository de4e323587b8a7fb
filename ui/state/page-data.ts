import type { OffersQuery } from '../../adapters/http/contract/list-query.ts';
import type { ContentPage, QuestionCategory } from '../../adapters/http/contract/offers/content.ts';
import type {
  FiltersAnswer,
  OfferDetails,
  OfferListItem,
  OffersPage,
} from '../../adapters/http/contract/offers/offers.ts';
import type { SpecialList } from '../../adapters/http/contract/special-lists.pl.ts';
import type { Kitty, StyleFacts } from '../../application/content/content.ts';
import type { Post, PostCard } from '../../application/ports/blog.ts';
import type { TrainingKind } from '../../domain/catalogue/offer.ts';

/** Names of the personal pages; each has a screen in ui/app/personal-screens.ts. */
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

/** The values of one cruise that the search filters compare. */
export type SearchableSailing = {
  readonly destination: number;
  readonly type: number;
  readonly terms: readonly number[];
};

/** The route on a page about a place: that of the bookable cruise with the most ports. */
export type PlaceRoute = {
  readonly offerId: number;
  readonly name: string;
  readonly friendlyUrl: string;
  /** Ports in sailing order. `about` is a sentence about the port. */
  readonly ports: readonly { readonly name: string; readonly about: string }[];
  /** Whole nautical miles of each leg. Empty if the search found no course around the land. */
  readonly miles: readonly number[];
};

/**
 * The day in Warsaw (R2). Server and browser must use the same day, or hydration changes the page.
 */
type Dated = { readonly today: string };

/**
 * The result of a form that was sent without JavaScript: the shop's response and the values of the
 * fields.
 */
export type PlainAnswer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
  readonly fields: Readonly<Partial<Record<string, string>>>;
};

/** Data of each kind of page, in the wire's types. A `client` page gets only its screen's name. */
export type PageShapes = {
  client: { readonly screen?: PersonalScreen };
  missing: object;
  /** The page for every address while the shop's database is unavailable. */
  away: object;
  /**
   * A content page, with the offers of its blocks. If the page shows all questions, it has all of
   * them.
   */
  page: Dated & {
    readonly page: ContentPage;
    readonly offers: readonly OfferListItem[];
    readonly faq: readonly QuestionCategory[];
    readonly route?: PlaceRoute;
    readonly reviews?: PageReviews;
  };
  /** The contact page. A missing phone number is not replaced by another one. */
  contact: {
    readonly page: ContentPage | null;
    /** The town of the pin on the map; null if the brand settings have none. */
    readonly town: string | null;
    readonly answer?: PlainAnswer;
    /** The yacht or cruise whose page linked here. The message is about it. */
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
  /** The list of posts. `page` is null while the blog service is unavailable. */
  blog: {
    readonly after: string | null;
    readonly page: {
      readonly posts: readonly PostCard[];
      readonly hasNextPage: boolean;
      readonly endCursor: string | null;
    } | null;
  };
  /** A post. `post` is null while the blog service is unavailable. */
  post: {
    readonly post: Post | null;
    readonly next: readonly PostCard[];
    readonly offers: readonly OfferListItem[];
  };
  /** The page that newsletter mails link to: a confirmation page, or the result. */
  newsletter:
    | { readonly step: 'confirm' | 'leave' | 'confirmed' | 'left' | 'unknown' }
    | { readonly step: 'signUp'; readonly answer: PlainAnswer };
  /**
   * The review form, whose link is in the mail after a trip, or what the shop says instead of it
   * (R72).
   */
  review:
    | { readonly step: 'unknown' | 'declined' }
    | (ReviewedTrip & { readonly step: 'given' | 'early' | 'late' })
    | (ReviewedTrip & {
        readonly step: 'form';
        readonly fields: { readonly stars: string; readonly text: string };
        readonly errors: readonly ('stars' | 'text')[];
      });
  /**
   * The home page. `page` null: no content. The filter values are those of every cruise in the
   * list.
   */
  home: Dated & {
    readonly page: ContentPage | null;
    readonly featured: readonly OfferListItem[];
    readonly filters: FiltersAnswer;
    readonly sailings: readonly SearchableSailing[];
    /** Random number that selects the testimonial to leave out (P-037). */
    readonly hand: number;
    readonly reviews?: PageReviews | null;
    /** The company's own claim about its reviews; null if it makes none (R72). */
    readonly claim?: { readonly rating: string; readonly reviews: string } | null;
  };
  /** One page of the offers list. `offers` match the query in the page's address. */
  list: {
    readonly offers: readonly OfferListItem[];
    readonly page: OffersPage;
    readonly filters: FiltersAnswer;
    readonly query: OffersQuery;
  };
  /**
   * A special list. `kinds`: offer numbers of each kind of training. `chosen`: the requested kind.
   */
  special: Dated & {
    readonly list: SpecialList;
    readonly page: ContentPage;
    readonly offers: readonly OfferListItem[];
    readonly kinds: readonly { readonly kind: TrainingKind; readonly offers: readonly number[] }[];
    readonly chosen: TrainingKind | null;
  };
  /** An offer's page. `questions` are those that fit the offer; their answers are safe HTML. */
  offer: {
    readonly offer: OfferDetails;
    readonly similar: readonly OfferListItem[];
    readonly tiles?: PageMapTiles;
    /** Text about instalments on cards. Missing if the brand does not advertise instalments. */
    readonly cardInstalments?: string;
    readonly kitty?: Kitty;
    /** Missing if the company says nothing of the offer's type. */
    readonly style?: StyleFacts;
    readonly questions: readonly {
      readonly Id: string;
      readonly Title: string;
      readonly HTML: string;
    }[];
    readonly reviews?: PageReviews | null;
  };
};

export type PageReview = {
  readonly stars: number;
  readonly text: string;
  readonly firstName: string;
  readonly from: string;
  readonly offerName: string;
  readonly friendlyUrl: string;
};

/** Reviews on a page. `rating` is in tenths; `figure` is null below 20 reviews (R72). */
export type PageReviews = {
  readonly of: 'offer' | 'region' | 'shop';
  readonly figure: { readonly rating: number; readonly count: number } | null;
  readonly count: number;
  readonly reviews: readonly PageReview[];
};

type ReviewedTrip = {
  readonly offerName: string;
  readonly from: string;
  readonly to: string;
  readonly until: string;
  readonly firstName: string;
  readonly isDeclined: boolean;
};

export type PageKind = keyof PageShapes;

type NamedLink = { readonly name: string; readonly link: string };

/** An external map. `url` has {z}, {x} and {y}. The host gets the requests. */
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

/** An item of the menu: a link, or a group of links. */
export type PageLink = { readonly href: string; readonly text: string };
export type MenuItem = PageLink | { readonly text: string; readonly links: readonly PageLink[] };

/** The data of the page's menu and footer. */
export type PageFrame = {
  /** The logo's SVG element, which the server has checked. Null: the name alone. */
  readonly logo?: string | null;
  readonly motto: string;
  readonly childRebates?: string | null;
  readonly clothes: string | null;
  readonly menu: readonly MenuItem[];
  readonly footer: {
    readonly columns: readonly { readonly title: string; readonly links: readonly PageLink[] }[];
    readonly terms: readonly PageLink[];
  };
  /** Addresses of the documents' pages that this company does not have. */
  readonly missing: readonly string[];
  readonly season: string;
  readonly years: string;
  readonly licence: string;
  readonly office: PageOffice;
  readonly help: readonly NamedLink[];
  /** A third party's chat. The browser loads it only when the visitor opens it. */
  readonly chat: { readonly url: string; readonly host: string } | null;
  readonly destinations: readonly NamedLink[];
  readonly social: readonly NamedLink[];
  /** A line of the footer, for example that the shop is a demo. */
  readonly notice?: string | null;
};

export type PageSite = {
  readonly id: number;
  readonly name: string;
  readonly brands: Readonly<Record<string, string>>;
};

export type PageData<K extends PageKind = PageKind> = K extends PageKind
  ? { readonly kind: K; readonly site?: PageSite; readonly frame?: PageFrame } & PageShapes[K]
  : never;

/** The name of the page's brand. Empty if the page has no brand. */
export const siteName = ({ site }: { readonly site?: PageSite | undefined }): string =>
  site?.name ?? '';

/** Reads the data block of the page. Without a data block the page is a client page. */
export const readPageData = (document: Document): PageData => {
  const text = document.getElementById('state')?.textContent;
  const data: PageData = text ? JSON.parse(text) : { kind: 'client' };
  return data;
};
