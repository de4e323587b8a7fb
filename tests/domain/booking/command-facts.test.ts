import { describe, expect, it } from 'vitest';
import {
  commandHasPersonalData,
  isWrongCodeRefusal,
} from '../../../domain/booking/command-facts.ts';
import { berthsStep, insureAll, nameAll, tripStep } from './booking-steps.ts';
import { changeStep, joinStep, redeemStep, useAmberCode } from './placed/placed-steps.ts';

describe('what is declared about each command of a booking', () => {
  it('R42: only a command refused because of a wrong code counts as a guess', () => {
    const counted = (type: Parameters<typeof isWrongCodeRefusal>[0]) =>
      [
        'voucherRefused',
        'ambassadorRefused',
        'groupUnknown',
        'groupOfOtherOffer',
        'groupNotOffered',
        'invalid',
      ].filter((kind) => isWrongCodeRefusal(type, { kind }));
    expect(counted('redeemVoucher')).toEqual(['voucherRefused']);
    expect(counted('useAmbassadorCode')).toEqual(['ambassadorRefused']);
    expect(counted('joinGroup')).toEqual(['groupUnknown', 'groupOfOtherOffer']);
    expect([counted('createGroup'), counted('chooseTrip')]).toEqual([[], []]);
  });

  it('R46: of nine commands, only chooseBerths, nameParticipants and changeBooking contain personal data', () => {
    const begins = { type: 'createDraft', offerId: 1, siteId: 1 } as const;
    const commands = [
      begins,
      tripStep(1),
      berthsStep([501]),
      insureAll(1),
      nameAll(1),
      changeStep({}),
      redeemStep('X'),
      joinStep,
      useAmberCode,
    ];
    expect(commands.filter(commandHasPersonalData).map(({ type }) => type)).toEqual([
      'chooseBerths',
      'nameParticipants',
      'changeBooking',
    ]);
  });
});
