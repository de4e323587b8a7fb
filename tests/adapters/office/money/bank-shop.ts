import { errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { parseOfficeCommandLine } from '../../../../adapters/cli/office/call.ts';
import type { FileDeps } from '../../../../adapters/cli/office/command.ts';
import type { Files } from '../../../../adapters/cli/office/files.ts';
import { type CallResult, runTask } from '../../../../adapters/cli/office/run.ts';
import { CONTENT_FOLDER } from '../../../../adapters/content/content-folder.ts';
import { NO_SECURITY_LOG } from '../../../../adapters/system/security-log.ts';
import { submitOfficeCommand } from '../../../../application/office/bookings.ts';
import type { PaymentProvider } from '../../../../application/ports/online-payments.ts';
import type { Store } from '../../../../application/ports/store.ts';
import type { StoreKit } from '../../../../application/ports/store-kit.ts';
import type { CatalogueStore } from '../../../../application/ports/values.ts';
import { type Booking, isPlaced, type PlacedBooking } from '../../../../domain/booking/booking.ts';
import { ledgerOfBooking } from '../../../../domain/booking/placed/dues.ts';
import { offerWith, unitWith } from '../../../arbitraries/offers.ts';
import { catalogueEntryOf, testCatalogue } from '../../../http/wizard/test-catalogue.ts';
import { confirmCommand, NOW, raceShop } from '../../../races/race-shop.ts';
import { DEMO_TOKENS } from '../../../support/brand-tokens.ts';

const UNIT = unitWith({ id: 721, yachts: 9, berths: 10, cabins: 4 });
export const BANK_OFFER = offerWith({
  id: 921,
  from: '2027-07-31',
  to: '2027-08-07',
  units: [UNIT],
  firstMinuteUntil: null,
  secondMinuteUntil: null,
});
export const BANK_CATALOGUE = testCatalogue([catalogueEntryOf(BANK_OFFER)]);

export const openBank = (kit: StoreKit, provider?: PaymentProvider) => {
  const shop = raceShop(kit, BANK_OFFER);
  const files = new Map<string, Uint8Array>();
  const written = new Map<string, string>();
  const prompts: string[] = [];
  let disk: 'well' | 'full' | 'ended' = 'well';
  const deps = {
    ...shop.deps,
    sellers: { of: () => undefined },
    ...(provider === undefined ? {} : { provider }),
  };

  /** `answers` are the clerk's; the last one repeats. Null means that there is no terminal. */
  const office = async (
    words: readonly string[],
    answers: readonly string[] | null = null,
  ): Promise<CallResult> => {
    const call = parseOfficeCommandLine([...words], { OFFICE_USER: 'Ewa' });
    if (call.isErr()) return call.error;
    let questions = 0;
    const catalogueStore: CatalogueStore = {
      ...kit.catalogueStore,
      opening: async () => ({ as: 'company', by: 'Ewa', at: 0, brands: [], sellers: [] }),
    };
    const fakeFiles: Files = {
      read: () => okAsync([]),
      readBytes: (path) => okAsync(files.get(path) ?? new Uint8Array()),
      makeFolder: () => okAsync(undefined),
      readAttached: () => okAsync([]),
      write: (path, file, accept = async () => {}) => {
        if (disk === 'full') return errAsync({ kind: 'unwritable', path, reason: 'ENOSPC' });
        return new ResultAsync(
          accept().then(() => {
            if (disk === 'ended') throw new Error('killed');
            written.set(path, new TextDecoder().decode(file));
            return ok(undefined);
          }),
        );
      },
    };
    const ask: FileDeps['ask'] =
      answers === null
        ? null
        : async (question) => {
            prompts.push(question);
            questions += 1;
            return answers[questions - 1] ?? answers.at(-1) ?? '';
          };
    const taskDeps: FileDeps = {
      ...{ ...fakeFiles, ask },
      clock: async () => deps.clock,
      now: 0,
      catalogueStore: async () => catalogueStore,
      contentFolder: CONTENT_FOLDER,
      shop: async () => ({
        ...{ ...deps, ...fakeFiles, catalogueStore, journal: kit.journal, ask },
        changes: () => Promise.reject(new Error('The bank changes no offers')),
        accounts: () => Promise.reject(new Error('The bank knows no accounts')),
        papers: () => Promise.reject(new Error('No paper is made here')),
        tokens: async () => DEMO_TOKENS,
      }),
    };
    return runTask(taskDeps, call.value, NO_SECURITY_LOG.note);
  };

  return {
    ...{ kit, shop, deps, office, asked: prompts, written },
    /** Kills the command after `steps` durable writes. Returns true if the command ended before. */
    endedAfter: async (steps: number, ...words: readonly string[]): Promise<boolean> => {
      const whole = kit.store.inTransaction;
      let remainingSteps = steps;
      const ending: Store['inTransaction'] = (locks, work) => {
        remainingSteps -= 1;
        if (remainingSteps < 0) throw new Error('killed');
        return whole(locks, work);
      };
      Object.assign(deps.store, { inTransaction: ending });
      try {
        return (await office(words)).code === 0;
      } catch {
        return false;
      } finally {
        Object.assign(deps.store, { inTransaction: whole });
      }
    },
    diskIs: (how: typeof disk): void => {
      disk = how;
    },
    send: (name: string, file: string | Uint8Array): void =>
      void files.set(name, typeof file === 'string' ? new TextEncoder().encode(file) : file),
    json: async (...words: readonly string[]) => {
      const { code, out, err } = await office([...words, '--json']);
      if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}: ${err}`);
      return JSON.parse(out);
    },
    order: async (name: string, reserveList = false): Promise<string> => {
      const id = await shop.draft({ name, unitId: 721, reserveList });
      await shop.well(name, id, {
        ...confirmCommand,
        paymentType: 'transfer',
        paymentOption: 'installment',
      } as typeof confirmCommand);
      return id;
    },
    cancel: async (id: string, reason: 'customer' | 'organiser' = 'organiser'): Promise<void> => {
      (await submitOfficeCommand(deps)('Ewa', id, { type: 'cancel', reason }))._unsafeUnwrap();
    },
    booking: async (id: string): Promise<PlacedBooking> => {
      const found: Booking | null = await kit.store.bookings.get(id);
      if (found === null || !isPlaced(found)) throw new Error(`no order ${id}`);
      return found;
    },
  };
};

export type Bank = ReturnType<typeof openBank>;

export const BANK_DAY = '2027-01-11';

export const readPaid = async (bank: Bank, id: string): Promise<number> =>
  ledgerOfBooking(await bank.booking(id)).paid;

export type TestedEntry = {
  title: string;
  amount: string;
  state: string;
  confidence: string;
  proposed: { bookingId: string; amount: string }[];
  booked: { bookingId: string; amount: string }[];
  reasons: { kind: string }[];
  id: string;
};

export { NOW };
