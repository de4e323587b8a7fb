import type { Seller } from '../../application/ports/papers.ts';
import type { BrandSettings } from '../../domain/brand-settings.ts';
import type { Offer } from '../../domain/catalogue/offer.ts';
import type { SellerGuarantee } from '../../domain/changes/commands.ts';
import type { Money } from '../../domain/money.ts';
import { day, price } from '../words/amounts-and-days.pl.ts';
import { COST_FIGURES } from './cost-figures.ts';
import { EXAMPLE_FIGURES } from './example-figures.ts';
import type { Site } from './site.ts';

/** What a figure is read from: the brand's settings (R4), the offers on sale, who sells, and what the site says of itself. */
export type FigureSources = {
  readonly brand: BrandSettings;
  readonly offers: readonly Offer[];
  readonly seller: Seller;
  readonly site: Site;
};

/** The advance payment that most of these offers ask for; nothing where there are none. */
const usualAdvance = (offers: readonly Offer[]): string => {
  const counts = new Map<Money, number>();
  for (const { advance } of offers) counts.set(advance, (counts.get(advance) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most === undefined ? '–' : price(most[0]);
};

const first = <T>(list: readonly T[], text: (value: T) => string): string => (list[0] === undefined ? '–' : text(list[0]));
const last = <T>(list: readonly T[], text: (value: T) => string): string => {
  const found = list.at(-1);
  return found === undefined ? '–' : text(found);
};

/** What a seller says of its guarantee; a dash where it has none. */
const guarantee =
  (told: (guarantee: SellerGuarantee) => string) =>
  ({ seller }: FigureSources): string =>
    seller.guarantee == null ? '–' : told(seller.guarantee);

/**
 * Every figure that a text may name, by the key that stands in the text as {{key}}. Amounts come with their currency, days and
 * people as bare numbers, so that the sentence decides their form.
 */
const FIGURES = {
  'brand.name': ({ brand }) => brand.name,
  'site.season': ({ site }) => site.season,
  'site.years': ({ site }) => site.years,

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
  'guarantee.sum': guarantee(({ sum }) => price(sum)),
  'guarantee.until': guarantee(({ until }) => day(until)),
  'guarantee.marshal': guarantee(({ marshal }) => marshal),
  'guarantee.marshalAddress': guarantee(({ marshalAddress }) => marshalAddress),
  'guarantee.marshalPhone': guarantee(({ marshalPhone }) => marshalPhone),
  'guarantee.marshalEmail': guarantee(({ marshalEmail }) => marshalEmail),

  'office.hours': ({ brand }) => brand.officeHours,
  'office.phone': ({ brand }) => brand.office.phone ?? '–',
  'office.email': ({ brand }) => brand.office.email ?? '–',
  'participants.most': ({ brand }) => String(brand.maxParticipants),
  'cabin.surcharge': ({ brand }) => price(brand.cabinSurcharge),

  'deposit.europe': ({ offers }) => usualAdvance(offers.filter(({ exotic, safeBooking }) => !safeBooking && !exotic)),
  'deposit.exotic': ({ offers }) => usualAdvance(offers.filter(({ exotic, safeBooking }) => !safeBooking && exotic)),
  'deposit.safeBooking': ({ offers }) => usualAdvance(offers.filter(({ safeBooking }) => safeBooking)),
  'payment.firstHours': ({ brand }) => String(brand.firstPaymentHours),
  'payment.unpaidWorkingDays': ({ brand }) => String(brand.unpaidWorkingDays),
  'instalments.secondDays': ({ brand }) => String(brand.instalments.secondDays),
  'instalments.thirdDays': ({ brand }) => String(brand.instalments.thirdDays),
  'instalments.secondPercent': ({ brand }) => String(brand.instalments.secondUpToPercent),
  'private.first': ({ brand }) => String(brand.privateInstalments.firstPercent),
  'private.second': ({ brand }) => String(brand.privateInstalments.secondPercent),
  'private.third': ({ brand }) => String(100 - brand.privateInstalments.firstPercent - brand.privateInstalments.secondPercent),
  'online.commission': ({ brand }) => String(brand.onlineCommissionPercent).replace('.', ','),
  'online.onlyWorkingDays': ({ brand }) => String(brand.onlineOnlyWorkingDays),

  'firstMinute.person': ({ brand }) => price(brand.firstMinute.perParticipant),
  'firstMinute.yacht': ({ brand }) => price(brand.firstMinute.wholeYacht),
  'secondMinute.person': ({ brand }) => price(brand.secondMinute.perParticipant),
  'secondMinute.yacht': ({ brand }) => price(brand.secondMinute.wholeYacht),
  'loyalty.first': ({ brand }) => first(brand.loyalty, ({ rebate }) => price(rebate)),
  'loyalty.most': ({ brand }) => last(brand.loyalty, ({ rebate }) => price(rebate)),
  'loyalty.mostTrips': ({ brand }) => last(brand.loyalty, ({ trips }) => String(trips)),
  'group.from': ({ brand }) => first(brand.group, ({ travellers }) => String(travellers)),
  'group.first': ({ brand }) => first(brand.group, ({ rebate }) => price(rebate)),
  'group.most': ({ brand }) => last(brand.group, ({ rebate }) => price(rebate)),
  'group.mostTravellers': ({ brand }) => last(brand.group, ({ travellers }) => String(travellers)),
  'group.days': ({ brand }) => String(brand.groupCodeDays),
  'ambassador.rebate': ({ brand }) => price(brand.ambassadorRebate),
  'wholeYacht.rebate': ({ brand }) => price(brand.wholeYachtRebate),
  'rebate.skipper': ({ brand }) => price(brand.skipperRebate),
  'cap.firstMinute': ({ brand }) => price(brand.cap.firstMinute),
  'cap.secondMinute': ({ brand }) => price(brand.cap.secondMinute),
  'cap.usual': ({ brand }) => price(brand.cap.otherwise),

  'resignation.europe': ({ brand }) => price(brand.resignation.perWeek.europe),
  'resignation.exotic': ({ brand }) => price(brand.resignation.perWeek.exotic),
  'resignation.safeEurope': ({ brand }) => price(brand.resignation.safeBooking.europe),
  'resignation.safeExotic': ({ brand }) => price(brand.resignation.safeBooking.exotic),
  // Sold while today is before that day (R16).
  'resignation.untilDays': ({ brand }) => String(brand.resignation.lastDaysBeforeStart + 1),

  'hold.minutes': ({ brand }) => String(brand.hold.minutes),
  'addons.days': ({ brand }) => String(brand.addonsDays),
  'changes.days': ({ brand }) => String(brand.changesDays),
  'changes.officeDays': ({ brand }) => String(brand.officeChangesDays),
  'cancellation.firstMinuteDays': ({ brand }) => String(brand.cancellation.firstMinuteDays),
  'cancellation.secondMinuteWorkingDays': ({ brand }) => String(brand.cancellation.secondMinuteWorkingDays),
  'organiserSkipper.pln': ({ brand }) => price(brand.organiserSkipper.pln),
  'ages.request': ({ brand }) => String(brand.ageRequestWorkingDays),
  'reserve.hours': ({ brand }) => String(brand.firstPaymentHours),
  'ages.adult': ({ brand }) => String(brand.ages.adult),
  'ages.office': ({ brand }) => String(brand.ages.office),
} as const satisfies Record<string, (sources: FigureSources) => string>;

/** What the content itself holds of words that its texts name by key. */
export type OwnWords = Pick<Site, 'claims' | 'insurance' | 'people'>;
const NOTHING: OwnWords = { claims: {}, insurance: {}, people: {} };

type Figure = (sources: FigureSources) => string;

/** What is said of the site's claims, of its insurers and of its people is the content's own: {{claims.boats}} stands in site.yaml. */
const OWN = /^(claims|insurance|people)\.([a-zA-Z]+)(?:\.(name|role|about))?$/;

/** The word of the content's own that a key names; null where there is none. */
const ownWord = (key: string, site: OwnWords): string | null => {
  const [, kind, name = '', part] = OWN.exec(key) ?? [];
  if (kind === 'people' && part !== undefined) {
    const person = Object.hasOwn(site.people, name) ? site.people[name] : undefined;
    return (part === 'name' || part === 'role' || part === 'about' ? person?.[part] : undefined) ?? null;
  }
  const words = part !== undefined ? {} : kind === 'claims' ? site.claims : kind === 'insurance' ? site.insurance : {};
  return Object.hasOwn(words, name) ? (words[name] ?? null) : null;
};

const figureOf = (key: string, site: OwnWords): Figure | null => {
  if (OWN.test(key)) {
    const word = ownWord(key, site);
    return word === null ? null : () => word;
  }
  if (Object.hasOwn(EXAMPLE_FIGURES, key)) return EXAMPLE_FIGURES[key] ?? null;
  if (Object.hasOwn(COST_FIGURES, key)) return COST_FIGURES[key] ?? null;
  return isKey(key) ? FIGURES[key] : null;
};

const isKey = (key: string): key is keyof typeof FIGURES => Object.hasOwn(FIGURES, key);

const KEY = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The keys in a text that no figure has; the build fails on any. `site` is the one that the text belongs to. */
export const unknownKeys = (text: string, site: OwnWords = NOTHING): readonly string[] => [
  ...new Set([...text.matchAll(KEY)].flatMap(([, key = '']) => (figureOf(key, site) === null ? [key] : []))),
];

/** The text with its figures as they are today. Throws on an unknown key: content is checked before it is served. */
export const withFigures = (text: string, sources: FigureSources): string =>
  text.replace(KEY, (_, key: string) => {
    const figure = figureOf(key, sources.site);
    if (figure === null) throw new Error(`No figure is called {{${key}}}`);
    return figure(sources);
  });
