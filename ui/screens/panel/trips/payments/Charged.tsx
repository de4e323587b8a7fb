import type { OnlineCharge } from '../../../../../adapters/http/contract/wizard/payments.ts';
import { paymentsCopy } from '../../../../copy/panel-trip-payments.pl.ts';
import { money } from '../../../../format.ts';
import shared from '../shared.module.css';

/** What a payment link takes, told beside it and before it is followed (R30). */
export const Charged = ({ charge: { Commission, Charged: sum } }: { readonly charge: OnlineCharge }) => (
  <p className={shared.small}>
    {Commission === '0' ? paymentsCopy.chargedFree(money(sum)) : paymentsCopy.charged(money(sum), money(Commission))}
  </p>
);
