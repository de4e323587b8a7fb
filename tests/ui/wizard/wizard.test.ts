// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { confirmOrderAtom } from '../../../ui/features/wizard/state/confirm.ts';
import { requestPreviewAtom } from '../../../ui/features/wizard/state/preview.ts';
import { retakePlacesAtom, saveStepAtom } from '../../../ui/features/wizard/state/save.ts';
import {
  changeAnswersAtom,
  enterPasswordAtom,
  openStepAtom,
  refreshReservationAtom,
  resolveChangedElsewhereAtom,
  wizardAtom,
  wizardDepsAtom,
} from '../../../ui/features/wizard/state/wizard.ts';
import { answersOf, blockingFailureIn } from '../../../ui/features/wizard/state/wizard-state.ts';
import { STEPS } from '../../../ui/state/reservation/steps.ts';
import { readStoredInput } from '../../../ui/state/reservation/stored-input.ts';
import { sampleAccount } from '../account-samples.ts';
import { textOfWizard } from './render-wizard.tsx';
import { type Reply, refusalReply, scriptedShop } from './scripted-shop.ts';
import { berthsWithoutUnits, wizardData, wizardReservation } from './wizard-samples.ts';

describe('the wizard', () => {
  it('unsaved input is still there after a reload; a save sends the version (W-112, R58.3, R59.1)', async () => {
    const { store, deps, calls } = scriptedShop();
    await store.set(openStepAtom, 'ABCDEFGH', 'trip');
    const answers = answersOf(store.get(wizardAtom), 'trip');
    if (!answers) throw new Error('step 1 is open');
    store.set(changeAnswersAtom, { ...answers, booking: { ...answers.booking, count: 4 } });
    const reloaded = createStore();
    reloaded.set(wizardDepsAtom, deps);
    await reloaded.set(openStepAtom, 'ABCDEFGH', 'trip');
    expect(answersOf(reloaded.get(wizardAtom), 'trip')?.booking.count).toBe(4);
    expect(await reloaded.set(saveStepAtom)).toEqual({ to: 'berths' });
    expect(calls.find(({ name }) => name === 'detailsUpdate')).toMatchObject({
      version: 5,
      body: { participantsCount: 4 },
    });
    expect(calls.at(-1)?.name).toBe('accommodationsGet');
    expect(readStoredInput(deps.shelf, 'ABCDEFGH', 'trip')).toBeNull();
  });

  it.each([
    [401, 'Not logged in'],
    [404, 'Not found'],
  ])(
    'if loading step 1 is refused with %i, the login opens; other failures offer a retry (W-013, R57.3)',
    async (status, message) => {
      const ended = scriptedShop({ detailsGet: () => refusalReply(status, { message }) });
      await ended.store.set(openStepAtom, 'ABCDEFGH', 'trip');
      expect(blockingFailureIn(ended.store.get(wizardAtom))).toEqual({
        kind: 'login',
        hasSession: status === 404,
      });
      const broken = scriptedShop({
        detailsGet: () => refusalReply(500, { message: 'Something went wrong' }),
      });
      await broken.store.set(openStepAtom, 'ABCDEFGH', 'trip');
      expect(blockingFailureIn(broken.store.get(wizardAtom))).toEqual({ kind: 'broken' });
    },
  );

  it.each([
    [409, 'offerClosed', 'closed'],
    [404, 'draftRemoved', 'cleared'],
  ])(
    'R57.3: if the shop has removed the draft (%i %s), a screen says so instead of asking for a login',
    async (status, code, kind) => {
      const refusing = scriptedShop({
        detailsGet: () => refusalReply(status, { message: 'x', code }),
      });
      await refusing.store.set(openStepAtom, 'ABCDEFGH', 'trip');
      expect(blockingFailureIn(refusing.store.get(wizardAtom))).toEqual({ kind });
    },
  );

  it('R57.4: if the offer is closed, a screen says so when a step opens or asks for a price', async () => {
    const closedAnswer = () => ok({ Reservation: wizardReservation({}, { Closed: true }) });
    const calls = [
      'detailsGet',
      'accommodationsGet',
      'insuranceGet',
      'addonsGet',
      'participantsGet',
      'confirmationGet',
    ] as const;
    for (const [index, name] of calls.entries()) {
      const { store } = scriptedShop({ [name]: closedAnswer });
      await store.set(openStepAtom, 'ABCDEFGH', STEPS[index] ?? 'trip');
      expect([name, blockingFailureIn(store.get(wizardAtom))]).toEqual([name, { kind: 'closed' }]);
    }
    const { store } = scriptedShop({
      detailsUpdate: () =>
        refusalReply(409, { message: 'Offer cannot be booked', code: 'offerClosed' }),
    });
    await store.set(openStepAtom, 'ABCDEFGH', 'trip');
    const answers = answersOf(store.get(wizardAtom), 'trip');
    if (!answers) throw new Error('step 1 is open');
    store.set(changeAnswersAtom, { ...answers, booking: { ...answers.booking, count: 4 } });
    await store.set(requestPreviewAtom);
    expect(blockingFailureIn(store.get(wizardAtom))).toEqual({ kind: 'closed' });
  });

  it('„Dalej” saves, loads and opens the next step; after a refusal this step stays open (W-114)', async () => {
    const went = scriptedShop();
    await went.store.set(openStepAtom, 'ABCDEFGH', 'berths');
    expect(await went.store.set(saveStepAtom)).toEqual({ to: 'insurance' });
    expect(went.calls.map(({ name }) => name)).toEqual([
      'accommodationsGet',
      'accommodationsUpdate',
      'insuranceGet',
    ]);
    const stays = scriptedShop({
      accommodationsUpdate: () => refusalReply(400, { message: 'Invalid RoomId' }),
    });
    await stays.store.set(openStepAtom, 'ABCDEFGH', 'berths');
    expect(await stays.store.set(saveStepAtom)).toBeNull();
    expect(stays.calls.map(({ name }) => name)).toEqual([
      'accommodationsGet',
      'accommodationsUpdate',
    ]);
    expect(stays.store.get(wizardAtom)).toMatchObject({
      step: 'berths',
      faults: [{ field: 'roomId', person: 1 }],
    });
  });

  it('W-113: a step that „Dalej” has loaded is not loaded again when it opens, unless the page reloads', async () => {
    const { store, calls } = scriptedShop();
    await store.set(openStepAtom, 'ABCDEFGH', 'berths');
    await store.set(saveStepAtom);
    await store.set(openStepAtom, 'ABCDEFGH', 'insurance');
    expect(store.get(wizardAtom)).toMatchObject({ step: 'insurance', state: 'editing' });
    expect(calls.filter(({ name }) => name === 'insuranceGet')).toHaveLength(1);
    await store.set(openStepAtom, 'ABCDEFGH', 'insurance');
    expect(calls.filter(({ name }) => name === 'insuranceGet')).toHaveLength(2);
  });

  it('W-113: if „Dalej” could not load the next step, the step is loaded when it opens', async () => {
    const { store, calls } = scriptedShop({ insuranceGet: () => err({ kind: 'offline' }) });
    await store.set(openStepAtom, 'ABCDEFGH', 'berths');
    expect(await store.set(saveStepAtom)).toEqual({ to: 'insurance' });
    await store.set(openStepAtom, 'ABCDEFGH', 'insurance');
    expect(calls.filter(({ name }) => name === 'insuranceGet')).toHaveLength(2);
    expect(blockingFailureIn(store.get(wizardAtom))).toEqual({ kind: 'away' });
  });

  it('W-014: going back does not change the farthest step; opening step 5 makes step 5 the farthest', async () => {
    const upTo4 = () => ok({ Reservation: wizardReservation({ summary: {} }) });
    const { store } = scriptedShop({ accommodationsGet: upTo4, participantsGet: upTo4 });
    await store.set(openStepAtom, 'ABCDEFGH', 'berths');
    expect(store.get(wizardAtom).reached).toBe(4);
    await store.set(openStepAtom, 'ABCDEFGH', 'participants');
    await store.set(openStepAtom, 'ABCDEFGH', 'berths');
    expect(store.get(wizardAtom).reached).toBe(5);
  });

  it('„Wstecz” loads the earlier step again and shows its saved choices (W-115)', async () => {
    const { store, calls } = scriptedShop();
    await store.set(openStepAtom, 'ABCDEFGH', 'insurance');
    await store.set(openStepAtom, 'ABCDEFGH', 'berths');
    expect(calls.map(({ name }) => name)).toEqual(['insuranceGet', 'accommodationsGet']);
    expect(answersOf(store.get(wizardAtom), 'berths')?.people).toMatchObject([
      { same: false, roomId: 1, journeyId: 2 },
      { same: true, roomId: 1, journeyId: 2 },
    ]);
  });

  it('the error at a refused password is removed when a password that follows the rules is typed', async () => {
    const errors = [{ field: 'participantsConfig[0].password', code: 'tooShort' }];
    const { store } = scriptedShop({
      participantsUpdate: () => refusalReply(400, { message: 'x', errors }),
    });
    await store.set(openStepAtom, 'ABCDEFGH', 'participants');
    await store.set(saveStepAtom);
    const remainingErrors = (password: string) => {
      store.set(enterPasswordAtom, password);
      return store.get(wizardAtom).faults.length;
    };
    expect(['abc', 'abcde', 'abcdef'].map(remainingErrors)).toEqual([1, 1, 0]);
  });

  it('if a save gets no response, the input stays', async () => {
    const { store } = scriptedShop({ detailsUpdate: () => err({ kind: 'offline' }) });
    await store.set(openStepAtom, 'ABCDEFGH', 'trip');
    const answers = answersOf(store.get(wizardAtom), 'trip');
    if (!answers) throw new Error('step 1 is open');
    store.set(changeAnswersAtom, { ...answers, booking: { ...answers.booking, count: 4 } });
    expect(await store.set(saveStepAtom)).toBeNull();
    expect(store.get(wizardAtom)).toMatchObject({ state: 'blocked', failure: { kind: 'away' } });
    expect(answersOf(store.get(wizardAtom), 'trip')?.booking.count).toBe(4);
  });

  it('R58: if another window saved first, a screen says so; after that this window’s input can be saved', async () => {
    const elsewhere = wizardReservation({}, { Version: 9 });
    const { store, calls } = scriptedShop({
      detailsUpdate: () =>
        refusalReply(409, {
          message: 'Changed elsewhere',
          code: 'changedElsewhere',
          Reservation: elsewhere,
        }),
    });
    await store.set(openStepAtom, 'ABCDEFGH', 'trip');
    const answers = answersOf(store.get(wizardAtom), 'trip');
    if (!answers) throw new Error('step 1 is open');
    store.set(changeAnswersAtom, { ...answers, booking: { ...answers.booking, count: 4 } });
    await store.set(saveStepAtom);
    expect(blockingFailureIn(store.get(wizardAtom))?.kind).toBe('elsewhere');
    store.set(resolveChangedElsewhereAtom, true);
    expect(answersOf(store.get(wizardAtom), 'trip')?.booking.count).toBe(4);
    await store.set(saveStepAtom);
    expect(calls.filter(({ name }) => name === 'detailsUpdate').at(-1)?.version).toBe(9);
  });

  it('R50: a later step’s address opens the last step reached, or after an order the thank-you page', async () => {
    const early = scriptedShop({
      confirmationGet: () =>
        ok({
          Reservation: wizardReservation({
            insurance: {},
            extras: {},
            participants: {},
            summary: {},
          }),
        }),
    });
    expect(await early.store.set(openStepAtom, 'ABCDEFGH', 'summary')).toEqual({
      to: 'berths',
    });
    const scripted = scriptedShop({
      addonsGet: () =>
        ok({
          Reservation: wizardReservation({
            summary: { ...wizardData().summary, ConfirmedAt: '2027-01-01T12:00:00Z' },
          }),
        }),
    });
    expect(await scripted.store.set(openStepAtom, 'ABCDEFGH', 'extras')).toEqual({
      to: 'thanks',
    });
  });

  it('a login after the error „exists” removes that error and keeps all others (W-168, W-178)', async () => {
    let participants = wizardData().participants as ReturnType<typeof wizardReservation>['Data'][5];
    const errors = ['participantsConfig[1].birthDate', 'participantsConfig[0].email'].map(
      (field) => ({ field, code: 'exists' }),
    );
    const { store } = scriptedShop({
      participantsGet: () => ok({ Reservation: wizardReservation({ participants }) }),
      participantsUpdate: () =>
        refusalReply(409, {
          message: 'User with this e-mail already exists',
          code: 'userExists',
          errors,
        }),
    });
    await store.set(openStepAtom, 'ABCDEFGH', 'participants');
    const answers = answersOf(store.get(wizardAtom), 'participants');
    if (!answers) throw new Error('step 5 is open');
    const people = answers.people.map((person) => ({
      ...person,
      phone: '600 100 201',
      policy: true,
    }));
    store.set(changeAnswersAtom, { ...answers, people });
    await store.set(saveStepAtom);
    expect(store.get(wizardAtom)).toMatchObject({
      refusal: 'userExists',
      faults: [{ person: 1, field: 'email' }, { person: 2 }],
    });
    participants = { ...wizardData().participants, Account: sampleAccount() };
    await store.set(refreshReservationAtom);
    expect(store.get(wizardAtom)).toMatchObject({
      refusal: null,
      faults: [{ person: 2, field: 'birthDate' }],
    });
    expect(store.get(wizardAtom).faults).toHaveLength(1);
    expect(answersOf(store.get(wizardAtom), 'participants')?.people[0]?.phone).toBe('600 100 201');
  });

  it('R8: if places are lost, later steps say so; the retry button saves the same choice of step 2 again', async () => {
    const { store, calls } = scriptedShop({
      insuranceGet: () =>
        ok({ Reservation: wizardReservation({}, { PlacesLost: true, HoldUntil: null }) }),
    });
    await store.set(openStepAtom, 'ABCDEFGH', 'insurance');
    expect(blockingFailureIn(store.get(wizardAtom))).toEqual({ kind: 'lapsed' });
    expect(await store.set(retakePlacesAtom, false)).toBeNull();
    expect(calls.at(-1)).toMatchObject({
      name: 'accommodationsUpdate',
      body: { isReserveList: 0 },
      version: 5,
    });
    expect(blockingFailureIn(store.get(wizardAtom))).toBeNull();
  });

  it('R8.19: if step 1 cleared the chosen units, a later step leads to step 2', async () => {
    const { store } = scriptedShop({
      insuranceGet: () =>
        ok({
          Reservation: wizardReservation({ berths: berthsWithoutUnits() }, { HoldUntil: null }),
        }),
    });
    expect(await store.set(openStepAtom, 'ABCDEFGH', 'insurance')).toEqual({ to: 'berths' });
  });

  it('if a save is refused because there are no places, the units are loaded again', async () => {
    const fresh = wizardReservation({}, { Version: 6 });
    let reads = 0;
    const { store } = scriptedShop({
      accommodationsGet: () => ok({ Reservation: ++reads > 1 ? fresh : wizardReservation() }),
      accommodationsUpdate: () =>
        refusalReply(400, {
          message: 'Invalid RoomId',
          errors: [{ field: 'accommodationConfig[0].roomId', code: 'noPlaces' }],
        }),
    });
    await store.set(openStepAtom, 'ABCDEFGH', 'berths');
    await store.set(saveStepAtom);
    expect(store.get(wizardAtom)).toMatchObject({
      faults: [{ field: 'roomId', person: 1, code: 'noPlaces' }],
      reservation: { Version: 6 },
    });
  });
});

describe('the order in step 6', () => {
  const ready = async (script: Record<string, () => Reply> = {}) => {
    const scripted = scriptedShop(script);
    await scripted.store.set(openStepAtom, 'ABCDEFGH', 'summary');
    const answers = answersOf(scripted.store.get(wizardAtom), 'summary');
    if (!answers) throw new Error('step 6 is open');
    const tick = () =>
      scripted.store.set(changeAnswersAtom, {
        ...answers,
        booking: { ...answers.booking, data: true, terms: true },
      });
    return { ...scripted, tick };
  };

  it('is not sent unless both consents are ticked (R55)', async () => {
    const { store, calls } = await ready();
    expect(await store.set(confirmOrderAtom)).toBeNull();
    expect(store.get(wizardAtom).faults.map(({ field }) => field)).toEqual([
      'dataAccepted',
      'termsAccepted',
    ]);
    expect(calls.some(({ name }) => name === 'confirm')).toBe(false);
  });

  it('is sent with the price on the screen; a retry with the same body has the same idempotency key', async () => {
    let tries = 0;
    const { store, calls, tick } = await ready({
      confirm: () =>
        ++tries === 1
          ? err({ kind: 'offline' })
          : ok({ Reservation: wizardReservation(), PaymentUrl: null }),
    });
    tick();
    await store.set(confirmOrderAtom);
    expect(await store.set(confirmOrderAtom)).toEqual({ to: 'thanks' });
    const sent = calls.filter(({ name }) => name === 'confirm');
    expect(sent.map(({ body, key }) => [body.expectedPrice, key])).toEqual([
      ['4098', 'key1'],
      ['4098', 'key1'],
    ]);
  });

  it.each([
    ['malformed', { message: 'Malformed', code: 'malformed' }],
    ['without a cause', { message: 'No' }],
    ['without words', {}],
  ])('W-180: after a 400 (%s) the form says „Uzupełnij wszystkie dane”', async (_, body) => {
    const { store, tick } = await ready({ confirm: () => refusalReply(400, body) });
    tick();
    expect(await store.set(confirmOrderAtom)).toBeNull();
    expect(store.get(wizardAtom)).toMatchObject({ state: 'editing', refusal: 'unnamed' });
    expect(textOfWizard(store.get(wizardAtom))).toContain('Uzupełnij wszystkie dane');
  });

  it.each([
    ['500', () => refusalReply(500, { message: 'Something went wrong', code: 'defect' })],
    ['503', () => refusalReply(503, { message: 'Not ready', code: 'notReady' })],
    ['no answer', () => err({ kind: 'offline' } as const)],
  ])(
    'after %s the screen says that a retry books only once; the retry has the same idempotency key',
    async (_, answer) => {
      let tries = 0;
      const { store, calls, tick } = await ready({
        confirm: () =>
          ++tries === 1 ? answer() : ok({ Reservation: wizardReservation(), PaymentUrl: null }),
      });
      tick();
      await store.set(confirmOrderAtom);
      expect(textOfWizard(store.get(wizardAtom))).toMatch(
        /bezpiecznie spróbować jeszcze raz.*zarezerwujemy tylko raz.*Spróbuj ponownie/,
      );
      expect(await store.set(confirmOrderAtom)).toEqual({ to: 'thanks' });
      expect(calls.filter(({ name }) => name === 'confirm').map(({ key }) => key)).toEqual([
        'key1',
        'key1',
      ]);
    },
  );

  it('a new price is shown; if the customer accepts it, the order is sent with a new key (R17)', async () => {
    let tries = 0;
    const { store, calls, tick } = await ready({
      confirm: () =>
        ++tries === 1
          ? refusalReply(409, {
              message: 'Price changed',
              code: 'priceChanged',
              CurrentPrice: '4500',
            })
          : ok({ Reservation: wizardReservation(), PaymentUrl: null }),
    });
    tick();
    await store.set(confirmOrderAtom);
    expect(blockingFailureIn(store.get(wizardAtom))).toEqual({
      kind: 'priceChanged',
      before: '4098',
      now: '4500',
    });
    await store.set(confirmOrderAtom, '4500');
    expect(calls.at(-1)).toMatchObject({ key: 'key2', body: { expectedPrice: '4500' } });
  });

  it('opens the payment page if the response has its address (W-135)', async () => {
    const { store, tick } = await ready({
      confirm: () =>
        ok({ Reservation: wizardReservation(), PaymentUrl: '/v1/payments/ABCDEFGH/next' }),
    });
    tick();
    expect(await store.set(confirmOrderAtom)).toEqual({ pay: '/v1/payments/ABCDEFGH/next' });
  });
});
