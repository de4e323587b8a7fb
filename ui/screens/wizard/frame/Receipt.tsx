import { useState } from 'react';
import type { ReceiptLine } from '../../../../adapters/http/contract/wizard/steps.ts';
import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { shownRebates } from '../../../copy/names.pl.ts';
import { receiptCopy, wizardCopy } from '../../../copy/wizard.pl.ts';
import { money } from '../../../format.ts';
import { Button } from '../../../parts/Button.tsx';
import { Dialog } from '../../../parts/Dialog.tsx';
import { SummaryRows } from '../../../parts/SideSummary.tsx';
import shared from '../shared.module.css';
import css from './frame.module.css';
import { onSpotRows, thingRows } from './summaryRows.ts';

type Kind = keyof typeof shownRebates;
const isKind = (kind: string): kind is Kind => Object.hasOwn(shownRebates, kind);

/** Equal lines of several participants, told once with their number. */
type Told = { readonly kind: Kind; readonly line: ReceiptLine; readonly times: number };

const toldOf = (lines: readonly ReceiptLine[]): readonly Told[] => {
  const told = new Map<string, Told>();
  for (const line of lines) {
    if (!isKind(line.Kind)) continue;
    const key = [line.Kind, line.Asked, line.Given, line.CutBy].join();
    told.set(key, { kind: line.Kind, line, times: (told.get(key)?.times ?? 0) + 1 });
  }
  return [...told.values()];
};

const because = ({ kind, line }: Told): string => {
  const reason = receiptCopy.reasons[kind];
  if (line.CutBy === null) return reason;
  const asked = money(line.Asked);
  return `${reason} ${line.CutBy === 'cap' ? receiptCopy.cap(asked) : receiptCopy.price(asked)}`;
};

/** What a rebate line gives each of those it is told for: '6 × −40 PLN', '−200 PLN', '0 PLN'. */
const givenText = ({ line: { Given }, times }: Told): string => {
  const each = money(`-${Given}`);
  return times > 1 ? wizardCopy.times(times, each) : each;
};

/** 'Skąd ta cena?': every thing that is in the price, every rebate with its reason, and what would bring more. */
export const Receipt = ({ reservation }: { readonly reservation: WizardReservation }) => {
  const { Offer, Receipt: lines, More } = reservation;
  const told = toldOf(lines);
  return (
    <div className={css.receipt}>
      <section>
        <h3>{receiptCopy.things}</h3>
        <SummaryRows rows={thingRows(reservation)} />
      </section>
      <section>
        <h3>{receiptCopy.rebates}</h3>
        {told.length === 0 && <p>{receiptCopy.noRebates}</p>}
        <SummaryRows
          rows={told.map((one) => ({
            text: (
              <>
                {shownRebates[one.kind]}
                <span className={css.because}>{because(one)}</span>
              </>
            ),
            amount: givenText(one),
            minus: true,
          }))}
          total={{ text: receiptCopy.total, amount: money(Offer.CurrentPrice) }}
        />
      </section>
      {More !== null && <p className={shared.more}>{receiptCopy.more(More.Travellers, money(More.Rebate))}</p>}
      {onSpotRows(reservation).length > 0 && <p className={css.because}>{receiptCopy.onSpot}</p>}
    </div>
  );
};

/** The question under the sum, and the window that answers it. */
export const useReceipt = (reservation: WizardReservation) => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    question: (
      <Button kind="quiet" small onClick={() => setOpen(true)}>
        {receiptCopy.open}
      </Button>
    ),
    answer: (
      <Dialog
        open={open}
        onClose={close}
        title={receiptCopy.title}
        actions={
          <Button kind="line" onClick={close}>
            {receiptCopy.close}
          </Button>
        }
      >
        {open && <Receipt reservation={reservation} />}
      </Dialog>
    ),
  };
};
