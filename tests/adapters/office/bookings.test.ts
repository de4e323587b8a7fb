import { describe, expect, it } from 'vitest';
import {
  berthsBody,
  insurancesBody,
  orderBody,
  peopleBody,
  personBody,
  tripBody,
} from '../../http/wizard/step-bodies.ts';
import { WizardBrowser } from '../../http/wizard/wizard-shop.ts';
import { openOffice } from './office-shop.ts';

// Offer 901 has unit 601: four berths at 1999 + 500 = 2499 PLN. It starts on 14.08.2027. Offer
// 902 takes only sign-ups.

const BY = ['--by', 'Anna Nowak'];

describe('the office command `bookings explain`', () => {
  it('R46: explains a booking from its first step, with the clerks’ actions and the travellers’ names', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    await office.run(['payments', 'register', id, '--amount', '500', '--number', 'bank 7', ...BY]);
    const { code, out } = await office.run(['bookings', 'explain', id.toLowerCase()]);
    expect(code).toBe(0);
    expect(out).toContain(`Rezerwacja ${id}: co się z nią działo`);
    expect(out).toContain('Stan: w toku → potwierdzona');
    expect(out).toMatch(
      / Wpłata albo zwrot — biuro \(Anna Nowak\)\n {4}Podano: przelew 500 PLN, numer bank 7\n/,
    );
    const commands = out.match(/^\d\d\.\d\d\.\d{4}, /gm)?.length ?? 0;
    expect(await office.json('bookings', 'explain', id)).toMatchObject({
      bookingId: id,
      lines: { length: commands },
    });
    expect((await office.run(['bookings', 'explain', '22222222'])).code).toBe(1);
  });

  it('R39, R46: says that a traveller’s data was erased, and still names the other travellers', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    await office.run(['bookings', 'cancel', id, '--reason', 'customer', ...BY]);
    const { owner, choices } = await office.booking(id);
    const account = await office.shop.kit.store.accounts.byId(owner.accountId ?? '');
    const { firstName, lastName } = choices.participants[1]?.person ?? expect.fail('one person');
    await office.run(['accounts', 'erase', account?.email ?? '', ...BY]);
    const { out } = await office.run(['bookings', 'explain', id]);
    expect(out).toContain(`Podano: osoba usunięta, ${firstName} ${lastName}\n`);
    expect(out).not.toContain('Somebody');
  });
});

describe('the office command `bookings show`', () => {
  it('R48, R49: prints party, places, price, payments and the refund of a cancellation', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    const { code, out } = await office.run(['bookings', 'show', id.toLowerCase()]);
    expect(code).toBe(0);
    for (const phrase of [
      `Booking ${id}`,
      /Status +Oczekuje na wpłatę/,
      /Trip +Mała załoga \(offer 901, site 1\), 2027-08-14 to 2027-08-21/,
      /Places +Premier \(601\): 2 places/,
      /1 +Anna Żak +1995-02-28 +anna@example.com +\+48 600 700 800 +Premier +Dojazd/,
      /Total +4 998 PLN/,
      /1 +4 998 PLN +2027-01-11 11:00 +0 PLN/,
      'Nothing was paid yet.',
      /Left to pay +4 998 PLN \(transfer\)/,
    ])
      expect(out).toMatch(phrase);
  });

  it('R1: --json prints the same data, with amounts in the format of HTTP responses', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    expect(
      await JSON.parse((await office.run(['bookings', 'show', id, '--json'])).out),
    ).toMatchObject({
      id,
      status: 'confirmed',
      offer: { id: 901, name: 'Mała załoga', from: '2027-08-14', to: '2027-08-21' },
      seats: [{ unitId: 601, singles: 2 }],
      participants: [
        { userNum: 1, firstName: 'Anna', email: 'anna@example.com', unit: 'Premier' },
        { userNum: 2 },
      ],
      order: {
        shownStatus: 'Oczekuje na wpłatę',
        price: '4998',
        plan: [{ number: 1, amount: '4998', due: null, paid: '0' }],
        payments: [],
        left: '4998',
        firstPaymentDue: '2027-01-11T10:00:00.000Z',
      },
      cancelling: { freeUntil: null, refundToday: '0' },
      cancelled: null,
    });
  });

  it('shows a draft with its hold and without a price', async () => {
    const office = openOffice();
    const browser = new WizardBrowser(office.shop);
    await browser.begin(901);
    await browser.well('details/update', tripBody(1));
    await browser.well('accommodations/update', berthsBody(1, 601));
    const { out } = await office.run(['bookings', 'show', browser.reservationId]);
    expect(out).toMatch(/Status +Rezerwacja w toku/);
    expect(out).toMatch(/Progress +step 2 saved, places held until 2027-01-10 11:30/);
    expect(out).not.toContain('Total');
  });

  it('escapes customer input, so that it cannot move the cursor or forge a line', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1, 0, {
      comments: 'Hej\u001b[2J\nStatus  Opłacona\u202e',
    });
    const { out } = await office.run(['bookings', 'show', id]);
    expect(out).toMatch(/Comments +Hej\[2J Status {2}Opłacona$/m);
    for (const hidden of ['\u001b', '\u202e']) expect(out).not.toContain(hidden);
  });
});

describe('R55.3: the order of a whole yacht with its skipper', () => {
  it('`bookings show` (text, JSON), `explain`, `crew list` say “own skipper” before the booker’s comments', async () => {
    const office = openOffice();
    const browser = new WizardBrowser(office.shop);
    await browser.begin(900);
    await browser.well('details/update', {
      ...tripBody(2),
      accommodationOption: 'whole',
      ownSkipper: true,
    });
    await browser.well('accommodations/update', {
      ...berthsBody(2, 501),
      accommodationConfig: [{ userNum: 1, roomId: 501 }],
    });
    await browser.well('insurance/update', insurancesBody(2));
    await browser.well('participants/update', peopleBody(2));
    await browser.well('confirm', { ...orderBody, comments: 'Dwie wegetarianki' });
    const id = browser.reservationId;
    const message = 'Mamy swojego skippera. Dwie wegetarianki';
    expect((await office.run(['bookings', 'show', id])).out).toMatch(
      new RegExp(`Comments +${message}`),
    );
    expect(await office.json('bookings', 'show', id)).toMatchObject({
      order: { comments: message },
    });
    expect((await office.run(['bookings', 'explain', id])).out).toContain(`uwagi: ${message}`);
    expect((await office.run(['crew', 'list', '900', '--csv'])).out).toContain(message);
  });
});

describe('the office command `bookings cancel`', () => {
  it('R48.6: asks with the whole refund of a paid sign-up, as the cancellation then refunds it', async () => {
    const office = openOffice();
    const id = await office.order(902, 602, 3, 1);
    await office.json('payments', 'register', id, '--amount', '500', '--number', 'MT/1');
    const prompts = office.sits('y');
    await office.run(['bookings', 'cancel', id, '--reason', 'customer', ...BY]);
    expect(prompts[0]).toContain('? 500 PLN would be paid back');
    expect(await office.booking(id)).toMatchObject({ status: 'cancelled', refund: 50_000 });
  });

  it('R46, R48: on the customer’s request, refunds the payments less the fee, and records the clerk', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    await office.json('payments', 'register', id, '--amount', '1000', '--number', 'MT/1');
    const prompts = office.sits('n');
    expect(
      await office.run(['bookings', 'cancel', id, '--reason', 'customer', ...BY]),
    ).toMatchObject({
      code: 1,
      err: 'Nothing was changed.',
    });
    expect(prompts[0]).toMatch(
      /^Cancel booking .* PLN would be paid back; its places are free at once\. \[y\/N\] $/,
    );
    expect((await office.booking(id)).status).toBe('confirmed');
    office.sits('y');
    const { code, out } = await office.run([
      'bookings',
      'cancel',
      id,
      '--reason',
      'customer',
      ...BY,
    ]);
    expect(code).toBe(0);
    // The company keeps 10% of 4998 PLN: 499,80. The refund is 1000 - 499,80 = 500,20 PLN.
    expect(out).toContain(`Booking ${id} is cancelled.\nTo be paid back: 500,20 PLN`);
    expect(out).toContain(`500,20 PLN: payments refund ${id}`);
    expect(await office.lastLine()).toMatchObject({
      recorded: {
        bookingId: id,
        command: { type: 'cancel', reason: 'customer' },
        by: { kind: 'office', name: 'Anna Nowak' },
      },
      outcome: { status: 'cancelled', refund: 50_020 },
    });
    const output = await office.run(['bookings', 'show', id]);
    expect(output.out).toMatch(/Status +Anulowana/);
    expect(output.out).toMatch(/To be paid back +500,20 PLN by 2027-/);
    await office.json(
      'payments',
      'register',
      id,
      '--amount',
      '200,20',
      '--number',
      'BACK/1',
      '--method',
      'refund',
    );
    expect((await office.run(['bookings', 'show', id])).out).toMatch(
      /Paid back +200,20 PLN\n.*To be paid back +300 PLN by/,
    );
    await office.json(
      'payments',
      'register',
      id,
      '--amount',
      '300',
      '--number',
      'BACK/2',
      '--method',
      'refund',
    );
    expect((await office.run(['bookings', 'show', id])).out).toMatch(
      /Paid back +500,20 PLN\n.*To be paid back +nothing more/,
    );
  });

  it('R48: refunds everything if the trip is called off', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    await office.json('payments', 'register', id, '--amount', '1000', '--number', 'MT/1');
    expect(await office.json('bookings', 'cancel', id, '--reason', 'organiser')).toMatchObject({
      ...{ bookingId: id, command: 'cancel', by: 'Anna Nowak', status: 'cancelled' },
      ...{ price: '4998', paid: '1000', left: '0', refund: '1000' },
    });
  });

  it('is refused for a draft, a cancelled booking and an unknown number, and changes nothing', async () => {
    const office = openOffice();
    const browser = new WizardBrowser(office.shop);
    await browser.begin(901);
    const id = await office.order(901, 601, 1);
    await office.json('bookings', 'cancel', id, '--reason', 'customer');
    const before = (await office.journal()).length;
    for (const [number, refusal] of [
      [browser.reservationId, 'the customer has not ordered yet'],
      [id, 'The booking is cancelled'],
      ['22222222', 'There is no booking with this number'],
    ] as const) {
      const { code, out, err } = await office.run([
        'bookings',
        'cancel',
        number,
        '--reason',
        'customer',
        ...BY,
      ]);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(refusal);
    }
    expect((await office.journal()).length).toBe(before);
    const output = await office.run([
      'bookings',
      'cancel',
      id,
      '--reason',
      'customer',
      ...BY,
      '--json',
    ]);
    expect([output.code, JSON.parse(output.err)]).toMatchObject([1, { refused: 'wrongState' }]);
  });

  it('is refused for a trip that is over', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1);
    office.at(Date.UTC(2027, 7, 22, 10));
    expect(
      await office.run(['bookings', 'cancel', id, '--reason', 'customer', ...BY]),
    ).toMatchObject({
      code: 1,
      err: 'The trip is over.',
    });
  });
});

describe('the office command `bookings rebate`', () => {
  it('R18: subtracts the office’s rebate from the price as a separate rebate, with its reason', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1);
    const { out } = await office.run([
      'bookings',
      'rebate',
      id,
      '--amount',
      '\u202d150,50\u00a0PLN',
      '--reason',
      'Za bu\u200brzę',
      ...BY,
    ]);
    expect(out).toBe(
      `Booking ${id} has a rebate of 150,50 PLN. The price is now 2 348,50 PLN, 2 348,50 PLN are left to pay.`,
    );
    expect(await office.lastLine()).toMatchObject({
      recorded: {
        command: { type: 'grantRebate', amount: 15_050, reason: 'Za burzę' },
        by: { kind: 'office', name: 'Anna Nowak' },
      },
    });
    const printed = (await office.run(['bookings', 'show', id])).out;
    expect(printed).toContain('Rebates: Rabat biura 150,50 PLN');
    expect(printed).toMatch(/Office rebates +150,50 PLN: Za burzę/);
  });

  it('R18: a rebate for a draft counts from the order on; a rebate for a sign-up is refused', async () => {
    const office = openOffice();
    const browser = new WizardBrowser(office.shop);
    await browser.begin(901);
    const draft = await office.run([
      'bookings',
      'rebate',
      browser.reservationId,
      '--amount',
      '50',
      '--reason',
      'Stały gość',
      ...BY,
    ]);
    expect(draft.out).toContain('The order will subtract it from the price');
    const id = await office.order(902, 602, 1, 1);
    const refused = await office.run([
      'bookings',
      'rebate',
      id,
      '--amount',
      '50',
      '--reason',
      'Stały gość',
      ...BY,
    ]);
    expect([refused.code, refused.err]).toEqual([
      1,
      'The booking is on the reserve list: move it up first (bookings move-up).',
    ]);
  });
});

describe('the office command `bookings clear-age`', () => {
  it('R33: a party with a traveller of 45 or older can continue, and the office’s task about it disappears', async () => {
    const office = openOffice();
    const browser = new WizardBrowser(office.shop);
    await browser.begin(901);
    const id = browser.reservationId;
    await browser.well('details/update', tripBody(1));
    await browser.well('accommodations/update', berthsBody(1, 601));
    await browser.well('insurance/update', insurancesBody(1));
    const elder = { participantsConfig: [{ ...personBody(1), birthDate: '1980-05-05' }] };
    expect(await browser.on('participants/update', elder)).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'age45' }] },
    });
    await office.byCustomer(id, { type: 'requestAge', number: 'K2345678' });
    const waiting = (await office.run(['lines'])).out;
    // Two working days after Sunday 10 January end with Tuesday 12 January.
    expect(waiting).toMatch(
      new RegExp(
        `Asks about age 45\\+ +${id} +request K2345678 since 2027-01-10, places held until 2027-01-1`,
      ),
    );
    const { code, out } = await office.run(['bookings', 'clear-age', id, ...BY]);
    expect([code, out]).toEqual([
      0,
      `Booking ${id}: the age is cleared, so the customer may continue.`,
    ]);
    expect((await office.run(['lines'])).out).toBe('Nothing waits for the office.');
    await browser.well('participants/update', elder);
    await browser.well('confirm', orderBody);
    expect((await office.run(['bookings', 'clear-age', id, ...BY])).err).toContain(
      'This is done already',
    );
  });

  it('R33: is refused without a prompt if no traveller needs a clearance or the office has cleared them', async () => {
    const office = openOffice();
    const browser = new WizardBrowser(office.shop);
    await browser.begin(901);
    const id = browser.reservationId;
    await browser.well('details/update', tripBody(1));
    await browser.well('accommodations/update', berthsBody(1, 601));
    await browser.well('insurance/update', insurancesBody(1));
    const prompts = office.sits('y');
    const before = (await office.journal()).length;
    expect(await office.run(['bookings', 'clear-age', id, ...BY])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('No age needs a clearance'),
    });
    expect([(await office.journal()).length, prompts.length]).toEqual([before, 0]);
    await browser.on('participants/update', {
      participantsConfig: [{ ...personBody(1), birthDate: '1980-05-05' }],
    });
    expect((await office.run(['bookings', 'clear-age', id, ...BY])).code).toBe(0);
    expect(prompts.at(-1)).toContain(
      'so that it may name travellers of 45 or more? The shop notifies the customer.',
    );
    expect((await office.run(['bookings', 'clear-age', id, ...BY])).err).toContain(
      'This is done already',
    );
    expect(prompts).toHaveLength(1);
  });
});

describe('the office command `bookings move-up`', () => {
  it('R11: gives places to a sign-up of a grayed-out offer, where no party moves up automatically', async () => {
    const office = openOffice();
    const id = await office.order(902, 602, 3, 1);
    const list = (await office.run(['reserve-list', 'show', '--offer', '902'])).out;
    expect(list).toContain('Parties of this offer never move up automatically');
    expect(list).toMatch(
      new RegExp(`1 +${id} +2027-01-10 11:00 +yes +Premier \\(602\\): 3 places`),
    );
    const { code, out } = await office.run(['bookings', 'move-up', id, ...BY]);
    expect(code).toBe(0);
    expect(out).toContain(`Booking ${id} has places now.`);
    expect(await office.lastLine()).toMatchObject({
      recorded: { command: { type: 'moveUp' }, by: { kind: 'office', name: 'Anna Nowak' } },
      outcome: { status: 'confirmed' },
    });
    expect((await office.run(['reserve-list', 'show'])).out).toBe(
      'Nobody waits on the reserve list.',
    );
  });

  it('R7: is refused if the party does not fit, and for a booking that already has its places', async () => {
    const office = openOffice();
    const first = await office.order(901, 601, 3);
    const second = await office.order(901, 601, 2, 1);
    const full = await office.run(['bookings', 'move-up', second, ...BY]);
    expect([full.code, full.err]).toEqual([
      1,
      expect.stringContaining('reserve-list show says which parties fit'),
    ]);
    const placed = await office.run(['bookings', 'move-up', first, ...BY]);
    expect([placed.code, placed.err]).toEqual([1, 'The booking is confirmed already.']);
  });
});

describe('the public list of offers', () => {
  it('R6: within a second, shows places that another process freed', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 4);
    const remaining = async (): Promise<unknown> => {
      const answer = await new WizardBrowser(office.shop).call('offers/details', { offerId: 901 });
      return JSON.parse(JSON.stringify(answer.body)).Offer.Region.ResortsList[0].RoomsList[0]
        .Availability.Remaining;
    };
    const before = office.deps.clock.now();
    expect(await remaining()).toBe(0);
    await office.json('bookings', 'cancel', id, '--reason', 'customer');
    office.at(before + 999);
    // Less than a second later the cache still holds the response; afterwards it expires.
    expect(await remaining()).toBe(0);
    office.at(before + 1000);
    expect(await remaining()).toBe(4);
  });
});
