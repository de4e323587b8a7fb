import { useEffect, useState } from 'react';
import { waitingCopy } from '../../copy/account.pl.ts';
import { Notice } from '../../parts/Notice.tsx';
import { tabShelf } from '../../state/wizard/drafts.ts';
import {
  readWaitingReservation,
  type WaitingReservation,
} from '../../state/wizard/waiting-reservation.ts';
import { ActivateAgain } from './ActivateAgain.tsx';

/** Names the reservation that this tab has ordered and resends the link (R69, W-103). */
export const WaitingBooking = () => {
  const [waiting, setWaiting] = useState<WaitingReservation | null>(null);
  useEffect(() => setWaiting(readWaitingReservation(tabShelf())), []);
  return waiting && <WaitingFor {...waiting} />;
};

export const WaitingFor = ({ id, trip }: WaitingReservation) => (
  <>
    <Notice title={waitingCopy.title(trip, id)}>{waitingCopy.text}</Notice>
    <ActivateAgain id={id} />
  </>
);
