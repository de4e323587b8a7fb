import { describe, expect, it } from 'vitest';
import { parseOfficeCommandLine } from '../../../adapters/cli/office/call.ts';
import { type PrintChunk, runTask } from '../../../adapters/cli/office/run.ts';
import { deleteAccount } from '../../../application/accounts/delete-account.ts';
import { summarizeBooking } from '../../../domain/booking/summary.ts';
import { openOffice } from './office-shop.ts';

const BY = ['--by', 'Anna Nowak'];

const FRIDAY = Date.UTC(2027, 0, 15, 9);

const ids = (answer: unknown): readonly string[] =>
  (answer as { bookings: { id: string }[] }).bookings.map(({ id }) => id);

describe('the office command `bookings list`', () => {
  it('issue 17: finds bookings by offer, state, travel days, brand, name and unpaid amount', async () => {
    const office = openOffice();
    const wired = await office.order(901, 601, 2);
    const waiting = await office.order(902, 602, 1, 1);
    const paid = await office.order(901, 601, 1);
    await office.run(['payments', 'register', paid, '--amount', '2499', '--number', 'MT/1', ...BY]);
    const list = async (...words: readonly string[]) =>
      ids(await office.json('bookings', 'list', ...words)).toSorted();
    expect(await list()).toEqual([wired, waiting, paid].toSorted());
    expect(await list('--offer', '901')).toEqual([wired, paid].toSorted());
    expect(await list('--status', 'paid')).toEqual([paid]);
    expect(await list('--unpaid')).toEqual([wired]);
    expect(await list('--reserve-list')).toEqual([waiting]);
    expect(await list('--from', '2027-08-15', '--offer', '901')).toEqual([]);
    expect(await list('--until', '2027-08-14', '--offer', '901')).toEqual([wired, paid].toSorted());
    expect(await list('--site', '2')).toEqual([]);
    expect(await list('--name', 'zak anna', '--offer', '902')).toEqual([waiting]);
    expect(await list('--name', '\u202dza\u200bk\u00a0anna', '--offer', '902')).toEqual([waiting]);
    expect(await list('--from', '2027–08–15', '--offer', '\u200b901')).toEqual([]);
    expect(await list('--name', 'Kowalski')).toEqual([]);
    for (const typed of [
      `Rezerwacja ${waiting.toLowerCase()} Anna Zak, rejs`,
      `${waiting.slice(0, 4)} ${waiting.slice(4)}`,
    ])
      expect(await list('--name', typed)).toEqual([waiting]);
    for (const phone of ['600 700 800', '+48600700800', '0048 600-700-800'])
      expect(await list('--name', phone, '--offer', '902')).toEqual([waiting]);
    expect(await list('--name', '600 700 801')).toEqual([]);
    expect(await list('--name', '王')).toEqual([]);
    const since = async (day: string) =>
      ids(await office.json('orders', '--since', day)).toSorted();
    expect(await since('2027-01-10')).toEqual([wired, waiting, paid].toSorted());
    expect(await since('2027-01-11')).toEqual([]);
    expect(await since('today')).toEqual([wired, waiting, paid].toSorted());
    expect((await office.run(['orders', '--since', 'today'])).out).toMatch(
      new RegExp(`^Booking +When +What [\\s\\S]*${waiting} +2027-01-10 \\d\\d:\\d\\d +sign-up `),
    );
    expect((await office.run(['orders', '--since', 'monday-ish'])).err).toContain(
      'weekdays like FRIDAY',
    );
    expect(await since('sunday')).toEqual([wired, waiting, paid].toSorted());
    office.at(FRIDAY);
    expect(await since('thursday')).toEqual([]);
    await office.run(['bookings', 'cancel', wired, '--reason', 'organiser', ...BY]);
    expect(await list('--status', 'cancelled')).toEqual([wired]);
    expect(await since('thursday')).toEqual([wired]);
    expect(await office.json('orders', '--since', 'thursday')).toMatchObject({
      bookings: [{ id: wired, event: 'cancelled', eventAt: new Date(FRIDAY).toISOString() }],
    });
    const all = (await office.run(['orders', '--since', 'sunday'])).out.split('\n');
    expect(all[1]).toMatch(new RegExp(`^${wired} +2027-01-15 10:00 +cancelled `));
    expect(all.slice(2).join('\n')).toMatch(/ order /);
    const [head, row] = (await office.run(['orders', '--since', 'thursday', '--csv=plain'])).out
      .split('\n')
      .map((line) => line.split(','));
    expect([head?.slice(-2), row?.slice(-2)]).toEqual([
      ['event', 'event at'],
      ['"cancelled"', '"2027-01-15T09:00:00.000Z"'],
    ]);
  });

  it('prints a table with amounts, or a CSV file in which a name cannot act as a formula', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 2);
    await office.run([
      'participants',
      'change',
      id,
      '--participant',
      '1',
      '--first-name=-Anna',
      ...BY,
    ]);
    const table = (await office.run(['bookings', 'list'])).out.split('\n');
    expect(table[0]).toMatch(
      /^Booking +Trip +From +State +Booker +Phone +People +Price +Paid +Left$/,
    );
    expect(table[1]).toMatch(
      new RegExp(
        `^${id} +Mała załoga \\(901\\) +2027-08-14 +Oczekuje na wpłatę +-Anna Żak .* 2 +4 998 PLN +0 PLN +4 998 PLN$`,
      ),
    );
    const [head, row] = (await office.run(['bookings', 'list', '--csv'])).out.split('\r\n');
    expect(head).toBe(
      '\uFEFFbooking;site;offer;trip;from;to;status;ordered;booker;email;phone;travellers;places;price;paid;left',
    );
    expect(row).toContain(
      `"2027-01-10 11:00";"'-Anna Żak";"anna@example.com";"'+48 600 700 800";"2"`,
    );
    expect(row?.endsWith('"4998";"0";"4998"')).toBe(true);
    const [plainHead, plainRow] = (await office.run(['bookings', 'list', '--csv=plain'])).out.split(
      '\n',
    );
    expect(plainHead).toBe(
      'booking,site,offer,trip,from,to,status,ordered,booker,email,phone,travellers,places,price,paid,left',
    );
    expect(plainRow).toContain(`"2027-01-10T10:00:00.000Z","'-Anna Żak","anna@example.com"`);
    expect((await office.run(['bookings', 'list', '--csv=tsv'])).err).toContain(
      "argument 'tsv' is invalid. Allowed choices are excel, plain.",
    );
    expect((await office.run(['bookings', 'list', '--name', 'nobody'])).out).toBe(
      'No booking is like that. Drafts are listed with --status draft.',
    );
    expect((await office.run(['bookings', 'show', id, '--csv'])).err).toContain(
      "unknown option '--csv",
    );
  });
});

describe('the booking list of a shop with years of history (issue 43)', () => {
  const officeWithHistory = async (count: number) => {
    const office = openOffice();
    const booking = await office.booking(await office.order(901, 601, 2));
    const queriedDays: number[] = [];
    const bookings = {
      ...office.deps.store.bookings,
      summariesOf: async (_states: unknown, offerId: number) => {
        queriedDays.push(offerId);
        return offerId === 901
          ? Array.from({ length: count }, (_, nth) => ({
              ...summarizeBooking(booking),
              id: `${booking.id}${nth}`,
            }))
          : [];
      },
    };
    const list = async (words: readonly string[], print?: PrintChunk) => {
      const call = parseOfficeCommandLine(['bookings', 'list', ...words], {})._unsafeUnwrap();
      const deps = office.taskDeps();
      const shop = await deps.shop();
      const withHistory = { ...shop, store: { ...shop.store, bookings } };
      return (await runTask({ ...deps, shop: async () => withHistory }, call, () => {}, print)).out;
    };
    return { asked: queriedDays, list };
  };

  it('reads the trips of one departure day at a time and prints while it reads', async () => {
    const { asked, list } = await officeWithHistory(450);
    const parts: string[] = [];
    expect(await list(['--csv=plain'], async (part) => void parts.push(part))).toBe('');
    expect(asked.length).toBeGreaterThan(1);
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.join('')).toBe(`${await list(['--csv=plain'])}\n`);
    expect(parts.join('').split('\n')).toHaveLength(452);
  });

  it('prints a table of the first 500 bookings and says that there are more; --json has all bookings', async () => {
    const { list } = await officeWithHistory(501);
    const lines = (await list([])).split('\n');
    expect(lines).toHaveLength(502);
    expect(lines.at(-1)).toBe(
      'There are more than 500: choose fewer, for example with --from DAY, or print all with --csv.',
    );
    const json = await list(['--json']);
    expect(ids(JSON.parse(json))).toHaveLength(501);
    expect(json).toBe(JSON.stringify(JSON.parse(json), null, 2));
    const none = await list(['--json', '--offer', '902']);
    expect(none).toBe(JSON.stringify({ bookings: [] }, null, 2));
  });
});

describe('the office command `bookings note`', () => {
  it('issue 17: a note needs a text, has author and time, and leaves the booking’s version unchanged', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1);
    const before = await office.booking(id);
    const output = await office.run(['bookings', 'note', id, 'Przyjadą o 22, proszę o kod', ...BY]);
    expect(output).toMatchObject({ code: 0, out: `Booking ${id}: it is written down.` });
    const after = await office.booking(id);
    expect([after.version, after.notes?.map(({ text, by }) => [text, by])]).toEqual([
      before.version,
      [['Przyjadą o 22, proszę o kod', 'Anna Nowak']],
    ]);
    expect(await office.lastLine()).toMatchObject({
      recorded: { command: { type: 'note', text: 'Przyjadą o 22, proszę o kod' } },
    });
    expect((await office.run(['bookings', 'show', id])).out).toMatch(
      /Note +Przyjadą o 22, proszę o kod \(Anna Nowak, 2027-01-10 11:00\)/,
    );
    expect(await office.json('bookings', 'show', id)).toMatchObject({
      notes: [{ by: 'Anna Nowak' }],
    });
    expect((await office.run(['bookings', 'note', id, ' ', ...BY])).code).toBe(2);
    expect((await office.run(['bookings', 'note', id, ...BY])).err).toContain(
      "missing required argument 'TEXT'",
    );
  });

  it('R45, R39: customers never see a note of the office, and it is erased with the booker’s data', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1);
    await office.run(['bookings', 'note', id, 'TAJNE', ...BY]);
    await office.run(['bookings', 'cancel', id, '--reason', 'organiser', ...BY]);
    const { accountId } = (await office.booking(id)).owner;
    const account =
      accountId === null ? null : await office.shop.kit.store.accounts.byId(accountId);
    if (account === null) throw new Error('no account');
    const deps = { ...office.deps, sessions: office.shop.kit.sessions, committed: () => {} };
    expect(await deleteAccount(deps)(account, 1)).toBe(true);
    expect(JSON.stringify(await office.booking(id))).not.toContain('TAJNE');
    expect(JSON.stringify(await office.journal())).not.toContain('TAJNE');
  });
});
