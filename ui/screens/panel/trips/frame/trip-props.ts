import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';

/** A message above a tab after an action. `later` appears half a second later. */
export type TripMessage = {
  readonly kind: 'good' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
  readonly later?: string | undefined;
  readonly way?: { readonly href: string; readonly text: string } | undefined;
};

export type TripProps = {
  readonly trip: Reservation;
  /** Open forms belong to an account. */
  readonly email: string;
  /** Returns the reloaded trip; null if the call failed or the trip is gone. */
  readonly reload: () => Promise<Reservation | null>;
  readonly replace: (trip: Reservation) => void;
  readonly tell: (told: TripMessage | null) => void;
  readonly onLoggedOut: () => void;
};
