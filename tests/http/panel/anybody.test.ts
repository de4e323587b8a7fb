import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { routes } from '../../../adapters/http/contract/routes.ts';
import { allowEach, runs } from '../../support/runs.ts';
import { at } from '../wizard/wizard-shop.ts';
import { openPanel, panelBooker } from './panel-shop.ts';

allowEach(120_000);

const odd = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    '0',
    0,
    -1,
    13,
    1e21,
    '501',
    '__proto__',
    [],
    {},
    [null],
    [[]],
  ),
  fc.jsonValue(),
);
const from = (...good: readonly unknown[]) =>
  fc.oneof({ weight: 19, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: odd });
const userNum = from(1, 2, '2', 3);
const about = (fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.uniqueArray(fc.record({ userNum, ...fields }, { requiredKeys: ['userNum'] }), {
        maxLength: 2,
        selector: (participant) => participant.userNum,
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
    journeyConfig: about({
      journeyId: from(1, 2),
      journeyPointId: from(1, 3, null),
      transportAddLuggage: from(0, 1),
    }),
    accommodationConfig: about({
      roomId: from(501, 502, null),
      optionsChosen: from([{ bedroomChosen: 0 }]),
    }),
    insuranceConfig: about({
      insuranceId: from(1, 2),
      quarantineAssistanceAccepted: from('0', '1'),
    }),
    trainingsConfig: about({
      trainingsSelected: from([], [{ trainingId: 5, trainingOptionId: 51 }]),
    }),
    addonsConfig: about({
      addonsSelected: from(
        [],
        [{ addonId: 3, addonOptionId: 31 }],
        [{ addonId: 3 }],
        [{ addonId: 7, addonOptionId: 13 }],
      ),
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

const bookTrip = async () => {
  const panel = await openPanel();
  const ewa = await panelBooker(panel);
  const { reservationId } = ewa;
  return {
    send: (name: 'changeParticipants' | 'changeParameters', data: unknown, dryRun = false) =>
      ewa.call(routes[name].path.replace('/v1/', ''), { reservationId, data, dryRun }),
    state: async () => ({
      lines: await panel.journalLength(),
      booking: await panel.kit.store.bookings.get(reservationId),
    }),
  };
};

describe('random requests to change a booking', () => {
  it('some of the generated requests save a change, some are incomplete, and some are refused', async () => {
    const { send, state } = await bookTrip();
    const { lines } = await state();
    const saved = await send('changeParameters', {
      addonsConfig: [{ userNum: 1, addonsSelected: [{ addonId: 3, addonOptionId: 31 }] }],
    });
    expect([saved.status, at(saved.body, 'ChangesSaved')]).toEqual([200, true]);
    expect((await state()).lines).toBe(lines + 1);
    const incomplete = await send('changeParticipants', [
      { userNum: 2, firstName: '', lastName: 'Nowak' },
    ]);
    expect([incomplete.status, at(incomplete.body, 'ChangesValidated')]).toEqual([200, false]);
    expect((await send('changeParticipants', [{ userNum: 13, firstName: 'Ola' }])).status).toBe(
      400,
    );
  });

  it('no request gets 500; a change that is not saved changes nothing in the booking or the journal', async () => {
    // Each run has its own shop, so that the seed and path of a failure reproduce it.
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(sent, fc.boolean()), { minLength: 1, maxLength: 40, size: 'max' }),
        async (sequence) => {
          const { send, state } = await bookTrip();
          for (const [{ name, data }, dryRun] of sequence) {
            const before = await state();
            const answer = await send(name, data, dryRun);
            expect(answer.status).toBeLessThan(500);
            const current = await state();
            const saved = at(answer.body, 'ChangesSaved') === true;
            if (!saved) expect(current).toEqual(before);
            const { booking } = current;
            if (booking?.status !== 'confirmed')
              throw new Error('The booking is no booking any more');
            expect(booking.plan.reduce((total, line) => total + line.amount, 0)).toBe(
              booking.quote.price,
            );
            expect(booking.seats.reduce((total, { singles }) => total + singles, 0)).toBe(2);
          }
        },
      ),
      runs(40),
    );
  });
});
