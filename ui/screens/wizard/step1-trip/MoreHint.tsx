import type { WizardReservation } from '../../../../adapters/http/contract/wizard/wizard.ts';
import { receiptCopy } from '../../../copy/wizard.pl.ts';
import { money } from '../../../format.ts';
import { useShown } from '../frame/useShown.ts';
import shared from '../shared.module.css';

/** Farther away than this nobody is nudged. */
const NEAR = 3;

/** What would bring more, said once and kindly: so many people to the next step of the group rebate (R21). */
export const MoreHint = ({ reservation }: { readonly reservation: WizardReservation }) => {
  const { More } = useShown(reservation).reservation;
  return (
    <p className={shared.more} role="status">
      {More !== null && More.Travellers <= NEAR && receiptCopy.more(More.Travellers, money(More.Rebate))}
    </p>
  );
};
