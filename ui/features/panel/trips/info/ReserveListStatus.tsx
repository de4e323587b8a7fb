import { Button } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { panelTripCopy } from '../../copy/panel-trips.pl.ts';
import type { TripProps } from '../frame/trip-props.ts';
import { TripRequestDialog, useConfirmedTripRequest } from '../frame/trip-requests.tsx';

/** A sign-up has no first payment and can leave the reserve list (R48). */
export const ReserveListStatus = (props: TripProps) => {
  const { trip } = props;
  const { dialog, ask } = useConfirmedTripRequest(props, {
    request: 'leaveReserveList',
    done: { title: panelTripCopy.left },
  });
  if (trip.ReserveList && trip.StatusCode === 'over')
    return <Notice title={panelTripCopy.reserveOver}>{panelTripCopy.reserveOverText}</Notice>;
  if (trip.StatusCode !== 'reserveList') return null;
  return (
    <>
      <Notice kind="warning" title={panelTripCopy.reserveTitle}>
        {panelTripCopy.reserveText}
      </Notice>
      {trip.Owner && (
        <div>
          <Button kind="line" small onClick={ask}>
            {panelTripCopy.leave}
          </Button>
        </div>
      )}
      <TripRequestDialog
        {...dialog}
        title={panelTripCopy.leaveAsk}
        confirm={panelTripCopy.leaveConfirm}
        sending={panelTripCopy.leaving}
        stay={panelTripCopy.stay}
      >
        {panelTripCopy.leaveText}
      </TripRequestDialog>
    </>
  );
};
