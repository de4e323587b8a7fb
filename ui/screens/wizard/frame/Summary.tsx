import { memo, type ReactNode } from 'react';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { recountCopy, wizardCopy } from '../../../copy/wizard.pl.ts';
import { dayRange, money } from '../../../format.ts';
import { CancellingTerms } from '../../../parts/CancellingTerms.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { SideSummary } from '../../../parts/SideSummary.tsx';
import { stepsOf } from '../../../state/wizard/answers.ts';
import shared from '../shared.module.css';
import css from './frame.module.css';
import { pictureOf } from './pictures.ts';
import { useReceipt } from './Receipt.tsx';
import { summaryRows } from './summaryRows.ts';
import { useShown } from './useShown.ts';

// Other screens of the wizard list the same rows.
export { summaryRows } from './summaryRows.ts';

type Props = { readonly reservation: WizardReservation; readonly action?: ReactNode };

/** Whether somebody still has no unit: then the price is the one of the cheapest that is open (R15). */
const stillCheapest = (reservation: WizardReservation): boolean =>
  stepsOf(reservation).berths?.Config.AccommodationConfig.some(({ roomId }) => roomId === null) ?? true;

/** The side summary; below 1024 px the bar at the bottom with the sum and the one action. It follows every change of the form. */
export const Summary = memo(({ reservation: saved, action }: Props) => {
  const { reservation, counting, listed } = useShown(saved);
  const receipt = useReceipt(reservation);
  const { Offer } = reservation;
  const { trip, summary } = stepsOf(reservation);
  const people = trip?.Config.ParticipantsCount ?? 1;
  return (
    <>
      <SideSummary
        label={wizardCopy.summaryLabel}
        picture={pictureOf(Offer.ListImg)}
        title={Offer.Name}
        // A line may end between the two, and begins with neither's sign.
        subtitle={
          <>
            <span className="nowrap">{dayRange(Offer.From, Offer.To)},</span> <span className="nowrap">{wizardCopy.people(people)}</span>
          </>
        }
        rows={summaryRows(reservation)}
        total={money(Offer.CurrentPrice)}
        aside={listed ? `${wizardCopy.people(people)}, ${wizardCopy.onReserveList}` : wizardCopy.people(people)}
        counting={counting && recountCopy.counting}
        note={
          <div className={`${css.why} ${shared.quiet}`}>
            {receipt.question}
            {summary !== null && !listed && reservation.Cancelling && <CancellingTerms {...reservation.Cancelling} />}
            {stillCheapest(reservation) && <p>{trip?.AllTaken ? recountCopy.cheapestOfAll : recountCopy.cheapest}</p>}
          </div>
        }
        warning={
          listed && (
            <Notice kind="warning" title={wizardCopy.reserveFlag} live>
              {wizardCopy.reserveNote}
            </Notice>
          )
        }
        action={action}
      />
      {receipt.answer}
    </>
  );
});
