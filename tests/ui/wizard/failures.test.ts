import { describe, expect, it } from 'vitest';
import { apiFailureOf } from '../../../adapters/http/client/call.ts';
import { type FieldError, refusals } from '../../../adapters/http/contract/failure.ts';
import { type FieldCode, type FieldName, fieldNames } from '../../../ui/copy/wizard-fields.pl.ts';
import { faultSummaryLine, fieldErrorText } from '../../../ui/features/wizard/copy/wizard.pl.ts';
import { controlId, toStepFailure } from '../../../ui/features/wizard/state/failures.ts';
import {
  remainingFaults,
  withoutFaultsOfSharedCard,
} from '../../../ui/features/wizard/state/remaining-faults.ts';
import { wizardReservation, wizardRoom } from './wizard-samples.ts';

const FIELDS = Object.keys(fieldNames) as FieldName[];
const refused = (status: number, body: object) =>
  toStepFailure(apiFailureOf(status, null, body), '4098');
const faultsOf = (...errors: readonly FieldError[]) => {
  const stepFailure = refused(400, { message: 'Invalid', errors });
  return stepFailure.kind === 'faults' ? stepFailure.faults : [];
};

describe('how the wizard shows a refusal of the server', () => {
  it('each field error belongs to its participant and has the id of its form field', () => {
    const faults = faultsOf(
      { field: 'participantsConfig[1].phone', code: 'invalid' },
      { field: 'accommodationConfig[0].optionsChosen[0].bedroomChosen', code: 'notOffered' },
      { field: 'addonsConfig[0].addonsSelected[2].addonOptionId', code: 'required' },
      { field: 'termsAccepted', code: 'required' },
      { field: 'siteId', code: 'invalid' },
    );
    expect(faults.map(({ field, person, of }) => controlId(field, person, of))).toEqual([
      'phone-2',
      'bedroomChosen-1',
      'addonOptionId-1-2',
      'termsAccepted',
    ]);
  });

  it('R67.9: if a name or e-mail has a character that is not allowed, the text names the character', () => {
    const textOf = (field: string, character: string, position: number) =>
      faultsOf({ field, code: 'invalid', detail: { character, position } }).map(fieldErrorText);
    expect(textOf('participantsConfig[0].email', 'ó', 2)).toEqual([
      'Niepoprawny adres e-mail. Popraw znak „ó” (2. z kolei).',
    ]);
    expect(textOf('participantsConfig[0].email', ' ', 5)).toEqual([
      'Niepoprawny adres e-mail. Popraw spację (5. z kolei).',
    ]);
    expect(textOf('participantsConfig[0].firstName', '🚢', 5)[0]).toMatch(
      /^Popraw imię\. .* Popraw znak „🚢” \(5\. z kolei\)\.$/u,
    );
  });

  it('W-136, W-137, W-142 to W-144: field errors have the texts of the published documents', () => {
    const textOf = (field: string, code: string) => faultsOf({ field, code }).map(fieldErrorText);
    expect(textOf('accommodationConfig[0].roomId', 'required')).toEqual(['Wybierz jednostkę']);
    expect(textOf('journeyConfig[0].journeyId', 'required')).toEqual(['Wybierz środek transportu']);
    expect(textOf('journeyConfig[0].journeyPointId', 'required')).toEqual([
      'Wybierz miejsce dosiadki',
    ]);
    expect(textOf('participantsConfig[0].phone', 'invalid')).toEqual([
      'Niepoprawny numer telefonu.',
    ]);
    expect(textOf('participantsConfig[0].birthDate', 'ageUnder18')).toEqual([
      'Osoby niepełnoletnie nie mogą uczestniczyć w rejsie',
    ]);
    expect(textOf('participantsConfig[0].birthDate', 'invalid')).toEqual([
      'Data urodzenia ma nieprawidłowy format. Wprowadź datę w poprawnym fromacie: RRRR-MM-DD',
    ]);
    expect(textOf('addonsConfig[0].addonsSelected[0].addonOptionId', 'required')).toEqual([
      'Wybierz rozmiar',
    ]);
    const lines = faultsOf(
      { field: 'journeyConfig[0].journeyId', code: 'required' },
      { field: 'accommodationConfig[0].roomId', code: 'required' },
    );
    expect(lines.map((fault) => faultSummaryLine(fault, 1))).toEqual([
      'Wybierz rodzaj transportu',
      'Wybierz rodzaj zakwaterowania',
    ]);
  });

  it('every field has a text for every error code', () => {
    const codes: readonly FieldCode[] = [
      'required',
      'invalid',
      'tooShort',
      'tooLong',
      'tooCommon',
      'unknown',
      'notAllowed',
      'notOffered',
      'noPlaces',
      'exists',
    ];
    for (const field of FIELDS)
      for (const code of codes) expect(fieldErrorText({ field, code })).toMatch(/\p{L}/u);
    // 'Uzupełnij to pole' would not say which field.
    for (const field of FIELDS)
      for (const code of codes)
        expect(faultSummaryLine({ field, person: 0, code }, 1)).not.toMatch(
          /^(Uzupełnij|Popraw) to pole|^To za|^Ta wartość|^Tu nie/,
        );
  });

  it('a field is also marked if its error code is unknown', () => {
    expect(faultsOf({ field: 'participantsConfig[0].email', code: 'fromTheFuture' })).toMatchObject(
      [{ field: 'email', code: 'invalid' }],
    );
  });

  it('there are special texts if an e-mail has an account or the account cannot be created (R35)', () => {
    expect(
      refused(409, {
        message: 'x',
        code: 'userExists',
        errors: [{ field: 'participantsConfig[0].email', code: 'exists' }],
      }),
    ).toMatchObject({
      kind: 'faults',
      account: 'userExists',
      faults: [{ field: 'email', person: 1 }],
    });
    expect(
      refused(400, {
        message: 'Error while creating the account',
        errors: [{ field: 'participantsConfig[0].password', code: 'tooShort' }],
      }),
    ).toMatchObject({
      account: 'accountNotCreated',
    });
  });

  it('a refusal that needs the customer’s decision has its own screen (R51.1, R57, R58)', () => {
    const blocking = (status: number, body: object) => {
      const stepFailure = refused(status, body);
      return stepFailure.kind === 'blocking' ? stepFailure.blocking : stepFailure;
    };
    const present = wizardReservation();
    expect(
      blocking(409, { message: 'Price changed', code: 'priceChanged', CurrentPrice: '5000' }),
    ).toEqual({
      kind: 'priceChanged',
      before: '4098',
      now: '5000',
    });
    expect(
      blocking(409, { message: 'No places left', code: 'noPlacesLeft', Rooms: [wizardRoom(1)] }),
    ).toMatchObject({
      kind: 'placesGone',
      rooms: [{ RoomId: 1 }],
    });
    expect(
      blocking(409, {
        message: 'Changed elsewhere',
        code: 'changedElsewhere',
        Reservation: present,
      }),
    ).toMatchObject({
      kind: 'elsewhere',
      reservation: { Version: 5 },
    });
    expect(blocking(409, { message: 'x', code: 'offerClosed' })).toEqual({ kind: 'closed' });
    expect(blocking(409, { message: 'x', code: 'alreadyConfirmed' })).toEqual({
      kind: 'confirmed',
    });
    expect(blocking(401, { message: 'x', code: 'noSession' })).toEqual({
      kind: 'login',
      hasSession: false,
    });
    expect(blocking(404, { message: 'x' })).toEqual({ kind: 'login', hasSession: true });
    expect(blocking(500, { message: 'x', code: 'defect' })).toEqual({ kind: 'broken' });
    for (const status of [500, 502, 503])
      expect(toStepFailure(apiFailureOf(status, null, undefined))).toMatchObject({
        blocking: { kind: 'broken' },
      });
    expect(toStepFailure({ kind: 'offline' })).toEqual({
      kind: 'blocking',
      blocking: { kind: 'away' },
    });
    expect(toStepFailure(apiFailureOf(429, '90', { message: 'Too many requests' }))).toEqual({
      kind: 'blocking',
      blocking: { kind: 'tooMany', seconds: 90 },
    });
    expect(
      toStepFailure(apiFailureOf(429, '90', { message: refusals.tooManyHolds.message })),
    ).toMatchObject({
      blocking: { kind: 'tooManyHolds' },
    });
  });
});

describe('errors while the customer edits the form', () => {
  const person = { same: false, roomId: 1, journeyId: 1, pointId: 1 };
  const faults = faultsOf(
    { field: 'journeyConfig[0].journeyPointId', code: 'required' },
    { field: 'journeyConfig[1].journeyPointId', code: 'required' },
  );
  it('an edited field loses its error; a new journey also clears the pick-up point’s error (W-128)', () => {
    const before = { booking: {}, people: [person, person] };
    const after = { booking: {}, people: [{ ...person, journeyId: 2 }, person] };
    expect(remainingFaults(faults, before, after).map(({ person: who }) => who)).toEqual([2]);
    expect(remainingFaults(faults, before, before)).toEqual(faults);
  });
  it('participant 1’s errors are not repeated for participants who copy participant 1’s choices', () => {
    expect(
      withoutFaultsOfSharedCard(faults, {
        booking: {},
        people: [person, { ...person, same: true }],
      }),
    ).toHaveLength(1);
    expect(
      withoutFaultsOfSharedCard(faults, { booking: {}, people: [person, person] }),
    ).toHaveLength(2);
  });
});
