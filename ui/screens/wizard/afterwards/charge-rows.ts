import type { OnlineCharge } from '../../../../adapters/http/contract/wizard/payments.ts';
import { chargeCopy } from '../../../copy/wizard-payment.pl.ts';
import { formatMoney } from '../../../format.ts';

type Row = { readonly text: string; readonly amount: string };

/** Rows for an amount that is already shown. Empty without a commission (R30). */
export const commissionRows = ({ Commission, Charged }: OnlineCharge): readonly Row[] =>
  Commission === '0'
    ? []
    : [
        { text: chargeCopy.commission, amount: formatMoney(Commission) },
        { text: chargeCopy.charged, amount: formatMoney(Charged) },
      ];

/** The commission has a row of its own if there is one (R30). */
export const chargeRows = (charge: OnlineCharge): readonly Row[] =>
  charge.Commission === '0'
    ? [{ text: chargeCopy.charged, amount: formatMoney(charge.Charged) }]
    : [{ text: chargeCopy.amount, amount: formatMoney(charge.Amount) }, ...commissionRows(charge)];
