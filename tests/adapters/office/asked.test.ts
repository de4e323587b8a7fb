import { describe, expect, it } from 'vitest';
import { openOffice } from './office-shop.ts';

const BY = ['--by', 'Anna Nowak'];

describe('issue 17: commands that cannot be undone', () => {
  it('show their effect and ask for a “yes” at a terminal; without the “yes” nothing changes', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1);
    const calls = [
      [
        ['bookings', 'rebate', id, '--amount', '2499', '--reason', 'Urodziny'],
        'Its price is 2 499 PLN.',
      ],
      [
        ['payments', 'register', id, '--amount', '1000', '--number', 'MT/1'],
        'So far 0 PLN are paid, and 2 499 PLN are left.',
      ],
      [['bookings', 'move-up', id], 'off the reserve list? The shop notifies the customer'],
      [['reserve-list', 'move', id], 'off the reserve list? The shop notifies the customer'],
      [['bookings', 'name-way', id], 'paid by transfer? The shop notifies the customer'],
      [['bookings', 'clear-age', id], 'Clear the age of booking'],
      [
        ['payments', 'statement', '--until', '2027-01-10'],
        'Are the statements of all accounts complete up to 2027-01-10',
      ],
    ] as const;
    const before = (await office.shop.kit.journal.read(0, 1_000)).length;
    for (const [words, question] of calls) {
      const prompts = office.sits('n');
      expect([words, await office.run([...words, ...BY])]).toEqual([
        words,
        { code: 1, out: '', err: 'Nothing was changed.' },
      ]);
      expect(prompts.at(-1)).toContain(question);
      expect(prompts.at(-1)).toMatch(/ \[y\/N\] $/);
    }
    expect((await office.shop.kit.journal.read(0, 1_000)).length).toBe(before);
    expect(office.sits(null)).toHaveLength(calls.length);
    expect(
      (
        await office.run([
          'bookings',
          'rebate',
          id,
          '--amount',
          '100',
          '--reason',
          'Urodziny',
          ...BY,
        ])
      ).out,
    ).toContain('2 399 PLN');
  });

  it('issue 45: a command that the shop would refuse is refused at once, without asking', async () => {
    const office = openOffice();
    await office.order(901, 601, 1);
    const prompts = office.sits('y');
    const calls = [
      [['vouchers', 'activate', 'NICZYJ'], 'There is no voucher with this code'],
      [['vouchers', 'settle', 'NICZYJ', '--reason', 'x'], 'There is no voucher with this code'],
      [['ambassadors', 'appoint', 'nikt@example.com'], 'No account has this e-mail'],
      [['ambassadors', 'settle', 'NICZYJ'], 'No ambassador’s code has this name'],
      [['accounts', 'erase', 'anna@example.com'], 'The customer has a trip ahead'],
      [['mail', 'drop', 'NIKT'], 'mail list'],
      [['payments', 'withdraw', 'ZWROT-2234KM87-1'], 'payments refunds'],
    ] as const;
    for (const [words, refusal] of calls) {
      const { code, err } = await office.run([...words, ...BY]);
      expect([words, code, err]).toEqual([words, 1, expect.stringContaining(refusal)]);
    }
    expect(prompts).toEqual([]);
  });

  it('a rebate above the price is refused at a terminal and in a script, and nothing changes', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1);
    const before = (await office.shop.kit.journal.read(0, 1_000)).length;
    for (const answer of [null, 'y'])
      for (const more of [[], ['--json']]) {
        office.sits(answer);
        const { code, out, err } = await office.run([
          'bookings',
          'rebate',
          id,
          '--amount',
          '2499.01',
          '--reason',
          'Urodziny',
          ...BY,
          ...more,
        ]);
        expect([code, out]).toEqual([1, '']);
        expect(err).toContain('The price of the booking is 2 499 PLN: a rebate cannot exceed it.');
      }
    expect((await office.shop.kit.journal.read(0, 1_000)).length).toBe(before);
    office.sits(null);
    expect(
      (
        await office.run([
          'bookings',
          'rebate',
          id,
          '--amount',
          '2499',
          '--reason',
          'Wygrana',
          ...BY,
        ])
      ).out,
    ).toContain('now 0 PLN');
  });
});
