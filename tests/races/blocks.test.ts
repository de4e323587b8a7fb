import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { blockOrUnblockAccount } from '../../application/office/accounts.ts';
import type { Store } from '../../application/ports/store.ts';
import type { StoreKit } from '../../application/ports/store-kit.ts';
import { confirmReservation } from '../../application/wizard/wizard.ts';
import type { Account } from '../../domain/accounts/account.ts';
import { NO_BUYER } from '../../domain/accounts/invoice.ts';
import { NOBODY } from '../../domain/party/person.ts';
import { offerWith, unitWith } from '../arbitraries/offers.ts';
import { commitWork, OPENERS, type Opener } from '../contracts/helpers.ts';
import { confirmCommand, NOW, type RaceShop, raceShop } from './race-shop.ts';

const OFFER = offerWith({ id: 911, units: [unitWith({ id: 711, yachts: 30 })] });

const emailOf = (name: string): string => `${name.toLowerCase()}@example.com`;

const accountFor = (name: string): Account => ({
  ...{ id: name, email: emailOf(name), passwordHash: '!', active: true, createdAt: NOW },
  ...{ person: NOBODY, invoice: NO_BUYER, newsletter: false, ambassador: false, version: 1 },
});

const draftWithAccount = async (kit: StoreKit, shop: RaceShop, name: string): Promise<string> => {
  const id = await shop.draft({ name, unitId: 711 });
  await commitWork(kit.store, async ({ accounts, bookings }) => {
    await accounts.save(accountFor(name));
    await bookings.adopt(name, name);
  });
  return id;
};

const order = async (shop: RaceShop, name: string, id: string, store: Store): Promise<string> => {
  const caller = { visitorId: name, account: null, address: name };
  const deps = { ...shop.deps, store, documents: null };
  const confirmed = await confirmReservation(deps)(caller, id, confirmCommand, null);
  return confirmed.isOk() ? confirmed.value.booking.status : confirmed.error.kind;
};

/** The block is acknowledged after the order has read the account, before its transaction. */
const blockFirst = (kit: StoreKit, shop: RaceShop, name: string): Store => ({
  ...kit.store,
  inTransaction: async (locks, work) => {
    await blockOrUnblockAccount(shop.deps)('Ola', emailOf(name), 'spam');
    return kit.store.inTransaction(locks, work);
  },
});

describe.each(Object.entries(OPENERS))(
  'orders while the office blocks their accounts, on the store %s',
  (_, open) => {
    let opener: Opener;
    let kit: StoreKit;
    beforeAll(async () => {
      opener = open();
      kit = await opener.open();
    });
    afterAll(() => opener.close());

    test('R73.2: an order is refused if its account is blocked just before the order’s transaction', async () => {
      const shop = raceShop(kit, OFFER);
      const id = await draftWithAccount(kit, shop, 'LATE');
      expect(await order(shop, 'LATE', id, blockFirst(kit, shop, 'LATE'))).toBe('accountBlocked');
      expect((await shop.get(id))?.status).toBe('draft');
    });

    test('R73.2: of 20 orders and 20 blocks at the same time, no order is journalled after its account’s block', async () => {
      const shop = raceShop(kit, OFFER, { made: 100 });
      const names = Array.from({ length: 20 }, (_each, index) => `B${index}`);
      const drafts = new Map<string, string>();
      for (const name of names) drafts.set(name, await draftWithAccount(kit, shop, name));
      const since = (await kit.journal.read(0, 100_000)).at(-1)?.n ?? 0;
      const afterBlock: string[] = [];
      const results = await Promise.all([
        ...names.map((name) => order(shop, name, drafts.get(name) ?? '', kit.store)),
        ...names.map(async (name) => {
          await blockOrUnblockAccount(shop.deps)('Ola', emailOf(name), 'spam');
          afterBlock.push(await order(shop, name, drafts.get(name) ?? '', kit.store));
          return 'blocked';
        }),
      ]);
      expect(afterBlock).toEqual(names.map(() => 'accountBlocked'));
      expect(
        results.every((each) => ['confirmed', 'accountBlocked', 'blocked'].includes(each)),
      ).toBe(true);
      const blocked = new Set<string>();
      for (const line of await kit.journal.read(since, 100_000)) {
        if ('shop' in line && line.shop.command.type === 'blockAccount')
          blocked.add(line.shop.command.accountId);
        if (!('recorded' in line) || line.recorded.command.type !== 'confirm') continue;
        const owner = (await shop.get(line.recorded.bookingId))?.owner.accountId;
        expect(blocked.has(owner ?? '')).toBe(false);
      }
      expect(blocked.size).toBe(20);
    });
  },
);
