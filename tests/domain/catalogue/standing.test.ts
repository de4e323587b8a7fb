import { describe, expect, it } from 'vitest';
import { isListed, listPartOf, STANDINGS, standingOf } from '../../../domain/catalogue/standing.ts';
import { offerWith } from '../../arbitraries/offers.ts';

// From 31.07 to 07.08.2027.
const BEFORE = '2027-07-30';

describe('where an offer stands (R9, R49)', () => {
  it.each([
    [BEFORE, 'open'],
    ['2027-07-31', 'startsToday'],
    ['2027-08-01', 'underWay'],
    ['2027-08-07', 'underWay'],
    ['2027-08-08', 'over'],
  ])('R49: on %s a trip from 31.07 to 07.08 is %s', (today, standing) => {
    expect(standingOf(offerWith({}), today)).toBe(standing);
  });

  it.each([
    ['grayed out', { grayedOut: true }, 'reserveList'],
    ['marked for the reserve list', { traits: ['reserveListOnly'] as const }, 'reserveList'],
    ['sold out', { traits: ['soldOut'] as const }, 'soldOut'],
    ['closed by the office', { closed: true }, 'closed'],
    ['closed, and grayed out before', { closed: true, grayedOut: true }, 'closed'],
  ])('R9: %s', (_, more, standing) => {
    expect(standingOf(offerWith(more), BEFORE)).toBe(standing);
    // The calendar goes first: what has sailed is under way, whatever the office said of its places.
    expect(standingOf(offerWith(more), '2027-08-02')).toBe('underWay');
  });
});

describe('the parts of the list (R3)', () => {
  const parts = (traits: readonly ('recommended' | 'outsideMainList')[]) =>
    Object.fromEntries(STANDINGS.map((standing) => [standing, listPartOf(offerWith({ traits }), standing)]));

  it('R49: offers to book or to wait for, and those at sea; closed ones and past ones are not there', () => {
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

  it('R3: a recommended offer stands apart even outside the main list, others outside it are not shown', () => {
    expect(parts(['recommended', 'outsideMainList'])).toMatchObject({ open: 'recommended', soldOut: 'recommended', underWay: null });
    expect(Object.values(parts(['outsideMainList'])).every((part) => part === null)).toBe(true);
  });

  it('R3: a training is shown among the trainings also where the main list has it not, while it is ahead or at sea', () => {
    const listed = (traits: readonly ('course' | 'outsideMainList')[]) =>
      STANDINGS.filter((standing) => isListed(offerWith({ traits }), standing));
    const shown = STANDINGS.filter((standing) => !['closed', 'over'].includes(standing));
    expect([listed([]), listed(['course', 'outsideMainList']), listed(['outsideMainList'])]).toEqual([shown, shown, []]);
  });
});
