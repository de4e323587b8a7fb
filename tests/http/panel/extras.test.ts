import { describe, expect, it } from 'vitest';
import { HOUR } from '../../../domain/calendar.ts';
import { zloty } from '../../../domain/money.ts';
import { commitWork } from '../../contracts/helpers.ts';
import { storedMessage } from '../../contracts/stored-examples.ts';
import { confirmDraft, walkPartyTo } from '../rulebook/party.ts';
import { at, type WizardBrowser } from '../wizard/wizard-shop.ts';
import {
  account,
  logInToPanel,
  mustSucceed,
  onlyTrip,
  openPanel,
  type PanelShop,
  panelBooker,
  panelCustomer,
  panelRefusal,
  TWO,
  values,
} from './panel-shop.ts';

const auth = async (browser: WizardBrowser): Promise<unknown> =>
  at(
    (
      await browser.shop.app.inject({
        url: '/v1/auth/details',
        headers: { cookie: browser.cookie },
      })
    ).json(),
    'Auth',
  );

describe('messages in the panel (R41, A-085, A-133)', () => {
  it('R41.1: the list has the booking’s messages, newest first; each is unread until it is opened', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    expect(await auth(ewa)).toEqual({ IsAmbassador: false, HasNewMessages: true });
    panel.clock.pass(HOUR);
    await panel.byOffice(ewa.reservationId, { type: 'cancel', reason: 'organiser' });
    const list = await mustSucceed(ewa, 'accountMessages');
    expect(values(list, 'Messages.0.Title', 'Messages.1.Title')).toEqual([
      expect.stringContaining(ewa.reservationId),
      `Rezerwacja ${ewa.reservationId}: Chorwacja Explore`,
    ]);
    expect(
      values(
        list,
        'Messages.1.Author',
        'Messages.1.WasRead',
        'Messages.1.Related',
        'Messages.1.ReservationId',
      ),
    ).toEqual([...['Kilwater', false, 'Chorwacja Explore', ewa.reservationId]]);
    expect(values(list, 'Messages.1.CreatedTime', 'Messages.1.Attachments')).toEqual([
      '2027-01-10T10:00:00.000Z',
      [],
    ]);
    for (const place of [0, 1]) {
      expect(at(await auth(ewa), 'HasNewMessages')).toBe(true);
      expect(
        await mustSucceed(ewa, 'messageRead', {
          messageId: at(list, `Messages.${place}.MessageId`),
        }),
      ).toEqual({ Read: true });
    }
    expect(at(await auth(ewa), 'HasNewMessages')).toBe(false);
    expect(
      values(await mustSucceed(ewa, 'accountMessages'), 'Messages.0.WasRead', 'Messages.1.WasRead'),
    ).toEqual([true, true]);
  });

  it('A-062: a message lists its attachments, each with its name and its link', async () => {
    const panel = await openPanel();
    const accountId = await account(panel, 'ewa@example.com');
    const attached = { name: 'Lista kontrolna.pdf', url: '/v1/documents/download?token=abc' };
    await commitWork(panel.kit.store, ({ messages }) =>
      messages.add({ ...storedMessage('filed', accountId), attachments: [attached] }),
    );
    const list = await mustSucceed(await logInToPanel(panel, 'ewa@example.com'), 'accountMessages');
    expect(at(list, 'Messages.0.Attachments')).toEqual([attached]);
  });

  it('R41, R45: only the recipient can download the office’s file; the download has the file’s own name', async () => {
    const panel = await openPanel();
    const accountId = await account(panel, 'ewa@example.com');
    await account(panel, 'ola@example.com');
    await commitWork(panel.kit.store, async ({ messages }) => {
      await messages.keepFile('f1', Uint8Array.from(Buffer.from('%PDF-mapa')));
      await messages.add({
        ...storedMessage('filed', accountId),
        attachments: [{ id: 'f1', name: 'Mapa „Ż”.pdf', type: 'application/pdf' }],
      });
    });
    const ewa = await logInToPanel(panel, 'ewa@example.com');
    const url = String(
      at(await mustSucceed(ewa, 'accountMessages'), 'Messages.0.Attachments.0.url'),
    );
    const get = (who: WizardBrowser, path: string) =>
      panel.app.inject({ url: path, headers: { host: who.host, cookie: who.cookie } });
    const download = async (who: WizardBrowser, path: string) => {
      const answer = await get(who, path);
      return [answer.statusCode, answer.body] as const;
    };
    expect(await download(ewa, url)).toEqual([200, '%PDF-mapa']);
    const { headers } = await get(ewa, url);
    expect([headers['content-type'], headers['cache-control']]).toEqual([
      'application/pdf',
      'no-store',
    ]);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Mapa ___.pdf"; filename*=UTF-8''Mapa%20%E2%80%9E%C5%BB%E2%80%9D.pdf`,
    );
    expect((await download(await logInToPanel(panel, 'ola@example.com'), url))[0]).toBe(404);
    expect((await download(ewa, url.replace('index=0', 'index=1')))[0]).toBe(404);
    expect((await panel.app.inject({ url })).statusCode).toBe(401);
  });

  it('marking a message as read a second time gets 200; an unknown message gets 404', async () => {
    const ewa = await panelBooker(await openPanel());
    const messageId = at(await mustSucceed(ewa, 'accountMessages'), 'Messages.0.MessageId');
    await mustSucceed(ewa, 'messageRead', { messageId });
    await mustSucceed(ewa, 'messageRead', { messageId });
    expect(await panelRefusal(ewa, 'messageRead', { messageId: 'nic' })).toEqual([404, 'notFound']);
  });

  it('in messages the HTML in a customer’s input is escaped', async () => {
    const panel = await openPanel();
    const { catalogue } = panel;
    const [first] = catalogue.all(1);
    if (first === undefined) throw new Error('There is no offer');
    catalogue.replace([
      { ...first, offer: { ...first.offer, name: '<img src=x onerror="alert(1)">' } },
    ]);
    const ewa = await panelBooker(panel);
    const html = String(at(await mustSucceed(ewa, 'accountMessages'), 'Messages.0.Contents'));
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
    const tags = new Set(html.match(/<[^>]*>/g));
    for (const tag of tags)
      expect(tag).toMatch(
        /^<(\/?(p|small|a|h3|dl|dt|dd)|a href="\/twoj-panel\/wyjazd\/[0-9A-Z]{8}")>$/,
      );
    expect(tags.has(`<a href="/twoj-panel/wyjazd/${ewa.reservationId}">`)).toBe(true);
  });
});

describe('vouchers of a customer (R27, A-086, A-153, A-154)', () => {
  it('a new voucher is inactive and for both brands; it works after the office activates it', async () => {
    const panel = await openPanel();
    const ewa = await panelBooker(panel);
    const created = at(
      await mustSucceed(ewa, 'voucherCreate', { description: '  Dla  Ani ', value: '250' }),
      'Voucher',
    );
    const voucherCode = String(at(created, 'Name'));
    expect(created).toEqual({
      ...{
        Name: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}-[2-9A-HJKMNP-Z]{8}$/),
        Description: 'Dla  Ani',
        Value: '250',
      },
      ...{
        Available: false,
        Used: false,
        RangeId: 'All',
        ValidUntil: null,
        Kind: 'gift',
        State: 'inactive',
        Issued: '250',
      },
    });
    expect(await mustSucceed(ewa, 'accountVouchers')).toEqual({ Vouchers: [created] });
    const { reservationId } = ewa;
    expect(
      await panelRefusal(ewa, 'voucherRedeem', { reservationId, voucherCode, userNum: 1 }),
    ).toEqual([400, 'voucherInactive']);
    const mailedSubjects = async () =>
      (await panel.kit.store.unsentMails.all())
        .filter(({ kind }) => kind === 'voucherReady')
        .map(({ id }) => id);
    expect(await mailedSubjects()).toEqual([]);
    await panel.shopByOffice({ type: 'activateVoucher', code: voucherCode });
    expect(await mailedSubjects()).toEqual([`voucher/${voucherCode}`]);
    await mustSucceed(ewa, 'voucherRedeem', { reservationId, voucherCode, userNum: 1 });
    expect(
      values(
        await mustSucceed(ewa, 'accountVouchers'),
        'Vouchers.0.Value',
        'Vouchers.0.Used',
        'Vouchers.0.State',
      ),
    ).toEqual(['0', true, 'used']);
    expect(values(await onlyTrip(ewa), 'Price.Paid')).toEqual(['250']);
  });

  it.each([
    ['49 PLN', { description: 'x', value: 49 }, [400, 'value', 'tooSmall']],
    ['20 001 PLN', { description: 'x', value: 20_001 }, [400, 'value', 'tooLarge']],
    ['grosze', { description: 'x', value: '50.50' }, [400, 'value', 'invalid']],
    ['no amount', { description: 'x' }, [400, 'value', 'required']],
    ['no description (A-119)', { value: 100 }, [400, 'description', 'required']],
    [
      'a description of spaces',
      { description: '   ', value: 100 },
      [400, 'description', 'required'],
    ],
  ])('creating a voucher with %s is refused', async (_, body, expected) => {
    const panel = await openPanel();
    const ewa = await panelCustomer(panel, 'ewa@example.com');
    const answer = await ewa.call('account/vouchers/create', body);
    expect([answer.status, ...values(answer.body, 'errors.0.field', 'errors.0.code')]).toEqual(
      expected,
    );
    expect([await mustSucceed(ewa, 'accountVouchers'), await panel.journalLength()]).toEqual([
      { Vouchers: [] },
      0,
    ]);
  });

  it('a voucher can have a value from 50 to 20 000 PLN', async () => {
    const ewa = await panelCustomer(await openPanel(), 'ewa@example.com');
    for (const value of [50, 20_000])
      expect(
        at(await mustSucceed(ewa, 'voucherCreate', { description: 'x', value }), 'Voucher.Value'),
      ).toBe(String(value));
  });

  it('R57: a customer can create twenty vouchers an hour; the next call gets 429 with Retry-After', async () => {
    const panel = await openPanel();
    const ewa = await panelCustomer(panel, 'ewa@example.com');
    for (let nth = 0; nth < 20; nth += 1)
      await mustSucceed(ewa, 'voucherCreate', { description: 'x', value: 50 });
    const answer = await ewa.call('account/vouchers/create', { description: 'x', value: 50 });
    expect([answer.status, answer.raw.headers['retry-after']]).toEqual([429, '3600']);
    panel.clock.pass(HOUR + 1);
    await mustSucceed(ewa, 'voucherCreate', { description: 'x', value: 50 });
  });
});

const ambassador = async (panel: PanelShop): Promise<WizardBrowser> => {
  const accountId = await account(panel, 'kapitan@example.com');
  await panel.shopByOffice({ type: 'appointAmbassador', accountId });
  const browser = await logInToPanel(panel, 'kapitan@example.com');
  await mustSucceed(browser, 'ambassadorCodeCreate', { name: ' kapitan ' });
  return browser;
};

const bookedWith = async (panel: PanelShop, email = 'ewa@example.com'): Promise<WizardBrowser> => {
  const ewa = await panelCustomer(panel, email);
  await walkPartyTo(ewa, TWO, 5);
  await mustSucceed(ewa, 'ambassadorUse', {
    reservationId: ewa.reservationId,
    ambassadorCode: 'KAPITAN',
  });
  await confirmDraft(ewa);
  return ewa;
};

describe('codes and commission of an ambassador (R40, A-087, A-124, A-150 to A-152)', () => {
  it('a new ambassador’s account has IsAmbassador true and no codes', async () => {
    const panel = await openPanel();
    const accountId = await account(panel, 'nowa@example.com');
    await panel.shopByOffice({ type: 'appointAmbassador', accountId });
    const browser = await logInToPanel(panel, 'nowa@example.com');
    expect(await mustSucceed(browser, 'ambassadorCodes')).toEqual({ AmbassadorCodes: null });
    expect(at(await auth(browser), 'IsAmbassador')).toBe(true);
  });

  it.each([
    ['KAP', 400, 'badCodeName'],
    ['KAPITAN NEMO', 400, 'badCodeName'],
    ['ŻEGLARZ', 400, 'badCodeName'],
    ['Kapitan', 409, 'codeExists'],
  ])(
    'a code’s name must be new and have 4 to 20 characters A–Z, 0–9 or “-”: %s is refused with %i',
    async (name, status, code) => {
      const browser = await ambassador(await openPanel());
      expect(await panelRefusal(browser, 'ambassadorCodeCreate', { name })).toEqual([status, code]);
    },
  );

  it('R40.3, A-111: a paid booking earns its ambassador 50 PLN a participant, usable for new vouchers', async () => {
    const panel = await openPanel();
    const captain = await ambassador(panel);
    const code = async () => at(await mustSucceed(captain, 'ambassadorCodes'), 'AmbassadorCodes.0');
    const fresh = {
      Id: 'KAPITAN',
      Name: 'KAPITAN',
      RebateValue: '50',
      ValidUntil: null,
      Settled: false,
      EarnsVoucher: false,
    };
    expect(await code()).toEqual({
      ...fresh,
      AmbassadorCommission: '0',
      RebateSum: '0',
      UsersList: [],
    });
    const ewa = await bookedWith(panel);
    expect(values(await onlyTrip(ewa), 'Price.CurrentPrice')).toEqual(['4198']);
    const used = { ...fresh, RebateSum: '100', UsersList: [{ UserName: 'Ewa' }] };
    expect(await code()).toEqual({ ...used, AmbassadorCommission: '0' });
    expect(
      await panelRefusal(captain, 'commissionVoucher', { codeId: 'KAPITAN', value: 10 }),
    ).toEqual([400, 'aboveCommission']);
    await panel.registerTransfer(ewa.reservationId, zloty(4198));
    expect(await code()).toEqual({ ...used, AmbassadorCommission: '100', EarnsVoucher: true });
    const created = await mustSucceed(captain, 'commissionVoucher', {
      codeId: 'KAPITAN',
      value: '60.50',
    });
    const vouchers = await mustSucceed(captain, 'accountVouchers');
    expect(values(vouchers, 'Vouchers.0.Name', 'Vouchers.0.Value', 'Vouchers.0.Available')).toEqual(
      [at(created, 'Code'), '60.50', true],
    );
    expect(await code()).toEqual({ ...used, AmbassadorCommission: '39.50', EarnsVoucher: true });
    expect(
      await panelRefusal(captain, 'commissionVoucher', { codeId: 'KAPITAN', value: 40 }),
    ).toEqual([400, 'aboveCommission']);
    await mustSucceed(captain, 'commissionVoucher', { codeId: 'kapitan', value: '39.50' });
    expect(await code()).toEqual({ ...used, AmbassadorCommission: '0', Settled: true });
  });

  it('a cancelled booking earns the ambassador no commission', async () => {
    const panel = await openPanel();
    const captain = await ambassador(panel);
    const ewa = await bookedWith(panel);
    await panel.registerTransfer(ewa.reservationId, zloty(4198));
    await panel.byOffice(ewa.reservationId, { type: 'cancel', reason: 'customer' });
    const codes = await mustSucceed(captain, 'ambassadorCodes');
    expect(
      values(codes, 'AmbassadorCodes.0.AmbassadorCommission', 'AmbassadorCodes.0.UsersList'),
    ).toEqual(['0', []]);
  });

  it('of two simultaneous calls that spend the same commission only one succeeds', async () => {
    const panel = await openPanel();
    const captain = await ambassador(panel);
    const ewa = await bookedWith(panel);
    await panel.registerTransfer(ewa.reservationId, zloty(4198));
    const make = () =>
      captain.call('account/ambassadorCodes/createVoucher', { codeId: 'KAPITAN', value: 100 });
    expect((await Promise.all([make(), make()])).map(({ status }) => status).sort()).toEqual([
      200, 400,
    ]);
  });

  it.each([
    ['an unknown code', { codeId: 'NIKT', value: 10 }, [404, 'notFound']],
    ['an amount of 0', { codeId: 'KAPITAN', value: 0 }, [400, 'badAmount']],
    ['a negative amount', { codeId: 'KAPITAN', value: -10 }, [400, 'badAmount']],
  ])('creating a voucher from a commission is refused for %s', async (_, body, expected) => {
    const captain = await ambassador(await openPanel());
    expect(await panelRefusal(captain, 'commissionVoucher', body)).toEqual(expected);
  });

  it('an ambassador cannot change the code of another ambassador', async () => {
    const panel = await openPanel();
    await ambassador(panel);
    await panel.shopByOffice({
      type: 'appointAmbassador',
      accountId: await account(panel, 'inny@example.com'),
    });
    const other = await logInToPanel(panel, 'inny@example.com');
    expect(
      await panelRefusal(other, 'commissionVoucher', { codeId: 'KAPITAN', value: 10 }),
    ).toEqual([404, 'notFound']);
    expect(await mustSucceed(other, 'ambassadorCodes')).toEqual({ AmbassadorCodes: null });
  });
});
