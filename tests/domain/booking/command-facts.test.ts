import { describe, expect, it } from 'vitest';
import { namesPeople, saysWrongCode } from '../../../domain/booking/command-facts.ts';
import { change, join, redeem, useCode } from './placed/placed-steps.ts';
import { berths, insured, named, trip } from './steps.ts';

describe('what is true of commands', () => {
  it('R42: codes that somebody could try out are those that a call names: a wrong one counts, another refusal does not', () => {
    const counted = (type: Parameters<typeof saysWrongCode>[0]) =>
      ['voucherRefused', 'ambassadorRefused', 'groupUnknown', 'groupOfOtherOffer', 'groupNotOffered', 'invalid'].filter((kind) =>
        saysWrongCode(type, { kind }),
      );
    expect(counted('redeemVoucher')).toEqual(['voucherRefused']);
    expect(counted('useAmbassadorCode')).toEqual(['ambassadorRefused']);
    expect(counted('joinGroup')).toEqual(['groupUnknown', 'groupOfOtherOffer']);
    expect([counted('createGroup'), counted('chooseTrip')]).toEqual([[], []]);
  });

  it('R46: people are in the steps that name them and in changes, and in nothing else that is chosen', () => {
    const begins = { type: 'createDraft', offerId: 1, siteId: 1 } as const;
    const commands = [begins, trip(1), berths([501]), insured(1), named(1), change({}), redeem('X'), join, useCode];
    expect(commands.filter(namesPeople).map(({ type }) => type)).toEqual(['chooseBerths', 'nameParticipants', 'changeBooking']);
  });
});
