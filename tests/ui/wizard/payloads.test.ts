import { describe, expect, it } from 'vitest';
import { decode } from '../../../adapters/codecs/decode.ts';
import { routes } from '../../../adapters/http/contract/routes.ts';
import { farthestStep, savedAnswers } from '../../../ui/features/wizard/state/answers.ts';
import { sendStep } from '../../../ui/features/wizard/state/send-step.ts';
import { tripPayload } from '../../../ui/features/wizard/state/step1-trip.ts';
import {
  type BerthAnswers,
  berthsPayload,
} from '../../../ui/features/wizard/state/step2-berths.ts';
import { insurancePayload } from '../../../ui/features/wizard/state/step3-insurance.ts';
import { extrasPayload } from '../../../ui/features/wizard/state/step4-extras.ts';
import { participantsPayload } from '../../../ui/features/wizard/state/step5-participants.ts';
import { confirmPayload } from '../../../ui/features/wizard/state/step6-summary.ts';
import { stepDataOf } from '../../../ui/state/reservation/steps.ts';
import { wizardAt } from './render-wizard.tsx';
import { scriptedShop } from './scripted-shop.ts';
import { wizardData, wizardReservation } from './wizard-samples.ts';

const ID = 'ABCDEFGH';
const berths = (): BerthAnswers =>
  savedAnswers.berths(wizardReservation()) ?? { booking: { bedroom: false }, people: [] };
const decodes = (codec: Parameters<typeof decode>[0], body: unknown) =>
  expect(decode(codec, JSON.parse(JSON.stringify(body))).isOk()).toBe(true);

describe('the bodies of the wizard’s requests to the server', () => {
  it('W-025, W-026, W-117: step 1 sends a cabin as 2 places with bedroomChosen 1 and ownSkipper false', () => {
    const booking = {
      option: 'cabin',
      count: 5,
      ownSkipper: true,
      beSkipper: false,
      groupCode: '',
    } as const;
    const body = tripPayload(ID, { booking, people: [] });
    expect(body).toMatchObject({
      reservationId: ID,
      accommodationOption: 'single',
      bedroomChosen: 1,
      participantsCount: 2,
      termsAccepted: 1,
      ownSkipper: false,
    });
    decodes(routes.detailsUpdate.request, body);
  });

  it("step 2: 'Tak samo jak 1. uczestnik' copies unit, journey and point, not luggage (W-041, W-043)", () => {
    const answers = berths();
    const [first, second] = answers.people;
    if (!first || !second) throw new Error('two participants');
    const people = [
      { ...first, journeyId: 1, pointId: 2 },
      { ...second, same: true, roomId: null, journeyId: null, luggage: true, name: 'Piotr' },
    ];
    const body = berthsPayload(ID, { booking: { bedroom: false }, people }, 'single', false);
    expect(body.accommodationConfig[1]).toEqual({
      userNum: 2,
      roomId: 1,
      optionsChosen: [{ bedroomChosen: 0 }],
      sameAsTheFirst: 1,
      valueName: 'Piotr',
      valueSurname: '',
    });
    expect(body.journeyConfig[1]).toEqual({
      userNum: 2,
      journeyId: 1,
      journeyPointId: 2,
      transportAddLuggage: 1,
      sameAsTheFirst: 1,
    });
    expect(body.isReserveList).toBe(0);
    decodes(routes.accommodationsUpdate.request, body);
  });

  it('step 2: a cabin is sent with the same unit and bedroomChosen 1 for both people (W-042, W-117, R13)', () => {
    const body = berthsPayload(ID, berths(), 'cabin', false);
    expect(
      body.accommodationConfig.map(({ roomId, optionsChosen }) => [roomId, optionsChosen]),
    ).toEqual([
      [1, [{ bedroomChosen: 1 }]],
      [1, [{ bedroomChosen: 1 }]],
    ]);
  });

  it('step 3: insurance can be participant 1’s; no insurance is null (W-050, W-055, W-058, W-059)', () => {
    const ownAnswers = { same: false, insuranceId: 2, resignation: true, assistance: false };
    const body = insurancePayload(ID, {
      booking: {},
      people: [ownAnswers, { ...ownAnswers, same: true, insuranceId: null, resignation: false }],
    });
    expect(body.insuranceConfig).toEqual([
      {
        userNum: 1,
        insuranceId: 2,
        resignationInsuranceAccepted: '1',
        quarantineAssistanceAccepted: '0',
        sameAsTheFirst: 0,
      },
      {
        userNum: 2,
        insuranceId: 2,
        resignationInsuranceAccepted: '1',
        quarantineAssistanceAccepted: '0',
        sameAsTheFirst: 1,
      },
    ]);
    decodes(routes.insuranceUpdate.request, body);
  });

  it('step 4: if an add-on’s size is missing, it is sent without a size, and the server refuses it (R54)', () => {
    const body = extrasPayload(ID, {
      booking: {},
      people: [{ trainings: { 3: 31, 4: 0 }, addons: { 4: 0, 7: 13 } }],
    });
    expect(body.trainingsConfig).toEqual([
      { userNum: 1, trainingsSelected: [{ trainingId: 3, trainingOptionId: 31 }] },
    ]);
    expect(body.addonsConfig).toEqual([
      {
        userNum: 1,
        addonsSelected: [
          { addonId: 4, addonOptionId: null },
          { addonId: 7, addonOptionId: 13 },
        ],
      },
    ]);
    decodes(routes.addonsUpdate.request, body);
  });

  it('R14.6, W-041: step 4 sends no extra luggage and no removed add-on, also from older unsaved input', async () => {
    const extras = wizardData().extras;
    const luggage = { addonId: 7, addonOptionId: 13 };
    const present = wizardReservation({
      extras: {
        ...extras,
        Config: { ...extras.Config, AddonsConfig: [{ userNum: 1, addonsSelected: [luggage] }] },
      },
    });
    expect(savedAnswers.extras(present)?.people).toEqual([{ trainings: {}, addons: {} }]);
    const { deps, calls } = scriptedShop();
    const typed = { booking: {}, people: [{ addons: { 4: 42, 7: 13, 99: 0 } }] };
    const wizard = wizardAt('extras', present, { typed });
    const mode = { dryRun: false, acceptsReserveList: false, onlyComplete: false };
    await sendStep(wizard, deps, mode);
    expect(calls.at(-1)?.body.addonsConfig).toEqual([
      { userNum: 1, addonsSelected: [{ addonId: 4, addonOptionId: 42 }] },
    ]);
  });

  it('step 5 sends only e-mail and country if data follow later, and a password only for participant 1', () => {
    const answers = savedAnswers.participants(wizardReservation());
    if (!answers) throw new Error('step 5 is reached');
    const people = answers.people.map((person, index) =>
      index === 1 ? { ...person, later: true, email: ' piotr@example.pl ' } : person,
    );
    const body = participantsPayload(
      ID,
      { booking: {}, people },
      { password: 'zeglarz1', mayFillLater: [2] },
    );
    expect(body.participantsConfig[0]).toMatchObject({
      userNum: 1,
      firstName: 'Aleksandra',
      password: 'zeglarz1',
      policyAccepted: 0,
    });
    expect(body.participantsConfig[1]).toEqual({
      userNum: 2,
      fillInLater: 1,
      firstName: '',
      lastName: '',
      birthDate: '',
      idDocument: '',
      gender: '',
      phone: '',
      country: 'Polska',
      email: 'piotr@example.pl',
    });
    decodes(routes.participantsUpdate.request, body);
    expect(
      participantsPayload(ID, { booking: {}, people }, { password: null, mayFillLater: [2] })
        .participantsConfig[0],
    ).not.toHaveProperty('password');
  });

  it('R34.1, W-147: step 5 sends the typed data of a participant who may no longer give them later', () => {
    const [first, second] = savedAnswers.participants(wizardReservation())?.people ?? [];
    if (!first || !second) throw new Error('two participants');
    const people = [first, { ...second, later: true }];
    const body = participantsPayload(
      ID,
      { booking: {}, people },
      { password: null, mayFillLater: [] },
    );
    expect(body.participantsConfig[1]).toMatchObject({
      fillInLater: 0,
      firstName: 'Piotr',
      birthDate: '1995-01-11',
    });
  });

  it('R17.3, R55: step 6 sends the screen’s price, and termsAccepted 1 only if both consents are ticked', () => {
    const codes = { hasVoucher: false, ambassadorCode: '', groupCode: '' };
    const booking = {
      ...codes,
      comments: 'Wegetarianie',
      paymentOption: 'onetime',
      paymentType: 'wired',
      data: true,
      terms: true,
    } as const;
    const body = confirmPayload(
      ID,
      { booking, people: [] },
      { price: '4098.50', left: null, documents: null },
    );
    expect(body).not.toHaveProperty('expectedLeft');
    expect(
      confirmPayload(
        ID,
        { booking, people: [] },
        { price: '4098.50', left: '98.50', documents: null },
      ),
    ).toMatchObject({
      expectedLeft: '98.50',
    });
    expect(body).toMatchObject({
      termsAccepted: 1,
      expectedPrice: '4098.50',
      comments: 'Wegetarianie',
    });
    expect(
      confirmPayload(
        ID,
        { booking: { ...booking, data: false }, people: [] },
        { price: '1', left: null, documents: null },
      ).termsAccepted,
    ).toBe(0);
    decodes(routes.confirm.request, body);
  });
});

describe('the choices with which a step starts', () => {
  it('other participants copy participant 1 until the step has been saved (W-043, W-059)', () => {
    const stepData = wizardData().berths;
    const fresh = {
      ...stepData,
      Config: {
        ...stepData.Config,
        AccommodationConfig: stepData.Config.AccommodationConfig.map((answer) => ({
          ...answer,
          roomId: null,
          sameAsTheFirst: 0 as const,
        })),
      },
    };
    expect(
      savedAnswers.berths(wizardReservation({ berths: fresh }))?.people.map(({ same }) => same),
    ).toEqual([false, true]);
  });
  it('already contain the journey if there is only one (R53)', () => {
    const stepData = wizardData().berths;
    const only = {
      ...stepData,
      Journeys: stepData.Journeys.slice(1),
      Config: {
        ...stepData.Config,
        JourneyConfig: stepData.Config.JourneyConfig.map((answer) => ({
          ...answer,
          journeyId: null,
        })),
      },
    };
    expect(savedAnswers.berths(wizardReservation({ berths: only }))?.people[0]?.journeyId).toBe(2);
  });
  it('already contain online payment if the server says that it is the only method (R29)', () => {
    const summary = { ...wizardData().summary, OnlineOnly: true };
    expect(savedAnswers.summary(wizardReservation({ summary }))?.booking.paymentType).toBe('payu');
  });
  it('R59: a step without data is not reached and its choices are null; the farthest step has data', () => {
    const early = wizardReservation({ insurance: {}, extras: {}, participants: {}, summary: {} });
    expect(savedAnswers.insurance(early)).toBeNull();
    expect(farthestStep(early)).toBe('berths');
    expect(farthestStep(wizardReservation())).toBe('summary');
    expect(stepDataOf(early).reserveList).toBe(false);
  });
});
