import type { OffersQuery } from '../../adapters/http/contract/list-query.ts';
import type { ContactFacts } from '../../adapters/http/contract/offers/contact.ts';
import type { ContentPage, QuestionCategory } from '../../adapters/http/contract/offers/content.ts';
import type {
  FiltersAnswer,
  OfferDetails,
  OfferListItem,
  OffersPage,
} from '../../adapters/http/contract/offers/offers.ts';
import type { SpecialList } from '../../adapters/http/contract/special-lists.pl.ts';
import type { Kitty, NewWay, StyleFacts } from '../../application/content/content.ts';
import type { Post, PostCard } from '../../application/ports/blog.ts';
import type { ReviewBoard } from '../../application/reviews/public-reviews.ts';
import type { TrainingKind, TrainingPlace, TrainingSubject } from '../../domain/catalogue/offer.ts';

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

/** `cruises`: the number of listed cruises with this destination, this type and these terms. */
export type SearchableSailing = {
  readonly cruises: number;
  readonly destination: number;
  readonly type: number;
  readonly terms: readonly number[];
};

/** Of the routes of all bookable cruises, the route with the most ports. */
export type PlaceRoute = {
  readonly offerId: number;
  readonly name: string;
  readonly friendlyUrl: string;
  readonly ports: readonly { readonly name: string; readonly about: string }[];
  /**
   * The length of each leg in whole nautical miles. Empty if the server has not computed the
   * lengths yet, or has found no way around the land.
   */
  readonly miles: readonly number[];
};

/** `months`: the months in which the offers start. January is 1. */
export type OffersToCome = {
  readonly cruises: number;
  readonly trainings: number;
  readonly months: readonly number[];
};

/** Server and browser must use the same day in Warsaw, or hydration changes the page (R2). */
type Dated = { readonly today: string };

/** The shop's response to a form that was sent without a script, with the values of the fields. */
export type PlainAnswer = {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
  readonly fields: Readonly<Partial<Record<string, string>>>;
};

/** The data use the wire's types. A `client` page gets only its screen's name. */
export type PageShapes = {
  client: { readonly screen?: PersonalScreen };
  missing: object;
  /** Every address shows this page while the shop's database is unavailable. */
  away: object;
  /**
   * `faq`: all questions on the FAQ page, empty on other pages. `offers`: only the offers that a
   * block shows as cards; the block's `Offers.Ids` lists them. `toCome`, `regions` and `lowest` are
   * computed from all offers that the blocks select, with or without a card.
   */
  page: Dated & {
    readonly page: ContentPage;
    readonly offers: readonly OfferListItem[];
    readonly toCome: OffersToCome;
    /** The number of future cruises in each region, by the title of the region's content box. */
    readonly regions: Readonly<Record<string, number>>;
    /**
     * The prices of the cheapest offer that can be booked today and has a price per person; null
     * without such an offer.
     */
    readonly lowest: OfferListItem['Prices'] | null;
    readonly faq: readonly QuestionCategory[];
    readonly route?: PlaceRoute;
    readonly reviews?: PageReviews;
  };
  contact: {
    readonly page: ContentPage | null;
    readonly town: string | null;
    readonly answer?: PlainAnswer;
    /** The yacht or cruise whose page linked to the contact form. */
    readonly about: {
      readonly name: string;
      readonly days: { readonly from: string; readonly to: string } | null;
    } | null;
    readonly contact: ContactFacts;
  };
  /** `page` is null while the blog service is unavailable. */
  blog: {
    readonly after: string | null;
    readonly page: {
      readonly posts: readonly PostCard[];
      readonly hasNextPage: boolean;
      readonly endCursor: string | null;
    } | null;
  };
  post: {
    readonly post: Post | null;
    readonly next: readonly PostCard[];
    readonly offers: readonly OfferListItem[];
  };
  newsletter:
    | { readonly step: 'confirm' | 'leave' | 'confirmed' | 'left' | 'unknown' }
    | { readonly step: 'signUp'; readonly answer: PlainAnswer };
  /**
   * The page to which the mail after a trip links: a form for a review, or a text that says why
   * there is no form (R72).
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
   * `page` is null if the content has no home page. `filters` has the options of the list's
   * filters, each with its number of cruises; no option is chosen.
   */
  home: Dated & {
    readonly page: ContentPage | null;
    readonly featured: readonly OfferListItem[];
    readonly filters: FiltersAnswer;
    readonly sailings: readonly SearchableSailing[];
    /** A random number selects the testimonial to leave out (P-037). */
    readonly hand: number;
    readonly reviews?: PageReviews | null;
    /** The company's own claim about its reviews; null if it makes none. */
    readonly claim?: { readonly rating: string; readonly reviews: string } | null;
  };
  list: {
    readonly offers: readonly OfferListItem[];
    readonly page: OffersPage;
    readonly filters: FiltersAnswer;
    readonly query: OffersQuery;
  };
  /**
   * A page of a special list. `chosen`: the kind of training that the visitor requested, or null.
   * `counts` and `kinds` count the offers on all pages of the list, without trips under way.
   */
  special: Dated & {
    readonly list: SpecialList;
    readonly page: ContentPage;
    readonly offers: readonly OfferListItem[];
    readonly paging: Pick<OffersPage, 'Number' | 'Pages'>;
    /** True if the whole list fits on one page, so that `offers` has the trainings of all kinds. */
    readonly whole: boolean;
    readonly counts: Pick<OffersToCome, 'cruises' | 'trainings'>;
    /**
     * A kind is a subject (what a training teaches) or a place. A subject has no `name`, because
     * ui/features/offers/copy/special-lists.pl.ts has the Polish names of subjects.
     */
    readonly kinds: readonly (
      | { readonly kind: TrainingSubject; readonly name: null; readonly count: number }
      | { readonly kind: TrainingPlace; readonly name: string; readonly count: number }
    )[];
    readonly chosen: TrainingKind | null;
    readonly heading: string | null;
  };
  /** `questions` are the FAQ entries that fit the offer; their answers are sanitised HTML. */
  offer: {
    readonly offer: OfferDetails;
    readonly similar: readonly OfferListItem[];
    readonly tiles?: PageMapTiles;
    readonly cardInstalments?: string;
    readonly kitty?: Kitty;
    readonly style?: StyleFacts;
    readonly newWay?: NewWay;
    readonly questions: readonly {
      readonly Id: string;
      readonly Title: string;
      readonly HTML: string;
    }[];
    readonly reviews?: PageReviews | null;
  };
};

/**
 * The reviews of an offer, a region or the shop. `figure` has the average rating in tenths of a
 * star and the number of reviews. It is null below 20 reviews (R72).
 */
export type PageReviews = ReviewBoard & { readonly of: 'offer' | 'region' | 'shop' };

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

/** An external map's address has {z}, {x} and {y}. Visitors' browsers send requests to its host. */
export type PageMapTiles = {
  readonly url: string;
  readonly attribution: string;
  readonly host: string;
};

/** `phone` and `email` are null if the brand does not have them. */
export type PageOffice = {
  readonly phone: string | null;
  readonly email: string | null;
  readonly hours: string;
};

export type PageLink = { readonly href: string; readonly text: string };
export type MenuItem = PageLink | { readonly text: string; readonly links: readonly PageLink[] };

export type PageFrame = {
  /** The brand's logo, an SVG element that the server has checked. Null: only the name is shown. */
  readonly logo?: string | null;
  readonly motto: string;
  readonly childRebates?: string | null;
  readonly clothes: string | null;
  readonly menu: readonly MenuItem[];
  readonly footer: {
    readonly columns: readonly { readonly title: string; readonly links: readonly PageLink[] }[];
    readonly terms: readonly PageLink[];
  };
  /**
   * Addresses of pages that the documents describe but this company does not have. The shop shows
   * no links to these pages.
   */
  readonly missing: readonly string[];
  readonly season: string;
  readonly years: string;
  readonly licence: string;
  readonly office: PageOffice;
  readonly help: readonly NamedLink[];
  /** The browser loads a third party's chat only when the visitor opens it. */
  readonly chat: { readonly url: string; readonly host: string } | null;
  readonly destinations: readonly NamedLink[];
  /** The addresses of the flags. The keys are the names of the countries. */
  readonly flags: Readonly<Record<string, string>>;
  readonly social: readonly NamedLink[];
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

/** The brand's name; empty if the page has no brand. */
export const siteName = ({ site }: { readonly site?: PageSite | undefined }): string =>
  site?.name ?? '';

/** A page without a data block is a client page. */
export const readPageData = (document: Document): PageData => {
  const text = document.getElementById('state')?.textContent;
  const data: PageData = text ? JSON.parse(text) : { kind: 'client' };
  return data;
};
