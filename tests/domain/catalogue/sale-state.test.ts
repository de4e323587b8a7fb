import { describe, expect, it } from 'vitest';
import {
  isListed,
  offerListSectionOf,
  SALE_STATES,
  saleStateOf,
} from '../../../domain/catalogue/sale-state.ts';
import { offerWith } from '../../arbitraries/offers.ts';

// The offer sails from 31.07 to 07.08.2027.
const BEFORE = '2027-07-30';

describe('sale state of an offer (R9, R49)', () => {
  it.each([
    [BEFORE, 'open'],
    ['2027-07-31', 'startsToday'],
    ['2027-08-01', 'underWay'],
    ['2027-08-07', 'underWay'],
    ['2027-08-08', 'over'],
  ])('R49: on %s the sale state of a trip from 31.07 to 07.08 is “%s”', (today, state) => {
    expect(saleStateOf(offerWith({}), today)).toBe(state);
  });

  it.each([
    ['grayed out', { grayedOut: true }, 'reserveList'],
    ['for reserve-list sign-ups only', { traits: ['reserveListOnly'] as const }, 'reserveList'],
    ['sold out', { traits: ['soldOut'] as const }, 'soldOut'],
    ['closed by the office', { closed: true }, 'closed'],
    ['closed after it was grayed out', { closed: true, grayedOut: true }, 'closed'],
  ])(
    'R9: before the trip the sale state shows that an offer is %s; during the trip it is underWay',
    (_, more, state) => {
      expect(saleStateOf(offerWith(more), BEFORE)).toBe(state);
      expect(saleStateOf(offerWith(more), '2027-08-02')).toBe('underWay');
    },
  );
});

describe('the section of the offer list in which an offer is shown (R3)', () => {
  const parts = (traits: readonly ('recommended' | 'outsideMainList')[]) =>
    Object.fromEntries(
      SALE_STATES.map((state) => [state, offerListSectionOf(offerWith({ traits }), state)]),
    );

  it('R49: offers on sale, for the reserve list or under way are shown; closed or past offers are not', () => {
    expect(parts([])).toEqual({
      open: 'coming',
      reserveList: 'coming',
      soldOut: 'coming',
      closed: null,
      startsToday: 'underWay',
      underWay: 'underWay',
      over: null,
    });
  });

  it('R3: a recommended offer has its own section, even if a trait keeps it out of the main list', () => {
    expect(parts(['recommended', 'outsideMainList'])).toMatchObject({
      open: 'recommended',
      soldOut: 'recommended',
      underWay: null,
    });
    expect(Object.values(parts(['outsideMainList'])).every((part) => part === null)).toBe(true);
  });

  it('R3: a training outside the main list is still shown among the trainings, until it has ended', () => {
    const listed = (traits: readonly ('course' | 'outsideMainList')[]) =>
      SALE_STATES.filter((state) => isListed(offerWith({ traits }), state));
    const visibleStates = SALE_STATES.filter((state) => !['closed', 'over'].includes(state));
    expect([
      listed([]),
      listed(['course', 'outsideMainList']),
      listed(['outsideMainList']),
    ]).toEqual([visibleStates, visibleStates, []]);
  });
});
