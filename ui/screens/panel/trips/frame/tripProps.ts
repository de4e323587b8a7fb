import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';

/** What is said above a tab after something was done. `later`: a second line that follows after half a second. */
export type Told = {
  readonly kind: 'good' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
  readonly later?: string | undefined;
  /** Where to go on from here. */
  readonly way?: { readonly href: string; readonly text: string } | undefined;
};

/** What every tab of a trip gets. */
export type TripProps = {
  readonly trip: Reservation;
  /** Whose panel it is: forms that are open belong to an account. */
  readonly email: string;
  /** Reads the trips anew; this one as it is then, or null where the shop did not answer or the trip is gone. */
  readonly reload: () => Promise<Reservation | null>;
  /** Shows a trip as an answer of the shop brought it. */
  readonly replace: (trip: Reservation) => void;
  readonly tell: (told: Told | null) => void;
  readonly onLoggedOut: () => void;
};
