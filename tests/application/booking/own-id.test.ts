import { expect, it } from 'vitest';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { createReservation } from '../../../application/wizard/wizard.ts';
import { offerWith, unitWith } from '../../arbitraries/offers.ts';
import { raceShop } from '../../races/race-shop.ts';

const OFFER = offerWith({ id: 912, units: [unitWith({ id: 703 })] });

it('if the random number of a new draft is in use, the draft gets another number (R50, R52)', async () => {
  const kit = openMemoryStore();
  const { deps, draft } = raceShop(kit, OFFER);
  const earlier = await draft({ name: 'Ola', unitId: 703 });
  const [before, lines] = [
    await kit.store.bookings.get(earlier),
    (await kit.journal.read(0, 100)).length,
  ];
  const drawn = [earlier, earlier];
  const ids = { ...deps.ids, bookingId: () => drawn.pop() ?? deps.ids.bookingId() };
  const begun = await createReservation({ ...deps, ids })(
    { visitorId: 'Jan', account: null, address: 'Jan' },
    1,
    OFFER.id,
  );
  expect(begun._unsafeUnwrap().id).not.toBe(earlier);
  expect(drawn).toEqual([]);
  expect(await kit.store.bookings.get(earlier)).toEqual(before);
  expect((await kit.journal.read(0, 100)).length).toBe(lines + 1);
});
