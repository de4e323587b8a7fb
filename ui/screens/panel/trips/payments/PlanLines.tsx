import type { PaymentLine, Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { dueText, infoCopy } from '../../../../copy/panel-trips.pl.ts';
import { dueByOffice, money } from '../../../../format.ts';
import { termOf } from '../../../../moments.ts';
import { classes } from '../../../../parts/classes.ts';
import { Icon, type IconName } from '../../../../parts/Icon.tsx';
import shared from '../shared.module.css';
import css from './payments.module.css';

const SIGNS: Readonly<Record<PaymentLine['State'], IconName>> = { paid: 'check', next: 'clock', later: 'calendar' };

type Dated = Pick<Reservation, 'FirstDue' | 'FirstHours' | 'OnlineOnly' | 'OnlineOffered'>;

/** Whether the office is yet to name the way to pay: online is the only one, and the shop takes nothing online (R30). */
export const isByOffice = ({ OnlineOnly, OnlineOffered }: Pick<Reservation, 'OnlineOnly' | 'OnlineOffered'>): boolean =>
  OnlineOnly && !OnlineOffered;

/** Until when a line is to be paid, or since when that is over. */
export const whenOf = (trip: Dated, { Due, LateSince }: Pick<PaymentLine, 'Due' | 'LateSince'>): string =>
  LateSince === null ? dueOf(trip, Due) : infoCopy.late(LateSince);

/** Until when the sum that is due now is to be paid, or since when a part of it is late (R28.11). */
export const dueWhen = (trip: Dated, { Until, LateSince }: NonNullable<Reservation['DueNow']>): string =>
  whenOf(trip, { Due: Until, LateSince });

/** Until when a line is to be paid: its own day, else the moment that the first payment is due (R28). */
export const dueOf = (trip: Dated, due: string | null): string => {
  if (due === null && isByOffice(trip)) return dueByOffice(trip.FirstHours);
  return dueText(due, trip.FirstDue === null ? null : termOf(trip.FirstDue), trip.FirstHours);
};

/** The lines of the plan by due day: what is in, what is next, what comes later (A-043, A-055, R28.12). */
export const PlanLines = ({ trip }: { readonly trip: Reservation }) => {
  return (
    <ul className={`${shared.lines} ${css.plan}`}>
      {trip.PlanByDay.map((line) => {
        const state = line.State;
        const part = state !== 'paid' && line.Paid !== '0';
        return (
          <li key={`${line.Name} ${line.Due}`}>
            <span className={classes(css.sign, line.LateSince === null ? css[state] : css.late)}>
              <Icon name={SIGNS[state]} />
            </span>
            <span>
              <b>{line.Name}</b>
              <br />
              {state === 'paid' ? (
                infoCopy.lineStates.paid
              ) : (
                <span className={line.LateSince === null ? undefined : css.lateWords}>{whenOf(trip, line)}</span>
              )}
              {part && `, ${infoCopy.partPaid(line.Paid)}`}
              {state !== 'paid' && <span className="vh">, {infoCopy.lineStates[state]}</span>}
            </span>
            <b className="nowrap">{money(line.Value)}</b>
          </li>
        );
      })}
    </ul>
  );
};
