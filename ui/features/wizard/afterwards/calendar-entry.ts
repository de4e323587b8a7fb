import {
  paymentCalendarUid,
  tripCalendarUid,
} from '../../../../adapters/http/contract/screen-rules.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { nextCopy } from '../copy/wizard-thanks.pl.ts';

/** `payBy` is the payment deadline as an instant, or null if nothing is due. */
type Entry = {
  readonly reservation: WizardReservation;
  readonly payBy: string | null;
  readonly brand: string;
};

const dayOf = (iso: string): string => iso.replaceAll('-', '');
const instantOf = (iso: string): string =>
  `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
// RFC 5545 escapes backslash, semicolon, comma and line break with a backslash.
const escapeCalendarText = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** An all-day event of RFC 5545 ends on the day after its last day. */
const dayAfter = (iso: string): string =>
  new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10);

export const calendarEntryText = ({ reservation, payBy, brand }: Entry): string => {
  const { ReservationId, Offer } = reservation;
  const stamp = `DTSTAMP:${instantOf(stepDataOf(reservation).summary?.ConfirmedAt ?? `${Offer.From}T00:00:00Z`)}`;
  const trip = [
    `UID:${tripCalendarUid(ReservationId, brand)}`,
    stamp,
    `DTSTART;VALUE=DATE:${dayOf(Offer.From)}`,
    `DTEND;VALUE=DATE:${dayOf(dayAfter(Offer.To))}`,
    `SUMMARY:${escapeCalendarText(Offer.Name)}`,
    `DESCRIPTION:${escapeCalendarText(nextCopy.calendarNumber(ReservationId))}`,
  ];
  const payment =
    payBy === null
      ? []
      : [
          `UID:${paymentCalendarUid(ReservationId, brand)}`,
          stamp,
          `DTSTART:${instantOf(new Date(Date.parse(payBy) - 1_800_000).toISOString())}`,
          `DTEND:${instantOf(payBy)}`,
          `SUMMARY:${escapeCalendarText(nextCopy.calendarPay(Offer.Name))}`,
        ];
  const events = [trip, payment]
    .filter((lines) => lines.length > 0)
    .flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand}//Rezerwacja//PL`,
    ...events,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
};
