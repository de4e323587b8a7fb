import type { TripTimeline } from '../../../../application/ports/mail/timeline.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import { toWireInstant } from '../../contract/codecs/texts.ts';
import { joinedPlanLinesName } from '../../contract/names.pl.ts';
import type { Timeline } from '../../contract/wizard/order.ts';

type WithPaymentLines = { readonly Payments: NonNullable<Timeline['Payments']> };

/** Presents a timeline to travellers who did not book: no payments, no missing data (R45). */
export const presentTimelineForFellowTraveller = (timeline: TripTimeline): Timeline => ({
  ...presentTimeline(timeline),
  Payments: null,
  ByOffice: false,
  DataUntil: null,
  AddonsUntil: null,
});

export const presentTimeline = (timeline: TripTimeline): Timeline & WithPaymentLines => {
  const { option, payments, meeting } = timeline;
  return {
    Payments: payments.map(({ numbers, amount, until, by, late }) => ({
      Name: joinedPlanLinesName(option, numbers),
      Amount: toWireMoney(amount),
      Until: until,
      By: by === null ? null : toWireInstant(by),
      Late: late,
    })),
    ByOffice: timeline.wayAwaited,
    DataUntil: timeline.dataUntil,
    AddonsUntil: timeline.addonsUntil,
    Passport: timeline.passport,
    From: timeline.from,
    To: timeline.to,
    Meeting: {
      Place: meeting.place,
      Hour: meeting.hour,
      Pontoon: meeting.pontoon,
      DutyPhone: meeting.dutyPhone,
    },
  };
};
