import { describe, expect, it } from 'vitest';
import { DEMO_SELLERS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { sellersOf } from '../../../adapters/system/live-shop.ts';
import { listOfficeLines } from '../../../application/office/lines.ts';
import { addDays, startOfDay } from '../../../domain/calendar.ts';
import { openOffice } from './office-shop.ts';

const BY = ['--by', 'Anna Nowak'];

// Orders of Sunday 10 January are due on Monday; the third working day is Thursday 14 (R32).
const FRIDAY = Date.UTC(2027, 0, 15, 9);

describe('the office command `reserve-list show`', () => {
  it('R11: lists waiting parties in the order of confirmation, and says which parties fit now', async () => {
    const office = openOffice();
    await office.order(901, 601, 3);
    office.at(office.deps.clock.now() + 60_000);
    const two = await office.order(901, 601, 2, 1);
    office.at(office.deps.clock.now() + 60_000);
    const three = await office.order(901, 601, 3, 1);
    const { out } = await office.run(['reserve-list', 'show']);
    const lines = out.split('\n');
    expect(lines[0]).toBe('Mała załoga (offer 901, site 1), 2027-08-14 to 2027-08-21');
    expect(lines[2]).toMatch(
      new RegExp(
        `^1 +${two} +2027-01-10 11:01 +no +Premier \\(601\\): 2 places +4 998 PLN +Anna Żak +anna@example.com +\\+48 600 700 800$`,
      ),
    );
    expect(lines[3]).toMatch(new RegExp(`^2 +${three} +2027-01-10 11:02 +no`));
    expect(JSON.parse((await office.run(['reserve-list', 'show', '--json'])).out)).toMatchObject({
      reserveLists: [
        {
          ...{ siteId: 1, offer: { id: 901 }, movesByItself: true },
          signUps: [
            {
              turn: 1,
              bookingId: two,
              fits: false,
              price: '4998',
              booker: { email: 'anna@example.com' },
            },
            { turn: 2, bookingId: three, fits: false },
          ],
        },
      ],
    });
  });

  it('shows the list of one offer, says if nobody waits, and refuses an unknown offer', async () => {
    const office = openOffice();
    const id = await office.order(902, 602, 1, 1);
    expect((await office.run(['reserve-list', 'show', '--offer', '902'])).out).toContain(id);
    expect((await office.run(['reserve-list', 'show', '--offer', '901'])).out).toBe(
      'Nobody waits on the reserve list.',
    );
    expect(await office.run(['reserve-list', 'show', '--offer', '4711'])).toMatchObject({
      code: 1,
      err: 'The catalogue has no offer with this number: offers list shows all offers.',
    });
  });
});

describe('the office command `payments register`', () => {
  it('R31: fills plan lines in order, reports an overpayment, and registers each payment number only once', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1);
    const register = (amount: string, number: string, ...more: readonly string[]) =>
      office.run([
        'payments',
        'register',
        id,
        '--amount',
        amount,
        '--number',
        number,
        ...more,
        ...BY,
      ]);
    expect((await register('499.50', 'MT/1')).out).toBe(
      `Booking ${id} is now: Oczekuje na wpłatę; 499,50 PLN paid, 1 999,50 PLN left.`,
    );
    expect(await office.lastLine()).toMatchObject({
      recorded: {
        command: { type: 'registerPayment', paymentId: 'MT/1', method: 'transfer', amount: 49_950 },
        by: { kind: 'office', name: 'Anna Nowak' },
      },
      outcome: { paid: 49_950, left: 199_950 },
    });
    expect(await register('499.50', 'MT/1')).toMatchObject({
      code: 1,
      err: 'This is done already: a payment of this number is registered (bookings show lists them). Nothing was changed.',
    });
    expect(await register('2000', 'MT/2')).toMatchObject({
      code: 1,
      err: expect.stringContaining('Only 1 999,50 PLN are left to pay.'),
    });
    expect((await register('2000', 'MT/2', '--more-than-owed')).out).toBe(
      `Booking ${id} is now: Opłacona; 2 499,50 PLN paid, 0 PLN left, 0,50 PLN too much.`,
    );
    expect(await register('2499.51', 'MT/3', '--method', 'refund')).toMatchObject({
      code: 1,
      err: expect.stringContaining('at most the sum paid'),
    });
    expect((await register('0.50', 'MT/4', '--method', 'refund')).out).toBe(
      `Booking ${id} is now: Opłacona; 2 499 PLN paid, 0 PLN left.`,
    );
  });
});

describe('the office command `payments undo BOOKING NUMBER`', () => {
  it('R31.6: undoes a payment once; for an unknown number lists the payments that can be undone', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1);
    await office.json('payments', 'register', id, '--amount', '500', '--number', 'till 7');
    expect(await office.run(['payments', 'undo', id, 'till 8', ...BY])).toMatchObject({
      code: 1,
      err: expect.stringContaining('Registered by hand: till 7.'),
    });
    expect((await office.run(['payments', 'undo', id, 'till 7', ...BY])).out).toBe(
      `Booking ${id} is now: Oczekuje na wpłatę; 0 PLN paid, 2 499 PLN left.`,
    );
    expect(await office.lastLine()).toMatchObject({
      recorded: { command: { type: 'undoPayment', paymentId: 'till 7' } },
      outcome: { paid: 0 },
    });
    expect(await office.run(['payments', 'undo', id, 'till 7', ...BY])).toMatchObject({
      code: 1,
      err: expect.stringContaining('No payment of this booking was registered by hand'),
    });
  });

  it('R31.6: a clerk cannot register a payment under a number that only the shop gives, such as bank/1-1', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1);
    const paid = await office.run([
      ...['payments', 'register', id, '--amount', '5', '--number', 'bank/1-1', ...BY],
    ]);
    expect(paid).toMatchObject({ code: 2, err: expect.stringContaining('"bank/1-1"') });
  });
});

describe('the office command `payments statement`', () => {
  it('R32: if statements cover the due day of an unpaid transfer order, cancels it and records the clerk', async () => {
    const office = openOffice();
    const unpaid = await office.order(901, 601, 1);
    const partly = await office.order(901, 601, 1);
    await office.json('payments', 'register', partly, '--amount', '1', '--number', 'MT/1');
    office.at(FRIDAY);
    const waiting = (await office.run(['lines'])).out;
    expect(waiting).toMatch(new RegExp(`No transfer came +${unpaid} +its last day was 2027-01-14`));
    expect(waiting).not.toContain(partly);
    const early = await office.run(['payments', 'statement', '--until', '2027-01-13', ...BY]);
    expect([early.code, early.out]).toEqual([
      0,
      'The statements of all accounts are complete up to 2027-01-13: no unpaid order by transfer had its last day by then.',
    ]);
    expect(await office.json('payments', 'statement', '--until', '2027-01-14')).toEqual({
      ...{
        until: '2027-01-14',
        cancelled: [unpaid],
        refused: [],
        kept: [],
        elsewhere: [],
        awaited: [],
        by: 'Anna Nowak',
      },
    });
    expect(await office.lastLine()).toMatchObject({
      recorded: {
        bookingId: unpaid,
        command: { type: 'cancelUnpaid', statementsUntil: '2027-01-14' },
        by: { kind: 'office', name: 'Anna Nowak' },
      },
      outcome: { status: 'cancelled', refund: 0 },
    });
    expect((await office.booking(partly)).status).toBe('confirmed');
    expect((await office.run(['lines'])).out).toBe('Nothing waits for the office.');
  });

  it('refuses a day in the future', async () => {
    const { code, err } = await openOffice().run([
      'payments',
      'statement',
      '--until',
      '2027-01-11',
      ...BY,
    ]);
    expect([code, err]).toEqual([
      2,
      'A statement cannot cover a day in the future: today is 2027-01-10.',
    ]);
  });
});

describe('the office command `lines`, which lists the tasks that wait for the office', () => {
  it('R71.6: warns once of a seller’s guarantee that ends within 60 days, even if two brands share it', async () => {
    const office = openOffice();
    const guaranteeLines = () =>
      listOfficeLines({ ...office.deps, sellers: sellersOf(DEMO_SELLERS) })();
    const [seller] = DEMO_SELLERS;
    const { number, until } = seller?.guarantee ?? expect.fail('The demo has a guarantee');
    office.at(startOfDay(addDays(until, -61)));
    expect(await guaranteeLines()).toEqual([]);
    office.at(startOfDay(addDays(until, -60)));
    expect(await guaranteeLines()).toEqual([{ kind: 'guaranteeEnds', number, until }]);
  });

  it('R32, R48: lists late instalments and cancellation requests, each with the command that handles it', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1, 0, { paymentOption: 'installment' });
    await office.json('payments', 'register', id, '--amount', '500', '--number', 'MT/1');
    await office.byCustomer(id, { type: 'requestCancel' });
    // The second line, 749,50 PLN, is due 60 days before 14 August: on 15 June.
    office.at(Date.UTC(2027, 5, 15, 20));
    expect((await office.run(['lines'])).out).not.toContain('late');
    office.at(Date.UTC(2027, 5, 16, 9));
    const { out } = await office.run(['lines']);
    expect(out).toMatch(new RegExp(`Line 2 is late +${id} +749,50 PLN are missing`));
    expect(out).toMatch(
      new RegExp(`Wants to cancel +${id} +since 2027-01-10 +bookings cancel --reason customer`),
    );
    expect(JSON.parse((await office.run(['lines', '--json'])).out)).toEqual({
      lines: [
        { kind: 'instalmentLate', bookingId: id, line: 2, left: '749.50' },
        { kind: 'cancelAsked', bookingId: id, since: '2027-01-10' },
      ],
    });
  });

  it('R32.6: lists late payments until a year after the trip, and no other task of a past trip', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1, 0, { paymentOption: 'installment' });
    await office.json('payments', 'register', id, '--amount', '500', '--number', 'MT/1');
    await office.byCustomer(id, { type: 'requestCancel' });
    const lines = async () => JSON.parse((await office.run(['lines', '--json'])).out).lines;
    office.at(Date.UTC(2027, 7, 21, 9));
    expect(await lines()).toContainEqual({
      kind: 'cancelAsked',
      bookingId: id,
      since: '2027-01-10',
    });
    const late = [
      { kind: 'instalmentLate', bookingId: id, line: 2, left: '749.50' },
      { kind: 'instalmentLate', bookingId: id, line: 3, left: '1249.50' },
    ];
    office.at(Date.UTC(2027, 7, 22, 9));
    expect(await lines()).toEqual(late);
    office.at(Date.UTC(2028, 7, 20, 9));
    expect(await lines()).toEqual(late);
    office.at(Date.UTC(2028, 7, 22, 9));
    expect(await lines()).toEqual([]);
  });
});

describe('the office command `newsletter list`', () => {
  it('refuses an unknown brand', async () => {
    const { run } = openOffice();
    for (const what of ['list', 'export']) {
      expect(await run(['newsletter', what, '--site', '9'])).toMatchObject({ code: 2, out: '' });
      expect((await run(['newsletter', what, '--site', '2'])).code).toBe(0);
    }
  });
});

it('R71.6: the preview of a shop’s opening warns of a seller’s guarantee that ends within 60 days', async () => {
  const office = openOffice();
  const { number, until } = DEMO_SELLERS[0]?.guarantee ?? expect.fail('The demo has a guarantee');
  const summaryOn = async (day: string): Promise<string> => {
    office.at(startOfDay(day));
    return (await office.run(['demo', '--dry-run', ...BY])).out;
  };
  expect(await summaryOn(addDays(until, -61))).not.toContain(number);
  expect(await summaryOn(addDays(until, -60))).toContain(
    `Guarantee ${number} of brand 1 ends on ${until}`,
  );
});

it('R30.1: the preview of a shop’s opening warns that online payments cost the provider’s commission', async () => {
  const office = openOffice();
  expect((await office.run(['demo', '--dry-run', ...BY])).out).toContain(
    'Brand 1 adds 1% to online payments. Such a commission on consumers’ cards may be forbidden',
  );
});
