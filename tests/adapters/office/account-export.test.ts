import { describe, expect, it } from 'vitest';
import { openOffice } from './office-shop.ts';

const BY = ['--by', 'Anna Nowak'];

describe('the office command `accounts export`', () => {
  it('R39: writes the same data of a customer as the export in the customer’s panel', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    const { owner } = await office.booking(id);
    const account = await office.shop.kit.store.accounts.byId(owner.accountId ?? '');
    const email = account?.email ?? '';
    const answer = await office.run(['accounts', 'export', email, '--file', 'anna.json', ...BY]);
    expect(answer).toMatchObject({ code: 0, err: '' });
    const text = new TextDecoder().decode(office.written.get('anna.json'));
    expect(JSON.parse(text)).toMatchObject({
      Export: { Account: { Email: email }, Reservations: [{ ReservationId: id }], Travels: [] },
    });
    expect(text).not.toContain(account?.passwordHash);
  });

  it('refuses an unknown e-mail address and writes no file', async () => {
    const office = openOffice();
    const answer = await office.run([
      'accounts',
      'export',
      'nobody@example.com',
      '--file',
      'a.json',
      ...BY,
    ]);
    expect(answer).toMatchObject({
      code: 1,
      err: expect.stringContaining('No account has this e-mail'),
    });
    expect(office.written.size).toBe(0);
  });
});
