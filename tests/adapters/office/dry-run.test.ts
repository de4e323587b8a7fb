import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../adapters/cli/office/call.ts';
import { type OfficeShop, openOffice } from './office-shop.ts';

const CHANGING = COMMANDS.filter(
  ({ changes, changesWith }) => changes || changesWith !== undefined,
).map(({ name }) => name);

const BY = ['--by', 'Anna Nowak'];

/** Counts everything that a command stores: commits, changes of mails, and files. */
const countStored = (office: OfficeShop): (() => number) => {
  const { store } = office.shop.kit;
  const { inTransaction, unsentMails } = store;
  let stored = 0;
  Object.assign(store, {
    inTransaction: async (...call: Parameters<typeof inTransaction>) => {
      const result = await inTransaction(...call);
      if (result.isOk()) stored += 1;
      return result;
    },
    unsentMails: {
      ...unsentMails,
      tryAgain: async (...call: Parameters<typeof unsentMails.tryAgain>) => {
        stored += 1;
        return unsentMails.tryAgain(...call);
      },
      drop: async (...call: Parameters<typeof unsentMails.drop>) => {
        stored += 1;
        return unsentMails.drop(...call);
      },
    },
  });
  return () => stored + office.written.size;
};

type Example = (office: OfficeShop, id: string, email: string) => Promise<string> | string;

const givenUpMail = async ({ shop: { kit } }: OfficeShop): Promise<string> => {
  const now = Date.parse('2030-01-01T00:00:00Z');
  const [mail] = await kit.outbox.lease(99, now, now + 1000);
  if (mail === undefined) throw new Error('no mail waits');
  await kit.outbox.givenUp(mail.id, now, '550 5.1.1 nobody here');
  return mail.id;
};

const paid = async (office: OfficeShop, id: string): Promise<string> => {
  await office.json('payments', 'register', id, '--amount', '100', '--number', 'KP/1');
  return id;
};

const EXAMPLES: Readonly<Record<string, Example>> = {
  'bookings cancel': (_, id) => `bookings cancel ${id} --reason customer`,
  'bookings rebate': (_, id) => `bookings rebate ${id} --amount 50 --reason storm`,
  'bookings change': (_, id) => `bookings change ${id} --insurance 2`,
  'bookings prepare': () =>
    'bookings prepare 901 --yacht 601 --journey 2 --name Anna_Nowak --born 1994-05-17 --phone 600700800 --email anna.n@example.com',
  'bookings move-up': async (office) => `bookings move-up ${await office.order(902, 602, 3, 1)}`,
  'reserve-list move': async (office) => `reserve-list move ${await office.order(902, 602, 3, 1)}`,
  'bookings note': (_, id) => `bookings note ${id} phoned`,
  'participants change': (_, id) => `participants change ${id} --participant 1 --phone 600700801`,
  'payments register': (_, id) => `payments register ${id} --amount 100 --number KP/1`,
  'payments undo': async (office, id) => `payments undo ${await paid(office, id)} KP/1`,
  'payments statement': () => 'payments statement --until 2027-01-01',
  'accounts block': (_, _id, email) => `accounts block ${email} --reason spam`,
  'accounts unblock': async (office, _id, email) => {
    await office.json('accounts', 'block', email, '--reason', 'spam');
    return `accounts unblock ${email}`;
  },
  'accounts export': (_, _id, email) => `accounts export ${email} --file anna.json`,
  'ambassadors appoint': (_, _id, email) => `ambassadors appoint ${email}`,
  'sessions end': (_, _id, email) => `sessions end ${email}`,
  'vouchers create': () => 'vouchers create --kind gift --value 100',
  'mail again': async (office) => `mail again ${await givenUpMail(office)}`,
  'mail drop': async (office) => `mail drop ${await givenUpMail(office)}`,
  'crew missing': () => 'crew missing 901 --mail',
  'messages send': () => 'messages send --offer 901 --title Port --text Marina',
};

describe('the option --dry-run of office commands', () => {
  it.each(CHANGING)('the office command %s accepts --dry-run', async (name) => {
    const { out } = await openOffice().run([...name.split(' '), '--help']);
    expect(out).toContain('--dry-run');
  });

  it('commands that only read refuse --dry-run', async () => {
    expect(await openOffice().run(['bookings', 'list', '--dry-run'])).toMatchObject({ code: 2 });
  });

  it.each(Object.entries(EXAMPLES))(
    'the command %s with --dry-run prints the effect and stores nothing; without it, it stores the effect',
    async (name, lineOf) => {
      expect(CHANGING).toContain(name);
      const office = openOffice();
      const id = await office.order(901, 601, 1);
      const { owner } = await office.booking(id);
      const readAccount = () => office.shop.kit.store.accounts.byId(owner.accountId ?? '');
      const line = await lineOf(office, id, (await readAccount())?.email ?? '');
      const words = line.split(' ').map((word) => word.replace('_', ' '));
      const account = await readAccount();
      if (account !== null)
        await office.shop.kit.store.inTransaction([], async ({ accounts }) => {
          await accounts.save({ ...account, active: true });
          return ok(undefined);
        });
      const stored = countStored(office);
      const asked = office.sits('n');
      const before = [await office.booking(id), await office.shop.kit.journal.read(0, 1000)];
      const dry = await office.run([...words, ...BY, '--dry-run']);
      expect(dry).toMatchObject({ code: 0, err: '' });
      expect(dry.out).toMatch(/--dry-run|Nothing/);
      expect(stored()).toBe(0);
      expect(asked).toEqual([]);
      expect([await office.booking(id), await office.shop.kit.journal.read(0, 1000)]).toEqual(
        before,
      );
      office.sits(null);
      expect(await office.run([...words, ...BY])).toMatchObject({ code: 0 });
      if (name !== 'payments statement') expect(stored()).toBeGreaterThan(0);
    },
  );

  it('a command that would be refused is refused with --dry-run too', async () => {
    const office = openOffice();
    const id = await office.order(901, 601, 1);
    await paid(office, id);
    const again = ['payments', 'register', id, '--amount', '100', '--number', 'KP/1', ...BY];
    expect(await office.run([...again, '--dry-run'])).toEqual(await office.run(again));
    expect((await office.run([...again, '--dry-run'])).code).toBe(1);
  });

  it('--dry-run of `vouchers create` prints no code, because the real command draws another code', async () => {
    expect(
      await openOffice().json(
        'vouchers',
        'create',
        '--kind',
        'gift',
        '--value',
        '100',
        '--dry-run',
      ),
    ).toMatchObject({ code: null, changed: false });
  });
});
