import { createStore } from 'jotai';
import { err, ok, type Result } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { type ApiFailure, apiFailureOf } from '../../../adapters/http/client/call.ts';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import {
  joinsReserveListAtom,
  needsReserveListConsent,
  previewAtom,
  previewOf,
  requestPreviewAtom,
} from '../../../ui/features/wizard/state/preview.ts';
import { saveStepAtom } from '../../../ui/features/wizard/state/save.ts';
import {
  changeAnswersAtom,
  openStepAtom,
  type WizardDeps,
  wizardAtom,
  wizardDepsAtom,
} from '../../../ui/features/wizard/state/wizard.ts';
import { answersOf, holdSecondsLeft } from '../../../ui/features/wizard/state/wizard-state.ts';
import { wizardAt } from './render-wizard.tsx';
import { memoryShelf, wizardData, wizardReservation, wizardRoom } from './wizard-samples.ts';

type Reply = Result<{ readonly Reservation: WizardReservation }, ApiFailure>;
type Sent = { readonly name: string; readonly body: Record<string, unknown> };

const opened = async (
  step: 'trip' | 'berths' | 'insurance' | 'extras',
  ...tries: readonly (() => Reply | Promise<Reply>)[]
) => {
  const sent: Sent[] = [];
  let tried = 0;
  let refusal: (() => Reply) | null = null;
  const call = async (name: string, body: object): Promise<Reply> => {
    sent.push({ name, body: { ...body } });
    if (!('dryRun' in body))
      return (
        (name.endsWith('Update') ? refusal?.() : null) ?? ok({ Reservation: wizardReservation() })
      );
    tried += 1;
    return tries[tried - 1]?.() ?? ok({ Reservation: wizardReservation() });
  };
  // The type assertion is safe, because every call that the wizard makes returns a reservation.
  const deps: WizardDeps = {
    call: call as WizardDeps['call'],
    shelf: memoryShelf(),
    newKey: () => 'key',
  };
  const store = createStore();
  store.set(wizardDepsAtom, deps);
  await store.set(openStepAtom, 'ABCDEFGH', step);
  const count = (people: number) => {
    const answers = answersOf(store.get(wizardAtom), 'trip');
    if (!answers) throw new Error('step 1 is open');
    store.set(changeAnswersAtom, { ...answers, booking: { ...answers.booking, count: people } });
  };
  const choose = (roomId: number) => {
    const answers = answersOf(store.get(wizardAtom), 'berths');
    if (!answers) throw new Error('step 2 is open');
    store.set(changeAnswersAtom, {
      ...answers,
      people: answers.people.map((person) => ({ ...person, roomId })),
    });
  };
  const refuse = (answer: (() => Reply) | null) => {
    refusal = answer;
  };
  const ask = () => store.set(requestPreviewAtom);
  const preview = () => previewOf(store.get(wizardAtom), store.get(previewAtom));
  const tryings = () => sent.filter(({ body }) => 'dryRun' in body);
  return {
    store,
    deps,
    sent,
    tryings,
    count,
    room: choose,
    refuse,
    ask,
    told: preview,
  };
};

const priced = (CurrentPrice: string): Reply =>
  ok({
    Reservation: wizardReservation({}, { Price: { ...wizardReservation().Price, CurrentPrice } }),
  });
const listed = (): Reply =>
  ok({ Reservation: wizardReservation({ flags: { Config: { IsReserveList: 1 } } }) });

describe('the price preview of choices that are not saved yet', () => {
  it('is requested once for the same choices, and never for saved choices', async () => {
    const { ask, count, tryings, told } = await opened('trip', () => priced('8596'));
    await ask();
    expect(tryings()).toHaveLength(0);
    count(4);
    await ask();
    await ask();
    expect(tryings()).toMatchObject([
      { name: 'detailsUpdate', body: { participantsCount: 4, dryRun: true } },
    ]);
    expect(told()?.Price.CurrentPrice).toBe('8596');
  });

  it('is never the price of earlier choices: a late response is ignored', async () => {
    let answer: (reply: Reply) => void = () => undefined;
    const slow = new Promise<Reply>((resolve) => {
      answer = resolve;
    });
    const { ask, count, told } = await opened(
      'trip',
      () => slow,
      () => priced('12894'),
    );
    count(4);
    const first = ask();
    count(6);
    expect(told()).toBeNull();
    await ask();
    answer(priced('8596'));
    await first;
    expect(told()?.Price.CurrentPrice).toBe('12894');
  });

  it('after a refusal the saved price stays; unavailable choices are marked, empty fields are not', async () => {
    const errors = [
      { field: 'accommodationConfig[0].roomId', code: 'tooManyForYacht' },
      { field: 'journeyConfig[0].journeyId', code: 'required' },
    ];
    const { ask, room, told, store } = await opened('berths', () =>
      err(apiFailureOf(400, null, { message: 'Invalid RoomId', code: null, errors })),
    );
    room(11);
    await ask();
    expect(told()).toBeNull();
    expect(store.get(previewAtom).faults).toMatchObject([
      { field: 'roomId', person: 1, code: 'tooManyForYacht' },
    ]);
  });
});

describe('the price preview of incomplete choices', () => {
  it('R15.6: step 2 requests the price of what is chosen, even if a unit or a journey is missing', async () => {
    const { store, ask, tryings } = await opened('berths');
    const change = async (first: object, second: object) => {
      const answers = answersOf(store.get(wizardAtom), 'berths');
      if (!answers) throw new Error('step 2 is open');
      const people = answers.people.map((person, index) => ({
        ...person,
        ...(index === 0 ? first : second),
      }));
      store.set(changeAnswersAtom, { ...answers, people });
      await ask();
    };
    await change({ roomId: null }, { same: true });
    await change({ roomId: 11 }, { same: false, roomId: null, journeyId: null });
    await change({ journeyId: null }, { same: true });
    expect(tryings()).toMatchObject([
      {
        body: {
          accommodationConfig: [{ roomId: null }, { roomId: null }],
          journeyConfig: [{ journeyId: 2 }, { journeyId: 2 }],
        },
      },
      {
        body: {
          accommodationConfig: [{ roomId: 11 }, { roomId: null }],
          journeyConfig: [{ journeyId: 2 }, { journeyId: null }],
        },
      },
      { body: { accommodationConfig: [{ roomId: 11 }, { roomId: 11 }] } },
    ]);
  });

  it('R15.6: step 3’s price request has all insurances; a participant who copies has participant 1’s', async () => {
    const { store, ask, tryings } = await opened('insurance');
    const insure = async (same: boolean) => {
      const answers = answersOf(store.get(wizardAtom), 'insurance');
      if (!answers) throw new Error('step 3 is open');
      const people = answers.people.map((person, index) =>
        index === 0 ? { ...person, insuranceId: 2 } : { ...person, same, insuranceId: null },
      );
      store.set(changeAnswersAtom, { ...answers, people });
      await ask();
    };
    await insure(false);
    await insure(true);
    expect(tryings()).toMatchObject([
      { body: { insuranceConfig: [{ insuranceId: 2 }, { insuranceId: null }] } },
      { body: { insuranceConfig: [{ insuranceId: 2 }, { insuranceId: 2 }] } },
    ]);
  });

  it('step 4 requests the price of all complete choices, and leaves out clothing without a size', async () => {
    const { store, ask, tryings } = await opened('extras');
    const answers = answersOf(store.get(wizardAtom), 'extras');
    if (!answers) throw new Error('step 4 is open');
    store.set(changeAnswersAtom, {
      ...answers,
      people: answers.people.map((person, index) => ({
        ...person,
        addons: { 4: index === 0 ? 41 : 0 },
      })),
    });
    await ask();
    expect(tryings()).toMatchObject([
      {
        body: {
          addonsConfig: [
            { addonsSelected: [{ addonId: 4, addonOptionId: 41 }] },
            { addonsSelected: [] },
          ],
        },
      },
    ]);
  });

  it('a group code that is only half typed in step 1 requests no price', async () => {
    const { store, ask, tryings } = await opened('trip');
    const answers = answersOf(store.get(wizardAtom), 'trip');
    if (!answers) throw new Error('step 1 is open');
    store.set(changeAnswersAtom, {
      ...answers,
      booking: { ...answers.booking, groupCode: 'ZXCV' },
    });
    await ask();
    expect(tryings()).toHaveLength(0);
  });
});

describe('whether step 2 requests places or the reserve list (W-119, R9)', () => {
  const flags = (sent: readonly Sent[]) =>
    sent
      .filter(({ name, body }) => name === 'accommodationsUpdate' && !('dryRun' in body))
      .map(({ body }) => body.isReserveList);
  const noPlaces = () =>
    err(
      apiFailureOf(400, null, {
        message: 'RoomId: no places',
        code: 'noPlaces',
        errors: [{ field: 'accommodationConfig[0].roomId', code: 'noPlaces' }],
      }),
    );

  it('W-119: step 2 requests the reserve list for a full unit, places for a free one, despite the preview', async () => {
    const full = await opened('berths', () => ok({ Reservation: wizardReservation() }));
    full.room(2);
    await full.store.set(saveStepAtom);
    const free = await opened('berths', listed);
    free.room(11);
    await free.ask();
    await free.store.set(saveStepAtom);
    expect([flags(full.sent), flags(free.sent)]).toEqual([[1], [0]]);
  });

  it.each([
    ['single', 1, 1],
    ['single', 2, 0],
    ['cabin', 2, 0],
    ['cabin', 1, 1],
    ['whole', 2, 0],
  ] as const)(
    'W-119: for two people with accommodation %s (free places: %i) the request has isReserveList %i',
    (way, freePlaces, flag) => {
      const { trip, berths } = wizardData();
      const present = wizardReservation({
        trip: { ...trip, Config: { ...trip.Config, AccommodationOption: way } },
        berths: {
          ...berths,
          ResortsList: [
            { Name: 'Dalmacja', RoomsList: [wizardRoom(1, { Remaining: freePlaces })] },
          ],
        },
      });
      expect(needsReserveListConsent(wizardAt('berths', present))).toBe(flag === 1);
    },
  );

  it('W-119: if travellers choose different units, each unit’s travellers are counted separately', () => {
    const { berths } = wizardData();
    const apart = berths.Config.AccommodationConfig.map((answer, index) => ({
      ...answer,
      roomId: index === 0 ? 1 : 11,
      sameAsTheFirst: 0 as const,
    }));
    const present = wizardReservation({
      berths: {
        ...berths,
        ResortsList: [
          {
            Name: 'Dalmacja',
            RoomsList: [wizardRoom(1, { Remaining: 1 }), wizardRoom(11, { Remaining: 1 })],
          },
        ],
        Config: { ...berths.Config, AccommodationConfig: apart },
      },
    });
    expect(needsReserveListConsent(wizardAt('berths', present))).toBe(false);
  });

  it('R9.5: after the refusal noPlaces, the next press of „Dalej” requests the reserve list', async () => {
    for (const answer of [
      noPlaces,
      () => err(apiFailureOf(400, null, { message: 'RoomId', code: 'noPlaces' })),
    ]) {
      const { room: choose, sent, store, refuse } = await opened('berths');
      choose(11);
      refuse(answer);
      await store.set(saveStepAtom);
      refuse(null);
      await store.set(saveStepAtom);
      expect(flags(sent)).toEqual([0, 1]);
    }
  });

  it('R9.6: a draft on the reserve list requests places again if its unit has enough free places', () => {
    const again = wizardReservation({ flags: { Config: { IsReserveList: 1 } } });
    expect(needsReserveListConsent(wizardAt('berths', again))).toBe(false);
  });

  it('W-047: step 2 mentions the reserve list at once, other steps only if the draft is saved on it', async () => {
    const { room: choose, store } = await opened('berths');
    expect(store.get(joinsReserveListAtom)).toBe(false);
    choose(2);
    expect(store.get(joinsReserveListAtom)).toBe(true);
    store.set(
      wizardAtom,
      wizardAt('insurance', wizardReservation({ flags: { Config: { IsReserveList: 1 } } })),
    );
    expect(store.get(joinsReserveListAtom)).toBe(true);
  });
});

describe('the countdown of the hold', () => {
  it('counts the server’s remaining seconds since the response, ignoring the browser’s clock (R8)', () => {
    const reservation = wizardReservation(
      {},
      { HoldSeconds: 1800, HoldUntil: '1999-01-01T00:00:00.000Z' },
    );
    let now = 5_000;
    expect(holdSecondsLeft(reservation, () => now)).toBe(1800);
    now += 60_000;
    expect(holdSecondsLeft(reservation, () => now)).toBe(1740);
    now += 3_600_000;
    expect(holdSecondsLeft(reservation, () => now)).toBe(0);
    expect(holdSecondsLeft(wizardReservation({}, { HoldSeconds: null }))).toBeNull();
  });
});
