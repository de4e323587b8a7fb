import type { OnlineCharge } from '../../../../adapters/http/contract/wizard/payments.ts';
import { chargeCopy } from '../../../copy/wizard-payment.pl.ts';
import { formatMoney } from '../../../format.ts';

type Row = { readonly text: string; readonly amount: string };

/**
 * Rows for the provider's commission and the charged total. Empty if there is no commission (R30).
 */
export const commissionRows = ({ Commission, Charged }: OnlineCharge): readonly Row[] =>
  Commission === '0'
    ? []
    : [
        { text: chargeCopy.commission, amount: formatMoney(Commission) },
        { text: chargeCopy.charged, amount: formatMoney(Charged) },
      ];

/**
 * Rows for an online payment. If the provider adds a commission, the amount, the commission and
 * the charged total are separate rows (R30).
 */
export const chargeRows = (charge: OnlineCharge): readonly Row[] =>
  charge.Commission === '0'
    ? [{ text: chargeCopy.charged, amount: formatMoney(charge.Charged) }]
    : [{ text: chargeCopy.amount, amount: formatMoney(charge.Amount) }, ...commissionRows(charge)];
