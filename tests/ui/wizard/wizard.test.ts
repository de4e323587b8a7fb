import { createStore } from 'jotai';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { confirmAtom } from '../../../ui/state/wizard/confirm.ts';
import { readShelvedDraft } from '../../../ui/state/wizard/drafts.ts';
import { previewAskAtom } from '../../../ui/state/wizard/preview.ts';
import { saveAtom, seatAgainAtom } from '../../../ui/state/wizard/save.ts';
import { STEPS } from '../../../ui/state/wizard/steps.ts';
import {
  answersOf,
  changeAtom,
  openAtom,
  refreshAtom,
  takeOverAtom,
  wizardAtom,
} from '../../../ui/state/wizard/wizard.ts';
import { visibleText, wizardPage } from './render-wizard.tsx';
import { type Reply, refusalReply, shop } from './scripted-shop.ts';
import { wizardData, wizardReservation } from './wizard-samples.ts';

describe('the wizard', () => {
  it('keeps the input over a reload, and sends the version when it saves (W-112, R58.3, R59.1)', async () => {
    const { store, outside, calls } = shop();
    await store.set(openAtom, outside, 'ABCDEFGH', 'trip');
    const answers = answersOf(store.get(wizardAtom), 'trip');
    if (!answers) throw new Error('step 1 is open');
    store.set(changeAtom, outside, { ...answers, booking: { ...answers.booking, count: 4 } });
    const reloaded = createStore();
    await reloaded.set(openAtom, outside, 'ABCDEFGH', 'trip');
    expect(answersOf(reloaded.get(wizardAtom), 'trip')?.booking.count).toBe(4);
    expect(await reloaded.set(saveAtom, outside)).toEqual({ to: 'berths' });
    expect(calls.find(({ name }) => name === 'detailsUpdate')).toMatchObject({
      version: 5,
      body: { participantsCount: 4 },
    });
    expect(calls.at(-1)?.name).toBe('accommodationsGet');
    expect(readShelvedDraft(outside.shelf, 'ABCDEFGH', 'trip')).toBeNull();
  });

  it.each([
    [401, 'Not logged in'],
    [404, 'Not found'],
  ])(
    'a %i refusal of details shows the login panel on step 1, others a retry (W-013, R57.3)',
    async (status, message) => {
      const ended = shop({ detailsGet: () => refusalReply(status, { message }) });
      await ended.store.set(openAtom, ended.outside, 'ABCDEFGH', 'trip');
      expect(ended.store.get(wizardAtom).trouble).toEqual({
        kind: 'login',
        hasSession: status === 404,
      });
      const broken = shop({
        detailsGet: () => refusalReply(500, { message: 'Something went wrong' }),
      });
      await broken.store.set(openAtom, broken.outside, 'ABCDEFGH', 'trip');
      expect(broken.store.get(wizardAtom).trouble).toEqual({ kind: 'broken' });
    },
  );

  it.each([
    [409, 'offerClosed', 'closed'],
    [404, 'draftRemoved', 'cleared'],
  ])(
    'R57.3: a deleted draft (%i %s) says so instead of asking for a login',
    async (status, code, kind) => {
      const gone = shop({ detailsGet: () => refusalReply(status, { message: 'x', code }) });
      await gone.store.set(openAtom, gone.outside, 'ABCDEFGH', 'trip');
      expect(gone.store.get(wizardAtom).trouble).toEqual({ kind });
    },
  );

  it('R57.4: a draft whose trip takes no more bookings says so in every step and while typing', async () => {
    const gone = () => ok({ Reservation: wizardReservation({}, { Closed: true }) });
    const calls = [
      'detailsGet',
      'accommodationsGet',
      'insuranceGet',
      'addonsGet',
      'participantsGet',
      'confirmationGet',
    ] as const;
    for (const [index, name] of calls.entries()) {
      const { store, outside } = shop({ [name]: gone });
      await store.set(openAtom, outside, 'ABCDEFGH', STEPS[index] ?? 'trip');
      expect([name, store.get(wizardAtom).trouble]).toEqual([name, { kind: 'closed' }]);
    }
    const { store, outside } = shop({
      detailsUpdate: () =>
        refusalReply(409, { message: 'Offer cannot be booked', code: 'offerClosed' }),
    });
    await store.set(openAtom, outside, 'ABCDEFGH', 'trip');
    const answers = answersOf(store.get(wizardAtom), 'trip');
    if (!answers) throw new Error('step 1 is open');
    store.set(changeAtom, outside, { ...answers, booking: { ...answers.booking, count: 4 } });
    await store.set(previewAskAtom, outside);
    expect(store.get(wizardAtom).trouble).toEqual({ kind: 'closed' });
  });

  it('„Dalej” saves, loads the next step and only then moves on; after a refusal it stays (W-114)', async () => {
    const went = shop();
    await went.store.set(openAtom, went.outside, 'ABCDEFGH', 'berths');
    expect(await went.store.set(saveAtom, went.outside)).toEqual({ to: 'insurance' });
    expect(went.calls.map(({ name }) => name)).toEqual([
      'accommodationsGet',
      'accommodationsUpdate',
      'insuranceGet',
    ]);
    const stays = shop({
      accommodationsUpdate: () => refusalReply(400, { message: 'Invalid RoomId' }),
    });
    await stays.store.set(openAtom, stays.outside, 'ABCDEFGH', 'berths');
    expect(await stays.store.set(saveAtom, stays.outside)).toBeNull();
    expect(stays.calls.map(({ name }) => name)).toEqual([
      'accommodationsGet',
      'accommodationsUpdate',
    ]);
    expect(stays.store.get(wizardAtom)).toMatchObject({
      step: 'berths',
      faults: [{ field: 'roomId', person: 1 }],
    });
  });

  it('W-113: a step loaded by „Dalej” is not loaded again when it opens; a reload loads it', async () => {
    const { store, outside, calls } = shop();
    await store.set(openAtom, outside, 'ABCDEFGH', 'berths');
    await store.set(saveAtom, outside);
    await store.set(openAtom, outside, 'ABCDEFGH', 'insurance');
    expect(store.get(wizardAtom)).toMatchObject({ step: 'insurance', busy: null });
    expect(calls.filter(({ name }) => name === 'insuranceGet')).toHaveLength(1);
    await store.set(openAtom, outside, 'ABCDEFGH', 'insurance');
    expect(calls.filter(({ name }) => name === 'insuranceGet')).toHaveLength(2);
  });

  it('W-113: if preloading failed, opening the step loads it', async () => {
    const { store, outside, calls } = shop({ insuranceGet: () => err({ kind: 'offline' }) });
    await store.set(openAtom, outside, 'ABCDEFGH', 'berths');
    expect(await store.set(saveAtom, outside)).toEqual({ to: 'insurance' });
    await store.set(openAtom, outside, 'ABCDEFGH', 'insurance');
    expect(calls.filter(({ name }) => name === 'insuranceGet')).toHaveLength(2);
    expect(store.get(wizardAtom).trouble).toEqual({ kind: 'away' });
  });

  it('W-014: reached steps stay reached after going back; step 4 counts once step 5 was reached', async () => {
    const upTo4 = () => ok({ Reservation: wizardReservation({ summary: {} }) });
    const { store, outside } = shop({ accommodationsGet: upTo4, participantsGet: upTo4 });
    await store.set(openAtom, outside, 'ABCDEFGH', 'berths');
    expect(store.get(wizardAtom).reached).toBe(4);
    await store.set(openAtom, outside, 'ABCDEFGH', 'participants');
    await store.set(openAtom, outside, 'ABCDEFGH', 'berths');
    expect(store.get(wizardAtom).reached).toBe(5);
  });

  it('„Wstecz” reloads the earlier step and starts from its values (W-115)', async () => {
    const { store, outside, calls } = shop();
    await store.set(openAtom, outside, 'ABCDEFGH', 'insurance');
    await store.set(openAtom, outside, 'ABCDEFGH', 'berths');
    expect(calls.map(({ name }) => name)).toEqual(['insuranceGet', 'accommodationsGet']);
    expect(answersOf(store.get(wizardAtom), 'berths')?.people).toMatchObject([
      { same: false, roomId: 1, journeyId: 2 },
      { same: true, roomId: 1, journeyId: 2 },
    ]);
  });

  it('a save without an answer loses nothing', async () => {
    const { store, outside } = shop({ detailsUpdate: () => err({ kind: 'offline' }) });
    await store.set(openAtom, outside, 'ABCDEFGH', 'trip');
    const answers = answersOf(store.get(wizardAtom), 'trip');
    if (!answers) throw new Error('step 1 is open');
    store.set(changeAtom, outside, { ...answers, booking: { ...answers.booking, count: 4 } });
    expect(await store.set(saveAtom, outside)).toBeNull();
    expect(store.get(wizardAtom)).toMatchObject({ trouble: { kind: 'away' }, busy: null });
    expect(answersOf(store.get(wizardAtom), 'trip')?.booking.count).toBe(4);
  });

  it('a change made elsewhere is shown, and the local input continues on top of it (R58)', async () => {
    const elsewhere = wizardReservation({}, { Version: 9 });
    const { store, outside, calls } = shop({
      detailsUpdate: () =>
        refusalReply(409, {
          message: 'Changed elsewhere',
          code: 'changedElsewhere',
          Reservation: elsewhere,
        }),
    });
    await store.set(openAtom, outside, 'ABCDEFGH', 'trip');
    const answers = answersOf(store.get(wizardAtom), 'trip');
    if (!answers) throw new Error('step 1 is open');
    store.set(changeAtom, outside, { ...answers, booking: { ...answers.booking, count: 4 } });
    await store.set(saveAtom, outside);
    expect(store.get(wizardAtom).trouble?.kind).toBe('elsewhere');
    store.set(takeOverAtom, outside, true);
    expect(answersOf(store.get(wizardAtom), 'trip')?.booking.count).toBe(4);
    await store.set(saveAtom, outside);
    expect(calls.filter(({ name }) => name === 'detailsUpdate').at(-1)?.version).toBe(9);
  });

  it('an address too far ahead leads to the farthest step, a confirmed one to thank-you (R50)', async () => {
    const early = shop({
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
    expect(await early.store.set(openAtom, early.outside, 'ABCDEFGH', 'summary')).toEqual({
      to: 'berths',
    });
    const done = shop({
      addonsGet: () =>
        ok({
          Reservation: wizardReservation({
            summary: { ...wizardData().summary, ConfirmedAt: '2027-01-01T12:00:00Z' },
          }),
        }),
    });
    expect(await done.store.set(openAtom, done.outside, 'ABCDEFGH', 'extras')).toEqual({
      to: 'thanks',
    });
  });

  it('login after „exists” clears the account error; other missing answers stay listed (W-168, W-178)', async () => {
    const Account = {
      ...{
        FirstName: 'Ola',
        LastName: 'Lis',
        BirthDate: '',
        IdDocument: '',
        Country: '',
        Gender: '1' as const,
        Phone: '',
      },
      ...{
        Email: 'ola@example.pl',
        InvoiceName: '',
        InvoiceNip: '',
        InvoiceAddress: '',
        InvoiceCity: '',
        InvoiceZip: '',
      },
    };
    let participants = wizardData().participants as ReturnType<typeof wizardReservation>['Data'][5];
    const errors = ['participantsConfig[1].birthDate', 'participantsConfig[0].email'].map(
      (field) => ({ field, code: 'exists' }),
    );
    const { store, outside } = shop({
      participantsGet: () => ok({ Reservation: wizardReservation({ participants }) }),
      participantsUpdate: () =>
        refusalReply(409, {
          message: 'User with this e-mail already exists',
          code: 'userExists',
          errors,
        }),
    });
    await store.set(openAtom, outside, 'ABCDEFGH', 'participants');
    const answers = answersOf(store.get(wizardAtom), 'participants');
    if (!answers) throw new Error('step 5 is open');
    const people = answers.people.map((one) => ({ ...one, phone: '600 100 201', policy: true }));
    store.set(changeAtom, outside, { ...answers, people });
    await store.set(saveAtom, outside);
    expect(store.get(wizardAtom)).toMatchObject({
      accountFault: 'userExists',
      faults: [{ person: 1, field: 'email' }, { person: 2 }],
    });
    participants = { ...wizardData().participants, Account };
    await store.set(refreshAtom, outside);
    expect(store.get(wizardAtom)).toMatchObject({
      accountFault: null,
      faults: [{ person: 2, field: 'birthDate' }],
    });
    expect(store.get(wizardAtom).faults).toHaveLength(1);
    expect(answersOf(store.get(wizardAtom), 'participants')?.people[0]?.phone).toBe('600 100 201');
  });

  it('lost places are shown on every later step, and saving the choice takes them again (R8)', async () => {
    const { store, outside, calls } = shop({
      insuranceGet: () =>
        ok({ Reservation: wizardReservation({}, { PlacesLost: true, HoldUntil: null }) }),
    });
    await store.set(openAtom, outside, 'ABCDEFGH', 'insurance');
    expect(store.get(wizardAtom).trouble).toEqual({ kind: 'lapsed' });
    expect(await store.set(seatAgainAtom, outside, false)).toBeNull();
    expect(calls.at(-1)).toMatchObject({
      name: 'accommodationsUpdate',
      body: { isReserveList: 0 },
      version: 5,
    });
    expect(store.get(wizardAtom).trouble).toBeNull();
  });

  it('a refusal for lack of places returns fresh figures', async () => {
    const fresh = wizardReservation({}, { Version: 6 });
    let reads = 0;
    const { store, outside } = shop({
      accommodationsGet: () => ok({ Reservation: ++reads > 1 ? fresh : wizardReservation() }),
      accommodationsUpdate: () =>
        refusalReply(400, {
          message: 'Invalid RoomId',
          errors: [{ field: 'accommodationConfig[0].roomId', code: 'noPlaces' }],
        }),
    });
    await store.set(openAtom, outside, 'ABCDEFGH', 'berths');
    await store.set(saveAtom, outside);
    expect(store.get(wizardAtom)).toMatchObject({
      faults: [{ field: 'roomId', person: 1, code: 'noPlaces' }],
      reservation: { Version: 6 },
    });
  });
});

describe('the order', () => {
  const ready = async (script: Record<string, () => Reply> = {}) => {
    const made = shop(script);
    await made.store.set(openAtom, made.outside, 'ABCDEFGH', 'summary');
    const answers = answersOf(made.store.get(wizardAtom), 'summary');
    if (!answers) throw new Error('step 6 is open');
    const tick = () =>
      made.store.set(changeAtom, made.outside, {
        ...answers,
        booking: { ...answers.booking, data: true, terms: true },
      });
    return { ...made, tick };
  };

  it('is not sent without both boxes (R55)', async () => {
    const { store, outside, calls } = await ready();
    expect(await store.set(confirmAtom, outside)).toBeNull();
    expect(store.get(wizardAtom).faults.map(({ field }) => field)).toEqual([
      'dataAccepted',
      'termsAccepted',
    ]);
    expect(calls.some(({ name }) => name === 'confirm')).toBe(false);
  });

  it('is sent at the shown price, and retried with the same key while its body is the same', async () => {
    let tries = 0;
    const { store, outside, calls, tick } = await ready({
      confirm: () =>
        ++tries === 1
          ? err({ kind: 'offline' })
          : ok({ Reservation: wizardReservation(), PaymentUrl: null }),
    });
    tick();
    await store.set(confirmAtom, outside);
    expect(await store.set(confirmAtom, outside)).toEqual({ to: 'thanks' });
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
  ])('W-180: a 400 (%s) shows „Uzupełnij wszystkie dane” at the form', async (_, body) => {
    const { store, outside, tick } = await ready({ confirm: () => refusalReply(400, body) });
    tick();
    expect(await store.set(confirmAtom, outside)).toBeNull();
    expect(store.get(wizardAtom)).toMatchObject({ trouble: null, refused: true });
    expect(visibleText(wizardPage(store.get(wizardAtom)))).toContain('Uzupełnij wszystkie dane');
  });

  it.each([
    ['500', () => refusalReply(500, { message: 'Something went wrong', code: 'defect' })],
    ['503', () => refusalReply(503, { message: 'Not ready', code: 'notReady' })],
    ['no answer', () => err({ kind: 'offline' } as const)],
  ])('after %s it says that a retry is safe, and uses the same key', async (_, answer) => {
    let tries = 0;
    const { store, outside, calls, tick } = await ready({
      confirm: () =>
        ++tries === 1 ? answer() : ok({ Reservation: wizardReservation(), PaymentUrl: null }),
    });
    tick();
    await store.set(confirmAtom, outside);
    expect(visibleText(wizardPage(store.get(wizardAtom)))).toMatch(
      /bezpiecznie spróbować jeszcze raz.*zarezerwujemy tylko raz.*Spróbuj ponownie/,
    );
    expect(await store.set(confirmAtom, outside)).toEqual({ to: 'thanks' });
    expect(calls.filter(({ name }) => name === 'confirm').map(({ key }) => key)).toEqual([
      'key1',
      'key1',
    ]);
  });

  it('a changed price is shown, and accepting it sends it under a new key (R17)', async () => {
    let tries = 0;
    const { store, outside, calls, tick } = await ready({
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
    await store.set(confirmAtom, outside);
    expect(store.get(wizardAtom).trouble).toEqual({
      kind: 'priceChanged',
      before: '4098',
      now: '4500',
    });
    await store.set(confirmAtom, outside, '4500');
    expect(calls.at(-1)).toMatchObject({ key: 'key2', body: { expectedPrice: '4500' } });
  });

  it('leads to the payment if the answer has one (W-135)', async () => {
    const { store, outside, tick } = await ready({
      confirm: () =>
        ok({ Reservation: wizardReservation(), PaymentUrl: '/v1/payments/ABCDEFGH/next' }),
    });
    tick();
    expect(await store.set(confirmAtom, outside)).toEqual({ pay: '/v1/payments/ABCDEFGH/next' });
  });
});
