import type { OnlineCharge } from '../../../../../adapters/http/contract/wizard/order.ts';
import { formatMoney } from '../../../../format.ts';
import { paymentsCopy } from '../../copy/panel-trip-payments.pl.ts';
import shared from '../shared.module.css';

export const ChargedAmount = ({
  charge: { Commission, Charged: sum },
}: {
  readonly charge: OnlineCharge;
}) => (
  <p className={shared.small}>
    {Commission === '0'
      ? paymentsCopy.chargedFree(formatMoney(sum))
      : paymentsCopy.charged(formatMoney(sum), formatMoney(Commission))}
  </p>
);
