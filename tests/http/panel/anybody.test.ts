import fc from 'fast-check';
import { expect, it } from 'vitest';
import { routes } from '../../../adapters/http/contract/routes.ts';
import { at } from '../wizard/shop.ts';
import { booker, openPanel } from './shop.ts';

const odd = fc.oneof(
  fc.constantFrom<unknown>(null, true, '', '0', 0, -1, 13, 1e21, '501', '__proto__', [], {}, [null], [[]]),
  fc.jsonValue(),
);
/** Values that mean something to the booking, and now and then anything. */
const from = (...good: readonly unknown[]) => fc.oneof({ weight: 19, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: odd });
const userNum = from(1, 2, '2', 3);
const about = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.uniqueArray(fc.record({ userNum, ...fields }, { requiredKeys: ['userNum'] }), {
        maxLength: 2,
        selector: (one) => one.userNum,
      }),
    },
    { weight: 1, arbitrary: odd },
  );

const people = about({
  firstName: from('Ola', ' Jan ', ''),
  lastName: from('Nowak'),
  birthDate: from('1994-01-02', '1990-02-28', '1994-13-01'),
  gender: from('1', 2),
  phone: from('', '+48 600 700 800'),
  email: from('jan@example.com', ''),
  fillInLater: from(0, 0, 0, 1),
});
const lists = fc.record(
  {
    journeyConfig: about({ journeyId: from(1, 2), journeyPointId: from(1, 3, null), transportAddLuggage: from(0, 1) }),
    accommodationConfig: about({ roomId: from(501, 502, null), optionsChosen: from([{ bedroomChosen: 0 }]) }),
    insuranceConfig: about({ insuranceId: from(1, 2), quarantineAssistanceAccepted: from('0', '1') }),
    trainingsConfig: about({ trainingsSelected: from([], [{ trainingId: 5, trainingOptionId: 51 }]) }),
    addonsConfig: about({
      addonsSelected: from([], [{ addonId: 3, addonOptionId: 31 }], [{ addonId: 3 }], [{ addonId: 7, addonOptionId: 13 }]),
    }),
  },
  { requiredKeys: [] },
);
const sent = fc.oneof(
  fc.record({ name: fc.constant('changeParticipants' as const), data: people }),
  fc.record({
    name: fc.constant('changeParameters' as const),
    data: fc.oneof({ weight: 19, arbitrary: lists }, { weight: 1, arbitrary: odd }),
  }),
);

it('whatever is sent as a change is never a 500, and what is not saved changes nothing', async () => {
  const panel = await openPanel();
  const ewa = await booker(panel);
  const { reservationId } = ewa;
  const state = async () => ({ lines: await panel.journalLength(), booking: await panel.kit.store.bookings.get(reservationId) });
  const seen = { saved: 0, invalid: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(sent, fc.boolean(), async ({ name, data }, dryRun) => {
      const before = await state();
      const answer = await ewa.call(routes[name].path.replace('/v1/', ''), { reservationId, data, dryRun });
      expect(answer.status).toBeLessThan(500);
      const now = await state();
      if (answer.status !== 200) seen.refused += 1;
      else if (at(answer.body, 'ChangesValidated') === false) seen.invalid += 1;
      else if (now.lines > before.lines) seen.saved += 1;
      const saved = at(answer.body, 'ChangesSaved') === true;
      if (!saved) expect(now).toEqual(before);
      // A saved booking still adds up, and its places are those that its people chose.
      const { booking } = now;
      if (booking?.status !== 'confirmed') throw new Error('The booking is no booking any more');
      expect(booking.plan.reduce((total, line) => total + line.amount, 0)).toBe(booking.quote.price);
      expect(booking.seats.reduce((total, { singles }) => total + singles, 0)).toBe(2);
    }),
    { numRuns: 800 },
  );
  // The bodies come near enough to good ones: some are saved, some are only incomplete, some are refused.
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(3);
}, 120_000);
