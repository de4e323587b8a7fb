import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOffice } from '../office/office-shop.ts';

const width = Object.getOwnPropertyDescriptor(process.stdout, 'columns');

describe('issue 45: tables of the office on a terminal of 80 columns', () => {
  beforeEach(() => {
    Object.defineProperty(process.stdout, 'columns', { value: 80, configurable: true });
  });
  afterEach(() => {
    if (width === undefined) Reflect.deleteProperty(process.stdout, 'columns');
    else Object.defineProperty(process.stdout, 'columns', width);
  });

  it('have one line of headings, and no line is wider than the terminal', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    await office.order(901, 601, 1);
    const email = 'aleksandra.nowakowska-zielona@example.com';
    await office.json('participants', 'change', id, '--participant', '2', '--email', email);
    const uuid = '9a3cc750-a2d3-4bf1-8235-14e9c99a65d9';
    await office.json('payments', 'register', id, '--amount', '500', '--number', uuid);
    await office.json('crew', 'missing', '901', '--mail');
    const tables: readonly (readonly [string, readonly string[]])[] = [
      ['bookings list', ['Booking', 'Trip']],
      ['orders --since 2026-01-01', ['Booking', 'When', 'What']],
      [`bookings show ${id}`, ['#', 'Name', 'Born']],
      ['accounts find an', ['E-mail', 'Name', 'Phone']],
      ['crew list 901', ['Place', 'Name', 'Born']],
      ['crew missing 901', ['Booking', 'Participant', 'Missing', 'Booker', 'Phone', 'Asked']],
      ['reports ledger', ['Day', 'Booking', 'Method', 'In', 'Out']],
      ['reports dues', ['Due', 'Booking', 'Line', 'Left']],
      ['reports occupancy', ['Offer', 'Trip', 'From', 'Places', 'Sold', 'Held', 'Waiting']],
      ['reports places', ['Offer', 'Trip', 'From', 'Unit']],
      ['reports turnover', ['Offer', 'Trip', 'From', 'Bookings']],
    ];
    for (const [words, heads] of tables) {
      const { out, err } = await office.run(words.split(' '));
      expect(err, words).toBe('');
      expect(out, words).toMatch(new RegExp(`^${heads.join('  +')}(  |$)`, 'm'));
      const rows = out.split('\n').filter((line) => line.includes('  '));
      for (const row of rows) expect(row.length, `${words}: ${row}`).toBeLessThanOrEqual(80);
    }
  });
});
