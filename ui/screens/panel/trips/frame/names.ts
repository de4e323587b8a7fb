import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { changeCopy } from '../../../../copy/panel-trip-changes.pl.ts';
import { peopleOf } from '../../../../state/panel/shownTrip.ts';

/** A participant by name, or by number where no name was given yet. */
export const nameOf = (trip: Reservation, userNum: number): string =>
  peopleOf(trip)
    .find((each) => each.userNum === userNum)
    ?.Name.trim() || changeCopy.participant(userNum);
