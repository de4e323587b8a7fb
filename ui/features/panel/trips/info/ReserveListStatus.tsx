import { Notice } from '../../../../parts/Notice.tsx';
import { panelTripCopy } from '../../copy/panel-trips.pl.ts';
import type { TripProps } from '../frame/trip-props.ts';
import { useConfirmedTripRequest } from '../frame/trip-requests.tsx';

/** A sign-up has no first payment and can leave the reserve list (R48). */
export const ReserveListStatus = (props: TripProps) => {
  const { trip } = props;
  const { dialog, askButton } = useConfirmedTripRequest(props, {
    request: 'leaveReserveList',
    title: panelTripCopy.leaveAsk,
    confirm: panelTripCopy.leaveConfirm,
    sending: panelTripCopy.leaving,
    stay: panelTripCopy.stay,
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
      {trip.Owner && askButton(panelTripCopy.leave)}
      {dialog(panelTripCopy.leaveText)}
    </>
  );
};
