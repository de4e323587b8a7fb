import { describe, expect, it } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import { demoCatalogue } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import {
  FiltersAnswer,
  OfferAnswer,
  OffersAnswer,
} from '../../../adapters/http/contract/offers/offers.ts';
import { ReservationAnswer } from '../../../adapters/http/contract/wizard/wizard.ts';
import { dayOf } from '../../../domain/calendar.ts';
import { notBookableReason } from '../../../domain/catalogue/offer.ts';
import { at, openWizardShop, START, WizardBrowser } from '../wizard/wizard-shop.ts';

describe('the demo catalogue in API responses', () => {
  const today = dayOf(START);
  const entries = demoCatalogue(today);

  it('the list and the details of every offer match the contract', async () => {
    const shop = openWizardShop(entries);
    const { body } = await new WizardBrowser(shop).call('offers/list');
    expect(decode(OffersAnswer, body).isOk()).toBe(true);
    for (const { offer } of entries) {
      const details = await new WizardBrowser(shop).call('offers/details', { offerId: offer.id });
      expect(decode(OfferAnswer, details.body).isOk()).toBe(true);
    }
    expect(shop.defects).toEqual([]);
  });

  it('P-050: the four cruise styles have the numbers that links on the pages use', async () => {
    const { body } = await new WizardBrowser(openWizardShop(entries)).call('offers/filters');
    const types = decode(FiltersAnswer, body).unwrapOr({
      Types: [],
      Countries: [],
      Terms: [],
      Options: [],
    }).Types;
    const named = [1, 2, 3, 4].map(
      (number) => types.find(({ OfferTypeId }) => OfferTypeId === number)?.Name,
    );
    expect(named).toEqual(['Party', 'Explore', 'Adventure', 'Chill']);
  });

  it('R15.2: the price on an offer’s card equals the price with which the wizard starts', async () => {
    const shop = openWizardShop(entries);
    for (const { offer } of entries.filter(
      (entry) => notBookableReason(entry.offer, today) === null,
    )) {
      const browser = new WizardBrowser(shop);
      await browser.begin(offer.id);
      const begun = await browser.on('details/get');
      expect(decode(ReservationAnswer, begun.body).isOk()).toBe(true);
      const details = await browser.call('offers/details', { offerId: offer.id });
      expect(at(begun.body, 'Reservation.Price.CurrentPrice')).toBe(
        at(details.body, 'Offer.Prices.From'),
      );
    }
  });
});
