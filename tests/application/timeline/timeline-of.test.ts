import { expect, it } from 'vitest';
import { timelineOf } from '../../../application/timeline/timeline-of.ts';
import type { Meeting } from '../../../domain/brand-settings.ts';
import { OFFER, SETTINGS } from '../../arbitraries/offers.ts';
import { NOON } from '../../domain/booking/booking-steps.ts';
import { placedOrder } from '../../domain/booking/placed/placed-steps.ts';
import { catalogueEntryOf } from '../../http/wizard/test-catalogue.ts';

const NOTHING: Meeting = { place: null, hour: null, pontoon: null, dutyPhone: null };
const BRAND: Meeting = {
  place: 'Biuro',
  hour: '15:00',
  pontoon: 'A',
  dutyPhone: '+48 600 100 200',
};

const meetingOf = (own: Partial<Meeting> | null, brand: Partial<Meeting> | null): Meeting =>
  timelineOf({
    booking: placedOrder(1),
    offer: OFFER,
    place: catalogueEntryOf(OFFER, { content: { meeting: own && { ...NOTHING, ...own } } }).content,
    figures: { ...SETTINGS, meeting: brand && { ...NOTHING, ...brand } },
    at: NOON,
  }).meeting;

it('issue 40: an offer’s missing meeting data are the brand’s; without a place, it is the first port', () => {
  expect(meetingOf(null, null)).toEqual({ ...NOTHING, place: 'Trogir' });
  expect(meetingOf(null, { dutyPhone: BRAND.dutyPhone })).toEqual({
    ...NOTHING,
    place: 'Trogir',
    dutyPhone: BRAND.dutyPhone,
  });
  expect(meetingOf(null, BRAND)).toEqual(BRAND);
  expect(meetingOf({ hour: '17:30', dutyPhone: '+48 22 000 11 63' }, BRAND)).toEqual({
    ...BRAND,
    hour: '17:30',
    dutyPhone: '+48 22 000 11 63',
  });
});

it('issue 40: an offer with its own meeting place does not show the pontoon of the brand’s usual place', () => {
  expect(meetingOf({ place: 'Split' }, BRAND)).toEqual({ ...BRAND, place: 'Split', pontoon: null });
});
