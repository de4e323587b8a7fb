import type { OnlineCharge } from '../../../../adapters/http/contract/wizard/payments.ts';
import { chargeCopy } from '../../../copy/wizard-payment.pl.ts';
import { money } from '../../../format.ts';

type Row = { readonly text: string; readonly amount: string };

/** What the provider adds to an amount that is shown already, and both together; nothing where it adds nothing (R30). */
export const addedRows = ({ Commission, Charged }: OnlineCharge): readonly Row[] =>
  Commission === '0'
    ? []
    : [
        { text: chargeCopy.commission, amount: money(Commission) },
        { text: chargeCopy.charged, amount: money(Charged) },
      ];

/** What a payment link charges, said before it is followed: the commission by itself, where there is one (R30). */
export const chargeRows = (charge: OnlineCharge): readonly Row[] =>
  charge.Commission === '0'
    ? [{ text: chargeCopy.charged, amount: money(charge.Charged) }]
    : [{ text: chargeCopy.amount, amount: money(charge.Amount) }, ...addedRows(charge)];
