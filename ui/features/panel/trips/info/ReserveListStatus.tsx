import { useState } from 'react';
import { call } from '../../../../../adapters/http/client/call.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Dialog } from '../../../../parts/Dialog.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { cancelCopy, panelTripCopy } from '../../copy/panel-trips.pl.ts';
import type { TripProps } from '../frame/trip-props.ts';
import { useTripRequest } from '../frame/use-trip-request.ts';

/** A sign-up has no first payment and can leave the reserve list (R48). */
export const ReserveListStatus = (props: TripProps) => {
  const { trip } = props;
  const [asking, setAsking] = useState(false);
  const { busy, send } = useTripRequest(props, cancelCopy.failed);
  if (trip.ReserveList && trip.StatusCode === 'over')
    return <Notice title={panelTripCopy.reserveOver}>{panelTripCopy.reserveOverText}</Notice>;
  if (trip.StatusCode !== 'reserveList') return null;
  const leave = async (): Promise<void> => {
    const body = { reservationId: trip.ReservationId };
    const isAccepted = await send(() =>
      call('leaveReserveList', body, { expectedVersion: trip.Version }),
    );
    setAsking(false);
    if (isAccepted) props.tell({ kind: 'good', title: panelTripCopy.left });
  };
  return (
    <>
      <Notice kind="warning" title={panelTripCopy.reserveTitle}>
        {panelTripCopy.reserveText}
      </Notice>
      {trip.Owner && (
        <div>
          <Button kind="line" small onClick={() => setAsking(true)}>
            {panelTripCopy.leave}
          </Button>
        </div>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={panelTripCopy.leaveAsk}
        actions={
          <>
            <Button busy={busy && panelTripCopy.leaving} onClick={leave}>
              {panelTripCopy.leaveConfirm}
            </Button>
            <Button kind="line" onClick={() => setAsking(false)}>
              {panelTripCopy.stay}
            </Button>
          </>
        }
      >
        {panelTripCopy.leaveText}
      </Dialog>
    </>
  );
};
