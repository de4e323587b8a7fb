import { describe, expect, it } from 'vitest';
import {
  canHaveGroupRebate,
  type GroupMembership,
  type GroupState,
  groupRebate,
  isCountedForGroupRebate,
  joinGroup,
  largestGroupSizeReached,
  lastDayWhenJoiningCounts,
  openGroup,
  travellersCountedForGroupRebate,
  travellersMissingToNextGroupStep,
} from '../../../domain/groups/group.ts';
import { zloty } from '../../../domain/money.ts';
import { OFFER, offerWith, SETTINGS } from '../../arbitraries/offers.ts';
import { party } from '../../arbitraries/parties.ts';

describe('the period in which new members of a group count', () => {
  it.each([
    ['2027-05-15', '2027-05-25'],
    ['2027-02-20', '2027-03-02'],
    ['2028-02-20', '2028-03-01'],
    ['2026-12-25', '2027-01-04'],
    // Summer time starts on 28.03.2027, but the period is counted in calendar days.
    ['2027-03-20', '2027-03-30'],
  ])(
    'W-200, R21.9: a group opened on %s counts new members until %s, ten calendar days later',
    (openedOn, until) => {
      expect(lastDayWhenJoiningCounts({ openedOn }, SETTINGS)).toBe(until);
    },
  );
});

describe('the number of travellers that decides the group rebate (R21)', () => {
  const group = (otherCount: number): GroupState => ({
    code: 'GRUPA222',
    siteId: 1,
    offerId: OFFER.id,
    openedOn: '2027-05-15',
    others: otherCount,
  });
  const part = { code: 'GRUPA222', openedOn: '2027-05-15', counts: true };
  const travellers = (
    count: number,
    otherCount: number | null = null,
    counts = true,
    offer = OFFER,
  ) =>
    travellersCountedForGroupRebate(
      { offer, settings: SETTINGS, group: otherCount === null ? null : group(otherCount) },
      party('single', count),
      otherCount === null ? null : { ...part, counts },
    );

  it('R21.4: is the size of the party if it has six people or more, provided that the offer has the rebate', () => {
    expect([travellers(5), travellers(6)]).toEqual([null, 6]);
    expect(travellers(6, null, true, offerWith({ showGroupRebate: false }))).toBeNull();
  });

  it('R21.2, R21.4: is the group’s size if the party joined in time, else the party’s own from six on', () => {
    expect([travellers(2, 5), travellers(6, 3), travellers(6, 0)]).toEqual([7, 9, 6]);
    expect([travellers(2, 5, false), travellers(6, 3, false)]).toEqual([null, 6]);
    expect(
      travellersCountedForGroupRebate(
        { offer: OFFER, settings: SETTINGS, group: null },
        party('single', 6),
        part,
      ),
    ).toBe(6);
  });

  it('R4, R21.1: a brand without group rebates has no groups', () => {
    const none = { ...SETTINGS, group: [] };
    expect(
      travellersCountedForGroupRebate(
        { offer: OFFER, settings: none, group: null },
        party('single', 9),
        null,
      ),
    ).toBeNull();
    expect([groupRebate(none, 9), travellersMissingToNextGroupStep(none, 9)]).toEqual([0, null]);
  });

  it('R21.1: single places and cabins can form groups, if the offer has the rebate', () => {
    const offered = (['single', 'cabin', 'whole'] as const).map((accommodation) =>
      canHaveGroupRebate(OFFER, { accommodation }),
    );
    expect(offered).toEqual([true, true, false]);
    expect(canHaveGroupRebate({ showGroupRebate: false }, { accommodation: 'single' })).toBe(false);
  });

  it('R21.1: 40 PLN each from 6 people, 60 from 9, 80 from 13, 100 from 16; says how many the next needs', () => {
    const steps = [5, 6, 8, 9, 12, 13, 15, 16, 17].map((travellers) => {
      const missing = travellersMissingToNextGroupStep(SETTINGS, travellers);
      return [
        travellers,
        groupRebate(SETTINGS, travellers),
        missing?.travellers ?? null,
        missing?.rebate ?? null,
      ];
    });
    expect(steps).toEqual([
      [5, 0, 1, zloty(40)],
      [6, zloty(40), 3, zloty(60)],
      [8, zloty(40), 1, zloty(60)],
      [9, zloty(60), 4, zloty(80)],
      [12, zloty(60), 1, zloty(80)],
      [13, zloty(80), 3, zloty(100)],
      [15, zloty(80), 1, zloty(100)],
      [16, zloty(100), null, null],
      [17, zloty(100), null, null],
    ]);
  });

  it('R21.1: a whole yacht gets no group rebate', () => {
    expect(
      travellersCountedForGroupRebate(
        { offer: OFFER, settings: SETTINGS, group: group(9) },
        party('whole', 8),
        part,
      ),
    ).toBeNull();
  });

  it('R21.8: a booking keeps the largest group size that it reached, even if the group becomes smaller', () => {
    expect([
      largestGroupSizeReached(null, null),
      largestGroupSizeReached(null, 6),
      largestGroupSizeReached(6, null),
      largestGroupSizeReached(6, 5),
      largestGroupSizeReached(6, 6),
      largestGroupSizeReached(6, 9),
    ]).toEqual([null, 6, 6, 6, 6, 9]);
  });
});

describe('opening and joining a group (R21, R45, R51)', () => {
  const member = { id: 'MOJA2222', siteId: 1, offerId: OFFER.id, group: null };
  const group: GroupState = {
    code: 'GRUPA222',
    siteId: 1,
    offerId: OFFER.id,
    openedOn: '2027-05-15',
    others: 3,
  };
  const context = { offer: OFFER, settings: SETTINGS, today: '2027-05-25', group };
  const part = (code: string): GroupMembership => ({ code, openedOn: '2027-05-15', counts: true });

  it('R45: a booking that opens a group is its member from that day; the booking’s number is the code', () => {
    expect(openGroup(context, member)._unsafeUnwrap()).toEqual({
      code: 'MOJA2222',
      openedOn: '2027-05-25',
      counts: true,
    });
  });

  it('R21.2: members who join within ten days count, later members do not', () => {
    const joined = (today: string) => joinGroup({ ...context, today }, member)._unsafeUnwrap();
    expect([joined('2027-05-25'), joined('2027-05-26')]).toEqual([
      part('GRUPA222'),
      { ...part('GRUPA222'), counts: false },
    ]);
  });

  it('R21.2: the office can only lengthen the days of an open group; an older group has today’s', () => {
    const settings = { ...SETTINGS, groupCodeDays: 3 };
    const opened = openGroup(context, member, true)._unsafeUnwrap();
    expect(opened).toMatchObject({ days: 10 });
    const joined = (open: Partial<GroupState>, groupCodeDays: number) =>
      joinGroup(
        { ...context, settings: { ...settings, groupCodeDays }, group: { ...group, ...open } },
        member,
      )._unsafeUnwrap();
    expect(joined({ days: 10 }, 3)).toEqual({ ...part('GRUPA222'), days: 10 });
    expect([joined({ days: 5 }, 10).counts, joined({ days: 5 }, 9).counts]).toEqual([true, false]);
    expect(joined({}, 3)).toEqual({ ...part('GRUPA222'), counts: false });
    expect(lastDayWhenJoiningCounts({ openedOn: '2027-05-15', days: 10 }, settings)).toBe(
      '2027-05-25',
    );
  });

  it('R51: a booking has at most one group, of the same offer and brand; the offer must give group rebates', () => {
    const why = (more: object, who: object = {}) => {
      const facts = { ...context, ...more };
      return [openGroup, joinGroup].map((act) => {
        const result = act(facts, { ...member, ...who });
        return result.isErr() ? result.error : null;
      });
    };
    const assigned = (isOwn: boolean) => ({ kind: 'groupAlreadyAssigned', own: isOwn });
    expect(why({}, { group: part('MOJA2222') })).toEqual([assigned(true), assigned(true)]);
    expect(why({}, { group: part('GRUPA222') })).toEqual([assigned(false), assigned(false)]);
    expect(why({ group: null })).toEqual([null, { kind: 'groupUnknown' }]);
    expect(why({ group: { ...group, offerId: 77 } })).toEqual([
      null,
      { kind: 'groupOfOtherOffer' },
    ]);
    expect(why({ group: { ...group, siteId: 2 } })).toEqual([null, { kind: 'groupOfOtherOffer' }]);
    const closed = { kind: 'groupNotOffered' };
    expect(why({ offer: offerWith({ showGroupRebate: false }) })).toEqual([closed, closed]);
  });
});

it.each([
  ['confirmed', true, true],
  ['confirmed', false, false],
  ['draft', true, false],
  ['reserveList', true, false],
] as const)(
  'R21.3, R21.7: only a confirmed booking that joined in time counts for the group (%s, %s: %s)',
  (status, counts, changes) => {
    const group: GroupMembership = { code: 'GRUPA222', openedOn: '2027-05-15', counts };
    expect(isCountedForGroupRebate({ status, group })).toBe(changes);
    expect(isCountedForGroupRebate({ status, group: null })).toBe(false);
  },
);
