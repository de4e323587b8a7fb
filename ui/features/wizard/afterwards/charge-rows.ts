import type { OnlineCharge } from '../../../../adapters/http/contract/wizard/order.ts';
import { formatMoney } from '../../../format.ts';
import { chargeCopy } from '../copy/wizard-payment.pl.ts';

type Row = { readonly text: string; readonly amount: string };

export const providerCommissionRows = ({ Commission, Charged }: OnlineCharge): readonly Row[] =>
  Commission === '0'
    ? []
    : [
        { text: chargeCopy.commission, amount: formatMoney(Commission) },
        { text: chargeCopy.charged, amount: formatMoney(Charged) },
      ];

/** If the provider adds no commission, the only row is the charged amount (R30). */
export const chargeRows = (charge: OnlineCharge): readonly Row[] =>
  charge.Commission === '0'
    ? [{ text: chargeCopy.charged, amount: formatMoney(charge.Charged) }]
    : [
        { text: chargeCopy.amount, amount: formatMoney(charge.Amount) },
        ...providerCommissionRows(charge),
      ];
