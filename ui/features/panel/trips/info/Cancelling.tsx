import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { formatInstantDate } from '../../../../moments.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { cancelCopy, refundText } from '../../copy/panel-trips.pl.ts';
import {
  type TripProps,
  TripRequestDialog,
  useTripRequestAfterConfirmation,
} from '../frame/trip-requests.tsx';

const isNothingBack = ({
  Returned,
  OnItsWay,
  Undecided,
  KeptLate,
}: NonNullable<Reservation['Cancelled']>): boolean =>
  [Returned, OnItsWay, Undecided, KeptLate].every((amount) => amount === '0');

const cancelledText = (
  cancelled: NonNullable<Reservation['Cancelled']>,
  { Paid }: Reservation['Price'],
): string => {
  const { Reason, Time, KeptLate, Undecided } = cancelled;
  return [
    cancelCopy.reasons[Reason](formatInstantDate(Time)),
    refundText(cancelled),
    Paid !== '0' && isNothingBack(cancelled) && cancelCopy.nothingBack,
    KeptLate !== '0' && cancelCopy.keptLate(KeptLate),
    Undecided !== '0' && cancelCopy.cameLater(Undecided),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
};

/** The server sends the reason of a cancellation only to the booker (R45, R48). */
export const CancelledNotice = ({
  trip: { Cancelled, Price, StatusCode },
}: Pick<TripProps, 'trip'>) => {
  if (StatusCode !== 'cancelled') return null;
  return (
    <Notice title={Cancelled?.Reason === 'organiser' ? cancelCopy.calledOff : cancelCopy.cancelled}>
      {Cancelled && cancelledText(Cancelled, Price)}
    </Notice>
  );
};

export const Cancelling = (props: TripProps) => {
  const { trip } = props;
  const { dialog, ask } = useTripRequestAfterConfirmation(props, {
    request: 'cancelRequest',
    done: { title: cancelCopy.asked, text: cancelCopy.askedText },
  });
  if (trip.Cancelling === null) return null;
  const { FreeUntil, RefundToday } = trip.Cancelling;
  const explanation = trip.CancelRequested
    ? { nothing: cancelCopy.noRefundAsked, some: cancelCopy.refundAsked }
    : { nothing: cancelCopy.noRefund, some: cancelCopy.refund };
  const back = trip.Price.Paid !== '0' && (
    <p>{RefundToday === '0' ? explanation.nothing : explanation.some(RefundToday)}</p>
  );
  return (
    <Panel title={cancelCopy.title}>
      <p>{FreeUntil === null ? cancelCopy.terms : cancelCopy.freeUntil(FreeUntil)}</p>
      {back}
      {trip.CancelRequested ? (
        <Notice title={cancelCopy.asked}>{cancelCopy.askedText}</Notice>
      ) : (
        <div>
          <Button kind="line" small onClick={ask}>
            {cancelCopy.ask}
          </Button>
        </div>
      )}
      <TripRequestDialog
        {...dialog}
        title={cancelCopy.dialog}
        confirm={cancelCopy.confirm}
        sending={cancelCopy.sending}
        stay={cancelCopy.stay}
      >
        <p>{cancelCopy.dialogText}</p>
        {back}
      </TripRequestDialog>
    </Panel>
  );
};
