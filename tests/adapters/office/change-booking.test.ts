import { describe, expect, it } from 'vitest';
import { DAY_LENGTH } from '../../../domain/calendar.ts';
import { OFFER } from '../../arbitraries/offers.ts';
import { openOffice } from './office-shop.ts';

const START_OF_TRIP = Date.parse(`${OFFER.from}T10:00Z`);
const BY = ['--by', 'Anna Nowak'];

describe('the office command `bookings change`', () => {
  it('R37.9: the office can move a party to another yacht until 3 days before the start', async () => {
    const office = openOffice();
    const id = await office.order(OFFER.id, 501, 2);
    const move = (unit: number, ...more: readonly string[]) =>
      office.run(['bookings', 'change', id, '--yacht', String(unit), ...more, ...BY]);
    office.at(START_OF_TRIP - 3 * DAY_LENGTH);
    const before = await office.booking(id);
    const preview = await move(502, '--dry-run');
    expect(preview).toMatchObject({ code: 0, err: '' });
    expect(preview.out).toContain('Nothing was changed (--dry-run).');
    expect(await office.booking(id)).toEqual(before);

    expect((await move(502)).out).toContain('The shop notifies the customer by mail.');
    expect(await office.booking(id)).toMatchObject({
      version: before.version + 1,
      choices: { participants: [{ unitId: 502 }, { unitId: 502 }] },
    });
    expect(await office.lastLine()).toMatchObject({
      recorded: {
        command: { type: 'changeBooking', berths: [{ userNum: 1 }, { userNum: 2 }] },
        by: { kind: 'office', name: 'Anna Nowak' },
      },
    });

    office.at(START_OF_TRIP - 2 * DAY_LENGTH);
    expect(await move(501)).toMatchObject({ code: 1, err: 'It is too late for this change.' });
  });

  it('R37.10: the clerk sees the old and the new price and can decline the change', async () => {
    const office = openOffice();
    const id = await office.order(OFFER.id, 501, 2);
    const prompts = office.sits('n');
    const before = await office.booking(id);
    const answer = await office.run(['bookings', 'change', id, '--yacht', '502', ...BY]);
    expect(answer).toMatchObject({ code: 1, err: 'Nothing was changed.' });
    expect(await office.booking(id)).toEqual(before);
    expect(prompts[0]).toMatch(/The price is .* and would be /);
    expect(prompts[0]).toMatch(/More to pay: [\d ]+ PLN with the first payment\./);
    office.sits(null);
    const paid = String((before.status === 'confirmed' ? before.quote.price : 0) / 100);
    await office.json('payments', 'register', id, '--amount', paid, '--number', 'KP/1');
    const preview = await office.json('bookings', 'change', id, '--yacht', '502', '--dry-run');
    expect(preview).toMatchObject({
      added: [{ amount: expect.stringMatching(/^\d+$/), due: expect.stringMatching(/^2027-/) }],
    });
  });

  it('if a change is impossible, prints the reason and changes nothing', async () => {
    const office = openOffice();
    const id = await office.order(OFFER.id, 501, 2);
    const change = async (...words: readonly string[]) =>
      office.run(['bookings', 'change', id, ...words, ...BY]);
    expect(await change()).toMatchObject({
      code: 2,
      err: expect.stringContaining('Nothing to change'),
    });
    expect((await change('--yacht', '999')).err).toMatch(
      /unit unknown\.\n--yacht of this offer: 501 \S.*, 502 \S/,
    );
    expect((await change('--yacht', '502', '--participant', '9')).err).toContain(
      'the booking has no such participant',
    );
    expect((await change('--yacht', '501')).err).toContain('This is done already');
  });
});
