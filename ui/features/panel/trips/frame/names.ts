import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { changeCopy } from '../../copy/panel-trip-changes.pl.ts';
import { visiblePeople } from '../../state/trip-view-model.ts';

export const participantName = (trip: Reservation, userNum: number): string =>
  visiblePeople(trip)
    .find((each) => each.userNum === userNum)
    ?.Name.trim() || changeCopy.participant(userNum);
