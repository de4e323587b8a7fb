import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../../adapters/composition/tokens.ts';
import { STAND_IN_ACCOUNT } from '../../../adapters/dev/payment-stand-in/account.ts';
import { signedOrderNotification } from '../../../adapters/dev/payment-stand-in/news.ts';
import type { StandIn } from '../../../adapters/dev/payment-stand-in/stand-in.ts';
import { paymentNoticeOf } from '../../../adapters/payments/payu/messages.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { applyProviderNotification } from '../../../application/payments/settle.ts';
import { exportJournal } from '../../../application/replay/export-journal.ts';
import { agreesWithRecording, replay } from '../../../application/replay/replay.ts';
import { zloty } from '../../../domain/money.ts';
import { onlyTrip, type PanelShop, values } from '../panel/panel-shop.ts';
import { at, type WizardBrowser } from '../wizard/wizard-shop.ts';
import {
  callApp,
  fetchPage,
  noticeTo,
  openOrdered,
  orderIdOf,
  pressOutcome,
  toProvider,
} from './paid-shop.ts';

// 4298 PLN by instalments: 1000 PLN plus 1% commission are due now.

const lastOf = async (browser: WizardBrowser) =>
  at(await browser.well('confirmation/get'), 'Data.6.LastPayment');
const readPaid = async (browser: WizardBrowser) => {
  const found = await onlyTrip(browser);
  return [
    ...values(found, 'Price.Paid', 'Price.LeftToPay'),
    Object.keys(at(found, 'PaymentsList') ?? {}).length,
  ];
};
const registeredPayments = async ({ kit }: PanelShop) =>
  (await kit.journal.read(0, 1000)).flatMap((line) =>
    'recorded' in line && line.recorded.command.type === 'registerPayment' ? [line.recorded] : [],
  );
const sayPaid = async (panel: PanelShop, standIn: StandIn, url: string): Promise<number> => {
  const order = standIn.orders.get(orderIdOf(url));
  if (order === undefined) throw new Error(`There is no order of ${url}`);
  const { headers, body } = signedOrderNotification(
    order,
    'COMPLETED',
    STAND_IN_ACCOUNT.secondKey,
    'SHA-256',
  );
  return noticeTo(panel)(order.request.notifyUrl ?? '', headers, body);
};

describe('an order at the payment provider for an online payment (PayU REST API 2.1)', () => {
  it('the order has the payer, purpose and expiry time; its extOrderId is the attempt’s id', async () => {
    const { panel, ewa, standIn } = await openOrdered();
    const url = await toProvider(panel, ewa);
    const attempt = await panel.kit.store.payments.lastOf(ewa.reservationId);
    expect(attempt).toMatchObject({ state: 'pending', redirectTo: url, orderId: orderIdOf(url) });
    expect(standIn.orders.get(orderIdOf(url))?.request).toEqual({
      merchantPosId: STAND_IN_ACCOUNT.posId,
      extOrderId: attempt?.id,
      customerIp: '127.0.0.1',
      description: `${ewa.reservationId} Ewa Żagiel 1 Chorwacja Explore`,
      currencyCode: 'PLN',
      totalAmount: '101000',
      products: [
        { name: 'Wpłata na rezerwację', unitPrice: '100000', quantity: '1' },
        { name: 'Prowizja operatora', unitPrice: '1000', quantity: '1' },
      ],
      notifyUrl: 'http://localhost:3000/v1/payments/payu',
      continueUrl: `http://localhost:3000/OnlinePayment?r=${ewa.reservationId}`,
      validityTime: '86400',
      buyer: {
        email: 'ewa@example.com',
        firstName: 'Ewa',
        lastName: 'Żagiel 1',
        language: 'pl',
        phone: '+48 600 100 200',
      },
    });
  });

  it('R30.9: if the provider refuses the order, the payer sees the bank account; the office gets a task', async () => {
    const { panel, ewa, standIn } = await openOrdered();
    standIn.order({ refuses: 'all' });
    const link = `/v1/payments/${ewa.reservationId}/next`;
    const answer = await callApp(panel, link, ewa.cookie);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'paymentRefused']);
    const followed = await callApp(panel, link, ewa.cookie, { mode: 'navigate' });
    expect(followed.body).toContain(`/OnlinePayment?r=${ewa.reservationId}&amp;error=409"`);
    expect(at(await ewa.well('confirmation/get'), 'Data.6.BankTransfer.Title')).toContain(
      ewa.reservationId,
    );
    expect(await panel.kit.store.bank.discrepancies()).toMatchObject([
      { bookingId: ewa.reservationId, why: 'orderRefused', expected: 101_000, note: '' },
    ]);
    standIn.order({ refuses: 'buyers' });
    panel.clock.pass(1000);
    expect(await toProvider(panel, ewa)).toContain('/platnosc/');
  });

  it('R30.7: if the order cannot be created, there is no redirect; opening the link again retries', async () => {
    const { panel, ewa, standIn } = await openOrdered();
    standIn.order({ failing: 1000 });
    const answer = await callApp(panel, `/v1/payments/${ewa.reservationId}/next`, ewa.cookie);
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'paymentAway']);
    expect(await lastOf(ewa)).toEqual({ State: 'rejected', Amount: '1000' });
    const followed = await callApp(panel, `/v1/payments/${ewa.reservationId}/next`, ewa.cookie, {
      mode: 'navigate',
    });
    expect(followed.body).toContain(`/OnlinePayment?r=${ewa.reservationId}&amp;error=502"`);
    standIn.order({});
    panel.clock.pass(1000);
    expect(await toProvider(panel, ewa)).toContain('/platnosc/');
  });
});

describe('how the shop learns the result of an online payment (R31)', () => {
  it('R31.1: the page to which the payer returns registers no payment; only the provider confirms one', async () => {
    const { panel, ewa } = await openOrdered();
    await toProvider(panel, ewa);
    await callApp(panel, `/OnlinePayment?r=${ewa.reservationId}&status=COMPLETED`, ewa.cookie);
    expect([await lastOf(ewa), await readPaid(ewa)]).toEqual([
      { State: 'pending', Amount: '1000' },
      ['0', '4298', 0],
    ]);
  });

  it('R30.2, R30.7: a refused payment can be retried; a completed one is registered without commission', async () => {
    const { panel, ewa } = await openOrdered();
    const first = await toProvider(panel, ewa);
    const back = `http://localhost:3000/OnlinePayment?r=${ewa.reservationId}`;
    const refused = await pressOutcome(first, 'rejected');
    expect([refused.status, refused.headers.get('location')]).toEqual([303, `${back}&error=501`]);
    expect([await lastOf(ewa), await readPaid(ewa)]).toEqual([
      { State: 'rejected', Amount: '1000' },
      ['0', '4298', 0],
    ]);
    expect((await fetchPage(first)).body).toContain('nie można już opłacić');
    panel.clock.pass(1000);
    const second = await toProvider(panel, ewa);
    expect(second).not.toBe(first);
    expect((await pressOutcome(second, 'completed')).headers.get('location')).toBe(back);
    expect([await lastOf(ewa), await readPaid(ewa)]).toEqual([
      { State: 'completed', Amount: '1000' },
      ['1000', '3298', 1],
    ]);
    expect(
      values(await onlyTrip(ewa), 'StatusCode', 'PaymentsList.0.Value', 'NextPayment.Amount'),
    ).toEqual(['confirmed', '1000', '1149']);
    expect((await fetchPage(second)).body).toContain('już opłacona');
  });

  it('the shop registers a payment once, however many notifications come and in whatever order', async () => {
    const { panel, ewa, standIn } = await openOrdered();
    standIn.order({ news: 'doubled' });
    const url = await toProvider(panel, ewa);
    await pressOutcome(url, 'completed');
    for (let times = 0; times < 3; times += 1) expect(await sayPaid(panel, standIn, url)).toBe(200);
    expect([await lastOf(ewa), await readPaid(ewa)]).toEqual([
      { State: 'completed', Amount: '1000' },
      ['1000', '3298', 1],
    ]);
    const { extOrderId: paymentId } = standIn.orders.get(orderIdOf(url))?.request ?? {};
    const command = { type: 'registerPayment', paymentId, method: 'online', amount: zloty(1000) };
    expect(await registeredPayments(panel)).toMatchObject([
      { by: { kind: 'system' }, command, bookingId: ewa.reservationId },
    ]);
  });

  it.each(['MD5', 'SHA-256'] as const)(
    'R31.14: if the provider’s API is down, SHA-256 notifications register, MD5 ones wait (here: %s)',
    async (signs) => {
      const { panel, ewa, standIn } = await openOrdered();
      const url = await toProvider(panel, ewa);
      standIn.order({ signs, failing: 1000 });
      await pressOutcome(url, 'completed');
      await standIn.tell(orderIdOf(url));
      const waits = signs === 'MD5';
      expect(await readPaid(ewa)).toEqual(waits ? ['0', '4298', 0] : ['1000', '3298', 1]);
      standIn.order({ signs });
      await standIn.tell(orderIdOf(url));
      expect([await lastOf(ewa), await readPaid(ewa)]).toEqual([
        { State: 'completed', Amount: '1000' },
        ['1000', '3298', 1],
      ]);
      expect(await registeredPayments(panel)).toHaveLength(1);
    },
  );

  it('after a payment is registered, the customer gets one mail and one message', async () => {
    const { panel, ewa, standIn } = await openOrdered();
    const counts = async (): Promise<readonly number[]> => {
      const mails: readonly { Subject: string }[] = (
        await callApp(panel, '/dev/mail?to=ewa@example.com')
      ).json();
      const { Messages }: { Messages: readonly { Title: string }[] } = (
        await ewa.call('account/messages')
      ).raw.json();
      const all = [mails.map(({ Subject }) => Subject), Messages.map(({ Title }) => Title)];
      return all.map(
        (subjects) => subjects.filter((subject) => subject.startsWith('Wpłata dotarła')).length,
      );
    };
    const url = await toProvider(panel, ewa);
    await pressOutcome(url, 'rejected');
    expect(await counts()).toEqual([0, 0]);
    await sayPaid(panel, standIn, url);
    await sayPaid(panel, standIn, url);
    expect(await counts()).toEqual([1, 1]);
    await panel.registerTransfer(ewa.reservationId, zloty(1));
    expect(await counts()).toEqual([2, 2]);
  });

  it('R31.3: a payment that succeeds after a refusal, or on a cancelled booking, is still registered', async () => {
    const { panel, ewa, standIn } = await openOrdered();
    const url = await toProvider(panel, ewa);
    await pressOutcome(url, 'rejected');
    await panel.byOffice(ewa.reservationId, { type: 'cancel', reason: 'customer' });
    await sayPaid(panel, standIn, url);
    expect(await readPaid(ewa)).toEqual(['1000', '0', 1]);
    expect(await lastOf(ewa)).toMatchObject({ State: 'completed' });
  });

  it('R68.1, R68.2: a link reuses an unpaid attempt of the same amount: 300 visits begin one attempt only', async () => {
    const { panel, ewa, standIn } = await openOrdered();
    const urls = new Set<string>();
    for (let visits = 0; visits < 300; visits += 1) urls.add(await toProvider(panel, ewa));
    expect([urls.size, standIn.orders.all().length]).toEqual([1, 1]);
    const [order] = standIn.orders.all();
    expect(await panel.kit.store.payments.lastOf(ewa.reservationId)).toMatchObject({
      id: order?.request.extOrderId,
      state: 'pending',
    });
  });

  it('R68.1, R68.2: 300 simultaneous visits of a link begin one attempt and are all redirected to it', async () => {
    const { panel, ewa, standIn } = await openOrdered();
    const urls = new Set(
      await Promise.all(Array.from({ length: 300 }, () => toProvider(panel, ewa))),
    );
    expect([urls.size, standIn.orders.all().length]).toEqual([1, 1]);
    expect(await toProvider(panel, ewa)).toBe([...urls][0]);
    expect(standIn.orders.all().map(({ status }) => status)).toEqual(['PENDING']);
  });

  it('R68.3, R68.4: an attempt for a new amount ends the old one; money paid for the old one still counts', async () => {
    const { panel, ewa, standIn } = await openOrdered();
    const next = await toProvider(panel, ewa);
    const stateOf = async (url: string) =>
      (
        await panel.kit.store.payments.get(
          standIn.orders.get(orderIdOf(url))?.request.extOrderId ?? '',
        )
      )?.state;
    panel.clock.pass(1000);
    const full = await toProvider(panel, ewa, 'full');
    expect(standIn.orders.all().map(({ status }) => status)).toEqual(['PENDING', 'CANCELED']);
    expect((await fetchPage(next)).body).not.toContain('<button');
    expect((await fetchPage(full)).body).toContain('<button');
    await sayPaid(panel, standIn, next);
    expect([await stateOf(next), await readPaid(ewa)]).toEqual(['completed', ['1000', '3298', 1]]);
    // The link begins an attempt for the rest, which supersedes the attempt for 4298 PLN.
    expect(await toProvider(panel, ewa, 'full')).not.toBe(full);
    expect(await stateOf(full)).not.toBe('pending');
  });

  it('if the payer pays again before the first payment’s notification, a query prevents a second charge', async () => {
    const { panel, ewa, standIn } = await openOrdered();
    const next = await toProvider(panel, ewa);
    standIn.order({ news: 'lost' });
    await pressOutcome(next, 'completed');
    expect(await readPaid(ewa)).toEqual(['0', '4298', 0]);
    panel.clock.pass(1000);
    const again = await callApp(panel, `/v1/payments/${ewa.reservationId}/full`, ewa.cookie);
    expect([again.statusCode, again.json().code]).toEqual([409, 'nothingToPay']);
    expect([await lastOf(ewa), await readPaid(ewa)]).toEqual([
      { State: 'completed', Amount: '1000' },
      ['1000', '3298', 1],
    ]);
    expect(standIn.orders.all()).toHaveLength(1);
  });

  it('if one plan line is paid twice, both payments are registered; the surplus is shown as overpaid', async () => {
    const { panel, ewa, standIn } = await openOrdered();
    const first = await toProvider(panel, ewa, 'full');
    const two = await toProvider(panel, ewa);
    await sayPaid(panel, standIn, first);
    await pressOutcome(two, 'completed');
    expect(values(await onlyTrip(ewa), 'Price.Paid', 'Price.LeftToPay', 'Price.Overpaid')).toEqual([
      '5298',
      '0',
      '1000',
    ]);
  });

  it('R31.4: a payment for which the shop began no attempt is not registered', async () => {
    const { panel } = await openOrdered();
    const order = {
      ...{
        orderId: 'x',
        extOrderId: 'x',
        merchantPosId: '1',
        currencyCode: 'PLN',
        totalAmount: '0',
      },
      status: 'COMPLETED' as const,
    };
    expect(
      (
        await applyProviderNotification(panel.commands, 'payu')(paymentNoticeOf(order))
      )._unsafeUnwrapErr().kind,
    ).toBe('unknownPayment');
  });

  it('R46: a replay of the journal gives the same payments to the grosz', async () => {
    const { panel, ewa } = await openOrdered();
    await pressOutcome(await toProvider(panel, ewa), 'rejected');
    await pressOutcome(await toProvider(panel, ewa), 'completed');
    await pressOutcome(await toProvider(panel, ewa, 'full'), 'completed');
    const settings = await panel.container.getAsync(SETTINGS);
    const deps = {
      journal: panel.kit.journal,
      catalogue: panel.catalogue,
      settings,
      hashOf: cryptoIds.hashOf,
    };
    const report = await replay(
      { store: openMemoryStore().store, hashOf: cryptoIds.hashOf, progress: () => undefined },
      exportJournal(deps, false),
    );
    expect([report.firstDivergence, agreesWithRecording(report), report.tally.paid]).toEqual([
      null,
      true,
      zloty(4298),
    ]);
  });
});
