import { describe, expect, it } from 'vitest';
import { isComplete, undecided, withoutPeople } from '../../../domain/party/choices.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import { ANNA, JAN, party } from '../../arbitraries/parties.ts';

describe('what people chose', () => {
  it('R8: somebody new has chosen nothing', () => {
    expect(undecided(3)).toEqual({
      ...{ userNum: 3, unitId: null, journeyId: null, pointId: null, luggage: false, berthSameAsFirst: false },
      ...{ berthFirstName: '', berthLastName: '', insuranceId: null, insuranceSameAsFirst: false, resignation: false, assistance: false },
      ...{ trainings: [], addons: [], fillLater: false, person: NOBODY },
    });
  });

  it('R8, R39: what is left without people is what they chose', () => {
    const chosen = { unitId: 501, berthFirstName: 'Ala', berthLastName: 'Kot', person: ANNA, resignation: true };
    expect(withoutPeople(party('single', 2, [chosen]))).toEqual(
      party('single', 2, [{ unitId: 501, berthFirstName: '', berthLastName: '', person: NOBODY, resignation: true }]),
    );
  });

  it('R34: who may give their data later has given it once names and birth date are there', () => {
    const complete = (fillLater: boolean, person: Partial<typeof JAN>) =>
      isComplete({ ...undecided(2), fillLater, person: { ...JAN, ...person } });
    expect(complete(true, {})).toBe(true);
    for (const missing of [{ firstName: '' }, { lastName: '' }, { birthDate: '' }]) {
      expect(complete(true, missing)).toBe(false);
      expect(complete(false, missing)).toBe(true);
    }
  });
});
