import { describe, expect, it } from 'vitest';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { customerActor } from '../../../application/booking/actor.ts';
import { previewCommand } from '../../../application/booking/preview.ts';
import type { CommandOf } from '../../../domain/booking/commands.ts';
import { offerWith, unitWith } from '../../arbitraries/offers.ts';
import { raceShop } from '../../races/race-shop.ts';

const [CHEAP, DEAR] = [unitWith({ id: 701 }), unitWith({ id: 702, placePrice: 90_000 })];
const OFFER = offerWith({
  id: 910,
  units: [CHEAP, DEAR],
  firstMinuteUntil: null,
  secondMinuteUntil: null,
});

const orderOnePlace = async () => {
  const kit = openMemoryStore();
  const shop = raceShop(kit, OFFER);
  const id = await shop.draft({ name: 'Ola', unitId: 701 });
  (await shop.confirm('Ola', id))._unsafeUnwrap();
  return {
    ...shop,
    kit,
    id,
    actor: customerActor({ visitorId: 'Ola', account: null, address: 'Ola' }),
  };
};

const toDearUnit: CommandOf<'changeBooking'> = {
  type: 'changeBooking',
  berths: [{ userNum: 1, unitId: 702 }],
  journeys: null,
  insurances: null,
  trainings: null,
  addons: null,
  people: null,
};

describe('preview of a command', () => {
  it('equals the later result of the command, but stores nothing (R37)', async () => {
    const { deps, kit, id, actor, give, taken } = await orderOnePlace();
    const [before, journal] = [await kit.store.bookings.get(id), await kit.journal.read(0, 100)];
    const would = (
      await previewCommand(deps)(actor, id, toDearUnit, {
        expectedVersion: null,
        halfFilled: false,
      })
    )._unsafeUnwrap();
    expect([await kit.store.bookings.get(id), await kit.journal.read(0, 100)]).toEqual([
      before,
      journal,
    ]);
    expect([(await taken(701)).singles, (await taken(702)).singles]).toEqual([1, 0]);
    expect((await give('Ola', id, toDearUnit))._unsafeUnwrap().booking).toEqual(would.booking);
    expect((await taken(702)).singles).toBe(1);
  });

  it('is refused for an old version or for another person’s booking, like the command itself (R45, R58)', async () => {
    const { deps, id, actor } = await orderOnePlace();
    const previewAt = (expectedVersion: number, by = actor) =>
      previewCommand(deps)(by, id, toDearUnit, { expectedVersion, halfFilled: false });
    expect((await previewAt(1))._unsafeUnwrapErr()).toMatchObject({ kind: 'stale' });
    const stranger = customerActor({ visitorId: 'Jan', account: null, address: 'Jan' });
    expect((await previewAt(1, stranger))._unsafeUnwrapErr()).toEqual({ kind: 'unknownBooking' });
  });

  it('accepts an unfinished step 2: travellers without a unit count in the first traveller’s unit', async () => {
    const shop = raceShop(openMemoryStore(), OFFER);
    const id = await shop.draft({ name: 'Ola', unitId: 701, people: 2 }, 1);
    const berth = { bedroom: false, sameAsFirst: false, firstName: '', lastName: '' };
    const half: CommandOf<'chooseBerths'> = {
      type: 'chooseBerths',
      berths: [
        { ...berth, userNum: 1, unitId: 702 },
        { ...berth, userNum: 2, unitId: null },
      ],
      journeys: [],
      reserveList: false,
    };
    const actor = customerActor({ visitorId: 'Ola', account: null, address: 'Ola' });
    const previewOfHalf = (halfFilled: boolean) =>
      previewCommand(shop.deps)(actor, id, half, { expectedVersion: null, halfFilled });
    expect((await previewOfHalf(true))._unsafeUnwrap().booking.seats).toEqual([
      { unitId: 702, wholes: 0, pairs: 0, singles: 2 },
    ]);
    expect((await previewOfHalf(false))._unsafeUnwrapErr()).toMatchObject({
      problems: [
        { userNum: 1, field: 'journey', code: 'required' },
        { userNum: 2, field: 'unit', code: 'required' },
        { userNum: 2, field: 'journey', code: 'required' },
      ],
    });
  });
});
