import type { Preview } from '../../../../../adapters/http/contract/panel/panel.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { formatMoney, formatPriceDifference } from '../../../../format.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { SummaryRows } from '../../../../parts/SideSummary.tsx';
import { changeCopy, previewCopy, savedTexts } from '../../copy/panel-trip-changes.pl.ts';
import { infoCopy } from '../../copy/panel-trips.pl.ts';
import type { TripChangeOutcome } from '../../state/changes.ts';
import { tripPath } from '../../state/trip-view-model.ts';
import type { TripMessage } from '../frame/trip-requests.tsx';
import { formatDue } from '../payments/PlanLines.tsx';
import shared from '../shared.module.css';
import css from './ChangePreview.module.css';

export type Check = { readonly kind: 'same' | 'counting' } | TripChangeOutcome;

type Props = {
  readonly trip: Reservation;
  readonly check: Check;
  readonly onAgain: () => void;
};

/** Before saving, the customer sees amounts, plan lines and documents of the change (R37). */
export const ChangePreview = (props: Props) => (
  <div role="status" className={css.preview}>
    <Words {...props} />
  </div>
);

const Words = ({ trip, check, onAgain }: Props) => {
  switch (check.kind) {
    case 'counting':
      return <p className="muted">{previewCopy.counting}</p>;
    case 'preview':
      return check.found ? (
        <ChangedAmounts trip={trip} preview={check.preview} />
      ) : (
        <p className="muted">{previewCopy.same}</p>
      );
    case 'incomplete':
      return <p className="muted">{previewCopy.incomplete}</p>;
    case 'noPlaces':
      return <Notice kind="warning">{savedTexts.noPlaces}</Notice>;
    case 'priceChanged':
      return <Notice kind="warning">{savedTexts.priceChanged}</Notice>;
    case 'closed':
      return <Notice kind="warning">{savedTexts.closed}</Notice>;
    case 'failed':
      return (
        <Notice kind="error" title={previewCopy.failed}>
          <Button kind="quiet" onClick={onAgain}>
            {previewCopy.retry}
          </Button>
        </Notice>
      );
    case 'same':
    case 'saved':
    case 'login':
    case 'elsewhere':
      return <p className="muted">{previewCopy.same}</p>;
  }
};

const wayOf = ({ OnlineOnly, OnlineOffered }: Reservation): keyof typeof previewCopy.addedHow =>
  OnlineOnly ? 'online' : OnlineOffered ? 'both' : 'transfer';

/** The message after a saved change: what to pay, until when, and how (R63). */
export const surchargeMessage = (
  trip: Reservation,
  added: Preview['Added'],
): Pick<TripMessage, 'text' | 'way'> =>
  added.length === 0
    ? {}
    : {
        text: [
          ...added.map(({ Name, Value, Due }) =>
            previewCopy.savedLine(previewCopy.line(Name, formatDue(trip, Due)), Value),
          ),
          previewCopy.addedHow[wayOf(trip)],
        ].join(' '),
        way: { href: tripPath(trip.ReservationId, 'payments'), text: previewCopy.toPayments },
      };

type ToPayProps = { readonly trip: Reservation; readonly added: Preview['Added'] };
const ToPay = ({ trip, added }: ToPayProps) => (
  <>
    <h3>{previewCopy.added}</h3>
    <SummaryRows
      rows={added.map(({ Name, Value, Due }) => ({
        text: previewCopy.line(Name, formatDue(trip, Due)),
        amount: <b>{formatPriceDifference(Value)}</b>,
      }))}
    />
    <p className={shared.small}>{previewCopy.addedHow[wayOf(trip)]}</p>
  </>
);

type AmountsProps = { readonly trip: Reservation; readonly preview: Preview };
export const ChangedAmounts = ({ trip, preview }: AmountsProps) => {
  const {
    PriceBefore,
    PriceAfter,
    Difference,
    Paid,
    LeftToPay,
    Overpaid,
    PlanByDay,
    Added,
    Documents,
  } = preview;
  const dearer = !Difference.startsWith('-');
  const size = Difference.replace('-', '');
  return (
    <section className={css.figures} aria-label={previewCopy.title}>
      <h3>
        {Difference === '0'
          ? previewCopy.free
          : dearer
            ? previewCopy.dearer(size)
            : previewCopy.cheaper(size)}
      </h3>
      {Difference !== '0' && (
        <>
          <SummaryRows
            rows={[
              { text: previewCopy.before, amount: formatMoney(PriceBefore) },
              { text: previewCopy.after, amount: <b>{formatMoney(PriceAfter)}</b> },
              Paid !== '0' && { text: previewCopy.paid, amount: formatMoney(Paid) },
              Overpaid !== '0' && { text: previewCopy.overpaid, amount: formatMoney(Overpaid) },
            ]}
            total={{ text: previewCopy.left, amount: formatMoney(LeftToPay) }}
          />
          {Overpaid !== '0' ? (
            <p className={shared.small}>{previewCopy.overpaidText}</p>
          ) : (
            Paid !== '0' && <p className={shared.small}>{previewCopy.paidStays}</p>
          )}
          {Added.length > 0 && <ToPay trip={trip} added={Added} />}
          {PlanByDay.length > 1 && (
            <>
              <h3>{previewCopy.plan}</h3>
              <SummaryRows
                rows={PlanByDay.map(({ Name, Value, Due, State }) => ({
                  text: previewCopy.line(
                    Name,
                    State === 'paid' ? infoCopy.lineStates.paid : formatDue(trip, Due),
                  ),
                  amount: formatMoney(Value),
                }))}
              />
            </>
          )}
        </>
      )}
      {Documents.length > 0 && (
        <p className={shared.small}>{`${previewCopy.documents} ${Documents.join(', ')}`}</p>
      )}
    </section>
  );
};

type ElsewhereProps = {
  readonly saved: string | null;
  readonly onGo: () => void;
};

/** Says that another window saved the booking first, and that no input is lost (R58). */
export const TripChangedElsewhere = ({ saved, onGo }: ElsewhereProps) => (
  <Notice kind="warning" title={changeCopy.elsewhere} live>
    <p>{changeCopy.elsewhereText}</p>
    {saved && <p>{changeCopy.elsewhereNow(saved)}</p>}
    <p>
      <Button kind="line" small onClick={onGo}>
        {changeCopy.elsewhereGo}
      </Button>
    </p>
  </Notice>
);
