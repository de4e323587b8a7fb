import { useState } from 'react';
import { call } from '../../../../../adapters/http/client/call.ts';
import { cancelCopy, tripCopy } from '../../../../copy/panel-trips.pl.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Dialog } from '../../../../parts/Dialog.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import type { TripProps } from '../frame/trip-props.ts';
import { useWish } from '../frame/use-wish.ts';

/** No deposit, what happens next, and how to leave the list (R48). */
export const ReserveListStatus = (props: TripProps) => {
  const { trip } = props;
  const [asking, setAsking] = useState(false);
  const { busy, send } = useWish(props, cancelCopy.failed);
  if (trip.ReserveList && trip.StatusCode === 'over')
    return <Notice title={tripCopy.reserveOver}>{tripCopy.reserveOverText}</Notice>;
  if (trip.StatusCode !== 'reserveList') return null;
  const leave = async (): Promise<void> => {
    const body = { reservationId: trip.ReservationId };
    const done = await send(() =>
      call('leaveReserveList', body, { expectedVersion: trip.Version }),
    );
    setAsking(false);
    if (done) props.tell({ kind: 'good', title: tripCopy.left });
  };
  return (
    <>
      <Notice kind="warning" title={tripCopy.reserveTitle}>
        {tripCopy.reserveText}
      </Notice>
      {trip.Owner && (
        <div>
          <Button kind="line" small onClick={() => setAsking(true)}>
            {tripCopy.leave}
          </Button>
        </div>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={tripCopy.leaveAsk}
        actions={
          <>
            <Button busy={busy && tripCopy.leaving} onClick={leave}>
              {tripCopy.leaveConfirm}
            </Button>
            <Button kind="line" onClick={() => setAsking(false)}>
              {tripCopy.stay}
            </Button>
          </>
        }
      >
        {tripCopy.leaveText}
      </Dialog>
    </>
  );
};
