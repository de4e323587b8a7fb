import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../../adapters/composition/tokens.ts';
import { openMemory } from '../../../adapters/storage/memory/memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { settlePayment } from '../../../application/payments/settle.ts';
import { exportJournal } from '../../../application/replay/export-journal.ts';
import { agrees, replay } from '../../../application/replay/replay.ts';
import { zloty } from '../../../domain/money.ts';
import { booker, openPanel, type Panel, TWO, trip, values } from '../panel/shop.ts';
import { at, type Browser } from '../wizard/shop.ts';
import { go, press, toProvider } from './shop.ts';

// 4298 PLN by instalments: 1000 now, with 1% of commission.

const open = async () => {
  const panel = await openPanel();
  const ewa = await booker(panel, TWO, { paymentOption: 'installment', paymentType: 'payu' });
  return { panel, ewa };
};
const idOf = (url: string): string => url.split('/').at(-1) ?? '';
const lastOf = async (browser: Browser) => at(await browser.well('confirmation/get'), 'Data.6.LastPayment');
const paidOf = async (browser: Browser) => {
  const found = await trip(browser);
  return [...values(found, 'Price.Paid', 'Price.LeftToPay'), Object.keys(at(found, 'PaymentsList') ?? {}).length];
};
const registered = async ({ kit }: Panel) =>
  (await kit.journal.read(0, 1000)).flatMap((line) =>
    'recorded' in line && line.recorded.command.type === 'registerPayment' ? [line.recorded] : [],
  );

describe('the page that stands in for the provider', () => {
  it('R30: shows what is charged, the commission by itself, and for what; it has no script and no style inside', async () => {
    const { panel, ewa } = await open();
    const page = await go(panel, await toProvider(panel, ewa));
    expect(page.headers['content-type']).toContain('text/html');
    for (const words of ['1 000 PLN', '10 PLN', '1 010 PLN', `${ewa.reservationId} Ewa Żagiel 1 Chorwacja`, 'Zapłać', 'Odrzuć'])
      expect([words, page.body.includes(words)]).toEqual([words, true]);
    expect(page.body).not.toMatch(/<script|style=/);
    const all = await go(panel, await toProvider(panel, ewa, 'full'));
    expect(all.body).toContain('4 340,98 PLN');
    expect((await go(panel, '/dev/platnosc/styl.css')).headers['content-type']).toContain('text/css');
  });

  it('answers to this machine alone, to its own buttons alone, and to a payment that was begun', async () => {
    const { panel, ewa } = await open();
    const url = await toProvider(panel, ewa);
    expect((await go(panel, url, '', { address: '192.168.1.7' })).statusCode).toBe(404);
    expect((await go(panel, url, '', { host: 'rebound.example' })).statusCode).toBe(404);
    expect((await press(panel, url, 'completed', { address: '192.168.1.7' })).statusCode).toBe(404);
    expect((await press(panel, url, 'completed', { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await press(panel, url, 'whatever')).statusCode).toBe(400);
    expect((await go(panel, '/dev/platnosc/unknown')).statusCode).toBe(404);
    expect((await press(panel, '/dev/platnosc/unknown', 'completed')).statusCode).toBe(404);
    expect(await paidOf(ewa)).toEqual(['0', '4298', 0]);
  });
});

describe('what comes of an online payment (R31)', () => {
  it('waits until the provider says so: an address of the browser pays nothing (R31.1)', async () => {
    const { panel, ewa } = await open();
    await toProvider(panel, ewa);
    await go(panel, `/OnlinePayment?r=${ewa.reservationId}&status=COMPLETED`, ewa.cookie);
    expect([await lastOf(ewa), await paidOf(ewa)]).toEqual([{ State: 'pending', Amount: '1000' }, ['0', '4298', 0]]);
  });

  it('refused, it pays nothing and can be tried again; paid, the booking is credited the amount without the commission (R30.2, R30.7)', async () => {
    const { panel, ewa } = await open();
    const first = await toProvider(panel, ewa);
    const back = await press(panel, first, 'rejected');
    expect([back.statusCode, back.headers.location]).toEqual([303, `/OnlinePayment?r=${ewa.reservationId}&error=501`]);
    expect([await lastOf(ewa), await paidOf(ewa)]).toEqual([{ State: 'rejected', Amount: '1000' }, ['0', '4298', 0]]);
    expect((await go(panel, first)).body).toContain('odrzucona');
    panel.clock.pass(1000);
    const second = await toProvider(panel, ewa);
    expect(second).not.toBe(first);
    expect((await press(panel, second, 'completed')).headers.location).toBe(`/OnlinePayment?r=${ewa.reservationId}`);
    expect([await lastOf(ewa), await paidOf(ewa)]).toEqual([{ State: 'completed', Amount: '1000' }, ['1000', '3298', 1]]);
    expect(values(await trip(ewa), 'StatusCode', 'PaymentsList.0.Value', 'NextPayment.Amount')).toEqual(['confirmed', '1000', '1149']);
    expect((await go(panel, second)).body).toContain('już opłacona');
  });

  it('is registered once, by the shop itself, however often and in whatever order the provider speaks', async () => {
    const { panel, ewa } = await open();
    const url = await toProvider(panel, ewa);
    for (const outcome of ['completed', 'completed', 'rejected', 'completed', 'rejected']) await press(panel, url, outcome);
    expect([await lastOf(ewa), await paidOf(ewa)]).toEqual([{ State: 'completed', Amount: '1000' }, ['1000', '3298', 1]]);
    const command = { type: 'registerPayment', paymentId: idOf(url), method: 'online', amount: zloty(1000) };
    expect(await registered(panel)).toMatchObject([{ by: { kind: 'system' }, command, bookingId: ewa.reservationId }]);
  });

  it('is told by one mail and one message, and only once it has arrived', async () => {
    const { panel, ewa } = await open();
    const told = async (): Promise<readonly number[]> => {
      const mails: readonly { Subject: string }[] = (await go(panel, '/dev/mail?to=ewa@example.com')).json();
      const { Messages }: { Messages: readonly { Title: string }[] } = (await ewa.call('account/messages')).raw.json();
      const all = [mails.map(({ Subject }) => Subject), Messages.map(({ Title }) => Title)];
      return all.map((subjects) => subjects.filter((subject) => subject.startsWith('Wpłata dotarła')).length);
    };
    const url = await toProvider(panel, ewa);
    expect(await told()).toEqual([0, 0]);
    for (const outcome of ['rejected', 'completed', 'completed']) await press(panel, url, outcome);
    expect(await told()).toEqual([1, 1]);
    // What the office registers of the bank's statement is told by nobody's mail.
    await panel.byOffice(ewa.reservationId, { type: 'registerPayment', paymentId: 'p', method: 'transfer', amount: zloty(1) });
    expect(await told()).toEqual([1, 1]);
  });

  it('money that arrives after a refusal, or on a booking that was cancelled meanwhile, is registered all the same (R31.3)', async () => {
    const { panel, ewa } = await open();
    const url = await toProvider(panel, ewa);
    await press(panel, url, 'rejected');
    await panel.byOffice(ewa.reservationId, { type: 'cancel', reason: 'customer' });
    await press(panel, url, 'completed');
    expect(await paidOf(ewa)).toEqual(['1000', '0', 1]);
    expect(await lastOf(ewa)).toMatchObject({ State: 'completed' });
  });

  it('a link leads again to the attempt that is payable for the same sum, and 300 visits write one row (R68.1, R68.2)', async () => {
    const { panel, ewa } = await open();
    const urls = new Set<string>();
    for (let visits = 0; visits < 300; visits += 1) urls.add(await toProvider(panel, ewa));
    expect(urls.size).toBe(1);
    expect(await panel.kit.store.payments.lastOf(ewa.reservationId)).toMatchObject({ id: idOf([...urls][0] ?? ''), state: 'pending' });
  });

  it('another sum ends the attempt before it: its page has no buttons, its money is registered all the same (R68.3, R68.4)', async () => {
    const { panel, ewa } = await open();
    const next = await toProvider(panel, ewa);
    panel.clock.pass(1000);
    const full = await toProvider(panel, ewa, 'full');
    expect((await go(panel, next)).body).toContain('zaczęto nowszą');
    expect((await go(panel, next)).body).not.toContain('<button');
    expect((await go(panel, full)).body).toContain('<button');
    expect((await panel.kit.store.payments.get(idOf(next)))?.state).toBe('ended');
    await press(panel, next, 'completed');
    expect(await paidOf(ewa)).toEqual(['1000', '3298', 1]);
    // The sum has changed with the payment: the link begins an attempt of what is left, and ends the one of 4298.
    expect(await toProvider(panel, ewa, 'full')).not.toBe(full);
    expect((await panel.kit.store.payments.get(idOf(full)))?.state).toBe('ended');
  });

  it('two payments of the same line are both kept, and the surplus is shown as overpaid', async () => {
    const { panel, ewa } = await open();
    const [one, two] = [await toProvider(panel, ewa, 'full'), await toProvider(panel, ewa)];
    await press(panel, one, 'completed');
    await press(panel, two, 'completed');
    expect(values(await trip(ewa), 'Price.Paid', 'Price.LeftToPay', 'Price.Overpaid')).toEqual(['5298', '0', '1000']);
  });

  it('another sum than was asked for, or a payment that nobody began, is not registered (R31.4)', async () => {
    const { panel, ewa } = await open();
    const paymentId = idOf(await toProvider(panel, ewa));
    const settle = settlePayment(panel.commands);
    const told = await settle({ paymentId, outcome: 'completed', charged: zloty(1000) });
    expect(told._unsafeUnwrapErr().kind).toBe('otherSum');
    expect((await settle({ paymentId: 'x', outcome: 'completed', charged: 0 }))._unsafeUnwrapErr().kind).toBe('unknownPayment');
    expect([await lastOf(ewa), await paidOf(ewa)]).toEqual([{ State: 'pending', Amount: '1000' }, ['0', '4298', 0]]);
  });

  it('R46: the journal with its payments is replayed to the grosz', async () => {
    const { panel, ewa } = await open();
    await press(panel, await toProvider(panel, ewa), 'rejected');
    await press(panel, await toProvider(panel, ewa), 'completed');
    await press(panel, await toProvider(panel, ewa, 'full'), 'completed');
    const settings = await panel.container.getAsync(SETTINGS);
    const deps = { journal: panel.kit.journal, catalogue: panel.catalogue, settings, hashOf: cryptoIds.hashOf };
    const report = await replay(
      { store: openMemory().store, hashOf: cryptoIds.hashOf, progress: () => undefined },
      exportJournal(deps, false),
    );
    expect([report.firstDivergence, agrees(report), report.tally.paid]).toEqual([null, true, zloty(4298)]);
  });
});
