import { useState } from 'react';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { formatMoney } from '../../../format.ts';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { SummaryRows } from '../../../parts/SideSummary.tsx';
import { grantedRebatesOf, withheldRebateTexts } from '../../../view-models/rebates.ts';
import { receiptCopy } from '../copy/wizard.pl.ts';
import shared from '../shared.module.css';
import css from './frame.module.css';
import { itemSummaryRows, onSpotSummaryRows } from './summary-rows.ts';

export const Receipt = ({ reservation }: { readonly reservation: WizardReservation }) => {
  const { Offer, Receipt: lines, More } = reservation;
  const rebates = grantedRebatesOf(lines);
  return (
    <div className={css.receipt}>
      <section>
        <h3>{receiptCopy.things}</h3>
        <SummaryRows rows={itemSummaryRows(reservation)} />
      </section>
      <section>
        <h3>{receiptCopy.rebates}</h3>
        {rebates.length === 0 && <p>{receiptCopy.noRebates}</p>}
        <SummaryRows
          rows={rebates.map(({ name, because, amount }) => ({
            text: (
              <>
                {name}
                <span className={css.because}>{because}</span>
              </>
            ),
            amount,
            minus: true,
          }))}
          total={{ text: receiptCopy.total, amount: formatMoney(Offer.CurrentPrice) }}
        />
      </section>
      {withheldRebateTexts(lines).map((sentence) => (
        <p key={sentence} className={css.because}>
          {sentence}
        </p>
      ))}
      {More !== null && (
        <p className={shared.more}>{receiptCopy.more(More.Travellers, formatMoney(More.Rebate))}</p>
      )}
      {onSpotSummaryRows(reservation).length > 0 && (
        <p className={css.because}>{receiptCopy.onSpot}</p>
      )}
    </div>
  );
};

export const useReceiptDialog = (reservation: WizardReservation) => {
  const [open, setOpen] = useState(false);
  return {
    question: (
      <Button kind="quiet" small onClick={() => setOpen(true)}>
        {receiptCopy.open}
      </Button>
    ),
    answer: (
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={receiptCopy.title}
        stay={receiptCopy.close}
      >
        {open && <Receipt reservation={reservation} />}
      </Dialog>
    ),
  };
};
