import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { START } from '../../http/wizard/wizard-shop.ts';
import { openOffice } from './office-shop.ts';

const BY = ['--by', 'Anna Nowak'];

describe('the office command `vouchers settle`, for a voucher used outside the shop', () => {
  it('R26: after a “yes”, a gift voucher loses the amount used, but never more than its remaining value', async () => {
    const office = openOffice();
    const { code } = (await office.json(
      'vouchers',
      'create',
      '--kind',
      'gift',
      '--value',
      '500',
    )) as { code: string };
    const settle = (...words: readonly string[]) =>
      office.run(['vouchers', 'settle', code, '--reason', 'Kurs w porcie', ...words, ...BY]);
    const prompts = office.sits('n');
    expect(await settle('--amount', '200')).toMatchObject({ code: 1, err: 'Nothing was changed.' });
    expect(prompts[0]).toContain(`Take 200 PLN off voucher ${code}?`);
    office.sits('t');
    expect((await settle('--amount', '200')).out).toBe(`Voucher ${code}: 300 PLN are left on it.`);
    expect(await office.lastLine()).toMatchObject({
      shop: {
        command: { type: 'settleVoucher', code, value: zloty(200), reason: 'Kurs w porcie' },
        by: { name: 'Anna Nowak' },
      },
    });
    expect((await settle('--amount', '301')).err).toBe('Only 300 PLN are left of the voucher.');
    office.sits(null);
    expect((await settle()).out).toBe(`Voucher ${code}: 0 PLN are left on it.`);
    expect((await settle()).err).toBe('The voucher is used up.');
  });

  it('R25: refuses a discount voucher and an unknown voucher', async () => {
    const office = openOffice();
    const { code } = (await office.json(
      'vouchers',
      'create',
      '--kind',
      'discount',
      '--value',
      '100',
    )) as { code: string };
    const settled = await office.run(['vouchers', 'settle', code, '--reason', 'x', ...BY]);
    expect(settled).toMatchObject({ code: 1, err: expect.stringContaining('is not money') });
    expect(
      (await office.run(['vouchers', 'settle', 'NIKT', '--reason', 'x', ...BY])).err,
    ).toContain('There is no voucher');
  });
});

describe('the office commands `accounts find` and `accounts erase`', () => {
  it('`accounts find` also finds a booking without an account by number, transfer title or traveller', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    const fellow = ['--participant', '2', '--last-name', 'Liść'] as const;
    await office.json('participants', 'change', id, ...fellow);
    const { owner } = await office.booking(id);
    const account = (await office.shop.kit.store.accounts.byId(owner.accountId ?? ''))?.email;
    const title = `wplata za ${id.slice(0, 4)} ${id.slice(4)}`;
    for (const typed of [id, title, 'lisc'])
      expect(await office.json('accounts', 'find', typed), typed).toMatchObject({
        bookings: [{ bookingId: id, account }],
      });
    const { out } = await office.run(['accounts', 'find', id]);
    expect(out).toContain('No account matches. Matching bookings:');
    expect(out).toContain(account ?? 'none');
  });

  it('R39: finds a customer by a part of the name; refuses to erase a customer with a trip ahead', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1);
    const { owner } = await office.booking(id);
    const email = (await office.shop.kit.store.accounts.byId(owner.accountId ?? ''))?.email ?? '';
    expect(await office.json('accounts', 'find', 'zak')).toMatchObject({
      accounts: [{ email, ahead: [id], others: [] }],
    });
    expect((await office.run(['accounts', 'find', 'nobody'])).out).toContain(
      'No account and no booking has this name',
    );
    const erase = () => office.run(['accounts', 'erase', email, ...BY]);
    expect(await erase()).toMatchObject({
      code: 1,
      err: expect.stringContaining('has a trip ahead'),
    });
    await office.run(['bookings', 'cancel', id, '--reason', 'organiser', ...BY]);
    const prompts = office.sits('nie');
    expect((await erase()).err).toBe('Nothing was changed.');
    expect(prompts[0]).toContain('It cannot be brought back.');
    office.sits('tak');
    expect((await erase()).out).toContain('is erased');
    expect(await office.shop.kit.store.accounts.byEmail(email)).toBe(null);
    expect((await office.booking(id)).choices.participants[0]?.person.lastName).toBe('');
    expect((await erase()).err).toContain('has this e-mail');
  });
});

describe('the office command `accounts erase` for a fellow traveller who has no account', () => {
  it('R39.2: erases the traveller’s data of a trip only if it has ended or its booker was erased', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 3);
    for (const [userNum, email] of [
      ['2', 'ola@example.com'],
      ['3', 'ewa@example.com'],
    ] as const)
      await office.json('participants', 'change', id, '--participant', userNum, '--email', email);
    const erase = (email: string) => office.run(['accounts', 'erase', email, ...BY]);
    const emails = async () =>
      (await office.booking(id)).choices.participants.map(({ person }) => person.email);
    expect((await erase('nobody@example.com')).err).toContain('has this e-mail');
    expect((await erase('ola@example.com')).err).toContain('on another customer’s booking');
    await office.json('bookings', 'cancel', id, '--reason', 'customer');
    expect((await erase('ola@example.com')).err).toContain('on another customer’s booking');
    await office.json('accounts', 'erase', 'anna@example.com');
    expect(await emails()).toEqual(['', 'ola@example.com', 'ewa@example.com']);
    expect(await erase('Ola@example.com')).toMatchObject({
      code: 0,
      out: expect.stringContaining('no mail is sent'),
    });
    expect(await emails()).toEqual(['', '', 'ewa@example.com']);
    expect((await office.run(['bookings', 'explain', id])).out).toContain(
      'Podano: osoba usunięta, osoba usunięta, Anna Żak',
    );
    office.at(Date.UTC(2027, 10, 1));
    expect((await erase('ewa@example.com')).code).toBe(0);
    expect((await erase('ewa@example.com')).err).toContain('has this e-mail');
  });
});

describe('the office command `accounts erase` for a fellow traveller named by a booking number', () => {
  it('R39.2: erases the traveller after the trip; if the traveller has an e-mail, says to erase by e-mail', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    const erase = (n: string) => office.run(['accounts', 'erase', id, '--participant', n, ...BY]);
    expect((await erase('2')).err).toContain('on another customer’s booking');
    office.at(Date.UTC(2027, 10, 1));
    expect((await erase('1')).err).toContain('accounts erase anna@example.com');
    expect((await erase('3')).err).toContain('lists the participants');
    expect(await erase('2')).toMatchObject({ code: 0, out: expect.stringContaining('is erased') });
    const people = (await office.booking(id)).choices.participants;
    expect(people.map(({ person }) => person.firstName !== '')).toEqual([true, false]);
    expect((await erase('2')).err).toContain('No participant with data');
  });
});

describe('a place that becomes free on a full yacht', () => {
  it('R11.1, R11.3, R11.4: the first waiting party that fits moves up, with mail, message and due day', async () => {
    const office = openOffice();
    const [first, second] = [await office.order(901, 601, 2), await office.order(901, 601, 2)];
    const [three, pair] = [await office.order(901, 601, 3, 1), await office.order(901, 601, 2, 1)];
    const statuses = async () =>
      Promise.all([three, pair].map(async (id) => (await office.booking(id)).status));
    expect(await statuses()).toEqual(['reserveList', 'reserveList']);
    const at = START + 5 * MINUTE;
    office.at(at);
    await office.run(['bookings', 'cancel', first, '--reason', 'customer', ...BY]);
    expect(await statuses()).toEqual(['reserveList', 'confirmed']);
    expect(await office.booking(pair)).toMatchObject({ firstDue: at + 24 * HOUR });
    const mails = await office.shop.kit.outbox.lease(100, at, at + 1);
    const { accountId } = (await office.booking(pair)).owner;
    const messages = await office.shop.kit.store.messages.ofAccount(accountId ?? '');
    const news = { kind: 'bookingMovedUp', bookingId: pair, firstDue: at + 24 * HOUR };
    for (const notices of [mails, messages])
      expect(
        notices.map(({ content }) => content).filter(({ kind }) => kind === 'bookingMovedUp'),
      ).toMatchObject([news]);
    await office.run(['bookings', 'cancel', second, '--reason', 'customer', ...BY]);
    expect(await statuses()).toEqual(['reserveList', 'confirmed']);
    await office.run(['bookings', 'cancel', pair, '--reason', 'customer', ...BY]);
    expect((await office.booking(three)).status).toBe('confirmed');
  });
});

describe('the office command `reserve-list move`', () => {
  it('R11: moves up a waiting party that fits, as `bookings move-up` does', async () => {
    const office = openOffice();
    const id = await office.order(902, 602, 1, 1);
    expect(await office.run(['reserve-list', 'move', id, ...BY])).toMatchObject({
      code: 0,
      out: expect.stringContaining('has places now'),
    });
    expect((await office.booking(id)).status).toBe('confirmed');
  });
});
