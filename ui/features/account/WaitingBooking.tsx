import { useEffect, useState } from 'react';
import { waitingCopy } from '../../copy/account.pl.ts';
import { Notice } from '../../parts/Notice.tsx';
import { ActivateAgain } from '../../shared/account/ActivateAgain.tsx';
import {
  readWaitingReservation,
  tabShelf,
  type WaitingReservation,
} from '../../state/reservation/drafts.ts';

/** The note about an ordered reservation can resend the activation link (R69, W-103). */
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
