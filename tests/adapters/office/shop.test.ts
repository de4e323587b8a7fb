import { ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { submitCodeCommand } from '../../../application/codes/submit-code-command.ts';
import { START } from '../../http/wizard/wizard-shop.ts';
import { type OfficeShop, openOffice } from './office-shop.ts';

const BY = ['--by', 'Anna Nowak'];

const text = (value: unknown, key: string): string => {
  const found =
    typeof value === 'object' && value !== null
      ? new Map<string, unknown>(Object.entries(value)).get(key)
      : undefined;
  return typeof found === 'string' ? found : '';
};

const listVouchers = async (office: OfficeShop): Promise<unknown> =>
  JSON.parse((await office.run(['vouchers', 'list', '--json'])).out);

const register = async (office: OfficeShop, active: boolean): Promise<string> => {
  await office.order(901, 601, 1);
  const account = await office.shop.kit.store.accounts.byEmail('anna@example.com');
  if (account === null) throw new Error('no account');
  if (active)
    await office.shop.kit.store.inTransaction(
      [{ kind: 'account', id: account.id }],
      async ({ accounts }) => {
        await accounts.save({ ...account, active: true });
        return ok(undefined);
      },
    );
  return account.id;
};

describe('a command of the office in the security log', () => {
  it('V16.3.3: has its outcome (done or refused) and its clerk, but not the code that the clerk typed', async () => {
    const office = openOffice();
    await office.run(['vouchers', 'list']);
    const code = 'ABCDEFGH-JKMNPQRS';
    expect((await office.run(['vouchers', 'activate', code, ...BY])).code).toBe(1);
    expect(office.noted()).toEqual([
      expect.objectContaining({
        name: 'office.command',
        outcome: 'done',
        call: 'vouchers list',
        who: {},
      }),
      expect.objectContaining({
        name: 'office.command',
        outcome: 'refused',
        call: 'vouchers activate',
        who: { clerk: 'Anna Nowak' },
      }),
    ]);
    expect(JSON.stringify(office.noted())).not.toContain(code);
  });
});

describe('the office command `vouchers create`', () => {
  it('R25, R27, R46: creates an active voucher with a random code and records the clerk', async () => {
    const office = openOffice();
    const words = [
      '--kind',
      'gift',
      '--value',
      '200',
      '--description',
      'Dla Oli',
      '--site',
      '1',
      '--expires',
      '2027-12-31',
    ];
    const created = await office.json('vouchers', 'create', ...words);
    expect(created).toEqual({
      code: expect.any(String),
      value: '200',
      active: true,
      kind: 'gift',
      by: 'Anna Nowak',
    });
    const code = text(created, 'code');
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}-[2-9A-HJKMNP-Z]{8}$/);
    expect(await office.lastLine()).toMatchObject({
      shop: {
        command: { type: 'createVoucher', code, kind: 'gift', value: 20_000 },
        by: { kind: 'office', name: 'Anna Nowak' },
      },
    });
    expect(await listVouchers(office)).toEqual({
      vouchers: [
        expect.objectContaining({
          ...{
            code,
            kind: 'gift',
            value: '200',
            issued: '200',
            state: 'active',
            siteId: 1,
            expiresOn: '2027-12-31',
          },
          ...{ description: 'Dla Oli', madeBy: null, used: false },
        }),
      ],
    });
    const { out } = await office.run(['vouchers', 'list']);
    expect(out).toMatch(
      new RegExp(
        `${code} +gift +200 PLN +200 PLN +active +1 +2027-12-31 +2027-01-10 11:00 +office +Dla Oli`,
      ),
    );
  });

  it('without options a voucher is for all brands and never expires; codes are unique', async () => {
    const office = openOffice();
    const codes = await Promise.all(
      [1, 2, 3].map(async () =>
        text(
          await office.json('vouchers', 'create', '--kind', 'discount', '--value', '50'),
          'code',
        ),
      ),
    );
    expect(new Set(codes).size).toBe(3);
    const { out } = await office.run(['vouchers', 'list']);
    expect(out).toMatch(/discount +50 PLN +50 PLN +active +all +2027-01-10/);
  });

  it.each([
    ['49', 'A voucher is worth 50 to 20 000 PLN'],
    ['20001', 'A voucher is worth 50 to 20 000 PLN'],
    ['100.50', 'without grosze'],
  ])(
    'R27: a voucher is worth whole złote, 50 to 20 000 PLN, so a value of %s PLN is refused',
    async (value, message) => {
      const office = openOffice();
      const { code, err } = await office.run([
        'vouchers',
        'create',
        '--kind',
        'gift',
        '--value',
        value,
        ...BY,
      ]);
      expect([code, err]).toEqual([1, expect.stringContaining(message)]);
      expect(await office.journal()).toEqual([]);
    },
  );

  it('refuses a last day in the past; the current day is allowed', async () => {
    const office = openOffice();
    const on = (day: string) =>
      office.run([
        'vouchers',
        'create',
        '--kind',
        'gift',
        '--value',
        '100',
        '--expires',
        day,
        ...BY,
      ]);
    expect(await on('2027-01-09')).toMatchObject({
      code: 1,
      err: expect.stringContaining('today is 2027-01-10'),
    });
    expect((await on('2027-01-10')).code).toBe(0);
  });
});

describe('the office command `vouchers activate`', () => {
  it('R27: activates a voucher that a customer ordered; until then its activation is a task of the office', async () => {
    const office = openOffice();
    const accountId = await register(office, true);
    const fields = { description: 'Prezent', siteId: 1, expiresOn: null, accountId } as const;
    await submitCodeCommand(office.deps)(
      { kind: 'customer' },
      { type: 'createVoucher', code: 'PREZENT-7', kind: 'gift', value: 30_000, ...fields },
    );
    expect((await office.run(['lines'])).out).toMatch(
      /Voucher to activate +PREZENT-7 +300 PLN since 2027-01-10, anna@example.com +vouchers activate/,
    );
    const prompts = office.sits('n');
    expect((await office.run(['vouchers', 'activate', 'prezent-7', ...BY])).code).toBe(1);
    expect(prompts).toEqual([expect.stringContaining('Activate voucher PREZENT-7?')]);
    office.sits('y');
    const { code, out } = await office.run(['vouchers', 'activate', 'prezent-7', ...BY]);
    expect([code, out]).toEqual([0, 'Voucher PREZENT-7 is active: 300 PLN.']);
    expect(await office.lastLine()).toMatchObject({
      shop: {
        command: { type: 'activateVoucher', code: 'PREZENT-7' },
        by: { kind: 'office', name: 'Anna Nowak' },
      },
      outcome: { voucher: { code: 'PREZENT-7', active: true } },
    });
    expect(await listVouchers(office)).toMatchObject({
      vouchers: [{ state: 'active', madeBy: 'anna@example.com' }],
    });
    expect((await office.run(['lines'])).out).toBe('Nothing waits for the office.');
  });

  it('refuses an unknown voucher code', async () => {
    const { code, err } = await openOffice().run(['vouchers', 'activate', 'NICZYJ', ...BY]);
    expect([code, err]).toEqual([1, expect.stringContaining('There is no voucher with this code')]);
  });

  it('`vouchers list` says how to create a voucher if there is none', async () => {
    expect((await openOffice().run(['vouchers', 'list'])).out).toContain(
      'There are no vouchers yet',
    );
  });
});

describe('the office command `sessions end`', () => {
  it('V7.4.5: ends all sessions of one customer only, and the security log names the clerk', async () => {
    const office = openOffice();
    const accountId = await register(office, true);
    const { sessions } = office.shop.kit;
    const session = { visitorId: 'v', createdAt: START, lastSeenAt: START, agent: '' };
    for (const hash of ['phone', 'laptop']) await sessions.create({ ...session, hash, accountId });
    await sessions.create({ ...session, hash: 'other', accountId: 'somebody' });
    expect(await office.json('sessions', 'end', 'Anna@Example.com')).toEqual({
      email: 'anna@example.com',
      loggedOut: true,
      by: 'Anna Nowak',
    });
    expect([
      await sessions.ofAccount(accountId),
      (await sessions.ofAccount('somebody')).length,
    ]).toEqual([[], 1]);
    expect(office.noted().at(-1)).toMatchObject({
      name: 'office.command',
      call: 'sessions end',
      who: { clerk: 'Anna Nowak' },
    });
    expect(await office.run(['sessions', 'end', 'nobody@example.com', ...BY])).toMatchObject({
      code: 1,
      err: expect.stringContaining('has this e-mail'),
    });
  });
});

describe('the office command `ambassadors appoint`', () => {
  it('R40: appoints a customer with an active account; a second time is refused and not journalled', async () => {
    const office = openOffice();
    const accountId = await register(office, true);
    const prompts = office.sits('n');
    expect((await office.run(['ambassadors', 'appoint', 'anna@example.com', ...BY])).code).toBe(1);
    expect(prompts).toEqual([expect.stringContaining('Make anna@example.com an ambassador')]);
    office.sits(null);
    expect(await office.json('ambassadors', 'appoint', 'Anna@Example.com')).toEqual({
      email: 'anna@example.com',
      ambassador: true,
      by: 'Anna Nowak',
    });
    expect(await office.shop.kit.store.ambassadors.isAmbassador(accountId)).toBe(true);
    expect(await office.lastLine()).toMatchObject({
      shop: {
        command: { type: 'appointAmbassador', accountId },
        by: { kind: 'office', name: 'Anna Nowak' },
      },
    });
    const before = (await office.journal()).length;
    const again = await office.run(['ambassadors', 'appoint', 'anna@example.com', ...BY]);
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('an ambassador already')]);
    expect((await office.journal()).length).toBe(before);
  });

  it('R35: refuses an e-mail address without an account or with an inactive account', async () => {
    const office = openOffice();
    expect(await office.run(['ambassadors', 'appoint', 'anna@example.com', ...BY])).toMatchObject({
      code: 1,
      err: expect.stringContaining('has this e-mail'),
    });
    await register(office, false);
    expect(await office.run(['ambassadors', 'appoint', 'anna@example.com', ...BY])).toMatchObject({
      code: 1,
      err: expect.stringContaining('not active yet'),
    });
  });
});
