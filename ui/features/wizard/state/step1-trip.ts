import type { SentOf } from '../../../../adapters/http/contract/routes.ts';
import { toWireBit } from '../../../../adapters/http/contract/screen-rules.ts';
import type {
  AccommodationOption,
  Step1,
} from '../../../../adapters/http/contract/wizard/steps.ts';
import { SHARE_A_CABIN } from './party.ts';

export type TripAnswers = {
  readonly booking: {
    readonly option: AccommodationOption;
    readonly count: number;
    readonly ownSkipper: boolean;
    readonly beSkipper: boolean;
    readonly groupCode: string;
  };
  readonly people: readonly Record<never, never>[];
};

const wishedCount = ({ Config, WholeYacht }: Step1): number =>
  (Config.ownSkipper === true
    ? WholeYacht.OwnSkipper
    : (WholeYacht.OrganiserSkipper ?? WholeYacht.OwnSkipper)
  ).Starts;

export const tripAnswersOf = (step: Step1, withDefaultPartySize: boolean): TripAnswers => ({
  booking: {
    option: step.Config.AccommodationOption,
    count: withDefaultPartySize ? wishedCount(step) : step.Config.ParticipantsCount,
    ownSkipper: step.Config.ownSkipper ?? false,
    beSkipper: step.Config.beSkipper ?? false,
    groupCode: '',
  },
  people: [],
});

export const tripPayload = (
  reservationId: string,
  { booking }: TripAnswers,
): SentOf<'detailsUpdate'> => ({
  reservationId,
  // On the wire, a cabin is two single places with `bedroomChosen` (W-117).
  accommodationOption: booking.option === 'cabin' ? 'single' : booking.option,
  bedroomChosen: toWireBit(booking.option === 'cabin'),
  participantsCount: booking.option === 'cabin' ? SHARE_A_CABIN : booking.count,
  termsAccepted: 1,
  ownSkipper: booking.option === 'whole' && booking.ownSkipper,
  beSkipper: booking.beSkipper,
});
