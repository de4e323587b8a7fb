import { expect, it } from 'vitest';
import { openMemoryStore } from '../../../adapters/storage/sqlite/in-memory.ts';
import { customerActor } from '../../../application/booking/actor.ts';
import { submitCommandAsActor } from '../../../application/booking/submit-command.ts';
import type { Booking } from '../../../domain/booking/booking.ts';
import type { CommandOf } from '../../../domain/booking/commands.ts';
import { offerWith, unitWith } from '../../arbitraries/offers.ts';
import { raceShop } from '../../races/race-shop.ts';

const OFFER = offerWith({ id: 911, units: [unitWith({ id: 701 }), unitWith({ id: 702 })] });

const intoUnit = (unitId: number): CommandOf<'chooseBerths'> => ({
  type: 'chooseBerths',
  berths: [{ userNum: 1, unitId, bedroom: false, sameAsFirst: false, firstName: '', lastName: '' }],
  reserveList: false,
  journeys: [{ userNum: 1, journeyId: 2, pointId: null, luggage: false }],
});

it('a command is decided on the current booking, even if the caller read an older version (R58)', async () => {
  const kit = openMemoryStore();
  const { deps, draft, give } = raceShop(kit, OFFER);
  const id = await draft({ name: 'Ola', unitId: 701 });
  const seen = (await kit.store.bookings.get(id)) ?? undefined;
  (await give('Ola', id, intoUnit(702)))._unsafeUnwrap();
  const giver = customerActor({ visitorId: 'Ola', account: null, address: 'Ola' });
  const read = seen === undefined ? {} : { seen };
  const again = await submitCommandAsActor(deps)(giver, id, intoUnit(701), null, read);
  const unitOf = (booking: Booking | null | undefined) => booking?.choices.participants[0]?.unitId;
  expect(unitOf(seen)).toBe(701);
  expect(unitOf(again._unsafeUnwrap().before)).toBe(702);
});
