import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';

/**
 * The message above a tab after an action. `later`: a second line that appears after half a second
 * (A-169).
 */
export type TripMessage = {
  readonly kind: 'good' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
  readonly later?: string | undefined;
  /** A link to the next step. */
  readonly way?: { readonly href: string; readonly text: string } | undefined;
};

/** Props of every tab of a trip. */
export type TripProps = {
  readonly trip: Reservation;
  /** The account's e-mail. Open forms belong to an account. */
  readonly email: string;
  /** Reloads the trips and returns this one. Null if the call failed or the trip is gone. */
  readonly reload: () => Promise<Reservation | null>;
  /** Shows the trip from a response. */
  readonly replace: (trip: Reservation) => void;
  readonly tell: (told: TripMessage | null) => void;
  readonly onLoggedOut: () => void;
};
