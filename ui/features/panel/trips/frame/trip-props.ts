import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { changeCopy } from '../../copy/panel-trip-changes.pl.ts';
import { visibleParticipantsOf } from '../../state/trip-view-model.ts';

export const participantName = (trip: Reservation, userNum: number): string =>
  visibleParticipantsOf(trip)
    .find((each) => each.userNum === userNum)
    ?.Name.trim() || changeCopy.participant(userNum);

/** `later` is a second text, which appears half a second after the title and `text`. */
export type TripMessage = {
  readonly kind: 'good' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
  readonly later?: string | undefined;
  readonly way?: { readonly href: string; readonly text: string } | undefined;
};

export type TripProps = {
  readonly trip: Reservation;
  /** Open forms are stored under the customer's e-mail, so that no other customer sees them. */
  readonly email: string;
  /** Loads the trip again; null if the call failed or the trip no longer exists. */
  readonly reload: () => Promise<Reservation | null>;
  readonly replace: (trip: Reservation) => void;
  readonly tell: (message: TripMessage | null) => void;
  readonly onLoggedOut: () => void;
};
