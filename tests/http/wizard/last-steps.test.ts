import { describe, expect, it } from 'vitest';
import { OFFER } from '../../arbitraries/offers.ts';
import { SOON } from './catalogue.ts';
import { at, Browser, openShop } from './shop.ts';
import { order, people, person, walk } from './steps.ts';

// What steps 4 to 6 need of the wire beside the documents' own fields (docs/contract-additions.md).

const UNIT = 501;

describe('step 4 on the wire', () => {
  it('says which add-ons are worn and need a size, and whether any may still be added (R54.1, W-146)', async () => {
    const anna = new Browser(openShop());
    await walk(anna, OFFER.id, UNIT, 1, 3);
    const open = await anna.well('addons/get');
    expect(at(open, 'Data.4.AddonsOpen')).toBe(true);
    expect(OFFER.addons.map(({ sized }) => sized)).toEqual(
      [...OFFER.addons.keys()].map((index) => at(open, `Data.4.AddonsList.${index}.IsSized`)),
    );
    const ola = new Browser(openShop());
    await walk(ola, SOON.id, 605, 1, 3);
    expect(at(await ola.well('addons/get'), 'Data.4.AddonsOpen')).toBe(false);
  });
});

describe('step 5 on the wire', () => {
  it.each([0, 1] as const)('answers the news by e-mail as it was saved: %i', async (newsletterAccepted) => {
    const anna = new Browser(openShop());
    await walk(anna, OFFER.id, UNIT, 2, 4);
    const participantsConfig = [{ ...person(1), newsletterAccepted }, person(2)];
    const saved = await anna.well('participants/update', { participantsConfig });
    expect(at(saved, 'Data.5.Config.ParticipantsConfig.0.newsletterAccepted')).toBe(newsletterAccepted);
    expect(at(saved, 'Data.5.Config.ParticipantsConfig.1.newsletterAccepted')).toBe(0);
    expect(at(await anna.well('participants/get'), 'Data.5.Config.ParticipantsConfig.0.newsletterAccepted')).toBe(newsletterAccepted);
  });
});

describe('step 6 on the wire', () => {
  it('tells the commission of both ways before paying online, and afterwards which way was chosen (R30)', async () => {
    const anna = new Browser(openShop());
    await walk(anna, OFFER.id, UNIT, 2, 4);
    const sixth = await anna.well('participants/update', people(2));
    const price = Number(at(sixth, 'Price.CurrentPrice'));
    const first = Number(at(sixth, 'Data.6.InstallmentPaymentDetails.0.Value'));
    const commission = at(sixth, 'Data.6.OnlineCommission');
    expect(commission).toMatchObject({ Percent: '1' });
    expect(Number(at(sixth, 'Data.6.OnlineCommission.Onetime'))).toBeCloseTo(price / 100, 2);
    expect(Number(at(sixth, 'Data.6.OnlineCommission.Installment'))).toBeCloseTo(first / 100, 2);
    expect(at(sixth, 'Data.6.PaymentType')).toBeNull();
    const done = await anna.on('confirm', { ...order, paymentType: 'payu' });
    expect(at(done.body, 'Reservation.Data.6.PaymentType')).toBe('payu');
  });

  it('has no commission where online is the only way (R30)', async () => {
    const anna = new Browser(openShop());
    await walk(anna, OFFER.id, UNIT, 1, 2);
    await anna.well('insurance/update', {
      insuranceConfig: [{ userNum: 1, insuranceId: 1, resignationInsuranceAccepted: '1', quarantineAssistanceAccepted: '0' }],
    });
    await anna.well('addons/update', {});
    const sixth = await anna.well('participants/update', people(1));
    expect(at(sixth, 'Data.6.OnlineOnly')).toBe(true);
    expect(at(sixth, 'Data.6.OnlineCommission')).toMatchObject({ Percent: '0', Onetime: '0' });
  });
});
