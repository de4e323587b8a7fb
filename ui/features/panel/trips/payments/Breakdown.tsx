import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { Panel } from '../../../../parts/Panel.tsx';
import { SummaryRows } from '../../../../parts/SideSummary.tsx';
import { linesFor } from '../../../../view-models/lines.ts';
import { rebatesOf, withheldRebateTexts } from '../../../../view-models/rebates.ts';
import { paymentsCopy } from '../../copy/panel-trip-payments.pl.ts';
import { visiblePeople } from '../../state/trip-view-model.ts';
import { participantName } from '../frame/trip-props.ts';
import shared from '../shared.module.css';
import css from './payments.module.css';

/** A sentence names each rebate that a cap reduced to zero (R23). */
const RebateRows = ({ trip: { Receipt } }: { readonly trip: Reservation }) => (
  <>
    <SummaryRows
      rows={rebatesOf(Receipt).map(({ name, because, amount }) => ({
        text: (
          <>
            {name}
            <br />
            <span className={shared.small}>{because}</span>
          </>
        ),
        amount,
        minus: true,
      }))}
    />
    {withheldRebateTexts(Receipt).map((sentence) => (
      <p key={sentence} className={shared.small}>
        {sentence}
      </p>
    ))}
  </>
);

/** The price lists its items by participant, as in step 6 (W-084). */
export const Breakdown = ({ trip }: { readonly trip: Reservation }) => {
  const tables = visiblePeople(trip)
    .map(({ userNum }) => ({ userNum, rows: linesFor(trip.LinesPerParticipant, userNum) }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <Panel title={paymentsCopy.breakdown}>
      {tables.map(({ userNum, rows }) => (
        <section key={userNum} aria-labelledby={`cena-${userNum}`} className={css.table}>
          <h3 id={`cena-${userNum}`}>{participantName(trip, userNum)}</h3>
          <SummaryRows rows={rows} />
        </section>
      ))}
      {trip.Receipt.length > 0 && (
        <section aria-labelledby="cena-rabaty" className={css.table}>
          <h3 id="cena-rabaty">{paymentsCopy.rebates}</h3>
          <RebateRows trip={trip} />
        </section>
      )}
    </Panel>
  );
};
