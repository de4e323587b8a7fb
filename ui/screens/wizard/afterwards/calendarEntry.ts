import { tripUid } from '../../../../adapters/http/contract/calendar-uid.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { nextCopy } from '../../../copy/wizard-thanks.pl.ts';
import { stepsOf } from '../../../state/wizard/answers.ts';

/** What a calendar keeps of an order; `payBy`: an instant of the wire, null where nothing is to be paid. */
type Entry = { readonly reservation: WizardReservation; readonly payBy: string | null };

const dayOf = (iso: string): string => iso.replaceAll('-', '');
const instantOf = (iso: string): string => `${new Date(iso).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
// RFC 5545: these four are written with a stroke before them.
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** An all-day entry ends on the day after its last. */
const dayAfter = (iso: string): string => new Date(Date.parse(iso) + 86_400_000).toISOString().slice(0, 10);

/** The trip as an entry of all its days, and the payment as one of half an hour that ends at its term (RFC 5545). */
export const calendarEntry = ({ reservation, payBy }: Entry): string => {
  const { ReservationId, Offer } = reservation;
  const stamp = `DTSTAMP:${instantOf(stepsOf(reservation).summary?.ConfirmedAt ?? `${Offer.From}T00:00:00Z`)}`;
  const trip = [
    `UID:${tripUid(ReservationId)}`,
    stamp,
    `DTSTART;VALUE=DATE:${dayOf(Offer.From)}`,
    `DTEND;VALUE=DATE:${dayOf(dayAfter(Offer.To))}`,
    `SUMMARY:${escaped(Offer.Name)}`,
    `DESCRIPTION:${escaped(nextCopy.calendarNumber(ReservationId))}`,
  ];
  const payment =
    payBy === null
      ? []
      : [
          `UID:${ReservationId}-wplata@kilwater`,
          stamp,
          `DTSTART:${instantOf(new Date(Date.parse(payBy) - 1_800_000).toISOString())}`,
          `DTEND:${instantOf(payBy)}`,
          `SUMMARY:${escaped(nextCopy.calendarPay(Offer.Name))}`,
        ];
  const events = [trip, payment].filter((lines) => lines.length > 0).flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kilwater//Rezerwacja//PL', ...events, 'END:VCALENDAR', ''].join('\r\n');
};
