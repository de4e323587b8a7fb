import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { STAND_IN_ACCOUNT } from '../../../adapters/dev/payment-stand-in/account.ts';
import { openStandIn } from '../../../adapters/dev/payment-stand-in/stand-in.ts';
import { fetchPage, openOrdered, orderIdOf, pressOutcome, toProvider } from './paid-shop.ts';

describe('the page of the stand-in for the payment provider', () => {
  it('R30: shows the charge, the commission and the purpose, and has no inline script or style', async () => {
    const { panel, ewa, standIn } = await openOrdered();
    const page = await fetchPage(await toProvider(panel, ewa));
    expect(page.headers.get('content-type')).toContain('text/html');
    for (const words of [
      '1 000 PLN',
      '10 PLN',
      '1 010 PLN',
      `${ewa.reservationId} Ewa Żagiel 1 Chorwacja`,
      'Zapłać',
      'Odrzuć',
    ])
      expect([words, page.body.includes(words)]).toEqual([words, true]);
    expect(page.body).not.toMatch(/<script|style=/);
    expect((await fetchPage(await toProvider(panel, ewa, 'full'))).body).toContain('4 340,98 PLN');
    expect((await fetchPage(`${standIn.url}/styl.css`)).headers.get('content-type')).toContain(
      'text/css',
    );
    expect((await fetchPage(`${standIn.url}/`)).body).toContain('4 340,98 PLN');
  });

  it('refuses a press from another site or of an unknown button, and a payment that the shop did not begin', async () => {
    const { panel, ewa, standIn } = await openOrdered();
    const url = await toProvider(panel, ewa);
    expect((await pressOutcome(url, 'completed', { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect((await pressOutcome(url, 'whatever')).status).toBe(400);
    expect((await fetchPage(`${standIn.url}/platnosc/unknown`)).status).toBe(404);
    expect((await pressOutcome(`${standIn.url}/platnosc/unknown`, 'completed')).status).toBe(404);
    expect(standIn.orders.get(orderIdOf(url))?.status).toBe('PENDING');
  });

  it('if the payer leaves without a press, the payment stays pending, and the page can be opened again', async () => {
    const { panel, ewa } = await openOrdered();
    const url = await toProvider(panel, ewa);
    const redirect = await pressOutcome(url, 'abandoned');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([
      303,
      `http://localhost:3000/OnlinePayment?r=${ewa.reservationId}`,
    ]);
    expect(await toProvider(panel, ewa)).toBe(url);
    expect((await fetchPage(url)).body).toContain('<button');
  });

  it('after a restart the stand-in still has its orders and undelivered notifications', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kilwater-payu-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const settings = { account: STAND_IN_ACCOUNT, file: join(folder, 'orders.jsonl'), port: 0 };
    const first = await openStandIn({ ...settings, deliver: async () => 503 });
    const request = {
      ...{
        customerIp: '10.0.0.1',
        merchantPosId: STAND_IN_ACCOUNT.posId,
        description: 'Rejs',
        currencyCode: 'PLN',
        totalAmount: '100',
      },
      ...{ products: [], extOrderId: 'a', notifyUrl: 'http://shop.example/said' },
    };
    first.orders.save({
      orderId: 'ORDER',
      request,
      status: 'PENDING',
      createdAt: Date.now(),
      refunds: [],
      unheard: [],
    });
    await pressOutcome(`${first.url}/platnosc/ORDER`, 'completed');
    await first.close();
    const { promise: heard, resolve } = Promise.withResolvers<string>();
    const second = await openStandIn({
      ...settings,
      deliver: async (_url, _headers, body) => {
        const { status } = JSON.parse(body).order;
        if (status === 'COMPLETED') resolve(status);
        return 200;
      },
    });
    onTestFinished(second.close);
    expect([second.orders.get('ORDER')?.status, await heard]).toEqual(['COMPLETED', 'COMPLETED']);
  });
});
