import { describe, expect, it } from 'vitest';
import {
  emptyChoices,
  hasRequiredPersonalData,
  withoutPersonalData,
} from '../../../domain/party/choices.ts';
import { NOBODY } from '../../../domain/party/person.ts';
import { ANNA, JAN, party } from '../../arbitraries/parties.ts';

describe('the choices of participants', () => {
  it('R8: a new participant has chosen nothing', () => {
    expect(emptyChoices(3)).toEqual({
      ...{
        userNum: 3,
        unitId: null,
        journeyId: null,
        pointId: null,
        luggage: false,
        berthSameAsFirst: false,
      },
      ...{
        berthFirstName: '',
        berthLastName: '',
        insuranceId: null,
        insuranceSameAsFirst: false,
        resignation: false,
        assistance: false,
      },
      ...{ trainings: [], addons: [], fillLater: false, person: NOBODY },
    });
  });

  it('R8, R39: withoutPersonalData removes personal data from choices and keeps the rest', () => {
    const chosen = {
      unitId: 501,
      berthFirstName: 'Ala',
      berthLastName: 'Kot',
      person: ANNA,
      resignation: true,
    };
    expect(withoutPersonalData(party('single', 2, [chosen]))).toEqual(
      party('single', 2, [
        { unitId: 501, berthFirstName: '', berthLastName: '', person: NOBODY, resignation: true },
      ]),
    );
  });

  it('R34: with “fill later”, a participant’s data are complete once both names and birth date are given', () => {
    const complete = (fillLater: boolean, person: Partial<typeof JAN>) =>
      hasRequiredPersonalData({ ...emptyChoices(2), fillLater, person: { ...JAN, ...person } });
    expect(complete(true, {})).toBe(true);
    for (const missing of [{ firstName: '' }, { lastName: '' }, { birthDate: '' }]) {
      expect(complete(true, missing)).toBe(false);
      expect(complete(false, missing)).toBe(true);
    }
  });
});
