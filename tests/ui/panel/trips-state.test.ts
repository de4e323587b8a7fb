import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { apiFailureOf } from '../../../adapters/http/client/call.ts';
import { dayInWarsaw } from '../../../adapters/http/contract/warsaw.ts';
import {
  fieldAndRowOf,
  formOpeningFailureOf,
  groupCallOutcome,
  personFaults,
  personFormOf,
  toPersonRequest,
  tripChangeOutcomeOf,
} from '../../../ui/features/panel/state/changes.ts';
import {
  currentChoice,
  formRowIndexOfSentIndex,
  toChoiceRequest,
  withAddon,
  withJourney,
  withoutRow,
} from '../../../ui/features/panel/state/choices.ts';
import {
  changePermissionOf,
  lastRowDescriptionOfSection,
  onSpotRows,
  paidFraction,
  TRIP_LISTS,
  TRIP_TABS,
  tripInPath,
  tripListInSearch,
  tripListPath,
  tripPath,
} from '../../../ui/features/panel/state/trip-view-model.ts';
import { PARAMETERS, TRIP } from './trip-samples.ts';

const refusal = (status: number, code: string | null = null, more: object = {}) =>
  apiFailureOf(status, null, { message: 'No', ...(code === null ? {} : { code }), ...more });

describe('whether a tab of a trip allows changes', () => {
  it('the field ChangeUnits decides for the yachts tab, Change for all other tabs (A-094, A-095)', () => {
    const May = { ...TRIP.May, Change: 'open', ChangeUnits: 'wholeYacht' } as const;
    expect(
      (['people', 'transport', 'yachts', 'insurance', 'addons'] as const).map((tab) =>
        changePermissionOf({ May }, tab),
      ),
    ).toEqual([...['open', 'open', 'wholeYacht', 'open', 'open']]);
  });
});

describe('amounts of a trip', () => {
  it('the paid fraction of the price is at most 1, and is 1 if the price is zero', () => {
    const part = (Paid: string, CurrentPrice: string) => paidFraction({ Paid, CurrentPrice });
    expect([part('1000', '4000'), part('5000', '4000'), part('0', '0')]).toEqual([0.25, 1, 1]);
  });

  it('a payment just after midnight in Warsaw has the date of the new day', () => {
    expect(dayInWarsaw('2027-01-10T23:30:00.000Z')).toBe('2027-01-11');
  });

  it('items that are paid on the spot are listed with their participant (A-056)', () => {
    expect(onSpotRows(TRIP).map(({ userNum, row }) => [userNum, row.Description])).toEqual([
      [2, 'Transfer z lotniska'],
    ]);
  });

  it('A-169: a tab names a participant’s choice by the last price row of its kind, never by a rebate', () => {
    expect(
      (['transport', 'yachts', 'insurance', 'addons'] as const).map((section) =>
        lastRowDescriptionOfSection(TRIP, 2, section),
      ),
    ).toEqual([
      ...['Transfer z lotniska', 'Miejsce na jachcie: Bavaria 40', 'Rozszerzone', 'Koszulka (M)'],
    ]);
    expect(lastRowDescriptionOfSection(TRIP, 1, 'addons')).toBe('');
  });
});

describe('page addresses of the panel', () => {
  it('the page address of a list or tab leads back to the same list or tab', () => {
    for (const list of TRIP_LISTS)
      expect(tripListInSearch(tripListPath(list).split('?')[1] ?? '')).toBe(list);
    for (const tab of TRIP_TABS)
      expect(tripInPath(tripPath('ABCDEFGH', tab))).toEqual({ reservationId: 'ABCDEFGH', tab });
    expect([
      tripInPath('/twoj-panel'),
      tripInPath('/twoj-panel/wyjazd/'),
      tripListInSearch('lista=nic'),
    ]).toEqual([null, null, 'current']);
  });
});

describe('the choices in the form that changes a booking', () => {
  it('start with the saved choices; if there are no add-ons, with one empty row (A-104)', () => {
    expect(currentChoice(TRIP, 'transport', 2)).toEqual({
      section: 'transport',
      journeyId: 2,
      pointId: null,
    });
    expect(currentChoice(TRIP, 'addons', 2)).toEqual({
      section: 'addons',
      rows: [{ addonId: 3, optionId: 31 }],
    });
    expect(currentChoice(TRIP, 'addons', 1)).toEqual({
      section: 'addons',
      rows: [{ addonId: null, optionId: null }],
    });
  });

  it('a different journey clears the pick-up point; the same journey keeps it (A-103)', () => {
    const coach = { section: 'transport', journeyId: 1, pointId: 3 } as const;
    expect([withJourney(coach, 2), withJourney(coach, 1)]).toEqual([
      { section: 'transport', journeyId: 2, pointId: null },
      coach,
    ]);
  });

  it('a new add-on has no option yet; removing the only add-on leaves an empty row (A-104)', () => {
    const shirt = { section: 'addons', rows: [{ addonId: 3, optionId: 31 }] } as const;
    expect(withAddon(shirt, 0, 7).rows).toEqual([{ addonId: 7, optionId: null }]);
    expect(withoutRow(shirt, 0).rows).toEqual([{ addonId: null, optionId: null }]);
  });

  it('the request has one participant’s choices of one tab, without empty rows', () => {
    const rows = [
      { addonId: null, optionId: null },
      { addonId: 7, optionId: null },
      { addonId: 3, optionId: 32 },
    ];
    const addons = { section: 'addons', rows } as const;
    expect(toChoiceRequest(2, addons, PARAMETERS)).toEqual({
      addonsConfig: [
        {
          userNum: 2,
          addonsSelected: [
            { addonId: 7, addonOptionId: 13 },
            { addonId: 3, addonOptionId: 32 },
          ],
        },
      ],
    });
    expect([formRowIndexOfSentIndex(addons, 0), formRowIndexOfSentIndex(addons, 1)]).toEqual([
      1, 2,
    ]);
    expect(
      toChoiceRequest(
        1,
        { section: 'addons', rows: [{ addonId: null, optionId: null }] },
        PARAMETERS,
      ),
    ).toEqual({
      addonsConfig: [{ userNum: 1, addonsSelected: [] }],
    });
    expect(
      toChoiceRequest(1, { section: 'insurance', insuranceId: 2, assistance: true }, PARAMETERS),
    ).toEqual({
      insuranceConfig: [{ userNum: 1, insuranceId: 2, quarantineAssistanceAccepted: '1' }],
    });
  });
});

describe('the form for a participant’s data', () => {
  const [, second] = TRIP.StepConfig.Step5.participantsConfig;
  if (second === undefined) throw new Error('There is no second participant');
  const piotr = personFormOf(second);

  it.each(['firstName', 'lastName', 'birthDate'] as const)(
    'if %s is empty, the request says that the data follow later (A-117)',
    (field) => {
      expect([
        toPersonRequest(2, piotr).fillInLater,
        toPersonRequest(2, { ...piotr, [field]: ' ' }).fillInLater,
      ]).toEqual([0, 1]);
    },
  );

  it('if the server does not allow that data follow later, empty fields are marked as required', () => {
    const errors = [
      { field: 'data[0].fillInLater', code: 'notAllowed' },
      { field: 'data[0].phone', code: 'invalid' },
    ];
    expect(personFaults(errors, { ...piotr, lastName: '' })).toEqual({
      lastName: 'required',
      phone: 'invalid',
    });
  });
});

describe('what the panel does after a request to change a booking (A-142, A-144)', () => {
  const answer = {
    ChangesFound: true,
    ChangesSaved: true,
    ChangesValidated: true,
    Reservation: TRIP,
  };

  it('a change counts as saved only if ChangesFound, ChangesValidated and ChangesSaved are true', () => {
    expect(tripChangeOutcomeOf(ok(answer)).kind).toBe('saved');
    expect(tripChangeOutcomeOf(ok({ ...answer, ChangesSaved: false })).kind).toBe('incomplete');
    expect(tripChangeOutcomeOf(ok({ ...answer, ChangesFound: false })).kind).toBe('incomplete');
    const errors = [{ field: 'data.journeyConfig[0].journeyPointId', code: 'required' }];
    expect(
      tripChangeOutcomeOf(ok({ ...answer, ChangesSaved: false, ChangesValidated: false, errors })),
    ).toEqual({ kind: 'incomplete', errors });
    expect(
      fieldAndRowOf({
        field: 'data.addonsConfig[0].addonsSelected[1].addonOptionId',
        code: 'required',
      }),
    ).toEqual({
      name: 'addonOptionId',
      row: 1,
    });
  });

  it.each([
    [401, 'noSession', 'login'],
    [403, 'changesClosed', 'closed'],
    [409, 'changedElsewhere', 'elsewhere'],
    [409, 'noPlacesLeft', 'noPlaces'],
    [409, 'priceChanged', 'priceChanged'],
    [500, 'defect', 'failed'],
  ] as const)('after a refusal %i %s the outcome is %s', (status, code, kind) => {
    expect(tripChangeOutcomeOf(err(refusal(status, code))).kind).toBe(kind);
  });

  it('R58: after a save with an outdated version, the outcome contains the trip that the server has now', () => {
    expect(
      tripChangeOutcomeOf(err(refusal(409, 'changedElsewhere', { Reservation: TRIP }))),
    ).toEqual({
      kind: 'elsewhere',
      trip: TRIP,
    });
  });

  it('the form does not open if changes are closed, the session has ended or the server fails (A-161)', () => {
    const ends = [
      refusal(403, 'changesClosed'),
      refusal(404, 'notFound'),
      refusal(401),
      refusal(500),
      { kind: 'offline' } as const,
    ];
    expect(ends.map((failure) => formOpeningFailureOf(failure).kind)).toEqual([
      'closed',
      'closed',
      'login',
      'failed',
      'failed',
    ]);
  });
});

describe('the outcome of joining or opening a group (A-155 to A-158, R51)', () => {
  it.each([
    ['join', 409, 'groupCodeOfOtherOffer', 'otherOffer'],
    ['join', 409, 'groupCodeAssigned', 'assigned'],
    ['join', 404, 'groupUnknown', 'unknown'],
    ['join', 400, 'groupMalformed', 'malformed'],
    ['create', 409, 'groupCodeExists', 'assigned'],
    ['create', 400, 'groupNotOffered', 'notCreated'],
    ['join', 409, 'changedElsewhere', null],
    ['create', 401, 'noSession', null],
  ] as const)('after %s, a refusal %i %s has the outcome %s', (action, status, code, end) => {
    expect(groupCallOutcome(action, refusal(status, code))).toBe(end);
  });
});
