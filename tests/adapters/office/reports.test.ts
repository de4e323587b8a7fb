import { describe, expect, it } from 'vitest';
import { openOffice } from './office-shop.ts';

const BY = ['--by', 'Anna Nowak'];

describe('reports that the office prints or exports', () => {
  it('issue 17: turnover, amounts due, places, funds and commission equal amounts worked out by hand', async () => {
    const office = openOffice();
    const wired = await office.order(901, 601, 2);
    const waiting = await office.order(902, 602, 1, 1);
    await office.run([
      'payments',
      'register',
      wired,
      '--amount',
      '1000',
      '--number',
      'MT/1',
      ...BY,
    ]);
    expect(await office.json('reports', 'turnover')).toMatchObject({
      trips: [
        {
          offer: { id: 901 },
          bookings: 1,
          travellers: 2,
          turnover: '4998',
          paid: '1000',
          left: '3998',
        },
      ],
      total: { bookings: 1, turnover: '4998' },
    });
    expect((await office.run(['reports', 'turnover', '--from', '2027-08-15'])).out).toBe(
      'No booking is of a trip that begins in this period.',
    );
    expect(await office.json('reports', 'dues')).toMatchObject({
      lines: [{ bookingId: wired, left: '3998' }],
      due: '3998',
      overdue: '0',
    });
    office.at(office.deps.clock.now() + 3 * 24 * 3_600_000);
    const dues = (await office.run(['reports', 'dues'])).out;
    expect(dues).toMatch(new RegExp(`2027-01-11 +${wired} +1 +3 998 PLN +overdue +Mała załoga`));
    expect(dues.endsWith('Overdue: 3 998 PLN')).toBe(true);
    const places = (await office.json('reports', 'places')) as {
      units: { offer: number; sold: number; waiting: number; free: number; places: number }[];
    };
    const unit = (offer: number) => places.units.find((each) => each.offer === offer);
    expect(unit(901)).toMatchObject({ sold: 2 });
    expect(unit(901)?.free).toBe((unit(901)?.places ?? 0) - 2);
    expect(unit(902)).toMatchObject({ sold: 0, waiting: 1 });
    expect(await office.json('reports', 'tfg', '--from', '2027-01-01')).toMatchObject({
      months: [
        {
          month: '2027-01',
          lastRemittanceDay: '2027-02-21',
          concluded: 2,
          cancelled: 0,
          tfg: expect.any(String),
        },
      ],
      unrated: 0,
    });
    expect((await office.run(['reports', 'commission'])).out).toBe(
      'There are no ambassadors’ codes yet.',
    );
    expect(waiting).toMatch(/^.{8}$/);
  });

  it('prints a table with totals, or writes a CSV file whose amounts are numbers', async () => {
    const office = openOffice();
    await office.order(901, 601, 2);
    const lines = (await office.run(['reports', 'turnover'])).out.split('\n');
    expect(lines.at(-1)).toMatch(
      /^ +Together +1 +2 +4 998 PLN +0 PLN +4 998 PLN +0 PLN +0 +0 PLN$/,
    );
    const file = (await office.run(['reports', 'turnover', '--csv=plain'])).out.split('\n');
    expect(file[0]).toBe(
      'offer,trip,from,bookings,people,turnover,paid,left,too much,cancelled,kept',
    );
    expect(file[1]).toBe('"901","Mała załoga","2027-08-14","1","2","4998","0","4998","0","0","0"');
    expect(file).toHaveLength(2);
    const spreadsheet = (await office.run(['reports', 'turnover', '--csv'])).out.split('\r\n');
    expect(spreadsheet.slice(0, 2)).toEqual([
      '\uFEFFoffer;trip;from;bookings;people;turnover;paid;left;too much;cancelled;kept',
      '"901";"Mała załoga";"2027-08-14";"1";"2";"4998";"0";"4998";"0";"0";"0"',
    ]);
    expect((await office.run(['reports', 'commission', '--from', '2027-01-01'])).err).toContain(
      "unknown option '--from'",
    );
  });

  it('issue 45: the report `ledger` lists payments and refunds by payment method', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    const register = (number: string, amount: string, method: string) =>
      office.json(
        ...['payments', 'register', id, '--amount', amount, '--number', number],
        ...['--method', method],
      );
    await register('KP/1', '1000', 'cash');
    await register('KP/2', '200', 'cash');
    await register('ZW/1', '50.50', 'refund');
    expect(await office.json('reports', 'ledger')).toMatchObject({
      entries: [
        { bookingId: id, number: 'KP/1', method: 'cash', amount: '1000' },
        { number: 'KP/2', amount: '200' },
        { number: 'ZW/1', method: 'refund', amount: '-50.50' },
      ],
      received: '1200',
      refunded: '-50.50',
      byMethod: [
        { method: 'cash', amount: '1200', count: 2 },
        { method: 'refund', amount: '-50.50', count: 1 },
      ],
    });
    expect(await office.json('reports', 'ledger', '--until', '2020-01-01')).toMatchObject({
      entries: [],
    });
    const columns = ['reports', 'ledger', '--columns', 'number, in', '--csv=plain'];
    expect((await office.run(columns)).out.split('\n')).toEqual([
      'number,in',
      '"KP/1","1000"',
      '"KP/2","200"',
      '"ZW/1",""',
    ]);
    expect((await office.run(['reports', 'ledger', '--columns', 'colour'])).err).toBe(
      '--columns names "colour": the columns are day, booking, method, number, in, out, trip, ends, booker.',
    );
  });

  it('issue 45: the report `occupancy` has one row for each departure, with sold places and percentage', async () => {
    const office = openOffice();
    await office.order(901, 601, 2);
    const { trips } = (await office.json('reports', 'occupancy')) as {
      trips: { offer: { id: number }; places: number; sold: number; perCent: number }[];
    };
    const trip = trips.filter(({ offer }) => offer.id === 901);
    expect(trip).toMatchObject([{ sold: 2, held: 0, waiting: 0 }]);
    expect(trip[0]?.perCent).toBe(Math.round((100 * 2) / (trip[0]?.places ?? 1)));
  });
});
