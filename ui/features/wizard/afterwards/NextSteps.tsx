import { timelineTitle } from '../../../../adapters/http/contract/names.pl.ts';
import { toSlug } from '../../../../adapters/http/contract/pages.pl.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { tieWords } from '../../../format.ts';
import { useSiteName } from '../../../hooks/use-page-data.ts';
import { Button } from '../../../parts/Button.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { renderUnbreakable } from '../../../parts/words/unbreakable.tsx';
import { timelinePart } from '../../../shared/trips/timeline-part.ts';
import { stepsOf } from '../../../state/reservation/steps-of.ts';
import { nextCopy } from '../copy/wizard-thanks.pl.ts';
import shared from '../shared.module.css';
import { calendarEntry } from './calendar-entry.ts';
import css from './Thanks.module.css';

type Props = {
  readonly reservation: WizardReservation;
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

/** A sign-up reads how many parties wait before it and how to leave the list (R64). */
const ListSteps = ({ reservation }: Pick<Props, 'reservation'>) => {
  const before = stepsOf(reservation).summary?.WaitingBefore ?? null;
  return (
    <section aria-labelledby="dalej">
      <h2 className={shared.question} id="dalej">
        {nextCopy.listTitle}
      </h2>
      {before !== null && <Notice title={nextCopy.before(before)} />}
      <ol className={css.next}>
        {nextCopy.listSteps(reservation.Figures.FirstHours).map((step) => (
          <li key={step}>{renderUnbreakable(tieWords(step))}</li>
        ))}
      </ol>
    </section>
  );
};

export const NextSteps = ({ reservation, payBy }: Props) => {
  const brand = useSiteName();
  const { Timeline: timeline, ReservationId } = reservation;
  if (timeline === null) return <ListSteps reservation={reservation} />;
  return (
    <section aria-labelledby="dalej">
      <h2 className={shared.question} id="dalej">
        {timelineTitle}
      </h2>
      <timelinePart.Part timeline={timeline} />
      <Button
        kind="line"
        small
        icon="calendar"
        onClick={() =>
          keep(
            calendarEntry({ reservation, payBy, brand }),
            nextCopy.calendarFile(toSlug(brand), ReservationId),
          )
        }
      >
        {nextCopy.calendar}
      </Button>
    </section>
  );
};
