import { memo, type ReactNode } from 'react';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { formatDateRange, formatMoney } from '../../../format.ts';
import { CancellingTerms } from '../../../parts/CancellingTerms.tsx';
import { Notice } from '../../../parts/Notice.tsx';
import { SideSummary } from '../../../parts/SideSummary.tsx';
import { stepDataOf } from '../../../state/reservation/steps.ts';
import { firstPictureOrDefaultScene } from '../../../view-models/pictures.ts';
import { recountCopy, wizardCopy } from '../copy/wizard.pl.ts';
import css from './frame.module.css';
import { useReceiptDialog } from './Receipt.tsx';
import { useDisplayedReservation } from './step-props.ts';
import { summaryRows } from './summary-rows.ts';

type Props = { readonly reservation: WizardReservation; readonly action?: ReactNode };

/** True if a unit is not chosen yet. The price is then the price in the cheapest unit (R15). */
const stillCheapest = (reservation: WizardReservation): boolean =>
  stepDataOf(reservation).berths?.Config.AccommodationConfig.some(
    ({ roomId }) => roomId === null,
  ) ?? true;

export const Summary = memo(({ reservation: saved, action }: Props) => {
  const { reservation, counting, listed } = useDisplayedReservation(saved);
  const receipt = useReceiptDialog(reservation);
  const { Offer } = reservation;
  const { trip, summary } = stepDataOf(reservation);
  const people = trip?.Config.ParticipantsCount ?? 1;
  return (
    <>
      <SideSummary
        label={wizardCopy.summaryLabel}
        picture={firstPictureOrDefaultScene(Offer.ListImg)}
        title={Offer.Name}
        subtitle={
          <>
            <span className="nowrap">{`${formatDateRange(Offer.From, Offer.To)},`}</span>{' '}
            <span className="nowrap">{wizardCopy.people(people)}</span>
          </>
        }
        rows={summaryRows(reservation)}
        total={formatMoney(Offer.CurrentPrice)}
        aside={
          listed
            ? `${wizardCopy.people(people)}, ${wizardCopy.onReserveList}`
            : wizardCopy.people(people)
        }
        counting={counting && recountCopy.counting}
        note={
          <div className={css.why}>
            {receipt.question}
            {summary !== null && !listed && reservation.Cancelling && (
              <CancellingTerms {...reservation.Cancelling} />
            )}
            {stillCheapest(reservation) && (
              <p>{trip?.AllTaken ? recountCopy.cheapestOfAll : recountCopy.cheapest}</p>
            )}
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
