import { okAsync } from 'neverthrow';
import { parseOfficeCommandLine } from '../../../adapters/cli/office/call.ts';
import type { FileDeps, OfficeDeps } from '../../../adapters/cli/office/command.ts';
import type { Files } from '../../../adapters/cli/office/files.ts';
import { type CallResult, runTask } from '../../../adapters/cli/office/run.ts';
import type { BookingPorts } from '../../../adapters/composition/tokens.ts';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { DEMO_BRANDS, DEMO_SELLERS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { cryptoIds } from '../../../adapters/system/ids.ts';
import { customerActor } from '../../../application/booking/actor.ts';
import { submitCommandAsActor } from '../../../application/booking/submit-command.ts';
import type { JournalLine } from '../../../application/ports/journal.ts';
import type { StoredFile } from '../../../application/ports/messages.ts';
import type { SecurityEvent } from '../../../application/ports/security-log.ts';
import type { CatalogueStore } from '../../../application/ports/values.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import {
  berthsBody,
  insurancesBody,
  noExtrasBody,
  orderBody,
  peopleBody,
  tripBody,
} from '../../http/wizard/step-bodies.ts';
import { openWizardShop, START, WizardBrowser } from '../../http/wizard/wizard-shop.ts';
import { DEMO_TOKENS } from '../../support/brand-tokens.ts';
import { steadyFigures } from '../../support/steady-figures.ts';

export const openOffice = () => {
  const shop = openWizardShop();
  let now = START;
  let browsers = 0;
  const noted: SecurityEvent[] = [];
  const deps: BookingPorts & Pick<OfficeDeps, 'sellers'> = {
    store: shop.kit.store,
    catalogue: shop.catalogue,
    settings: steadyFigures((siteId) => DEMO_BRANDS.find((brand) => brand.siteId === siteId)),
    clock: { now: () => now },
    ids: cryptoIds,
    committed: () => {},
    sellers: { of: () => undefined },
  };

  let answers: readonly string[] | null = null;
  let whileAsked = (): void => {};
  const prompts: string[] = [];
  const written = new Map<string, Uint8Array>();
  const texts = new Map<string, string>();
  const attached = new Map<string, readonly StoredFile[]>();
  const catalogueStore: CatalogueStore = {
    ...shop.kit.catalogueStore,
    opening: async () => ({ as: 'demo', by: 'test', at: START, brands: [], sellers: [] }),
  };
  const files: Files = {
    read: (path) => okAsync([{ file: path, text: texts.get(path) ?? '' }]),
    makeFolder: () => okAsync(undefined),
    readAttached: (path) => okAsync(attached.get(path) ?? []),
    readBytes: () => okAsync(new Uint8Array()),
    write: (path, file) => {
      written.set(path, file);
      return okAsync(undefined);
    },
  };
  const ask = async (question: string): Promise<string> => {
    prompts.push(question);
    if (prompts.length > 200) throw new Error(`asked again and again: ${question}`);
    whileAsked();
    const [answer = '', ...others] = answers ?? [];
    if (others.length > 0) answers = others;
    return answer;
  };
  const taskDeps = (): FileDeps => ({
    ...files,
    catalogueStore: async () => catalogueStore,
    clock: async () => deps.clock,
    now: START,
    contentFolder: CONTENT_FOLDER,
    ask: answers === null ? null : ask,
    shop: async () => ({
      ...{ ...deps, ...files, catalogueStore, journal: shop.kit.journal },
      changes: () => Promise.reject(new Error('The shop of this test is not changed')),
      papers: async () => ({
        ...deps,
        sellers: { of: (siteId) => DEMO_SELLERS.find((seller) => seller.siteId === siteId) },
        printer: {
          numberOf: ({ n }) => String(n),
          fileName: ({ kind, n }) => `${kind}-${n}.pdf`,
          print: async ({ n }) => Uint8Array.of(n),
        },
      }),
      accounts: async () => ({ ...deps, sessions: shop.kit.sessions, committed: () => {} }),
      tokens: async () => DEMO_TOKENS,
      ask: answers === null ? null : ask,
    }),
  });

  const run = async (
    words: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): Promise<CallResult> => {
    const call = parseOfficeCommandLine(words, environment);
    if (call.isErr()) return call.error;
    return runTask(taskDeps(), call.value, (event) => void noted.push(event));
  };

  const booking = async (id: string): Promise<Booking> => {
    const found = await shop.kit.store.bookings.get(id);
    if (found === null) throw new Error(`no booking ${id}`);
    return found;
  };

  const journalled = async (): Promise<readonly JournalLine[]> =>
    (await shop.kit.journal.read(0, 1_000_000)).filter((line) => !('refused' in line));
  return {
    ...{ shop, deps, taskDeps, run, booking, written, texts, attached },
    /**
     * `says` answers the questions; the last answer repeats (null: no terminal). `meanwhile` runs
     * before each answer.
     */
    sits: (
      says: string | readonly string[] | null,
      meanwhile = (): void => {},
    ): readonly string[] => {
      answers = typeof says === 'string' ? [says] : says;
      whileAsked = meanwhile;
      return prompts;
    },
    noted: (): readonly SecurityEvent[] => noted,
    at: (moment: number): void => {
      now = moment;
      shop.at(moment);
    },
    json: async (...words: readonly string[]): Promise<unknown> => {
      const { code, out, err } = await run([...words, '--by', 'Anna Nowak', '--json']);
      if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${err}`);
      return JSON.parse(out);
    },
    byCustomer: async (id: string, command: LifeCommand): Promise<void> => {
      const { owner } = await booking(id);
      const caller = { visitorId: owner.visitorId, account: null, address: '198.51.100.99' };
      const result = await submitCommandAsActor(deps)(customerActor(caller), id, command, null);
      if (result.isErr()) throw new Error(`${command.type} was refused: ${result.error.kind}`);
    },
    order: async (
      offerId: number,
      unitId: number,
      count: number,
      reserveList: 0 | 1 = 0,
      more: object = {},
    ): Promise<string> => {
      browsers += 1;
      const browser = new WizardBrowser(shop, `198.51.100.${browsers}`);
      await browser.begin(offerId);
      await browser.well('details/update', tripBody(count));
      await browser.well('accommodations/update', berthsBody(count, unitId, reserveList));
      await browser.well('insurance/update', insurancesBody(count));
      await browser.well('addons/update', noExtrasBody);
      await browser.well('participants/update', peopleBody(count));
      await browser.well('confirm', { ...orderBody, ...more });
      return browser.reservationId;
    },
    journal: journalled,
    lastLine: async (): Promise<JournalLine> => {
      const line = (await journalled()).at(-1);
      if (line === undefined) throw new Error('the journal is empty');
      return line;
    },
  };
};

export type OfficeShop = ReturnType<typeof openOffice>;
