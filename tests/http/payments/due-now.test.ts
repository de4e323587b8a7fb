import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAIL_WORKER, TIME_WORKER } from '../../../adapters/composition/tokens.ts';
import { toWireMoney } from '../../../adapters/http/contract/codecs/amounts.ts';
import { formatPrice } from '../../../adapters/words/amounts-and-days.pl.ts';
import { addDays, DAY_LENGTH, dayOf, HOUR } from '../../../domain/calendar.ts';
import { onlineCommission } from '../../../domain/payments/instalments.ts';
import { offerWith, SETTINGS, unitWith } from '../../arbitraries/offers.ts';
import { runs } from '../../support/runs.ts';
import {
  logInToPanel,
  onlyTrip,
  type PanelShop,
  panelCustomer,
  values,
} from '../panel/panel-shop.ts';
import { confirmDraft, walkPartyTo } from '../rulebook/party.ts';
import { catalogueEntryOf } from '../wizard/test-catalogue.ts';
import { at, type WizardBrowser } from '../wizard/wizard-shop.ts';
import { openPaid, toProvider } from './paid-shop.ts';

type Sample = {
  readonly days: number;
  readonly people: number;
  readonly place: number;
  readonly advance: number;
  readonly isPrivate: boolean;
  readonly paymentType: 'wired' | 'payu';
};

const zlotys = (min: number, max: number) => fc.integer({ min, max }).map((amount) => amount * 100);

const SAMPLES = fc.record({
  days: fc.integer({ min: 31, max: 90 }),
  people: fc.integer({ min: 1, max: 3 }),
  place: zlotys(300, 4000),
  advance: zlotys(100, 1500),
  isPrivate: fc.boolean(),
  paymentType: fc.constantFrom('wired', 'payu'),
}) satisfies fc.Arbitrary<Sample>;

const textOf = async (
  { kit, container }: PanelShop,
  email: string,
  about: string,
): Promise<string> => {
  await (await container.getAsync(MAIL_WORKER)).drain();
  const mails = await kit.mailbox.list(email);
  return (
    mails.find(({ subject }) => subject.startsWith(about))?.text.replace(/\u00a0/g, ' ') ??
    `no mail '${about}'`
  );
};

const offerOf = (panel: PanelShop, index: number, { days, place, advance, isPrivate }: Sample) => {
  const from = addDays(dayOf(panel.clock.now()), days);
  const unit = unitWith({
    id: 3000 + index,
    yachts: 1,
    berths: 10,
    cabins: 4,
    sellsPlaces: true,
    placePrice: place,
  });
  return offerWith({
    ...{
      id: 2000 + index,
      from,
      to: addDays(from, 7),
      units: [unit],
      base: 0,
      advance,
      traits: isPrivate ? ['privateCruise'] : [],
    },
    ...{ firstMinuteUntil: null, secondMinuteUntil: null },
  });
};

const bookerOf = async (
  panel: PanelShop,
  index: number,
  sample: Sample,
): Promise<{
  readonly browser: WizardBrowser;
  readonly draft: unknown;
  readonly email: string;
}> => {
  const offer = offerOf(panel, index, sample);
  panel.catalogue.replace([catalogueEntryOf(offer)]);
  const email = `klient${index}@example.com`;
  const browser = await panelCustomer(panel, email);
  const party = {
    offerId: offer.id,
    roomId: 3000 + index,
    people: sample.people,
    emails: { 1: email },
  };
  return { browser, email, draft: await walkPartyTo(browser, party, 5) };
};

describe('R28.11: the amount due now is the same on all screens, in mails and at the payment provider', () => {
  const sample: Sample = {
    days: 45,
    people: 1,
    place: 199_000,
    advance: 50_000,
    isPrivate: false,
    paymentType: 'wired',
  };

  it('R28.11, W-194: 45 days before the start two instalments are due as one sum with one commission', async () => {
    const { panel } = await openPaid();
    const { browser, draft, email } = await bookerOf(panel, 0, sample);
    expect(at(draft, 'Data.6.InstallmentPaymentDetails.2')).toBeDefined();
    expect(
      values(
        draft,
        'Data.6.DuePlan.Now.Amount',
        'Data.6.DuePlan.Now.Name',
        'Data.6.OnlineCommission.Installment',
      ),
    ).toEqual(['995', 'I i II rata', '9.95']);
    const order = await confirmDraft(browser, { paymentOption: 'installment' });
    expect(
      values(
        order,
        'Data.6.NextDue.Amount',
        'Data.6.DuePlan.Now.Name',
        'Data.6.BankTransfer.Code.Amount',
      ),
    ).toEqual(['995', 'I i II rata', '995']);
    const found = await onlyTrip(browser);
    expect(
      values(found, 'DueNow.Amount', 'DueNow.Name', 'NextPayment.Charged', 'PlanByDay.0.Value'),
    ).toEqual(['995', 'I i II rata', '1004.95', '995']);
    expect(at(found, 'InstallmentDetails.2.Name')).toBe('III rata');
    const mail = await textOf(panel, email, 'Rezerwacja');
    expect(mail).toMatch(/Do .*: Wpłać 995 PLN \(I i II rata\)/);
    expect(mail).toContain('Kwota pierwszej wpłaty: 995 PLN');
    expect(mail).not.toMatch(/Wpłać 500 PLN/);
  });

  it('R28.12, R32.1: one reminder asks for all plan lines of one due day as one sum', async () => {
    const { panel } = await openPaid();
    const { browser, email } = await bookerOf(panel, 0, sample);
    await confirmDraft(browser, { paymentOption: 'installment' });
    panel.clock.pass(25 * HOUR);
    await (await panel.container.getAsync(TIME_WORKER)).drain();
    const reminder = await textOf(panel, email, 'Przypomnienie');
    expect(reminder).toContain('I i II rata, po terminie: 995 PLN');
    expect(reminder).toContain('Kwota: 995 PLN');
    const reminders = (await panel.kit.mailbox.list(email)).filter(({ subject }) =>
      subject.startsWith('Przypomnienie'),
    );
    expect(reminders).toHaveLength(1);
    await logInToPanel(panel, email, browser);
    expect(at(await onlyTrip(browser), 'DueNow.LateSince')).toEqual(expect.any(String));
  });

  it('R28.11: for any offer and day all screens, mails and the provider have the same amount due now', async () => {
    const { panel } = await openPaid();
    let index = 0;
    await fc.assert(
      fc.asyncProperty(SAMPLES, async (sample) => {
        index += 1;
        const { browser, draft, email } = await bookerOf(panel, index, sample);
        const dueNow = Number(at(draft, 'Data.6.DuePlan.Now.Amount'));
        const sum = Math.round(dueNow * 100);
        const commission = onlineCommission(sum, SETTINGS, false);
        expect(at(draft, 'Data.6.OnlineCommission.Installment')).toBe(toWireMoney(commission));
        if (sample.people === 1) {
          const page = await browser.call('offers/details', { offerId: 2000 + index });
          expect(at(page.body, 'Offer.Extras.PlanByDay.0.Value')).toBe(toWireMoney(sum));
        }
        const order = await confirmDraft(browser, {
          paymentOption: 'installment',
          paymentType: sample.paymentType,
        });
        expect(
          values(
            order,
            'Data.6.NextDue.Amount',
            'Data.6.BankTransfer.Code.Amount',
            'Data.6.NextPayment.Amount',
          ),
        ).toEqual([sum, sum, sum].map(toWireMoney));
        const found = await onlyTrip(browser);
        const charged = {
          Amount: toWireMoney(sum),
          Commission: toWireMoney(commission),
          Charged: toWireMoney(sum + commission),
        };
        expect(values(found, 'DueNow.Amount', 'BankTransfer.Code.Amount', 'NextPayment')).toEqual([
          toWireMoney(sum),
          toWireMoney(sum),
          charged,
        ]);
        expect(await textOf(panel, email, 'Rezerwacja')).toContain(`Wpłać ${formatPrice(sum)}`);
        await toProvider(panel, browser);
        expect(await panel.kit.store.payments.lastOf(browser.reservationId)).toMatchObject({
          amount: sum,
          commission,
        });
        panel.clock.pass(25 * HOUR);
        await (await panel.container.getAsync(TIME_WORKER)).drain();
        await logInToPanel(panel, email, browser);
        const due = Math.round(Number(at(await onlyTrip(browser), 'DueNow.Amount')) * 100);
        expect(await textOf(panel, email, 'Przypomnienie')).toContain(`: ${formatPrice(due)}`);
        panel.clock.pass(DAY_LENGTH);
      }),
      runs(12),
    );
  });
});
