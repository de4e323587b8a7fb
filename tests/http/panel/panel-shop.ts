import { ok } from 'neverthrow';
import { expect, onTestFinished } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import { closeContainer } from '../../../adapters/composition/close-container.ts';
import { testContainer } from '../../../adapters/composition/containers.ts';
import {
  CATALOGUE,
  COMMANDS,
  MAIL_WORKER,
  PASSWORDS,
  PROVIDERS,
  SERVER,
  STORE,
} from '../../../adapters/composition/tokens.ts';
import type { Route } from '../../../adapters/http/contract/route.ts';
import { type RouteName, routes } from '../../../adapters/http/contract/routes.ts';
import type { Config } from '../../../adapters/system/config.ts';
import { submitCodeCommand } from '../../../application/codes/submit-code-command.ts';
import { submitOfficeCommand } from '../../../application/office/bookings.ts';
import type { CatalogueEntry } from '../../../application/ports/catalogue.ts';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import type { BrandSettings } from '../../../domain/brand-settings.ts';
import type { CodeCommand } from '../../../domain/codes/commands.ts';
import type { Money } from '../../../domain/money.ts';
import { NOBODY, type Person } from '../../../domain/party/person.ts';
import type { SigningSeller } from '../../../domain/shop-changes/commands.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';
import { confirmDraft, step5, type WizardParty, walkPartyTo } from '../rulebook/party.ts';
import { configFor, movableClock } from '../server/server-shop.ts';
import { ENTRIES, testCatalogue } from '../wizard/test-catalogue.ts';
import { at, WizardBrowser } from '../wizard/wizard-shop.ts';

/** 11:00 in Warsaw. First Minute ends on 31 January; bookings can be changed until 17 July. */
export const PANEL_START = Date.UTC(2027, 0, 10, 10);

export const openPanel = async (
  entries: readonly CatalogueEntry[] = ENTRIES,
  file: string | null = null,
  {
    config = {},
    brands,
    sellers,
    online = true,
  }: {
    readonly config?: Partial<Config>;
    readonly brands?: readonly BrandSettings[];
    readonly sellers?: readonly SigningSeller[];
    readonly online?: boolean;
  } = {},
) => {
  const clock = movableClock(PANEL_START);
  const container =
    file === null && config.store === undefined
      ? await testContainer(configFor(config), clock, 'memory', brands, sellers)
      : await testContainer(
          configFor(file === null ? config : { ...config, store: { kind: 'sqlite', file } }),
          clock,
          'kept',
          brands,
          sellers,
        );
  onTestFinished(() => closeContainer(container));
  (await container.rebindAsync(PASSWORDS)).toConstantValue(quickPasswords);
  if (!online) (await container.rebindAsync(PROVIDERS)).toConstantValue({});
  const catalogue = testCatalogue(entries);
  (await container.rebindAsync(CATALOGUE)).toConstantValue(catalogue);
  const [app, kit, commands] = await Promise.all([
    container.getAsync(SERVER),
    container.getAsync(STORE),
    container.getAsync(COMMANDS),
  ]);
  await container.getAsync(MAIL_WORKER);
  const must = <T>(result: { isErr(): boolean; _unsafeUnwrap(): T }): T => result._unsafeUnwrap();
  const byOffice = async (bookingId: string, command: LifeCommand) =>
    must(await submitOfficeCommand(commands)('Ola', bookingId, command));
  return {
    ...{ app, kit, commands, clock, catalogue, container, byOffice },
    at: (moment: number) => clock.pass(moment - clock.now()),
    browser: () => new WizardBrowser({ app }),
    registerTransfer: (bookingId: string, amount: Money, paymentId = 'p') =>
      byOffice(bookingId, { type: 'registerPayment', paymentId, method: 'transfer', amount }),
    shopByOffice: async (command: CodeCommand) =>
      must(
        await submitCodeCommand({ store: kit.store, clock })(
          { kind: 'office', name: 'Ola' },
          command,
        ),
      ),
    journalLength: async () =>
      (await kit.journal.read(0, 1_000_000)).filter((line) => !('refused' in line)).length,
  };
};

export type PanelShop = Awaited<ReturnType<typeof openPanel>>;

export const account = async (
  { kit }: PanelShop,
  email: string,
  person: Partial<Person> = {},
): Promise<string> => {
  const id = `account of ${email}`;
  await kit.store.inTransaction([{ kind: 'account', id: email }], async ({ accounts }) => {
    await accounts.save({
      ...{
        id,
        email,
        passwordHash: await quickPasswords.hash('sekret-1'),
        active: true,
        createdAt: PANEL_START,
      },
      person: { ...NOBODY, email, ...person },
      invoice: { name: '', nip: '', address: '', city: '', zip: '' },
      ...{ newsletter: false, ambassador: false, version: 0 },
    });
    return ok(undefined);
  });
  return id;
};

export const activateAccount = async ({ kit }: PanelShop, email: string): Promise<void> => {
  const found = await kit.store.accounts.byEmail(email);
  if (found === null) throw new Error(`There is no account of ${email}`);
  await kit.store.inTransaction([{ kind: 'account', id: email }], async ({ accounts }) => {
    await accounts.save({ ...found, active: true });
    return ok(undefined);
  });
};

export const logInToPanel = async (
  panel: PanelShop,
  email: string,
  browser = panel.browser(),
): Promise<WizardBrowser> => {
  const answer = await browser.call('auth/login', { email, password: 'sekret-1' });
  expect([email, answer.status]).toEqual([email, 200]);
  return browser;
};

export const panelCustomer = async (panel: PanelShop, email: string): Promise<WizardBrowser> => {
  await account(panel, email);
  return logInToPanel(panel, email);
};

export const TWO: WizardParty = {
  offerId: 900,
  roomId: 501,
  people: 2,
  emails: { 2: 'jan@example.com' },
};

export const orderInWizard = async (
  browser: WizardBrowser,
  party: WizardParty = TWO,
  more: object = {},
): Promise<string> => {
  await walkPartyTo(browser, party, 5);
  await confirmDraft(browser, more);
  return browser.reservationId;
};

/** Fails the test unless the response is 200 and matches the contract. */
export const mustSucceed = async (
  browser: WizardBrowser,
  name: RouteName,
  body: object = {},
): Promise<unknown> => {
  const route: Route = routes[name];
  const answer = await browser.call(route.path.replace('/v1/', ''), body);
  if (answer.status !== 200)
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  expect(decode(route.response, answer.body)).toEqual(ok(answer.body));
  return answer.body;
};

export const panelRefusal = async (
  browser: WizardBrowser,
  name: RouteName,
  body: object = {},
): Promise<readonly unknown[]> => {
  const answer = await browser.call(routes[name].path.replace('/v1/', ''), body);
  return [answer.status, at(answer.body, 'code')];
};

export const trips = async (
  browser: WizardBrowser,
  body: object = {},
): Promise<{ readonly current: readonly unknown[]; readonly historic: readonly unknown[] }> => {
  const answer = await mustSucceed(browser, 'accountReservations', body);
  const listOf = (key: string): readonly unknown[] => {
    const list = at(answer, `Reservations.${key}`);
    return Array.isArray(list) ? list : [];
  };
  return { current: listOf('Current'), historic: listOf('Historic') };
};

export const onlyTrip = async (browser: WizardBrowser): Promise<unknown> =>
  (await trips(browser)).current[0];

export const values = (from: unknown, ...paths: readonly string[]): readonly unknown[] =>
  paths.map((path) => at(from, path));

export const postChange = (browser: WizardBrowser, data: object, more: object = {}) =>
  mustSucceed(browser, 'changeParameters', { reservationId: browser.reservationId, data, ...more });

export const postPeopleChange = (
  browser: WizardBrowser,
  data: readonly object[],
  more: object = {},
) =>
  mustSucceed(browser, 'changeParticipants', {
    reservationId: browser.reservationId,
    data,
    ...more,
  });

export const panelBooker = async (
  panel: PanelShop,
  party: WizardParty = TWO,
  more: object = {},
): Promise<WizardBrowser> => {
  const ewa = await panelCustomer(panel, 'ewa@example.com');
  await orderInWizard(ewa, party, more);
  return ewa;
};

export const bookerWithExtras = async (panel: PanelShop): Promise<WizardBrowser> => {
  const ewa = await panelCustomer(panel, 'ewa@example.com');
  await walkPartyTo(ewa, TWO, 3);
  await ewa.well('addons/update', {
    trainingsConfig: [{ userNum: 1, trainingsSelected: [{ trainingId: 5, trainingOptionId: 51 }] }],
    addonsConfig: [{ userNum: 1, addonsSelected: [{ addonId: 3, addonOptionId: 31 }] }],
  });
  await ewa.well('participants/update', step5(TWO));
  await confirmDraft(ewa);
  return ewa;
};
