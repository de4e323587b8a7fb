import { toSlug } from '../../../../adapters/http/contract/pages.pl.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { tieWords } from '../../../format.ts';
import { useSiteName } from '../../../hooks/use-page-data.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { renderUnbreakable } from '../../../parts/words/unbreakable.tsx';
import { stepsOf } from '../../../state/reservation/steps-of.ts';
import { nextCopy } from '../copy/wizard-thanks.pl.ts';
import shared from '../shared.module.css';
import { calendarEntry } from './calendar-entry.ts';
import css from './Thanks.module.css';

type Props = {
  readonly reservation: WizardReservation;
  readonly toPay: { readonly amount: string; readonly until: string } | null;
  /** True until the office names the payment method (R30). */
  readonly byOffice: boolean;
  /** The payment deadline as an instant. Null if the deadline is a day, or if nothing is due. */
  readonly payBy: string | null;
};

const keep = (text: string, name: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/**
 * What happens after the order. A sign-up also reads how many parties wait before it, and how to
 * leave the list (R64).
 */
export const NextSteps = ({ reservation, toPay, byOffice, payBy }: Props) => {
  const brand = useSiteName();
  const { reserveList, summary, extras, participants } = stepsOf(reservation);
  const steps = reserveList
    ? nextCopy.listSteps(reservation.Figures.FirstHours)
    : [
        participants?.Account === null ? nextCopy.activate : nextCopy.readMail,
        byOffice
          ? nextCopy.payByOffice
          : toPay === null
            ? nextCopy.nothingToPay
            : nextCopy.pay(toPay.amount, toPay.until),
        extras === null ? nextCopy.crew : nextCopy.crewUntil(extras.AddonsUntil),
      ];
  const before = summary?.WaitingBefore ?? null;
  return (
    <section aria-labelledby="dalej">
      <h2 className={shared.question} id="dalej">
        {reserveList ? nextCopy.listTitle : nextCopy.title}
      </h2>
      {reserveList && before !== null && <Notice title={nextCopy.before(before)} />}
      <ol className={css.next}>
        {steps.map((step) => (
          <li key={step}>{renderUnbreakable(tieWords(step))}</li>
        ))}
      </ol>
      {!reserveList && (
        <Button
          kind="line"
          small
          icon="calendar"
          onClick={() =>
            keep(
              calendarEntry({ reservation, payBy }),
              nextCopy.calendarFile(toSlug(brand), reservation.ReservationId),
            )
          }
        >
          {nextCopy.calendar}
        </Button>
      )}
    </section>
  );
};
