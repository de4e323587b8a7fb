import type {
  PaymentLine,
  Reservation,
} from '../../../../../adapters/http/contract/panel/reservation.ts';
import type { OnlineCharge } from '../../../../../adapters/http/contract/wizard/order.ts';
import { formatDueAfterOfficeMail, formatMoney } from '../../../../format.ts';
import { formatDeadline } from '../../../../moments.ts';
import { joinClasses } from '../../../../parts/classes.ts';
import { Icon, type IconName } from '../../../../parts/Icon.tsx';
import { paymentsCopy } from '../../copy/panel-trip-payments.pl.ts';
import { formatDueTime, infoCopy } from '../../copy/panel-trips.pl.ts';
import shared from '../shared.module.css';
import css from './payments.module.css';

const SIGNS: Readonly<Record<PaymentLine['State'], IconName>> = {
  paid: 'check',
  next: 'clock',
  later: 'calendar',
};

type Dated = Pick<Reservation, 'FirstDue' | 'FirstHours' | 'OnlineOnly' | 'OnlineOffered'>;

export const officeSetsPaymentMethod = ({
  OnlineOnly,
  OnlineOffered,
}: Pick<Reservation, 'OnlineOnly' | 'OnlineOffered'>): boolean => OnlineOnly && !OnlineOffered;

export const lineDueText = (
  trip: Dated,
  { Due, LateSince }: Pick<PaymentLine, 'Due' | 'LateSince'>,
): string => (LateSince === null ? formatDue(trip, Due) : infoCopy.late(LateSince));

/** If a part of the amount is overdue, the text says since when (R28.11). */
export const dueNowText = (
  trip: Dated,
  { Until, LateSince }: NonNullable<Reservation['DueNow']>,
): string => lineDueText(trip, { Due: Until, LateSince });

/**
 * Formats when a plan line is due. A line without a due day belongs to the first payment, so it has
 * the time limit of the first payment (R28).
 */
export const formatDue = (trip: Dated, due: string | null): string => {
  if (due === null && officeSetsPaymentMethod(trip))
    return formatDueAfterOfficeMail(trip.FirstHours);
  return formatDueTime(
    due,
    trip.FirstDue === null ? null : formatDeadline(trip.FirstDue),
    trip.FirstHours,
  );
};

/** Lines of the plan are marked as paid, next or later (A-043, A-055, R28.12). */
export const PlanLines = ({ trip }: { readonly trip: Reservation }) => {
  return (
    <ul className={`${shared.lines} ${css.plan}`}>
      {trip.PlanByDay.map((line) => {
        const state = line.State;
        const part = state !== 'paid' && line.Paid !== '0';
        return (
          <li key={`${line.Name} ${line.Due}`}>
            <span
              className={joinClasses(css.sign, line.LateSince === null ? css[state] : css.late)}
            >
              <Icon name={SIGNS[state]} />
            </span>
            <span>
              <b>{line.Name}</b>
              <br />
              <span
                className={state === 'paid' || line.LateSince === null ? undefined : css.lateWords}
              >
                {state === 'paid' ? infoCopy.lineStates.paid : lineDueText(trip, line)}
              </span>
              {part && `, ${infoCopy.partPaid(line.Paid)}`}
              {state !== 'paid' && <span className="vh">{`, ${infoCopy.lineStates[state]}`}</span>}
            </span>
            <b className="nowrap">{formatMoney(line.Value)}</b>
          </li>
        );
      })}
    </ul>
  );
};

export const ChargedAmount = ({
  charge: { Commission, Charged: sum },
}: {
  readonly charge: OnlineCharge;
}) => (
  <p className={shared.small}>
    {Commission === '0'
      ? paymentsCopy.chargedFree(formatMoney(sum))
      : paymentsCopy.charged(formatMoney(sum), formatMoney(Commission))}
  </p>
);
