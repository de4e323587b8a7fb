import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../../adapters/storage/sqlite/in-memory.ts';
import { executeDueCommands } from '../../../../application/jobs/execute-due-commands.ts';
import { MINUTE } from '../../../../domain/calendar.ts';
import { NOW, openBank } from './bank-shop.ts';

const openOrder = async () => {
  const kit = openMemoryStore();
  const bank = openBank(kit);
  const id = await bank.order('Ala');
  const mails = async () =>
    (await kit.outbox.lease(100, NOW + 1, NOW + 2)).flatMap(({ content }) =>
      content.kind === 'bookingPlaced' ? [] : [content],
    );
  const pass = (minutes: number) =>
    executeDueCommands({ ...bank.deps, refused: () => {} })(NOW + minutes * MINUTE);
  return { kit, bank, id, mails, pass };
};

describe('the office command `payments register --method`', () => {
  it('R31.15: registers cash under the brand’s name for it; mail and booking show that name', async () => {
    const { bank, id, mails } = await openOrder();
    const cash = ['payments', 'register', id, '--amount', '100', '--number', 'KP/1'];
    await bank.json(...cash, '--method', 'cash');
    expect(JSON.stringify(await bank.json('bookings', 'show', id))).toContain(
      '{"number":"KP/1","method":"cash","amount":"100"',
    );
    expect(await mails()).toMatchObject([
      { kind: 'bookingPaid', how: 'transfer', means: 'Gotówka', amount: 100_00 },
    ]);
  });

  it('R31.15: an unknown payment method is refused with a list of the brand’s methods', async () => {
    const { bank, id } = await openOrder();
    const { code, err } = await bank.office([
      ...['payments', 'register', id, '--amount', '100', '--number', 'KP/1', '--method', 'shells'],
    ]);
    expect([code, err]).toEqual([
      2,
      '--method is "shells": give one of transfer, online, refund, cash, terminal, blik. The brand’s words are in its paymentMeans (brand show, brand set).',
    ]);
  });

  it('--dry-run prints what would be registered, and changes nothing', async () => {
    const { bank, id } = await openOrder();
    const { out } = await bank.office([
      ...['payments', 'register', id, '--amount', '100', '--number', 'KP/1', '--dry-run'],
    ]);
    expect(out).toMatch(/^With --dry-run nothing is changed.*100 PLN paid/s);
    expect((await bank.booking(id)).payments).toEqual([]);
  });
});

describe('the mail about an undone payment', () => {
  const register = (id: string, number: string) =>
    ['payments', 'register', id, '--amount', '100', '--number', number] as const;

  it('R31.10: the customer gets the mail once, 10 minutes after the payment is undone', async () => {
    const { bank, id, mails, pass } = await openOrder();
    await bank.json(...register(id, 'KP/1'), '--method', 'cash');
    await mails();
    await bank.json('payments', 'undo', id, 'KP/1');
    await pass(9);
    expect(await mails()).toEqual([]);
    await pass(10);
    expect(await mails()).toMatchObject([
      { kind: 'bookingPaymentUndone', how: 'transfer', means: 'Gotówka', amount: 100_00 },
    ]);
    await pass(60);
    expect(await mails()).toEqual([]);
  });

  it('R31.10: no mail is sent if the payment is registered again within 10 minutes after it was undone', async () => {
    const { bank, id, mails, pass } = await openOrder();
    await bank.json(...register(id, 'KP/1'));
    await mails();
    await bank.json('payments', 'undo', id, 'KP/1');
    await bank.json(...register(id, 'KP/2'));
    await pass(60);
    expect(await mails()).toEqual([]);
    expect((await bank.booking(id)).payments.map(({ id: number }) => number)).toEqual(['KP/2']);
  });
});
