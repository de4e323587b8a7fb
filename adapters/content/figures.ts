import type { Seller } from '../../application/ports/papers.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import { type Day, seasonOfDay, yearOf } from '../../domain/calendar.ts';
import { notBookableReason, type Offer } from '../../domain/catalogue/offer.ts';
import { journeysOnSale, leastFareWithPickUpPoint } from '../../domain/catalogue/on-sale.ts';
import type { Money } from '../../domain/money.ts';
import { validGuarantee } from '../../domain/shop-changes/commands.ts';
import { formatDay, formatPercent, formatPrice } from '../words/amounts-and-days.pl.ts';
import { formatPositionOfValue } from './content-folder.ts';
import {
  EXAMPLE_FIGURES,
  type ExampleSources,
  figuresOf,
  findExampleOfferWithTotal,
  NO_FIGURE,
} from './example-figures.ts';
import type { SiteContent } from './site.ts';

type CostSources = ExampleSources & { readonly site: SiteContent };

const coachOf = (offer: Offer): Money | null => {
  const fares = journeysOnSale(offer).flatMap((journey) => leastFareWithPickUpPoint(journey) ?? []);
  return fares.length === 0 ? null : Math.min(...fares);
};

/** Converts a claim in euros to złoty. Null if site.yaml lacks the claim or the exchange rate. */
const inZloty = (site: SiteContent, claim: string): Money | null => {
  const amount =
    Number((site.claims[claim] ?? '').replace(',', '.')) *
    Number((site.claims.euroRate ?? '').replace(',', '.'));
  return amount > 0 ? Math.round(amount * 100) : null;
};

const costOf = (sources: CostSources) => {
  const fetched = sources.offers.filter((offer) => coachOf(offer) !== null);
  const example =
    findExampleOfferWithTotal({ ...sources, offers: fetched }) ??
    findExampleOfferWithTotal(sources);
  if (example === null) return null;
  const coach = coachOf(example.offer);
  const [kitty, tax] = [
    inZloty(sources.site, 'kittyEuro'),
    inZloty(sources.site, 'touristTaxEuro'),
  ];
  const sum = example.total + (coach ?? 0) + (kitty ?? 0) + (tax ?? 0);
  // The texts say "about", so the total is rounded up to ten złoty.
  return {
    name: example.offer.name,
    place: example.total,
    coach,
    kitty,
    tax,
    total: Math.ceil(sum / 1000) * 1000,
  };
};

type Cost = NonNullable<ReturnType<typeof costOf>>;

const ofCost = figuresOf(costOf);
const costFigure = (part: (cost: Cost) => Money | null, format: (sum: Money) => string) =>
  ofCost((cost) => {
    const sum = part(cost);
    return sum === null ? null : format(sum);
  });
const amountOf = (sum: Money): string => String(sum / 100);

const COST_FIGURES: Readonly<Record<string, (sources: CostSources) => string>> = {
  'cost.name': ofCost(({ name }) => name),
  'cost.place': costFigure(({ place }) => place, formatPrice),
  'cost.coach': costFigure(({ coach }) => coach, formatPrice),
  'cost.kitty': costFigure(({ kitty }) => kitty, formatPrice),
  'cost.tax': costFigure(({ tax }) => tax, formatPrice),
  'cost.total': costFigure(({ total }) => total, formatPrice),
  'cost.placeAmount': costFigure(({ place }) => place, amountOf),
  'cost.coachAmount': costFigure(({ coach }) => coach, amountOf),
  'cost.kittyAmount': costFigure(({ kitty }) => kitty, amountOf),
  'cost.taxAmount': costFigure(({ tax }) => tax, amountOf),
};

/** The sources of figures in texts: settings (R4), offers, seller, and the claims in site.yaml. */
export type FigureSources = {
  readonly brand: BrandSettings;
  readonly offers: readonly Offer[];
  readonly seller: Seller;
  readonly site: SiteContent;
  readonly today: Day;
};

/** Returns the advance payment of most coming offers; of most past offers if none is coming. */
const usualAdvance = (offers: readonly Offer[], today: Day): string => {
  const coming = offers.filter((offer) => notBookableReason(offer, today) === null);
  const counts = new Map<Money, number>();
  for (const { advance } of coming.length > 0 ? coming : offers)
    counts.set(advance, (counts.get(advance) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most === undefined ? NO_FIGURE : formatPrice(most[0]);
};

const first = <T>(list: readonly T[], text: (value: T) => string): string =>
  list[0] === undefined ? '–' : text(list[0]);
const last = <T>(list: readonly T[], text: (value: T) => string): string => {
  const found = list.at(-1);
  return found === undefined ? '–' : text(found);
};

/** Figures of the seller's insolvency guarantee; a dash if none is valid today (R71). */
const guarantee = figuresOf(({ seller, today }: FigureSources) => validGuarantee(seller, today));

/**
 * Figures about the authority that registered the seller, such as its name. They come from the
 * seller's guarantee, even if the guarantee has expired. A dash without a guarantee.
 */
const marshal = figuresOf(({ seller }: FigureSources) => seller.guarantee ?? null);

/** All figures for texts. They contain no nouns: Polish nouns change with the sentence. */
const FIGURES = {
  'brand.name': ({ brand }) => brand.name,
  'site.season': ({ site, today }) => site.season ?? seasonOfDay(today),
  'site.years': ({ site, today }) =>
    site.founded === undefined || site.founded === yearOf(today)
      ? String(yearOf(today))
      : `${site.founded}–${yearOf(today)}`,

  'seller.name': ({ seller }) => seller.name,
  'seller.address': ({ seller }) => `${seller.address}, ${seller.zip} ${seller.city}`,
  'seller.nip': ({ seller }) => seller.nip,
  'seller.permit': ({ seller }) => seller.permit,
  'seller.emergency': ({ seller }) => seller.emergencyPhone ?? '–',
  'guarantee.guarantor': guarantee(({ guarantor }) => guarantor),
  'guarantee.guarantorAddress': guarantee(({ address }) => address),
  'guarantee.guarantorEmail': guarantee(({ email }) => email),
  'guarantee.guarantorPhone': guarantee(({ phone }) => phone),
  'guarantee.number': guarantee(({ number }) => number),
  'guarantee.sum': guarantee(({ sum }) => formatPrice(sum)),
  'guarantee.until': guarantee(({ until }) => formatDay(until)),
  'guarantee.marshal': marshal(({ marshal: name }) => name),
  'guarantee.marshalAddress': marshal(({ marshalAddress }) => marshalAddress),
  'guarantee.marshalPhone': marshal(({ marshalPhone }) => marshalPhone),
  'guarantee.marshalEmail': marshal(({ marshalEmail }) => marshalEmail),

  'office.hours': ({ brand }) => brand.officeHours,
  'office.phone': ({ brand }) => brand.office.phone ?? '–',
  'office.email': ({ brand }) => brand.office.email ?? '–',
  'participants.most': ({ brand }) => String(brand.maxParticipants),
  'cabin.surcharge': ({ brand }) => formatPrice(brand.cabinSurcharge),

  'deposit.europe': ({ offers, today }) =>
    usualAdvance(
      offers.filter(({ exotic, safeBooking }) => !safeBooking && !exotic),
      today,
    ),
  'deposit.exotic': ({ offers, today }) =>
    usualAdvance(
      offers.filter(({ exotic, safeBooking }) => !safeBooking && exotic),
      today,
    ),
  'deposit.safeBooking': ({ offers, today }) =>
    usualAdvance(
      offers.filter(({ safeBooking }) => safeBooking),
      today,
    ),
  'payment.firstHours': ({ brand }) => String(brand.firstPaymentHours),
  'payment.unpaidWorkingDays': ({ brand }) => String(brand.unpaidWorkingDays),
  'instalments.secondDays': ({ brand }) => String(brand.instalments.secondDays),
  'instalments.thirdDays': ({ brand }) => String(brand.instalments.thirdDays),
  'instalments.secondPercent': ({ brand }) => formatPercent(brand.instalments.secondUpToPercent),
  'private.first': ({ brand }) => formatPercent(brand.privateInstalments.firstPercent),
  'private.second': ({ brand }) => formatPercent(brand.privateInstalments.secondPercent),
  'private.third': ({ brand }) =>
    formatPercent(
      100 - brand.privateInstalments.firstPercent - brand.privateInstalments.secondPercent,
    ),
  'online.commission': ({ brand }) => formatPercent(brand.onlineCommissionPercent),
  'online.onlyWorkingDays': ({ brand }) => String(brand.onlineOnlyWorkingDays),

  'firstMinute.person': ({ brand }) => formatPrice(brand.firstMinute.perParticipant),
  'firstMinute.yacht': ({ brand }) => formatPrice(brand.firstMinute.wholeYacht),
  'secondMinute.person': ({ brand }) => formatPrice(brand.secondMinute.perParticipant),
  'secondMinute.yacht': ({ brand }) => formatPrice(brand.secondMinute.wholeYacht),
  'loyalty.first': ({ brand }) => first(brand.loyalty, ({ rebate }) => formatPrice(rebate)),
  'loyalty.most': ({ brand }) => last(brand.loyalty, ({ rebate }) => formatPrice(rebate)),
  'loyalty.mostTrips': ({ brand }) => last(brand.loyalty, ({ trips }) => String(trips)),
  'group.from': ({ brand }) => first(brand.group, ({ travellers }) => String(travellers)),
  'group.first': ({ brand }) => first(brand.group, ({ rebate }) => formatPrice(rebate)),
  'group.most': ({ brand }) => last(brand.group, ({ rebate }) => formatPrice(rebate)),
  'group.mostTravellers': ({ brand }) => last(brand.group, ({ travellers }) => String(travellers)),
  'group.days': ({ brand }) => String(brand.groupCodeDays),
  'ambassador.rebate': ({ brand }) => formatPrice(brand.ambassadorRebate),
  'wholeYacht.rebate': ({ brand }) => formatPrice(brand.wholeYachtRebate),
  'rebate.skipper': ({ brand }) => formatPrice(brand.skipperRebate),
  'cap.firstMinute': ({ brand }) => formatPrice(brand.cap.firstMinute),
  'cap.secondMinute': ({ brand }) => formatPrice(brand.cap.secondMinute),
  'cap.usual': ({ brand }) => formatPrice(brand.cap.otherwise),

  'resignation.europe': ({ brand }) => formatPrice(brand.resignation.perWeek.europe),
  'resignation.exotic': ({ brand }) => formatPrice(brand.resignation.perWeek.exotic),
  'resignation.safeEurope': ({ brand }) => formatPrice(brand.resignation.safeBooking.europe),
  'resignation.safeExotic': ({ brand }) => formatPrice(brand.resignation.safeBooking.exotic),
  // Resignation insurance is sold while the start is at least this many days ahead (R16).
  'resignation.untilDays': ({ brand }) => String(brand.resignation.lastDaysBeforeStart + 1),

  'hold.minutes': ({ brand }) => String(brand.hold.minutes),
  'addons.days': ({ brand }) => String(brand.addonsDays),
  'changes.days': ({ brand }) => String(brand.changesDays),
  'changes.officeDays': ({ brand }) => String(brand.officeChangesDays),
  'cancellation.firstMinuteDays': ({ brand }) => String(brand.cancellation.firstMinuteDays),
  'cancellation.secondMinuteWorkingDays': ({ brand }) =>
    String(brand.cancellation.secondMinuteWorkingDays),
  'organiserSkipper.pln': ({ brand }) => formatPrice(brand.organiserSkipper.pln),
  'ages.request': ({ brand }) => String(brand.ageRequestWorkingDays),
  'reserve.hours': ({ brand }) => String(brand.firstPaymentHours),
  'ages.adult': ({ brand }) => String(brand.ages.adult),
  'ages.office': ({ brand }) => String(brand.ages.office),
} as const satisfies Record<string, (sources: FigureSources) => string>;

export type ContentWords = Pick<SiteContent, 'claims' | 'insurance' | 'people'>;
const NOTHING: ContentWords = { claims: {}, insurance: {}, people: {} };

type Figure = (sources: FigureSources) => string;

const CONTENT_KEY = /^(claims|insurance|people)\.([a-zA-Z]+)(?:\.(name|role|about))?$/;

const contentWord = (key: string, site: ContentWords): string | null => {
  const [, kind, name = '', part] = CONTENT_KEY.exec(key) ?? [];
  if (kind === 'people' && part !== undefined) {
    const person = Object.hasOwn(site.people, name) ? site.people[name] : undefined;
    return (
      (part === 'name' || part === 'role' || part === 'about' ? person?.[part] : undefined) ?? null
    );
  }
  const words =
    part !== undefined
      ? {}
      : kind === 'claims'
        ? site.claims
        : kind === 'insurance'
          ? site.insurance
          : {};
  return Object.hasOwn(words, name) ? (words[name] ?? null) : null;
};

const figureOf = (key: string, site: ContentWords): Figure | null => {
  if (CONTENT_KEY.test(key)) {
    const word = contentWord(key, site);
    return word === null ? null : () => word;
  }
  if (Object.hasOwn(EXAMPLE_FIGURES, key)) return EXAMPLE_FIGURES[key] ?? null;
  if (Object.hasOwn(COST_FIGURES, key)) return COST_FIGURES[key] ?? null;
  return isKey(key) ? FIGURES[key] : null;
};

const isKey = (key: string): key is keyof typeof FIGURES => Object.hasOwn(FIGURES, key);

const KEY = /\{\{\s*([^{}]*?)\s*\}\}/g;

export const figureKeysIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(KEY)].map(([, key = '']) => key)),
];

/**
 * Returns the {{keys}} of a text for which there is no figure. If a text has such a key, the build
 * fails.
 */
export const findUnknownFigureKeys = (
  text: string,
  site: ContentWords = NOTHING,
): readonly string[] => figureKeysIn(text).filter((key) => figureOf(key, site) === null);

/** Returns a sentence for each unknown figure in a file's text, with its line. */
export const findUnknownFigures = (
  file: string,
  text: string,
  site: ContentWords,
): readonly string[] =>
  findUnknownFigureKeys(text, site).map(
    (key) =>
      `${file} names an unknown figure: {{${key}}}${formatPositionOfValue(text, `{{${key}}}`)}`,
  );

/** Replaces each {{key}} in a text by today's figure. Throws if a key is unknown. */
export const fillFigures = (text: string, sources: FigureSources): string =>
  text.replace(KEY, (_, key: string) => {
    const figure = figureOf(key, sources.site);
    if (figure === null)
      throw new Error(`The key {{${key}}} is unknown; adapters/content/figures.ts lists the keys`);
    return figure(sources);
  });
