import { useEffect, useState } from 'react';
import { waitingCopy } from '../../copy/account.pl.ts';
import { Notice } from '../../parts/Notice.tsx';
import { tabShelf } from '../../state/wizard/drafts.ts';
import { type Waiting, waitingIn } from '../../state/wizard/waiting.ts';
import { ActivateAgain } from './ActivateAgain.tsx';

/** The login page names this tab's new reservation and can resend its link (R69, W-103). */
export const WaitingBooking = () => {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(() => setWaiting(waitingIn(tabShelf())), []);
  return waiting && <WaitingFor {...waiting} />;
};

export const WaitingFor = ({ id, trip }: Waiting) => (
  <>
    <Notice title={waitingCopy.title(trip, id)}>{waitingCopy.text}</Notice>
    <ActivateAgain id={id} />
  </>
);
