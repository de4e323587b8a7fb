import { describe, expect, it } from 'vitest';
import {
  type AnalyticsEvent,
  bookingStartEvent,
  type DataLayer,
  offerViewEvent,
  orderEvent,
  reportOrder,
  sendEvent,
} from '../../../ui/shared/analytics/analytics.ts';
import { readConsent, type StatisticsConsent } from '../../../ui/state/consent.ts';
import { offerDetails as offer } from '../offers/offer-samples.ts';
import { memoryShelf, wizardData, wizardReservation } from '../wizard/wizard-samples.ts';

const layer = (shelf = memoryShelf()): DataLayer & { readonly told: AnalyticsEvent[] } => {
  const events: AnalyticsEvent[] = [];
  return {
    brand: 'Kilwater',
    told: events,
    shelf,
    push: (event) => void events.push(event),
  };
};

const sold = (change: Partial<ReturnType<typeof wizardReservation>['Offer']> = {}) =>
  wizardReservation(
    { summary: { ...wizardData().summary, AmbassadorRebateCodeDetails: { Name: 'ANNA10' } } },
    {
      Offer: {
        ...wizardReservation().Offer,
        CurrentPrice: '4098.5',
        TermsList: [{ Name: 'Maj' }, { Name: 'Czerwiec' }],
        OptionsList: [
          { Name: 'Miejsce na jachcie: Bavaria 1', ItemCount: 2, PricePerSingleItem: '1949' },
          { Name: 'Autokar z Polski', ItemCount: 1, PricePerSingleItem: '549' },
        ],
        ...change,
      },
    },
  );

describe('events for the web statistics', () => {
  it('the event of an order has the offer, the price, its 23% tax and the ambassador’s code (W-169)', () => {
    const event = orderEvent('Kilwater', sold({ CurrentPrice: '4098.50' }));
    expect(event).toMatchObject({
      event: 'transaction',
      ecommerce: {
        currencyCode: 'PLN',
        purchase: {
          actionField: { id: '101', revenue: '4098.50', tax: '942.66', coupon: 'ANNA10' },
        },
      },
    });
    const round = orderEvent('Kilwater', sold({ CurrentPrice: '4100' }));
    expect(round).toMatchObject({ ecommerce: { purchase: { actionField: { tax: '943' } } } });
    expect(orderEvent('Kilwater', wizardReservation())).toMatchObject({
      ecommerce: { purchase: { actionField: { coupon: '' } } },
    });
  });

  it('W-170: an order’s event lists the trip at its first row’s price, then a product for each other row', () => {
    expect(orderEvent('Kilwater', sold())).toMatchObject({
      ecommerce: {
        purchase: {
          products: [
            {
              name: 'Wyspy Dalmacji',
              id: '101',
              price: '1949',
              quantity: 2,
              brand: 'Kilwater',
              category: 'Wyjazdy',
              variant: 'Maj',
            },
            { name: 'Autokar z Polski', price: '549', quantity: 1, category: 'Dodatkowe opcje' },
          ],
        },
      },
    });
  });

  it('W-171, P-159: the event of viewing an offer, and the event of starting a booking, describe the offer', () => {
    const seen = offer();
    const product = {
      name: seen.Name,
      id: String(seen.OfferId),
      price: seen.Prices.Base,
      quantity: 1,
      category: 'Wyjazdy',
      country: seen.Region.Country.Name,
      style: seen.Type.Name,
      term: seen.Availability.Terms[0]?.Name ?? '',
    };
    expect(offerViewEvent('Kilwater', seen)).toMatchObject({
      ecommerce: { currencyCode: 'PLN', detail: { products: [product] } },
    });
    expect(bookingStartEvent('Kilwater', seen)).toMatchObject({
      event: 'addToCart',
      ecommerce: { currencyCode: 'PLN', add: { products: [product] } },
    });
  });

  it('are not sent unless the visitor has agreed', () => {
    for (const consent of ['unasked', 'refused'] as const satisfies readonly StatisticsConsent[]) {
      const nobody = layer();
      sendEvent(nobody, consent, offerViewEvent('Kilwater', offer()));
      reportOrder(nobody, consent, sold());
      expect(nobody.told).toEqual([]);
    }
    const agreed = layer();
    sendEvent(agreed, 'granted', offerViewEvent('Kilwater', offer()));
    expect(agreed.told).toHaveLength(1);
  });

  it('an order’s event is sent once, however often its page opens; a sign-up’s is not sent', () => {
    const shelf = memoryShelf();
    const first = layer(shelf);
    reportOrder(first, 'refused', sold());
    reportOrder(first, 'granted', sold());
    const again = layer(shelf);
    reportOrder(again, 'granted', sold());
    expect([first.told.length, again.told.length]).toEqual([1, 0]);
    const waiting = layer();
    reportOrder(waiting, 'granted', wizardReservation({ flags: { Config: { IsReserveList: 1 } } }));
    expect(waiting.told).toEqual([]);
  });
});

describe('the visitor’s stored answer about statistics', () => {
  it('is read from the browser’s storage; an invalid value or a blocked storage counts as no answer', () => {
    const keeping = (value: string | null) =>
      readConsent({ getItem: () => value, setItem: () => undefined });
    expect([keeping('granted'), keeping('refused'), keeping(null), keeping('1')]).toEqual([
      'granted',
      'refused',
      'unasked',
      'unasked',
    ]);
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    expect(readConsent({ getItem: forbidden, setItem: forbidden })).toBe('unasked');
  });
});
