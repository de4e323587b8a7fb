import { describe, expect, it } from 'vitest';
import { openMemory } from '../../../adapters/storage/memory/memory.ts';
import { customer } from '../../../application/booking/giver.ts';
import { wouldBe } from '../../../application/booking/would-be.ts';
import type { ChangeBooking, ChooseBerths } from '../../../domain/booking/commands.ts';
import { offerWith, unitWith } from '../../arbitraries/offers.ts';
import { raceShop } from '../../races/shop.ts';

const [CHEAP, DEAR] = [unitWith({ id: 701 }), unitWith({ id: 702, placePrice: 90_000 })];
const OFFER = offerWith({ id: 910, units: [CHEAP, DEAR], firstMinuteUntil: null, secondMinuteUntil: null });

/** Ola, with an order of one place. */
const ordered = async () => {
  const kit = openMemory();
  const shop = raceShop(kit, OFFER);
  const id = await shop.draft({ name: 'Ola', unitId: 701 });
  (await shop.confirm('Ola', id))._unsafeUnwrap();
  return { ...shop, kit, id, giver: customer({ visitorId: 'Ola', account: null, address: 'Ola' }) };
};

const toDearUnit: ChangeBooking = {
  type: 'changeBooking',
  berths: [{ userNum: 1, unitId: 702 }],
  journeys: null,
  insurances: null,
  trainings: null,
  addons: null,
  people: null,
};

describe('what a command would come to', () => {
  it('is what the command then comes to, and nothing of it is kept (R37)', async () => {
    const { deps, kit, id, giver, give, taken } = await ordered();
    const [before, journal] = [await kit.store.bookings.get(id), await kit.journal.read(0, 100)];
    const would = (await wouldBe(deps)(giver, id, toDearUnit, { expectedVersion: null, halfFilled: false }))._unsafeUnwrap();
    expect([await kit.store.bookings.get(id), await kit.journal.read(0, 100)]).toEqual([before, journal]);
    expect([(await taken(701)).singles, (await taken(702)).singles]).toEqual([1, 0]);
    expect((await give('Ola', id, toDearUnit))._unsafeUnwrap().booking).toEqual(would.booking);
    expect((await taken(702)).singles).toBe(1);
  });

  it('is a refusal where the command would be refused: another version, somebody else’s booking (R45, R58)', async () => {
    const { deps, id, giver } = await ordered();
    const asked = (expectedVersion: number, by = giver) => wouldBe(deps)(by, id, toDearUnit, { expectedVersion, halfFilled: false });
    expect((await asked(1))._unsafeUnwrapErr()).toMatchObject({ kind: 'stale' });
    const stranger = customer({ visitorId: 'Jan', account: null, address: 'Jan' });
    expect((await asked(1, stranger))._unsafeUnwrapErr()).toEqual({ kind: 'unknownBooking' });
  });

  it('asks nobody for what a half-filled step leaves open, and counts who has no unit yet with the first', async () => {
    const shop = raceShop(openMemory(), OFFER);
    const id = await shop.draft({ name: 'Ola', unitId: 701, people: 2 }, 1);
    const berth = { bedroom: false, sameAsFirst: false, firstName: '', lastName: '' };
    const half: ChooseBerths = {
      type: 'chooseBerths',
      berths: [
        { ...berth, userNum: 1, unitId: 702 },
        { ...berth, userNum: 2, unitId: null },
      ],
      journeys: [],
      reserveList: false,
    };
    const giver = customer({ visitorId: 'Ola', account: null, address: 'Ola' });
    const asked = (halfFilled: boolean) => wouldBe(shop.deps)(giver, id, half, { expectedVersion: null, halfFilled });
    expect((await asked(true))._unsafeUnwrap().booking.seats).toEqual([{ unitId: 702, wholes: 0, pairs: 0, singles: 2 }]);
    expect((await asked(false))._unsafeUnwrapErr()).toMatchObject({
      problems: [
        { userNum: 1, field: 'journey', code: 'required' },
        { userNum: 2, field: 'unit', code: 'required' },
        { userNum: 2, field: 'journey', code: 'required' },
      ],
    });
  });
});
