import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../domain/booking/booking.ts';
import type { LifeCommand } from '../../../domain/booking/commands.ts';
import { decideBookingCommand } from '../../../domain/booking/decide.ts';
import { priceDraft } from '../../../domain/booking/price-of.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import { BAG, offerWith, SHIRT } from '../../arbitraries/offers.ts';
import { ANNA, JAN } from '../../arbitraries/parties.ts';
import {
  acceptedConfirmed,
  acceptedDraft,
  berthsStep,
  confirmStep,
  contextWith,
  draftAfter,
  FREE_CONTEXT,
  give,
  insureAll,
  invalidAt,
  NOON,
  nameAll,
  noExtras,
  refusalFrom,
  tripStep,
} from './booking-steps.ts';

const filling = (draft: Draft, command: LifeCommand, context = FREE_CONTEXT) =>
  decideBookingCommand(
    draft,
    {
      ...{
        bookingId: draft.id,
        by: { kind: 'customer' },
        owner: draft.owner,
        at: NOON,
        expectedVersion: null,
        bookerEmail: null,
      },
      ...{ trips: {}, command },
    },
    context,
    true,
  );

describe('commands of steps 3 to 5', () => {
  const seated = draftAfter([tripStep(2), berthsStep([501, 501])]);

  it('R16.4: each participant must choose insurance; resignation and assistance only if they are sold', () => {
    expect(refusalFrom(give(seated, insureAll(1)))).toEqual(invalidAt(2, 'insurance', 'required'));
    expect(refusalFrom(give(seated, insureAll(2, { insuranceId: 9 })))).toMatchObject({
      problems: [{ code: 'unknown' }, { code: 'unknown' }],
    });
    const bare = contextWith({ offer: offerWith({ sellsResignation: false, assistance: null }) });
    expect(
      refusalFrom(give(seated, insureAll(2, { resignation: true, assistance: true }), {}, bare)),
    ).toMatchObject({
      problems: [
        { userNum: 1, field: 'resignation', code: 'notOffered' },
        { userNum: 1, field: 'assistance', code: 'notOffered' },
        { userNum: 2, field: 'resignation', code: 'notOffered' },
        { userNum: 2, field: 'assistance', code: 'notOffered' },
      ],
    });
  });

  it('R16: “same as participant 1” copies participant 1’s insurance; for participant 1 it changes nothing', () => {
    const [first, second] = insureAll(2).insurances;
    if (first === undefined || second === undefined) throw new Error('two answers');
    const chosen = (sameAsFirst: boolean) => {
      const insurances = [
        { ...first, insuranceId: 2, resignation: true, assistance: true, sameAsFirst: true },
        { ...second, insuranceId: 1, sameAsFirst },
      ];
      const draft = acceptedDraft(give(seated, { type: 'chooseInsurance', insurances }));
      return draft.choices.participants.map((each) => [
        each.insuranceId,
        each.resignation,
        each.assistance,
        each.insuranceSameAsFirst,
      ]);
    };
    expect(chosen(true)).toEqual([
      [2, true, true, false],
      [2, true, true, true],
    ]);
    expect(chosen(false)).toEqual([
      [2, true, true, false],
      [1, false, false, false],
    ]);
  });

  it('R16: a participant who leaves optional insurance unanswered has no resignation and no assistance', () => {
    const none = contextWith({ offer: offerWith({ insurances: [] }) });
    const [first] = insureAll(1, {
      insuranceId: null,
      resignation: true,
      assistance: true,
    }).insurances;
    if (first === undefined) throw new Error('an answer');
    const draft = acceptedDraft(
      give(seated, { type: 'chooseInsurance', insurances: [first] }, {}, none),
    );
    expect(
      draft.choices.participants.map(({ resignation, assistance }) => [resignation, assistance]),
    ).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('R17: in a preview of step 2, participants without a unit get the unit of participant 1', () => {
    const draft = draftAfter([tripStep(2)]);
    const previewFor = (...unitIds: readonly (number | null)[]) => {
      const command = berthsStep([0, 0], { journeys: [] });
      const answers = command.berths.map((each, index) => ({
        ...each,
        unitId: unitIds[index] ?? null,
      }));
      return filling(draft, { ...command, berths: answers });
    };
    const units = (...unitIds: readonly (number | null)[]) =>
      acceptedDraft(previewFor(...unitIds)).choices.participants.map(({ unitId, journeyId }) => [
        unitId,
        journeyId,
      ]);
    expect(units(501, null)).toEqual([
      [501, null],
      [501, null],
    ]);
    expect(units(501, 502)).toEqual([
      [501, null],
      [502, null],
    ]);
    expect(units(null, 502)).toEqual([
      [null, null],
      [502, null],
    ]);
    expect(units(null, null)).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(acceptedDraft(previewFor(null, null)).reserveList).toBe(draft.reserveList);
    const second = { ...berthsStep([501, 502]), journeys: [] };
    const onlySecond = { ...second, berths: second.berths.slice(1) };
    expect(acceptedDraft(filling(draft, onlySecond)).choices.participants[0]?.unitId).toBeNull();
    expect(refusalFrom(previewFor(999, null))).toMatchObject({ kind: 'invalid' });
    expect(refusalFrom(give(draft, berthsStep([501], { journeys: [] })))).toMatchObject({
      kind: 'invalid',
    });
  });

  it('R15.1: a participant who has no unit yet is priced with the cheapest unit on sale', () => {
    const context = { ...FREE_CONTEXT, at: NOON, bookerEmail: null, trips: {} };
    const draft = draftAfter([tripStep(2)]);
    const price = (...unitIds: readonly (number | null)[]) => {
      const participants = draft.choices.participants.map((each, index) => ({
        ...each,
        unitId: unitIds[index] ?? null,
      }));
      return (
        priceDraft(context, { ...draft, choices: { ...draft.choices, participants } }, false)
          .price / 100
      );
    };
    expect([price(null, null), price(502, null), price(502, 502)]).toEqual([
      4698,
      3199 + 2349,
      6398,
    ]);
  });

  it('R16, R17: a preview of an incomplete step reports no missing answers', () => {
    const insuranceResult = (
      insuranceIds: readonly (number | null)[],
      resignation = false,
      context = FREE_CONTEXT,
    ) => {
      const command = insureAll(2, { resignation });
      const insurances = command.insurances.map((each, index) => ({
        ...each,
        insuranceId: insuranceIds[index] ?? null,
      }));
      return filling(seated, { ...command, insurances }, context);
    };
    expect(insuranceResult([null, null]).isOk()).toBe(true);
    const unsold = contextWith({ offer: offerWith({ sellsResignation: false }) });
    expect(refusalFrom(insuranceResult([null, null], true, unsold))).toMatchObject({
      problems: [{ code: 'notOffered' }, { code: 'notOffered' }],
    });
    expect(insuranceResult([1, null]).isOk()).toBe(true);
  });

  it('R36.4: on a whole yacht only participants have price rows and need insurance, not empty berths', () => {
    const three = draftAfter([
      tripStep(3, { accommodation: 'whole' }),
      berthsStep([501, 501, 501]),
    ]);
    expect(refusalFrom(give(three, insureAll(2)))).toEqual(invalidAt(3, 'insurance', 'required'));
    const draft = acceptedDraft(give(three, insureAll(3)));
    const { quote } = acceptedConfirmed(
      give(acceptedDraft(give(draft, nameAll(3))), confirmStep()),
    );
    expect([...new Set(quote.rows.map(({ userNum }) => userNum))].sort()).toEqual([1, 2, 3]);
  });

  const extras = (selected: readonly { addonId: number; optionId: number | null }[]) =>
    ({ type: 'chooseExtras', trainings: [], addons: [{ userNum: 1, selected }] }) as const;
  const shirt = { addonId: SHIRT.id, optionId: 31 };
  const bag = { addonId: BAG.id, optionId: 13 };
  const insuredParty = acceptedDraft(give(seated, insureAll(2)));

  it('R14.2, R14.6: step 4 stores a luggage add-on as luggage, and keeps it if no add-on is named later', () => {
    const draft = acceptedDraft(give(insuredParty, extras([bag, shirt])));
    expect(draft.choices.participants[0]).toMatchObject({ luggage: true, addons: [shirt] });
    expect(acceptedDraft(give(draft, noExtras)).choices.participants[0]).toMatchObject({
      luggage: true,
      addons: [],
    });
  });

  it('R54.2: in the last 14 days before the start add-ons can be kept or removed, but not added', () => {
    const hoodie = { ...SHIRT, id: 4, name: 'Bluza' };
    const context = contextWith({ offer: offerWith({ addons: [SHIRT, hoodie, BAG] }) });
    const both = [shirt, { addonId: 4, optionId: 31 }];
    const on = (day: string) => ({ at: Date.parse(`${day}T10:00:00Z`) });
    expect(give(insuredParty, extras(both), on('2027-07-17'), context).isOk()).toBe(true);
    expect(refusalFrom(give(insuredParty, extras([shirt]), on('2027-07-18'), context))).toEqual(
      invalidAt(1, 'addon', 'addonsClosed'),
    );
    expect(refusalFrom(give(insuredParty, extras([bag]), on('2027-07-18'), context))).toEqual(
      invalidAt(1, 'addon', 'addonsClosed'),
    );
    const chosen = acceptedDraft(give(insuredParty, extras(both), on('2027-07-17'), context));
    for (const addons of [both, [...both].reverse(), [shirt], []])
      expect(give(chosen, extras(addons), on('2027-07-18'), context).isOk()).toBe(true);
    const withShirt = acceptedDraft(give(insuredParty, extras([shirt]), on('2027-07-17'), context));
    expect(give(withShirt, extras([shirt]), on('2027-07-18'), context).isOk()).toBe(true);
    expect(
      refusalFrom(give(withShirt, extras([{ ...shirt, addonId: 4 }]), on('2027-07-18'), context)),
    ).toEqual(invalidAt(1, 'addon', 'addonsClosed'));
    const packed = acceptedDraft(give(insuredParty, extras([bag]), on('2027-07-17'), context));
    expect(
      acceptedDraft(give(packed, extras([]), on('2027-07-18'), context)).choices.participants[0]
        ?.luggage,
    ).toBe(true);
    expect(
      refusalFrom(give(chosen, extras([{ ...shirt, optionId: 32 }]), on('2027-07-18'), context)),
    ).toEqual(invalidAt(1, 'addon', 'addonsClosed'));
  });

  it('R54.2: an add-on with sizes needs a size; an add-on without sizes accepts no size', () => {
    const mug = { ...SHIRT, id: 5, sized: false, options: [] };
    const sold = contextWith({ offer: offerWith({ addons: [SHIRT, mug] }) });
    const chosen = (addonId: number, optionId: number | null) =>
      give(insuredParty, extras([{ addonId, optionId }]), {}, sold);
    for (const [addonId, optionId] of [
      [5, null],
      [3, 32],
    ] as const)
      expect(chosen(addonId, optionId).isOk()).toBe(true);
    expect(refusalFrom(chosen(3, null))).toEqual(invalidAt(1, 'addonOption', 'required'));
    expect(refusalFrom(chosen(3, 13))).toEqual(invalidAt(1, 'addonOption', 'unknown'));
  });

  it('the option of a training must belong to that training', () => {
    const levels = (id: number, optionId: number) => ({
      id,
      options: [{ id: optionId, name: '', price: 100 }],
    });
    const sold = contextWith({ offer: offerWith({ trainings: [levels(5, 51), levels(6, 61)] }) });
    const learns = (trainingId: number, optionId: number) =>
      ({
        type: 'chooseExtras',
        trainings: [{ userNum: 1, selected: [{ trainingId, optionId }] }],
        addons: [],
      }) as const;
    expect(give(insuredParty, learns(6, 61), {}, sold).isOk()).toBe(true);
    expect(refusalFrom(give(insuredParty, learns(6, 51), {}, sold))).toEqual(
      invalidAt(1, 'training', 'unknown'),
    );
    const twice = { trainingId: 6, optionId: 61 };
    const learnsTwice = { ...learns(6, 61), trainings: [{ userNum: 1, selected: [twice, twice] }] };
    expect(refusalFrom(give(insuredParty, learnsTwice, {}, sold))).toEqual(
      invalidAt(1, 'training', 'invalid'),
    );
    const two = {
      ...learns(6, 61),
      trainings: [{ userNum: 1, selected: [{ trainingId: 5, optionId: 51 }, twice] }],
    };
    expect(give(insuredParty, two, {}, sold).isOk()).toBe(true);
  });

  it('R14.2: step 4 refuses luggage that was chosen in step 2 but is no longer sold', () => {
    const packed = acceptedDraft(give(insuredParty, extras([bag])));
    const unsold = contextWith({
      offer: offerWith({ addons: [SHIRT, { ...BAG, available: false }] }),
    });
    expect(refusalFrom(give(packed, noExtras, {}, unsold))).toEqual(
      invalidAt(1, 'addon', 'unknown'),
    );
    expect(give(insuredParty, noExtras, {}, unsold).isOk()).toBe(true);
  });

  it('steps 3 to 5 refuse an answer for a participant who is not on the booking', () => {
    const stranger = { ...extras([]), addons: [{ userNum: 3, selected: [] }] };
    expect(refusalFrom(give(insuredParty, stranger))).toEqual(invalidAt(3, 'userNum', 'unknown'));
    expect(
      refusalFrom(give(insuredParty, { ...stranger, addons: [{ userNum: 0, selected: [] }] })),
    ).toEqual(invalidAt(0, 'userNum', 'unknown'));
  });

  it('R54: an add-on needs one of its own options, and a participant can choose each add-on only once', () => {
    expect(
      refusalFrom(give(insuredParty, extras([{ addonId: SHIRT.id, optionId: null }]))),
    ).toEqual(invalidAt(1, 'addonOption', 'required'));
    expect(refusalFrom(give(insuredParty, extras([{ addonId: SHIRT.id, optionId: 99 }])))).toEqual(
      invalidAt(1, 'addonOption', 'unknown'),
    );
    expect(refusalFrom(give(insuredParty, extras([{ addonId: 99, optionId: null }])))).toEqual(
      invalidAt(1, 'addon', 'unknown'),
    );
    expect(refusalFrom(give(insuredParty, extras([shirt, shirt])))).toEqual(
      invalidAt(1, 'addon', 'invalid'),
    );
  });

  it('R34: step 5 is accepted without step 4, but is refused if a participant’s names are missing', () => {
    expect(refusalFrom(give(insuredParty, nameAll(1)))).toMatchObject({
      problems: [{ userNum: 2 }, { userNum: 2 }, { userNum: 2 }],
    });
    expect(acceptedDraft(give(insuredParty, nameAll(2))).reached).toBe(5);
  });

  it('W-161: an order without step 5 is refused, because it needs the names', () => {
    const extra = acceptedDraft(give(insuredParty, noExtras));
    expect(extra.reached).toBe(4);
    expect(refusalFrom(give(extra, confirmStep()))).toEqual({ kind: 'stepSkipped', step: 5 });
  });

  it('R35: a logged-in booker gets the e-mail of their account, whatever they typed', () => {
    const typed = nameAll(2, [{ ...ANNA, email: 'other@example.com' }, JAN]);
    const draft = acceptedDraft(give(insuredParty, typed, { bookerEmail: 'anna@example.com' }));
    expect(draft.choices.participants[0]?.person.email).toBe('anna@example.com');
  });

  it('R34, R35: an anonymous booker needs an e-mail; other participants use their own e-mails', () => {
    const { email: _email, ...unknown } = ANNA;
    expect(refusalFrom(give(insuredParty, nameAll(2, [{ ...unknown, email: '' }, JAN])))).toEqual(
      invalidAt(1, 'email', 'required'),
    );
    const typed = nameAll(2, [ANNA, { ...JAN, email: 'jan@example.com' }]);
    const draft = acceptedDraft(give(insuredParty, typed, { bookerEmail: 'konto@example.com' }));
    expect(draft.choices.participants.map(({ person }) => person.email)).toEqual([
      'konto@example.com',
      'jan@example.com',
    ]);
  });

  it('R34: of a participant whose data are given later, only the e-mail is stored', () => {
    const yacht = draftAfter([
      tripStep(2, { accommodation: 'whole' }),
      berthsStep([501, 501]),
      insureAll(2),
    ]);
    const command = nameAll(2, [ANNA, { ...JAN, email: 'jan@example.com' }]);
    const later = {
      ...command,
      participants: command.participants.map((each) => ({
        ...each,
        fillLater: each.userNum === 2,
      })),
    };
    const [first, second] = acceptedDraft(give(yacht, later)).choices.participants;
    expect([first?.fillLater, first?.person]).toEqual([false, ANNA]);
    expect([second?.fillLater, second?.person]).toEqual([
      true,
      { ...NOBODY, email: 'jan@example.com' },
    ]);
  });

  it('a step is refused if an earlier step that it needs was not saved', () => {
    expect(refusalFrom(give(draftAfter([]), berthsStep([501])))).toEqual({
      kind: 'stepSkipped',
      step: 1,
    });
    expect(refusalFrom(give(draftAfter([tripStep(1)]), insureAll(1)))).toEqual({
      kind: 'stepSkipped',
      step: 2,
    });
    expect(refusalFrom(give(seated, noExtras))).toEqual({ kind: 'stepSkipped', step: 3 });
    expect(refusalFrom(give(seated, nameAll(2)))).toEqual({ kind: 'stepSkipped', step: 3 });
    expect(refusalFrom(give(insuredParty, confirmStep()))).toEqual({
      kind: 'stepSkipped',
      step: 5,
    });
  });
});
