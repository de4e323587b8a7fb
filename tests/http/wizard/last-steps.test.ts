import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../../domain/accounts/account.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import { OFFER } from '../../arbitraries/offers.ts';
import { orderBody, peopleBody, personBody, walk } from './step-bodies.ts';
import { SOON } from './test-catalogue.ts';
import { at, openWizardShop, START, WizardBrowser } from './wizard-shop.ts';

// Fields that docs/contract-additions.md adds to steps 4 to 6.

const UNIT = 501;

describe('step 4 in API responses', () => {
  it('R54.1, W-146: step 4 says which add-ons need a size, and whether add-ons are still sold', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await walk(anna, OFFER.id, UNIT, 1, 3);
    const open = await anna.well('addons/get');
    expect(at(open, 'Data.4.AddonsOpen')).toBe(true);
    expect(OFFER.addons.map(({ sized }) => sized)).toEqual(
      [...OFFER.addons.keys()].map((index) => at(open, `Data.4.AddonsList.${index}.IsSized`)),
    );
    const ola = new WizardBrowser(openWizardShop());
    await walk(ola, SOON.id, 605, 1, 3);
    expect(at(await ola.well('addons/get'), 'Data.4.AddonsOpen')).toBe(false);
  });
});

describe('step 5 in API responses', () => {
  it.each([0, 1] as const)(
    'step 5 returns the newsletter choice that was saved (0: no, 1: yes): %i',
    async (newsletterAccepted) => {
      const anna = new WizardBrowser(openWizardShop());
      await walk(anna, OFFER.id, UNIT, 2, 4);
      const participantsConfig = [{ ...personBody(1), newsletterAccepted }, personBody(2)];
      const saved = await anna.well('participants/update', { participantsConfig });
      expect(at(saved, 'Data.5.Config.ParticipantsConfig.0.newsletterAccepted')).toBe(
        newsletterAccepted,
      );
      expect(at(saved, 'Data.5.Config.ParticipantsConfig.1.newsletterAccepted')).toBe(0);
      expect(
        at(
          await anna.well('participants/get'),
          'Data.5.Config.ParticipantsConfig.0.newsletterAccepted',
        ),
      ).toBe(newsletterAccepted);
    },
  );
});

describe('accounts that step 5 creates or finds (R42)', () => {
  const customer = (email: string): Account => ({
    id: email,
    email,
    passwordHash: '',
    active: true,
    createdAt: 0,
    person: { ...NOBODY, email },
    invoice: { name: '', nip: '', address: '', city: '', zip: '' },
    newsletter: false,
    ambassador: false,
    version: 1,
  });
  const named = (anna: WizardBrowser, email: string) =>
    anna.on('participants/update', {
      participantsConfig: [{ ...personBody(1), email }, personBody(2)],
    });

  it('R42.5: an IP address can create 30 accounts an hour; a draft that changes its e-mail gets no more', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await walk(anna, OFFER.id, UNIT, 2, 4);
    for (let nth = 0; nth < 30; nth += 1)
      expect((await named(anna, `a${nth}@example.pl`)).status).toBe(200);
    expect((await named(anna, 'late@example.pl')).status).toBe(429);
    expect((await named(anna, 'a29@example.pl')).status).toBe(200);
  });

  it('R42.12, V2.4.1: each switch of a draft’s e-mail counts for the limit that protects mailboxes', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, OFFER.id, UNIT, 2, 4);
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1)
      statuses.push(
        (await named(anna, n % 2 === 0 ? 'victim@example.pl' : 'mine@example.pl')).status,
      );
    const waiting = await shop.kit.outbox.lease(100, START, START + 1000);
    expect([waiting.length, statuses.slice(0, 30), statuses[30]]).toEqual([
      30,
      Array(30).fill(200),
      429,
    ]);
  });

  it('R42.12: step 5 refuses e-mails that have accounts; the limit counts each e-mail once for each draft', async () => {
    const shop = openWizardShop();
    const anna = new WizardBrowser(shop);
    await walk(anna, OFFER.id, UNIT, 2, 4);
    const emails = Array.from({ length: 31 }, (_, number) => `b${number}@example.pl`);
    await shop.kit.store.inTransaction<void, never>([], async ({ accounts }) => {
      for (const email of emails) await accounts.save(customer(email));
      return ok(undefined);
    });
    for (const email of emails.slice(0, 30)) expect((await named(anna, email)).status).toBe(409);
    expect((await named(anna, 'b0@example.pl')).status).toBe(409);
    expect((await named(anna, 'b30@example.pl')).status).toBe(429);
  });

  it('R42.11: a save of step 5 with a field error does not count for the registration limit', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await walk(anna, OFFER.id, UNIT, 2, 4);
    const unnamed = { ...personBody(1), firstName: '' };
    for (let tries = 0; tries < 31; tries += 1)
      expect(
        (
          await anna.on('participants/update', {
            participantsConfig: [{ ...unnamed, email: `c${tries}@example.pl` }, personBody(2)],
          })
        ).status,
      ).toBe(400);
    expect((await named(anna, 'c@example.pl')).status).toBe(200);
  });
});

describe('step 6 in API responses', () => {
  it('R30: step 6 has the online commission of the whole price and of the first instalment', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await walk(anna, OFFER.id, UNIT, 2, 4);
    const sixth = await anna.well('participants/update', peopleBody(2));
    const price = Number(at(sixth, 'Price.CurrentPrice'));
    const first = Number(at(sixth, 'Data.6.InstallmentPaymentDetails.0.Value'));
    const commission = at(sixth, 'Data.6.OnlineCommission');
    expect(commission).toMatchObject({ Percent: '1' });
    expect(Number(at(sixth, 'Data.6.OnlineCommission.Onetime'))).toBeCloseTo(price / 100, 2);
    expect(Number(at(sixth, 'Data.6.OnlineCommission.Installment'))).toBeCloseTo(first / 100, 2);
    expect(at(sixth, 'Data.6.PaymentType')).toBeNull();
    const confirmed = await anna.on('confirm', { ...orderBody, paymentType: 'payu' });
    expect(at(confirmed.body, 'Reservation.Data.6.PaymentType')).toBe('payu');
  });

  it('R30: step 6 has no online commission if the order can only be paid online', async () => {
    const anna = new WizardBrowser(openWizardShop());
    await walk(anna, OFFER.id, UNIT, 1, 2);
    await anna.well('insurance/update', {
      insuranceConfig: [
        {
          userNum: 1,
          insuranceId: 1,
          resignationInsuranceAccepted: '1',
          quarantineAssistanceAccepted: '0',
        },
      ],
    });
    await anna.well('addons/update', {});
    const sixth = await anna.well('participants/update', peopleBody(1));
    expect(at(sixth, 'Data.6.OnlineOnly')).toBe(true);
    expect(at(sixth, 'Data.6.OnlineCommission')).toMatchObject({ Percent: '0', Onetime: '0' });
  });
});
