import type { OfferDetails } from '../../../adapters/http/contract/offers/offers.ts';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import { analyticsNames } from '../../copy/analytics.pl.ts';
import {
  type BrowserStorage,
  ignoreErrors,
  openBrowserStorage,
} from '../../state/browser-storage.ts';
import type { StatisticsConsent } from '../../state/consent.ts';
import { readPageData, siteName } from '../../state/page-data.ts';
import { stepDataOf } from '../../state/reservation/steps.ts';

const SENT_KEY = 'kilwater.transakcja.';

type Product = {
  readonly name: string;
  readonly id?: string;
  /**
   * The price in złoty in the wire's form: '549' or '549.50', so grosze appear only if they are not
   * zero.
   */
  readonly price: string;
  readonly quantity: number;
  readonly brand?: string;
  readonly category: string;
  readonly variant?: string;
  readonly country?: string;
  readonly style?: string;
  readonly term?: string;
};

export type AnalyticsEvent = ReturnType<
  typeof offerViewEvent | typeof bookingStartEvent | typeof orderEvent
>;

/** The published document on analytics sets the tax rate for events. Invoices do not use it. */
const TAX_PERCENT = 23;

const offerProduct = (
  brand: string,
  { Name, OfferId, Prices, Region, Type, Availability }: OfferDetails,
): Product => {
  const term = Availability.Terms[0]?.Name ?? '';
  return {
    name: Name,
    id: String(OfferId),
    price: Prices.Base,
    quantity: 1,
    brand,
    category: analyticsNames.trips,
    variant: term,
    country: Region.Country.Name,
    style: Type.Name,
    term,
  };
};

export const offerViewEvent = (brand: string, offer: OfferDetails) => ({
  event: 'productView' as const,
  ecommerce: { currencyCode: 'PLN', detail: { products: [offerProduct(brand, offer)] } },
});

export const bookingStartEvent = (brand: string, offer: OfferDetails) => ({
  event: 'addToCart' as const,
  ecommerce: { currencyCode: 'PLN', add: { products: [offerProduct(brand, offer)] } },
});

// The price is in złoty, the tax in percent. Because 1 zł × 1 % is 1 grosz, price × percent is in
// grosze. The product is rounded half up to whole grosze (R1).
const taxOf = (price: string): string =>
  (Math.round(Number(price) * TAX_PERCENT) / 100).toFixed(2).replace(/\.00$/, '');

/** The first price row belongs to the trip's product; every other row is a separate product. */
export const orderEvent = (brand: string, reservation: WizardReservation) => {
  const { OfferId, Name, CurrentPrice, OptionsList, TermsList } = reservation.Offer;
  const [trip, ...furtherOptions] = OptionsList;
  const products: readonly Product[] = [
    {
      name: Name,
      id: String(OfferId),
      price: trip?.PricePerSingleItem ?? CurrentPrice,
      quantity: trip?.ItemCount ?? 1,
      brand,
      category: analyticsNames.trips,
      variant: TermsList[0]?.Name ?? '',
    },
    ...furtherOptions.map((option) => ({
      name: option.Name,
      price: option.PricePerSingleItem,
      quantity: option.ItemCount,
      category: analyticsNames.options,
    })),
  ];
  return {
    event: 'transaction' as const,
    ecommerce: {
      currencyCode: 'PLN',
      purchase: {
        actionField: {
          id: String(OfferId),
          revenue: CurrentPrice,
          tax: taxOf(CurrentPrice),
          coupon: stepDataOf(reservation).summary?.AmbassadorRebateCodeDetails?.Name ?? '',
        },
        products,
      },
    },
  };
};

export type DataLayer = {
  readonly brand: string;
  readonly push: (event: AnalyticsEvent) => void;
  readonly shelf: BrowserStorage;
};

export const sendEvent = (
  dataLayer: DataLayer,
  consent: StatisticsConsent,
  event: AnalyticsEvent,
): void => {
  if (consent === 'granted') dataLayer.push(event);
};

/** Reports an order once, even if its page is opened again. Ignores sign-ups. */
export const reportOrder = (
  dataLayer: DataLayer,
  consent: StatisticsConsent,
  reservation: WizardReservation,
): void => {
  const key = `${SENT_KEY}${reservation.ReservationId}`;
  if (
    consent !== 'granted' ||
    stepDataOf(reservation).reserveList ||
    ignoreErrors(() => dataLayer.shelf.getItem(key), null) !== null
  )
    return;
  ignoreErrors(() => dataLayer.shelf.setItem(key, '1'), undefined);
  dataLayer.push(orderEvent(dataLayer.brand, reservation));
};

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
}

export const pageDataLayer = (): DataLayer => ({
  brand: siteName(readPageData(document)),
  push: (event) => {
    window.dataLayer ??= [];
    window.dataLayer.push(event);
  },
  shelf: openBrowserStorage(),
});
