import { expect, it } from 'vitest';
import { openMemory } from '../../../adapters/storage/memory/memory.ts';
import { customerActor } from '../../../application/booking/actor.ts';
import { giveAs } from '../../../application/booking/give-command.ts';
import type { ChooseBerths } from '../../../domain/booking/commands.ts';
import { offerWith, unitWith } from '../../arbitraries/offers.ts';
import { raceShop } from '../../races/race-shop.ts';

const OFFER = offerWith({ id: 911, units: [unitWith({ id: 701 }), unitWith({ id: 702 })] });

const intoUnit = (unitId: number): ChooseBerths => ({
  type: 'chooseBerths',
  berths: [{ userNum: 1, unitId, bedroom: false, sameAsFirst: false, firstName: '', lastName: '' }],
  reserveList: false,
  journeys: [{ userNum: 1, journeyId: 2, pointId: null, luggage: false }],
});

it('a command uses the current booking, even if the actor read an older version (R58)', async () => {
  const kit = openMemory();
  const { deps, draft, give } = raceShop(kit, OFFER);
  const id = await draft({ name: 'Ola', unitId: 701 });
  const seen = (await kit.store.bookings.get(id)) ?? undefined;
  (await give('Ola', id, intoUnit(702)))._unsafeUnwrap();
  const giver = customerActor({ visitorId: 'Ola', account: null, address: 'Ola' });
  const units: (number | null | undefined)[] = [];
  const again = await giveAs(deps)(
    giver,
    id,
    (now) => {
      units.push(now.choices.participants[0]?.unitId);
      return intoUnit(702);
    },
    null,
    { ...(seen === undefined ? {} : { seen }) },
  );
  expect(again.isOk()).toBe(true);
  expect(units).toEqual([701, 702]);
});
