import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { formatMoney } from '../../../format.ts';
import { receiptCopy } from '../copy/wizard.pl.ts';
import { useDisplayedReservation } from '../frame/use-displayed-reservation.ts';
import shared from '../shared.module.css';

const NEAR = 3;

/** The hint names how many more people would raise the group rebate (R21). */
export const MoreHint = ({ reservation }: { readonly reservation: WizardReservation }) => {
  const { More } = useDisplayedReservation(reservation).reservation;
  return (
    <p className={shared.more} role="status">
      {More !== null &&
        More.Travellers <= NEAR &&
        receiptCopy.more(More.Travellers, formatMoney(More.Rebate))}
    </p>
  );
};
