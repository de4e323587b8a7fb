// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { createStore } from 'jotai';
import { ok } from 'neverthrow';
import { afterEach, describe, expect, it } from 'vitest';
import type { WizardReservation } from '../../../adapters/http/contract/wizard/wizard.ts';
import type { Fault } from '../../../ui/features/wizard/state/failures.ts';
import { formatNumberRanges } from '../../../ui/features/wizard/state/party.ts';
import { saveStepAtom } from '../../../ui/features/wizard/state/save.ts';
import {
  changeAnswersAtom,
  openStepAtom,
  type WizardDeps,
  wizardAtom,
  wizardDepsAtom,
} from '../../../ui/features/wizard/state/wizard.ts';
import { answersOf } from '../../../ui/features/wizard/state/wizard-state.ts';
import type { StepName } from '../../../ui/state/reservation/steps.ts';
import type { EnteredAnswers } from '../../../ui/state/reservation/stored-input.ts';
import { openWizard, textOfWizard, wizardAt } from './render-wizard.tsx';
import {
  memoryShelf,
  type Parts,
  wizardData,
  wizardReservation,
  wizardRoom,
} from './wizard-samples.ts';

// Participants who copy the first one share one card; the yacht's capacity limits the party (R62).

const numbers = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

const crewOf = (count: number, more: Partial<Parts> = {}): WizardReservation => {
  const { trip, berths, insurance, extras, participants, summary } = wizardData();
  const [berth] = berths.Config.AccommodationConfig;
  const [journey] = berths.Config.JourneyConfig;
  const [insured] = insurance.Config.InsuranceConfig;
  const [, second] = participants.Config.ParticipantsConfig;
  const [place] = summary.SummaryPerParticipant.UserNum2;
  if (!berth || !journey || !insured || !second || !place) throw new Error('two participants');
  const same = (userNum: number) => (userNum > 1 ? 1 : 0) as 0 | 1;
  const lines = Object.fromEntries(
    numbers(count).map((userNum) => [
      `UserNum${userNum}`,
      [{ ...place, Description: userNum === 1 ? 'Cały jacht' : 'Ubezpieczenie' }],
    ]),
  );
  return wizardReservation({
    trip: {
      ...trip,
      Config: { ...trip.Config, AccommodationOption: 'whole', ParticipantsCount: count },
    },
    berths: {
      ...berths,
      Config: {
        AccommodationConfig: numbers(count).map((userNum) => ({
          ...berth,
          userNum,
          sameAsTheFirst: same(userNum),
        })),
        JourneyConfig: numbers(count).map((userNum) => ({
          ...journey,
          userNum,
          sameAsTheFirst: same(userNum),
        })),
      },
    },
    insurance: {
      ...insurance,
      Config: {
        InsuranceConfig: numbers(count).map((userNum) => ({
          ...insured,
          userNum,
          sameAsTheFirst: same(userNum),
        })),
      },
    },
    extras: {
      ...extras,
      Config: {
        TrainingsConfig: [],
        AddonsConfig: numbers(count).map((userNum) => ({ userNum, addonsSelected: [] })),
      },
    },
    participants: {
      ...participants,
      MayFillLater: numbers(count).slice(1),
      Config: {
        ParticipantsConfig: numbers(count).map((userNum) => ({
          ...second,
          userNum,
          ...(userNum === 1
            ? { email: 'ola@example.pl' }
            : { firstName: '', lastName: '', birthDate: '', fillInLater: 1 as const }),
        })),
      },
    },
    summary: { ...summary, LinesPerParticipant: { ...summary.LinesPerParticipant, ...lines } },
    ...more,
  });
};

const EIGHT = 8;
afterEach(cleanup);
const textOfStep = (
  step: StepName,
  typed?: EnteredAnswers,
  faults: readonly Fault[] = [],
): string => textOfWizard(wizardAt(step, crewOf(EIGHT), { faults, ...(typed ? { typed } : {}) }));
const heads = (text: string): readonly string[] =>
  text.match(/Uczestnik \d+(?= )|(?:Cała|Reszta) załog[ai] \([^)]*\)/g) ?? [];

describe('the cards of a whole yacht’s party in the wizard', () => {
  it.each([
    ['berths', 'Tak samo jak 1. uczestnik: Bavaria 1, Dojazd własny'],
    ['insurance', 'Tak samo jak 1. uczestnik: Podstawowe'],
    ['extras', 'Bez dodatków.'],
    ['participants', 'Podam dane osobowe później'],
  ] as const)(
    'W-043, W-059, W-077: in the step “%s”, participants with the same choices as participant 1 share one card',
    (step, expected) => {
      const text = textOfStep(step);
      expect(text).toMatch(/Cała załoga \(2–8\)/);
      expect(text).toContain(expected);
      expect(text).toContain('Zmień dla jednej osoby');
      expect(heads(text).filter((head) => head !== 'Uczestnik 1')).toEqual(['Cała załoga (2–8)']);
    },
  );

  it('W-043, W-044: a participant with a different journey, luggage or a name has a separate card', () => {
    const people = [
      {},
      {},
      { same: false, journeyId: 1 },
      {},
      { luggage: true },
      {},
      { name: 'Piotr' },
    ];
    expect(heads(textOfStep('berths', { booking: {}, people }))).toEqual([
      'Uczestnik 1',
      'Reszta załogi (2, 4, 6, 8)',
      'Uczestnik 3',
      'Uczestnik 5',
      'Uczestnik 7',
    ]);
  });

  it('W-062, W-064: in step 4 a participant with other add-ons or trainings has a separate card', () => {
    const people = [{ addons: { 4: 41 } }, {}, { addons: { 4: 42 } }];
    expect(heads(textOfStep('extras', { booking: {}, people }))).toEqual([
      'Uczestnik 1',
      'Reszta załogi (2, 4–8)',
      'Uczestnik 3',
    ]);
  });

  it('W-077, W-080: in step 5 e-mail fields and their errors stay visible on a closed shared card', () => {
    const { getByRole, getAllByRole, getByText } = openWizard(
      wizardAt('participants', crewOf(EIGHT), {
        faults: [{ field: 'email', person: 5, code: 'invalid' }],
      }),
    );
    expect(getAllByRole('textbox', { name: /^E-mail/ })).toHaveLength(EIGHT);
    const fifth = { name: /^E-mail, uczestnik 5/, description: /Niepoprawny adres e-mail\./ };
    expect(getByRole('textbox', fifth)).toBeTruthy();
    expect(getByText('Cała załoga (2–8)')).toBeTruthy();
  });

  it('a participant whose choices have an error has a separate card to correct it', () => {
    expect(
      heads(textOfStep('berths', undefined, [{ field: 'journeyId', person: 4, code: 'required' }])),
    ).toEqual(['Uczestnik 1', 'Reszta załogi (2–3, 5–8)', 'Uczestnik 4']);
  });

  it('W-082: the card of the party’s own skipper has a green heading', () => {
    const { participants } = wizardData();
    const present = crewOf(EIGHT);
    const step = present.Data[5];
    if (!('Config' in step)) throw new Error('step 5 is there');
    const sailed = {
      ...present,
      Data: present.Data.with(5, {
        ...participants,
        ...step,
        Skipper: 2,
      }) as WizardReservation['Data'],
    };
    const text = textOfWizard(wizardAt('participants', sailed));
    expect(text).toMatch(/Uczestnik 2 .*Skipper/);
    expect(text).toContain('Cała załoga (3–8)');
  });

  it('W-084: step 6 shows participants with equal prices in one line; opening it shows a table per person', () => {
    const { getByText } = openWizard(wizardAt('summary', crewOf(EIGHT)));
    const folded = getByText('Uczestnicy 2–8, każdy tak samo').closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.querySelectorAll('dl')).toHaveLength(7);
  });

  it('a party of two has separate cards, because a shared card would save no space', () => {
    expect(heads(textOfWizard(wizardAt('insurance', crewOf(2))))).toEqual([
      'Uczestnik 1',
      'Uczestnik 2',
    ]);
  });

  it('the numbers on a shared card are written as ranges, such as 2–4', () => {
    expect([[2], [2, 3, 4], [2, 4, 5, 8]].map(formatNumberRanges)).toEqual([
      '2',
      '2–4',
      '2, 4–5, 8',
    ]);
  });
});

describe('the number of people changes to fit the chosen yacht', () => {
  type Sent = {
    readonly name: string;
    readonly body: Record<string, unknown>;
    readonly version: number | undefined;
  };
  const shop = () => {
    const sent: Sent[] = [];
    let count = EIGHT;
    let version = 5;
    const call = async (
      name: string,
      body: Record<string, unknown>,
      options: { expectedVersion?: number } = {},
    ) => {
      sent.push({ name, body, version: options.expectedVersion });
      if (name === 'detailsUpdate') count = Number(body.participantsCount);
      if (name.endsWith('Update')) version += 1;
      const { berths } = wizardData();
      const small = {
        ...berths,
        ResortsList: [
          { Name: 'Dalmacja', RoomsList: [wizardRoom(1, { TravellersMax: 5 }), wizardRoom(11)] },
        ],
      };
      const present = crewOf(count);
      const step = present.Data[2];
      if (!('Config' in step)) throw new Error('step 2 is there');
      const Data = present.Data.with(2, {
        ...small,
        Config: step.Config,
      }) as WizardReservation['Data'];
      return ok({ Reservation: { ...present, Data, Version: version } });
    };
    const deps: WizardDeps = {
      call: call as WizardDeps['call'],
      shelf: memoryShelf(),
      newKey: () => 'key',
    };
    const store = createStore();
    store.set(wizardDepsAtom, deps);
    return { sent, store };
  };

  it('R36.3, R62.3: if the yacht is too small, „Dalej” first saves step 1 with as many people as fit', async () => {
    const { sent, store } = shop();
    await store.set(openStepAtom, 'ABCDEFGH', 'berths');
    expect(textOfWizard(store.get(wizardAtom))).toMatch(
      /Ta jednostka zabiera najwyżej 5 osób.*Jest Was 8.*zapiszemy rezerwację dla 5 osób/,
    );
    expect(await store.set(saveStepAtom)).toEqual({ to: 'insurance' });
    const saves = sent.filter(({ name }) => name.endsWith('Update'));
    expect(saves.map(({ name, version }) => [name, version])).toEqual([
      ['detailsUpdate', 5],
      ['accommodationsUpdate', 6],
    ]);
    expect(saves[0]?.body).toMatchObject({ participantsCount: 5, accommodationOption: 'whole' });
    expect(saves[1]?.body.accommodationConfig).toHaveLength(5);
  });

  it('R62.4: if the yacht has enough places, the number stays, and step 1 is not saved', async () => {
    const { sent, store } = shop();
    await store.set(openStepAtom, 'ABCDEFGH', 'berths');
    const answers = answersOf(store.get(wizardAtom), 'berths');
    if (!answers) throw new Error('step 2 is open');
    store.set(changeAnswersAtom, {
      ...answers,
      people: answers.people.map((person) => ({ ...person, roomId: 11 })),
    });
    await store.set(saveStepAtom);
    expect(sent.some(({ name }) => name === 'detailsUpdate')).toBe(false);
    expect(
      sent.find(({ name }) => name === 'accommodationsUpdate')?.body.accommodationConfig,
    ).toHaveLength(EIGHT);
  });

  it('R62.4: if the number grows again, the choices of the removed participants come back', async () => {
    const { store } = shop();
    await store.set(openStepAtom, 'ABCDEFGH', 'berths');
    const answers = answersOf(store.get(wizardAtom), 'berths');
    if (!answers) throw new Error('step 2 is open');
    const named = answers.people.map((person, index) =>
      index === 6 ? { ...person, name: 'Piotr', luggage: true } : person,
    );
    store.set(changeAnswersAtom, { ...answers, people: named });
    await store.set(saveStepAtom);
    await store.set(openStepAtom, 'ABCDEFGH', 'berths');
    expect(answersOf(store.get(wizardAtom), 'berths')?.people).toHaveLength(5);
    await store.set(openStepAtom, 'ABCDEFGH', 'trip');
    const trip = answersOf(store.get(wizardAtom), 'trip');
    if (!trip) throw new Error('step 1 is open');
    store.set(changeAnswersAtom, { ...trip, booking: { ...trip.booking, count: EIGHT } });
    await store.set(saveStepAtom);
    await store.set(openStepAtom, 'ABCDEFGH', 'berths');
    expect(answersOf(store.get(wizardAtom), 'berths')?.people[6]).toMatchObject({
      name: 'Piotr',
      luggage: true,
    });
  });
});

describe('preselected choices if there is only one option', () => {
  it('R53.1: the only unit that can be chosen, and the insurance that is in the price, are preselected', () => {
    const { berths, insurance } = wizardData();
    const [room] = berths.ResortsList[0]?.RoomsList ?? [];
    if (!room) throw new Error('a unit');
    const unsaved = berths.Config.AccommodationConfig.map((berth) => ({ ...berth, roomId: null }));
    const uninsured = insurance.Config.InsuranceConfig.map((insured) => ({
      ...insured,
      insuranceId: null,
    }));
    const present = wizardReservation({
      berths: {
        ...berths,
        ResortsList: [
          { Name: 'Dalmacja', RoomsList: [room, wizardRoom(3, { ReservePlace: false })] },
        ],
        Config: { ...berths.Config, AccommodationConfig: unsaved },
      },
      insurance: { ...insurance, Config: { InsuranceConfig: uninsured } },
    });
    expect(answersOf(wizardAt('berths', present), 'berths')?.people[0]?.roomId).toBe(1);
    expect(answersOf(wizardAt('insurance', present), 'insurance')?.people[0]?.insuranceId).toBe(1);
    const two = wizardReservation({
      berths: { ...berths, Config: { ...berths.Config, AccommodationConfig: unsaved } },
    });
    expect(answersOf(wizardAt('berths', two), 'berths')?.people[0]?.roomId).toBeNull();
  });
});
