import { okAsync } from 'neverthrow';
import { expect, it, onTestFinished } from 'vitest';
import { parseOfficeCommandLine } from '../../../adapters/cli/office/call.ts';
import type { FileDeps } from '../../../adapters/cli/office/command.ts';
import type { Files } from '../../../adapters/cli/office/files.ts';
import { type CallResult, runTask } from '../../../adapters/cli/office/run.ts';
import { closeContainer } from '../../../adapters/composition/close-container.ts';
import { testContainer } from '../../../adapters/composition/containers.ts';
import {
  ACCOUNTS,
  CATALOGUE,
  CHANGES,
  CLOCK,
  COMMANDS,
  PASSWORDS,
  SERVER,
  SETTINGS,
  STORE,
} from '../../../adapters/composition/tokens.ts';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { NO_SECURITY_LOG } from '../../../adapters/system/security-log.ts';
import { exportJournal } from '../../../application/replay/export-journal.ts';
import { agreesWithRecording, replay } from '../../../application/replay/replay.ts';
import { confirmDraft, type WizardParty, walkPartyTo } from '../../http/rulebook/party.ts';
import { configFor, movableClock } from '../../http/server/server-shop.ts';
import { at, WizardBrowser } from '../../http/wizard/wizard-shop.ts';
import { DEMO_TOKENS } from '../../support/brand-tokens.ts';
import { quickPasswords } from '../../support/quick-passwords.ts';

const OFFER = 101;
const party = (email: string): WizardParty => ({
  offerId: OFFER,
  roomId: 1011,
  people: 2,
  emails: { 1: email },
});

const openShop = async () => {
  const container = await testContainer(configFor(), movableClock());
  onTestFinished(() => closeContainer(container));
  (await container.rebindAsync(PASSWORDS)).toConstantValue(quickPasswords);
  const [app, kit, catalogue, settings] = await Promise.all([
    container.getAsync(SERVER),
    container.getAsync(STORE),
    container.getAsync(CATALOGUE),
    container.getAsync(SETTINGS),
  ]);
  const prompts: string[] = [];
  const office = async (
    words: readonly string[],
    answer: string | null = null,
  ): Promise<CallResult> => {
    const call = parseOfficeCommandLine(words, {});
    if (call.isErr()) return call.error;
    const askAtTerminal = async (question: string): Promise<string> => {
      prompts.push(question);
      return answer ?? '';
    };
    const ask = answer === null ? null : askAtTerminal;
    const files: Files = {
      read: () => okAsync([]),
      readBytes: () => okAsync(new Uint8Array()),
      makeFolder: () => okAsync(undefined),
      readAttached: () => okAsync([]),
      write: () => okAsync(undefined),
    };
    const deps: FileDeps = {
      ...{ ...files, ask },
      clock: () => container.getAsync(CLOCK),
      now: 0,
      catalogueStore: async () => kit.catalogueStore,
      contentFolder: CONTENT_FOLDER,
      shop: async () => ({
        ...(await container.getAsync(COMMANDS)),
        sellers: { of: () => undefined },
        ...{ ...files, catalogueStore: kit.catalogueStore, journal: kit.journal, ask },
        changes: () => container.getAsync(CHANGES),
        accounts: () => container.getAsync(ACCOUNTS),
        papers: () => Promise.reject(new Error('No paper is made here')),
        tokens: async () => DEMO_TOKENS,
      }),
    };
    return runTask(deps, call.value, NO_SECURITY_LOG.note);
  };
  const browser = (number: number) => new WizardBrowser({ app }, `198.51.100.${number}`);
  return { kit, catalogue, settings, office, asked: prompts, browser };
};

it('R70.7, R46: `offers call-off` closes the offer forever and cancels its bookings, also in a replay', async () => {
  const shop = await openShop();
  const ewa = shop.browser(1);
  await walkPartyTo(ewa, party('ewa@example.com'), 5);
  await confirmDraft(ewa);
  const jan = shop.browser(2);
  await walkPartyTo(jan, party('jan@example.com'), 2);
  const callOff = ['offers', 'call-off', String(OFFER), '--by', 'Anna'];

  const looked = await shop.office([...callOff, '--dry-run', '--json']);
  expect(JSON.parse(looked.out)).toEqual({
    ...{
      offer: OFFER,
      done: false,
      bookings: [ewa.reservationId],
      signUps: [],
      drafts: [jan.reservationId],
      refund: '0',
    },
  });
  expect(await shop.office(callOff, 'n')).toEqual({
    code: 1,
    out: '',
    err: 'Nothing was changed.',
  });
  for (const words of [
    '1 booking and 0 sign-ups would be cancelled, 1 draft removed',
    'Call the trip off? [y/N]',
  ])
    expect(shop.asked[0]).toContain(words);
  const statusOf = async ({ reservationId }: WizardBrowser) =>
    (await shop.kit.store.bookings.get(reservationId))?.status;
  expect([
    await statusOf(ewa),
    await statusOf(jan),
    shop.catalogue.byId(1, OFFER)?.offer.closed,
  ]).toEqual(['confirmed', 'draft', false]);

  const output = await shop.office(callOff, 'y');
  expect([output.code, output.err]).toEqual([0, '']);
  for (const words of ['Offer 101 is called off', ewa.reservationId, '1 draft was removed'])
    expect(output.out).toContain(words);
  expect([
    await statusOf(ewa),
    await statusOf(jan),
    shop.catalogue.byId(1, OFFER)?.offer.closed,
  ]).toEqual(['cancelled', 'removed', true]);
  const opened = await shop.office(['offers', 'open', String(OFFER), '--by', 'Anna'], 'y');
  expect([opened.code, opened.err]).toEqual([
    1,
    expect.stringContaining(
      'must stay called off: the bookings of offer 101 have ended. Sell the cruise as a new offer: offers copy 101 --from DAY',
    ),
  ]);
  expect((await shop.office(['offers', 'list'])).out).toMatch(/^ +101 .* called off /m);
  expect((await shop.office(['offers', 'show', String(OFFER)])).out).toMatch(
    /^101 .*, called off$/m,
  );
  expect(JSON.parse((await shop.office(['offers', 'list', '--json'])).out).offers).toContainEqual(
    expect.objectContaining({ id: OFFER, closed: true, state: 'called off' }),
  );
  const late = await shop.browser(3).call('reservations/create', { offerId: OFFER, siteId: 1 });
  expect([late.status, at(late.body, 'code')]).toEqual([409, 'offerClosed']);
  expect((await shop.office(callOff)).out).toContain('No booking was left to cancel.');

  const { journal } = shop.kit;
  const types = (await journal.read(0, 1000)).flatMap((entry) =>
    'change' in entry
      ? [entry.change.command.type]
      : 'recorded' in entry && entry.recorded.by.kind === 'office'
        ? [entry.recorded.command.type]
        : [],
  );
  expect(types).toEqual(['closeOffer', 'callOff', 'callOff']);
  const begun = await shop.kit.catalogueStore.load();
  const catalogue = { all: () => begun, version: () => '1' };
  const lines = exportJournal(
    { journal, catalogue, settings: shop.settings, hashOf: cryptoIds.hashOf },
    false,
  );
  const report = await replay(
    { store: openMemoryStore().store, hashOf: cryptoIds.hashOf, progress: () => undefined },
    lines,
  );
  expect([report.firstDivergence, agreesWithRecording(report)]).toEqual([null, true]);
});

it('calling off an unknown offer, or without the clerk’s name, changes nothing', async () => {
  const shop = await openShop();
  expect(await shop.office(['offers', 'call-off', '99999', '--by', 'Anna'])).toMatchObject({
    code: 1,
    err: 'The catalogue has no offer with this number: offers list shows all offers.',
  });
  expect((await shop.office(['offers', 'call-off', String(OFFER)])).code).toBe(2);
});
