import { expect, it } from 'vitest';
import { DEMO_SELLERS } from '../../../adapters/demo-catalogue/demo-catalogue.ts';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { loadShop } from '../../../adapters/system/live-shop.ts';
import { dayOf } from '../../../domain/calendar.ts';
import { DEFAULT_LIMITS, type Limits } from '../../../domain/limits.ts';
import { zloty } from '../../../domain/money.ts';
import { OFFER, PREMIER, SETTINGS } from '../../arbitraries/offers.ts';
import { openWith, processOn } from '../../contracts/two-processes.ts';
import { catalogueEntryOf } from '../../http/wizard/test-catalogue.ts';
import { NOW } from '../../races/race-shop.ts';

it('issue 43: the version of the offers on sale is computed without serializing the offers', async () => {
  const entry = catalogueEntryOf(OFFER);
  const toJSON = () => expect.fail('An offer was serialized');
  const shop = await loadShop({
    beginning: {
      entries: [{ ...entry, offer: Object.assign({ ...entry.offer }, { toJSON }) }],
      brands: [SETTINGS],
      sellers: DEMO_SELLERS,
    },
    store: openMemoryStore().catalogueStore,
    officeEmail: null,
    now: () => NOW,
  });
  expect(shop.catalogue.version).not.toThrow();
});

it('each change of an offer or a setting gives a new version, which is the same in two processes', async () => {
  const kit = openMemoryStore();
  await openWith(kit);
  const [office, other] = [await processOn(kit), await processOn(kit, 100)];
  const versionOf = ({ shop: { catalogue, settings } }: typeof office) =>
    `${catalogue.version()} ${settings.version()}`;
  const versions = [versionOf(office)];
  expect(versionOf(other)).toBe(versions[0]);
  for (const change of [
    { type: 'setPrice', offerId: OFFER.id, of: 'place', id: PREMIER.id, price: zloty(600) },
    { type: 'setPrice', offerId: OFFER.id, of: 'place', id: PREMIER.id, price: zloty(700) },
    { type: 'setFigures', siteId: 1, from: dayOf(NOW), figures: { unpaidWorkingDays: 3 } },
  ] as const) {
    await office.change(change);
    await other.shop.refresh();
    versions.push(versionOf(office));
    expect(versionOf(other)).toBe(versions.at(-1));
  }
  expect(new Set(versions).size).toBe(4);
});

it('issue 43: a process does not read back the versions that it has just stored', async () => {
  const kit = openMemoryStore();
  await openWith(kit);
  const { versions } = kit.catalogueStore;
  let reads = 0;
  const counted = {
    ...kit,
    catalogueStore: {
      ...kit.catalogueStore,
      versions: (after: number) => {
        reads += 1;
        return versions(after);
      },
    },
  };
  const office = await processOn(counted);
  expect(reads).toBe(1);
  const price = zloty(600);
  await office.change({ type: 'setPrice', offerId: OFFER.id, of: 'place', id: PREMIER.id, price });
  expect(reads).toBe(1);
  expect(office.shop.known()).toEqual((await processOn(kit)).shop.known());
});

it('R42.6: limits that an older release set have the default of each limit that they lack', async () => {
  const { codesOfAddress, ...stored } = {
    ...DEFAULT_LIMITS,
    loginOfEmail: { events: 3, minutes: 5 },
  };
  const figures = { limits: stored as Limits };
  const set = { siteId: 1, from: dayOf(NOW), figures };
  const shop = await loadShop({
    beginning: { entries: [], brands: [SETTINGS], sellers: DEMO_SELLERS },
    store: { versions: async () => [{ n: 1, at: NOW, value: { kind: 'figures', set } }] },
    officeEmail: null,
    now: () => NOW,
  });
  expect(shop.settings.of(1)?.limits).toEqual({ ...stored, codesOfAddress });
});
