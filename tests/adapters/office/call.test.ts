import { describe, expect, it } from 'vitest';
import { openOffice } from './office-shop.ts';

const ID = '22222222';

describe('an invalid command line exits with code 2 and says what to write instead', () => {
  it.each([
    ['', 'Usage: npm run office'],
    ['bookings', 'Usage: npm run office -- bookings'],
    ['bookings burn 22222222', "error: unknown command 'burn'"],
    ['bookigns show 22222222', '(Did you mean bookings?)'],
    ['bookings shwo 22222222', '(Did you mean show?)'],
    ['bookings show', "error: missing required argument 'ID'"],
    ['bookings show 22222223', '"22222223" is not a booking number'],
    [`bookings show ${ID} ${ID}`, "too many arguments for 'show'"],
    [`bookings show ${ID} --amount 3`, "error: unknown option '--amount'"],
    [`bookings show ${ID} --frob`, "error: unknown option '--frob'"],
    ['vouchers list --csv', "error: unknown option '--csv'"],
    [
      `bookings cancel ${ID} --by Anna`,
      "required option '--reason <customer|organiser>' not specified",
    ],
    [
      `bookings cancel ${ID} --by Anna --reason unpaid`,
      '--reason is "unpaid": give one of customer, organiser.',
    ],
    [
      `bookings cancel ${ID} --reason customer`,
      'The journal records who runs "bookings cancel": add --by NAME with the clerk\'s name, or set OFFICE_USER',
    ],
    [`bookings cancel ${ID} --reason customer --by= `, 'The journal records who runs'],
    [
      `bookings rebate ${ID} --by Anna --amount 0 --reason x`,
      '--amount is "0": give an amount in PLN, like 150 or 150.50.',
    ],
    [`bookings rebate ${ID} --by Anna --amount=-5 --reason x`, '--amount is "-5"'],
    [`bookings rebate ${ID} --by Anna --amount 1.234 --reason x`, '--amount is "1.234"'],
    [
      `bookings rebate ${ID} --by Anna --amount 5`,
      "required option '--reason <TEXT>' not specified",
    ],
    [
      `bookings rebate ${ID} --by Anna --reason --amount 5`,
      "option '--reason <TEXT>' argument '--amount' is invalid",
    ],
    [`bookings rebate ${ID} --by Anna --amount 5 --reason=`, '--reason is empty'],
    [
      `payments register ${ID} --by Anna --amount 5`,
      "required option '--number <TEXT>' not specified",
    ],
    ['payments statement --by Anna', "required option '--until <DAY>' not specified"],
    [
      'payments statement --by Anna --until 2027-02-30',
      '--until is "2027-02-30": give a day like 2027-07-31.',
    ],
    [
      'vouchers create --by Anna --value 100',
      "required option '--kind <gift|discount>' not specified",
    ],
    ['vouchers create --by Anna --kind gold --value 100', '--kind is "gold"'],
    ['vouchers create --by Anna --kind gift --value much', '--value is "much"'],
    [
      'vouchers create --by Anna --kind gift --value 100 --site 3',
      '--site is "3": give one of 1, 2, all.',
    ],
    ['vouchers activate --by Anna', "missing required argument 'CODE'"],
    ['ambassadors appoint nobody --by Anna', '"nobody" is not a valid e-mail address.'],
    ['reserve-list show --offer x', '--offer is "x": give a whole number above 0.'],
  ])('the command line %j', async (line, message) => {
    const office = openOffice();
    const { code, out, err } = await office.run(line.split(' ').filter((word) => word !== ''));
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err).toMatch(/^Usage: npm run office -- |\n--help lists the commands\.$/m);
    expect(await office.journal()).toEqual([]);
  });
});

describe('the name of the clerk in an office command', () => {
  it('R46: is read from the environment or from --by; --by has priority and can be anywhere in the command', async () => {
    const office = openOffice();
    const create = ['vouchers', 'create', '--kind', 'gift', '--value', '100'];
    expect((await office.run(create, { OFFICE_USER: 'Jan' })).code).toBe(0);
    expect(await office.lastLine()).toMatchObject({
      shop: { by: { kind: 'office', name: 'Jan' } },
    });
    expect((await office.run(['--by', 'Ola', ...create], { OFFICE_USER: 'Jan' })).code).toBe(0);
    expect(await office.lastLine()).toMatchObject({
      shop: { by: { kind: 'office', name: 'Ola' } },
    });
  });

  it('is not required for a command that changes nothing', async () => {
    const office = openOffice();
    for (const line of ['lines', 'vouchers list', 'reserve-list show'])
      expect((await office.run(line.split(' '))).code).toBe(0);
  });
});

it.each([
  ['reports ledger --columns colour', '--columns names "colour"'],
  ['bookings prepare 901 --by Anna', '--yacht is missing'],
  ['payments statement --until 2999-01-01 --by Anna', 'A statement cannot cover a day'],
  ['open --by Anna', '--brands FILE is missing'],
  ['offers minute 901 --first soon --second none --by Anna', 'like 2027-07-31, or none.'],
])('a wrong option that only the shop can judge exits with 2: %s', async (line, problem) => {
  const { code, err } = await openOffice().run(line.split(' '));
  expect([code, err]).toEqual([2, expect.stringContaining(problem)]);
});

it.each([
  ['accounts block ola@x.example --reason r', 'accounts find searches accounts.'],
  ['accounts erase ola@x.example', 'No account and no traveller has this e-mail'],
  ['accounts export ola@x.example --file f', 'accounts find searches accounts.'],
  ['sessions end ola@x.example', 'accounts find searches accounts.'],
  ['ambassadors appoint ola@x.example', 'a person without an account must register first.'],
])('an e-mail without an account is refused in the words of the command: %s', async (line, why) => {
  const { code, err } = await openOffice().run([...line.split(' '), '--by', 'Anna']);
  expect([code, err]).toEqual([1, expect.stringContaining(why)]);
});

describe('the option --help of office commands', () => {
  it('lists all commands, grouped by their first word, and the exit codes', async () => {
    const { code, out } = await openOffice().run(['--help']);
    expect(code).toBe(0);
    for (const [first, second] of [
      ['bookings', 'cancel'],
      ['bookings', 'show'],
      ['vouchers', 'settle'],
      ['payments', 'register'],
      ['participants', 'change'],
    ])
      expect(out).toMatch(new RegExp(`^  ${first} [a-z,\\s-]*\\b${second}\\b`, 'm'));
    expect(out).toMatch(/^ {2}lines +list the tasks of the office/m);
    expect(out).toContain('Exit codes: 0 done, 1 refused by the shop, 2 invalid call.');
  });

  it('explains a full command’s options; for a first word, lists the commands that begin with it', async () => {
    const office = openOffice();
    const cancel = (await office.run(['bookings', 'cancel', '--help'])).out;
    expect(cancel).toContain(
      'Usage: npm run office -- bookings cancel <ID> --reason <customer|organiser>',
    );
    expect(cancel).toMatch(
      /--reason <customer\|organiser> +the customer wishes it, or the trip is called off/,
    );
    const vouchers = (await office.run(['vouchers', '--help'])).out;
    expect(vouchers).toContain('list all vouchers, newest first');
    expect(vouchers).not.toContain('bookings');
  });
});
