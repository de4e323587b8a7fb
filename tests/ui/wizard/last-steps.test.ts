import { createStore } from 'jotai';
import { err, ok, type Result } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { type ApiFailure, apiFailureOf } from '../../../adapters/http/client/call.ts';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import {
  ageAtom,
  ageRequestStateOf,
  requestAgeConsentAtom,
} from '../../../ui/features/wizard/state/age.ts';
import { savedAnswers } from '../../../ui/features/wizard/state/answers.ts';
import {
  applyCodeAtom,
  clearCodeMessageAtom,
  codesAtom,
  codesOfReservation,
  removeCodeAtom,
} from '../../../ui/features/wizard/state/codes.ts';
import {
  confirmOrderAtom,
  displayedAmountsOf,
  orderFaults,
  replaceUnofferedPaymentChoice,
} from '../../../ui/features/wizard/state/confirm.ts';
import { saveStepAtom } from '../../../ui/features/wizard/state/save.ts';
import { removeIncompleteExtras } from '../../../ui/features/wizard/state/step4-extras.ts';
import {
  changeAnswersAtom,
  openStepAtom,
  type WizardDeps,
  wizardAtom,
  wizardDepsAtom,
} from '../../../ui/features/wizard/state/wizard.ts';
import { answersOf, blockingFailureIn } from '../../../ui/features/wizard/state/wizard-state.ts';
import { addDateHyphens } from '../../../ui/shared/person/PersonField.tsx';
import { readStoredInput } from '../../../ui/state/reservation/stored-input.ts';
import { ID } from './render-wizard.tsx';
import { memoryShelf, wholeYacht, wizardData, wizardReservation } from './wizard-samples.ts';

type Answer =
  | { readonly Reservation: WizardReservation }
  | { readonly Code: string }
  | { readonly RequestNumber: string; readonly HoldUntil: string };
type Reply = Result<Answer, ApiFailure>;
type Call = {
  readonly name: string;
  readonly body: Record<string, unknown>;
  readonly version: number | undefined;
};

const shop = (
  script: Record<string, () => Reply | Promise<Reply>> = {},
  present = wizardReservation(),
) => {
  const calls: Call[] = [];
  const call = async (
    name: string,
    body: object,
    options: { expectedVersion?: number } = {},
  ): Promise<Reply> => {
    calls.push({ name, body: { ...body }, version: options.expectedVersion });
    return script[name]?.() ?? ok({ Reservation: present, PaymentUrl: null });
  };
  const deps: WizardDeps = {
    call: call as WizardDeps['call'],
    shelf: memoryShelf(),
    newKey: () => 'key',
  };
  const store = createStore();
  store.set(wizardDepsAtom, deps);
  return { calls, deps, store };
};
const refused = (status: number, body: object): Reply => err(apiFailureOf(status, null, body));

const atStep6 = async (
  { store }: ReturnType<typeof shop>,
  codes: { voucher?: string; ambassador?: string; group?: string },
) => {
  await store.set(openStepAtom, ID, 'summary');
  const answers = answersOf(store.get(wizardAtom), 'summary');
  if (!answers) throw new Error('step 6 is open');
  const { voucher = '', ambassador = '', group = '' } = codes;
  store.set(changeAnswersAtom, {
    booking: {
      ...answers.booking,
      comments: 'Wegetarianie',
      hasVoucher: true,
      ambassadorCode: ambassador,
      groupCode: group,
    },
    people: answers.people.map((person, index) =>
      index === 1 ? { voucherCode: voucher } : person,
    ),
  });
};

describe('vouchers and codes in step 6', () => {
  const newer = wizardReservation(
    {},
    { Version: 6, Price: { CurrentPrice: '4098', Paid: '100', LeftToPay: '3998', Rebate: '200' } },
  );

  it('R51.9: removing a voucher sends the version of the draft on the screen; a refusal changes nothing', async () => {
    const here = shop({
      voucherRemove: () => ok({ Reservation: newer }),
      groupLeave: () => refused(404, { message: 'x', code: 'groupUnknown' }),
    });
    await atStep6(here, { ambassador: 'ANNA' });
    expect(await here.store.set(removeCodeAtom, { kind: 'voucher', code: 'LATO' })).toEqual({
      removed: true,
      to: null,
    });
    expect(here.calls.at(-1)).toMatchObject({
      name: 'voucherRemove',
      version: 5,
      body: { voucherCode: 'LATO', reservationId: ID },
    });
    expect(await here.store.set(removeCodeAtom, { kind: 'group' })).toEqual({
      removed: false,
      to: null,
    });
    const wizard = here.store.get(wizardAtom);
    expect(wizard).toMatchObject({ state: 'editing', reservation: { Version: 6 } });
    expect(answersOf(wizard, 'summary')?.booking).toMatchObject({
      comments: 'Wegetarianie',
      ambassadorCode: 'ANNA',
    });
  });

  it('redeeming a voucher for a participant changes the totals and clears the field (W-089, W-181)', async () => {
    const here = shop({ voucherRedeem: () => ok({ Reservation: newer }) });
    await atStep6(here, { voucher: ' LATO ', ambassador: 'ANNA' });
    await here.store.set(applyCodeAtom, 'voucher-2');
    expect(here.calls.at(-1)).toMatchObject({
      name: 'voucherRedeem',
      version: 5,
      body: { voucherCode: 'LATO', userNum: 2, reservationId: ID },
    });
    const wizard = here.store.get(wizardAtom);
    expect(wizard.reservation?.Price.LeftToPay).toBe('3998');
    expect(answersOf(wizard, 'summary')).toMatchObject({
      booking: { comments: 'Wegetarianie', ambassadorCode: 'ANNA' },
      people: [{ voucherCode: '' }, { voucherCode: '' }],
    });
    expect(codesOfReservation(here.store.get(codesAtom), ID).said['voucher-2']).toEqual({
      kind: 'applied',
    });
    expect(readStoredInput(here.deps.shelf, ID, 'summary')).toMatchObject({
      version: 6,
      typed: { booking: { comments: 'Wegetarianie' } },
    });
  });

  it('R51: a refused code stays in its field; its error text stays until the customer types again', async () => {
    const here = shop({
      groupJoin: () => refused(404, { message: 'Group code does not exist', code: 'groupUnknown' }),
    });
    await atStep6(here, { group: 'ABCDEFGH' });
    await here.store.set(applyCodeAtom, 'groupJoin');
    expect(answersOf(here.store.get(wizardAtom), 'summary')?.booking.groupCode).toBe('ABCDEFGH');
    expect(codesOfReservation(here.store.get(codesAtom), ID).said.groupJoin).toEqual({
      kind: 'refused',
      why: 'groupUnknown',
    });
    here.store.set(clearCodeMessageAtom, 'groupJoin');
    expect(codesOfReservation(here.store.get(codesAtom), ID).said).toEqual({});
  });

  it('sending another code removes the error text about the refused code (R51)', async () => {
    let answer: (end: Reply) => void = () => undefined;
    let tries = 0;
    const here = shop({
      groupJoin: () => {
        tries += 1;
        return tries === 1
          ? refused(404, { message: 'x', code: 'groupUnknown' })
          : new Promise<Reply>((settle) => (answer = settle));
      },
    });
    await atStep6(here, { group: 'ABCDEFGH' });
    await here.store.set(applyCodeAtom, 'groupJoin');
    const again = here.store.set(applyCodeAtom, 'groupJoin');
    expect(codesOfReservation(here.store.get(codesAtom), ID)).toMatchObject({
      busy: 'groupJoin',
      said: {},
    });
    answer(refused(404, { message: 'x', code: 'groupUnknown' }));
    await again;
    expect(codesOfReservation(here.store.get(codesAtom), ID).said.groupJoin).toEqual({
      kind: 'refused',
      why: 'groupUnknown',
    });
  });

  it('an empty code is not sent; its field says that a code is missing (W-150)', async () => {
    const here = shop();
    await atStep6(here, {});
    await here.store.set(applyCodeAtom, 'ambassador');
    expect(here.calls.some(({ name }) => name === 'ambassadorUse')).toBe(false);
    expect(codesOfReservation(here.store.get(codesAtom), ID).said.ambassador).toEqual({
      kind: 'empty',
    });
  });

  it('opening a group sends no code; afterwards the draft is loaded again (W-185)', async () => {
    const grouped = wizardReservation(
      { summary: { ...wizardData().summary, GroupCode: ID } },
      { Version: 6 },
    );
    let opened = false;
    const here = shop({
      groupCreate: () => {
        opened = true;
        return ok({ Code: ID });
      },
      confirmationGet: () => ok({ Reservation: opened ? grouped : wizardReservation() }),
    });
    await atStep6(here, {});
    await here.store.set(applyCodeAtom, 'groupCreate');
    expect(here.store.get(wizardAtom).reservation).toBe(grouped);
    expect(answersOf(here.store.get(wizardAtom), 'summary')?.booking.comments).toBe('Wegetarianie');
  });

  it('if another window has changed the draft, a screen says so, and typed data stay (R58)', async () => {
    const here = shop({
      ambassadorUse: () => refused(409, { message: 'Changed elsewhere', code: 'changedElsewhere' }),
    });
    await atStep6(here, { ambassador: 'ANNA' });
    await here.store.set(applyCodeAtom, 'ambassador');
    expect(blockingFailureIn(here.store.get(wizardAtom))).toMatchObject({ kind: 'elsewhere' });
    expect(answersOf(here.store.get(wizardAtom), 'summary')?.booking.ambassadorCode).toBe('ANNA');
  });

  it('the order is not sent while a field has a code that was typed but not sent (R51.6)', async () => {
    const here = shop();
    await atStep6(here, { voucher: 'LATO' });
    await here.store.set(confirmOrderAtom);
    expect(here.calls.some(({ name }) => name === 'confirm')).toBe(false);
    expect(here.store.get(wizardAtom).faults[0]).toEqual({
      field: 'voucherCode',
      person: 2,
      code: 'notApplied',
    });
  });
});

describe('the group code in step 1', () => {
  const grouping = wizardReservation(
    {},
    { Offer: { ...wizardReservation().Offer, ShowGroupRebate: true } },
  );
  const atStep1 = async ({ store }: ReturnType<typeof shop>, groupCode: string) => {
    await store.set(openStepAtom, ID, 'trip');
    const answers = answersOf(store.get(wizardAtom), 'trip');
    if (!answers) throw new Error('step 1 is open');
    store.set(changeAnswersAtom, {
      ...answers,
      booking: { ...answers.booking, count: 3, groupCode },
    });
  };

  it('W-188: is sent in capitals; after that the field is empty and the number of people is unchanged', async () => {
    const joined = { ...grouping, Version: 6, Group: { Code: 'ZXCVBNMA', Days: 10 } };
    const here = shop({ groupJoin: () => ok({ Reservation: joined }) }, grouping);
    await atStep1(here, ' zxcvbnma ');
    await here.store.set(applyCodeAtom, 'groupJoin');
    expect(here.calls.at(-1)).toMatchObject({ name: 'groupJoin', body: { groupCode: 'ZXCVBNMA' } });
    expect(answersOf(here.store.get(wizardAtom), 'trip')?.booking).toMatchObject({
      groupCode: '',
      count: 3,
    });
    expect(here.store.get(wizardAtom).reservation?.Group.Code).toBe('ZXCVBNMA');
  });

  it('R51.7: while a typed code is not sent, „Dalej” saves nothing; the code also stays after a reload', async () => {
    const here = shop({}, grouping);
    await atStep1(here, 'ZXCVBNMA');
    await here.store.set(saveStepAtom);
    expect(here.calls.some(({ name }) => name === 'detailsUpdate')).toBe(false);
    expect(here.store.get(wizardAtom).faults).toEqual([
      { field: 'groupCode', person: 0, code: 'notApplied' },
    ]);
    const again = { ...here, store: createStore() };
    again.store.set(wizardDepsAtom, here.deps);
    await again.store.set(openStepAtom, ID, 'trip');
    expect(answersOf(again.store.get(wizardAtom), 'trip')?.booking.groupCode).toBe('ZXCVBNMA');
  });

  it('is shown after the customer opens a group, even if loading the draft again fails (W-185)', async () => {
    let opened = false;
    const here = shop(
      {
        groupCreate: () => {
          opened = true;
          return ok({ Code: ID });
        },
        detailsGet: () => (opened ? refused(503, {}) : ok({ Reservation: grouping })),
      },
      grouping,
    );
    await atStep1(here, '');
    await here.store.set(applyCodeAtom, 'groupCreate');
    expect(here.store.get(wizardAtom).reservation?.Group.Code).toBe(ID);
    expect(codesOfReservation(here.store.get(codesAtom), ID).said.groupCreate).toEqual({
      kind: 'applied',
    });
  });
});

describe('the request to the office about a participant’s age (R33)', () => {
  it('shows its number and how long the hold is extended; typed data stay', async () => {
    const until = '2027-06-03T22:00:00.000Z';
    const here = shop(
      { ageRequest: () => ok({ RequestNumber: '17', HoldUntil: until }) },
      wizardReservation({ summary: {} }),
    );
    await here.store.set(openStepAtom, ID, 'participants');
    const answers = answersOf(here.store.get(wizardAtom), 'participants');
    if (!answers) throw new Error('step 5 is open');
    here.store.set(changeAnswersAtom, {
      ...answers,
      people: answers.people.map((person) => ({ ...person, birthDate: '1970-01-01' })),
    });
    await here.store.set(requestAgeConsentAtom);
    expect(ageRequestStateOf(here.store.get(ageAtom), ID)).toEqual({
      kind: 'asked',
      number: '17',
      until,
    });
    expect(answersOf(here.store.get(wizardAtom), 'participants')?.people[0]?.birthDate).toBe(
      '1970-01-01',
    );
    expect(ageRequestStateOf(here.store.get(ageAtom), 'another')).toEqual({ kind: 'none' });
  });

  it('R65.2: asks the customer to save step 5 first if the server has no participants yet', async () => {
    const here = shop({
      ageRequest: () => refused(400, { code: 'notNeeded', message: 'notNeeded' }),
    });
    await here.store.set(openStepAtom, ID, 'participants');
    await here.store.set(requestAgeConsentAtom);
    expect(ageRequestStateOf(here.store.get(ageAtom), ID)).toEqual({ kind: 'notSaved' });
    expect(blockingFailureIn(here.store.get(wizardAtom))).toBeNull();
  });

  it('if it could not be sent, says so', async () => {
    const here = shop({ ageRequest: () => err({ kind: 'offline' }) });
    await here.store.set(openStepAtom, ID, 'participants');
    await here.store.set(requestAgeConsentAtom);
    expect(ageRequestStateOf(here.store.get(ageAtom), ID)).toEqual({ kind: 'failed' });
    expect(blockingFailureIn(here.store.get(wizardAtom))).toBeNull();
  });
});

describe('the choices of step 4 at its start, and if it is skipped', () => {
  const { extras } = wizardData();
  const gift = {
    ...extras,
    AddonsList: extras.AddonsList.map((addon) => ({ ...addon, Price: '0' })),
    AwaitingSizes: [4],
  };

  it('a free shirt is preselected without a size until add-ons are saved (W-146, R54.4)', () => {
    const fresh = savedAnswers.extras(wizardReservation({ extras: gift, summary: {} }));
    expect(fresh?.people.map(({ addons }) => addons)).toEqual([{ 4: 0 }, { 4: 0 }]);
    expect(savedAnswers.extras(wizardReservation({ summary: {} }))?.people[0]?.addons).toEqual({});
    const sized = { userNum: 1, addonsSelected: [{ addonId: 4, addonOptionId: 42 }] };
    const AddonsConfig = [sized, { userNum: 2, addonsSelected: [] }];
    const initial = savedAnswers.extras(
      wizardReservation({
        extras: { ...gift, AwaitingSizes: [], Config: { ...gift.Config, AddonsConfig } },
        summary: {},
      }),
    );
    expect(initial?.people.map(({ addons }) => addons)).toEqual([{ 4: 42 }, {}]);
  });

  it('R54.3, W-061: skipping step 4 saves the chosen add-ons, but omits an add-on whose size is not chosen', async () => {
    const here = shop({}, wizardReservation({ extras: gift, summary: {} }));
    await here.store.set(openStepAtom, ID, 'extras');
    expect(await here.store.set(saveStepAtom, true)).toEqual({ to: 'participants' });
    const sent = here.calls.find(({ name }) => name === 'addonsUpdate');
    expect(sent?.body.addonsConfig).toEqual([
      { userNum: 1, addonsSelected: [] },
      { userNum: 2, addonsSelected: [] },
    ]);
    const completed = removeIncompleteExtras(gift, {
      booking: {},
      people: [{ trainings: {}, addons: { 4: 42, 7: 0 } }],
    });
    expect(completed.people[0]?.addons).toEqual({ 4: 42 });
  });
});

describe('what step 5 contains at its start', () => {
  const { participants, berths } = wizardData();
  const unnamed = participants.Config.ParticipantsConfig.map((participant) => ({
    ...participant,
    firstName: '',
    lastName: '',
  }));

  it('names that were given in step 2 are filled in (W-044)', () => {
    const named = berths.Config.AccommodationConfig.map((answer) => ({
      ...answer,
      valueName: answer.userNum === 2 ? 'Ewa' : '',
      valueSurname: '',
    }));
    const present = wizardReservation({
      participants: { ...participants, Config: { ParticipantsConfig: unnamed } },
      berths: { ...berths, Config: { ...berths.Config, AccommodationConfig: named } },
      summary: {},
    });
    expect(savedAnswers.participants(present)?.people.map(({ firstName }) => firstName)).toEqual([
      '',
      'Ewa',
    ]);
  });

  it('“later” is preselected for participants who can give their data later (W-078, R34)', () => {
    const later = (present: WizardReservation) =>
      savedAnswers.participants(present)?.people.map((person) => person.later);
    expect(later(wizardReservation({ ...wholeYacht(), summary: {} }))).toEqual([false, true]);
    expect(later(wizardReservation(wholeYacht()))).toEqual([false, false]);
    expect(later(wizardReservation({ summary: {} }))).toEqual([false, false]);
  });

  it.each([
    ['19950', '1995', '1995-0'],
    ['1995-051', '1995-05', '1995-05-1'],
    ['19950517', '', '1995-05-17'],
    ['1995-05-1', '1995-05-17', '1995-05-1'],
    ['1995-', '1995', '1995-'],
    ['05.05.1995', '', '05.05.1995'],
    ['1995-5-17', '', '1995-5-17'],
  ])(
    'hyphens are added to the digits of a date as they are typed; other input stays unchanged: %s',
    (typed, before, expected) => {
      expect(addDateHyphens(typed, before)).toBe(expected);
    },
  );
});

describe('the payment of the order', () => {
  const instalments = wizardData().summary.InstallmentPaymentDetails;

  it('a chosen payment method that is no longer offered is replaced by one that is (R28, R29)', () => {
    const chosen = { paymentOption: 'installment', paymentType: 'wired' } as const;
    expect(
      replaceUnofferedPaymentChoice(chosen, {
        InstallmentPaymentDetails: instalments,
        OnlineOnly: false,
        OnlineOffered: true,
      }),
    ).toEqual(chosen);
    expect(
      replaceUnofferedPaymentChoice(chosen, {
        InstallmentPaymentDetails: [],
        OnlineOnly: true,
        OnlineOffered: true,
      }),
    ).toEqual({
      paymentOption: 'onetime',
      paymentType: 'payu',
    });
  });

  it('with a used gift voucher, the order also sends the displayed amount left to pay (R17, R26)', () => {
    expect(displayedAmountsOf(wizardReservation())).toEqual({
      price: '4098',
      left: null,
      documents: null,
    });
    const Price = { CurrentPrice: '4098', Paid: '98', LeftToPay: '4000', Rebate: '0' };
    expect(displayedAmountsOf(wizardReservation({}, { Price }))).toEqual({
      price: '4098',
      left: '4000',
      documents: null,
    });
    expect(
      displayedAmountsOf(wizardReservation({ flags: { Config: { IsReserveList: 1 } } }, { Price })),
    ).toEqual({
      price: '4098',
      left: null,
      documents: null,
    });
  });

  it('R55: both consents are required; a typed voucher code counts only if the voucher box is ticked', () => {
    const booking = {
      comments: '',
      paymentOption: 'onetime',
      paymentType: 'wired',
      data: true,
      terms: false,
      hasVoucher: false,
      ambassadorCode: '',
      groupCode: ' ',
    } as const;
    expect(orderFaults({ booking, people: [{ voucherCode: 'X' }] }, wizardReservation())).toEqual([
      { field: 'termsAccepted', person: 0, code: 'required' },
    ]);
  });

  it('R51.6, R52.2: a typed group code blocks the order, except on a whole yacht, which hides its field', () => {
    const { trip } = wizardData();
    const whole = { ...trip, Config: { ...trip.Config, AccommodationOption: 'whole' as const } };
    const Offer = { ...wizardReservation().Offer, ShowGroupRebate: true };
    const faultsOf = (parts: Parameters<typeof wizardReservation>[0]) => {
      const present = wizardReservation(parts, { Offer });
      const answers = savedAnswers.summary(present);
      if (!answers) throw new Error('step 6 is reached');
      const booking = { ...answers.booking, data: true, terms: true, groupCode: 'ZXCVBNMA' };
      return orderFaults({ ...answers, booking }, present);
    };
    expect(faultsOf({})).toEqual([{ field: 'groupCode', person: 0, code: 'notApplied' }]);
    expect(faultsOf({ trip: whole })).toEqual([]);
  });
});
