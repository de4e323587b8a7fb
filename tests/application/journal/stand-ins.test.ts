import { describe, expect, it } from 'vitest';
import { createStandIns } from '../../../application/journal/stand-ins.ts';
import type { BookingCommand, RecordedCommand } from '../../../domain/booking/commands.ts';
import { NOBODY, type Person } from '../../../domain/party/person.ts';

const JAN: Person = {
  ...NOBODY,
  firstName: 'Jan',
  lastName: 'Bosak',
  birthDate: '1999-03-04',
  gender: 'man',
  phone: '+48 600 100 200',
};
const JERZY: Person = { ...JAN, firstName: 'Jerzy', birthDate: '1999-11-12' };

const recorded = (command: BookingCommand): RecordedCommand => ({
  bookingId: 'ABCD2345',
  command,
  by: { kind: 'customer' },
  owner: { visitorId: 'visitor', accountId: null },
  at: 0,
  expectedVersion: null,
  bookerEmail: null,
  trips: {},
});

const named = (person: Person): BookingCommand => ({
  type: 'nameParticipants',
  participants: [{ userNum: 1, fillLater: false, person }],
});
const changed = (person: Person): BookingCommand => ({
  type: 'changeBooking',
  ...{ berths: null, journeys: null, insurances: null, trainings: null, addons: null },
  people: [{ userNum: 1, fillLater: false, person }],
});

const standInsFor = (
  first: Person,
  ...later: readonly Person[]
): readonly (Person | undefined)[] => {
  const standIns = createStandIns();
  return [named(first), ...later.map(changed)].map((command) => {
    const replaced = standIns.replace(recorded(command)).command;
    if (replaced.type === 'nameParticipants') return replaced.participants[0]?.person;
    return replaced.type === 'changeBooking' ? replaced.people?.[0]?.person : undefined;
  });
};

describe('R46: stand-ins for persons in an export', () => {
  it('differ for different persons, so a replay sees that one person replaced another (R46.2)', () => {
    const [jan, jerzy, janAgain] = standInsFor(JAN, JERZY, JAN);
    expect(jan).toMatchObject({
      firstName: 'Person',
      lastName: 'Somebody',
      birthDate: '1999-01-01',
      phone: '+48 000 000 000',
    });
    expect(jerzy).toEqual({ ...jan, firstName: 'Person 2' });
    expect(janAgain).toEqual(jan);
  });

  it.each([
    ['phone', { phone: '+48 600 100 201' }],
    ['day of birth', { birthDate: '1999-03-05' }],
    ['document', { idDocument: 'ABA300000' }],
    ['last name', { lastName: 'Bosman' }],
  ] as const)(
    'R46.2: differ if only the %s of a person changed, and do not contain the new value',
    (_, change) => {
      const [before, after] = standInsFor(JAN, { ...JAN, ...change });
      expect(after).not.toEqual(before);
      for (const typed of Object.values(change)) expect(JSON.stringify(after)).not.toContain(typed);
    },
  );

  it('stay empty for a participant whose data the customer gives later', () => {
    expect(standInsFor(NOBODY)).toEqual([NOBODY]);
  });
});
