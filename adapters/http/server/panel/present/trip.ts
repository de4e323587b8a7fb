import type { TripGroup, TripView } from '../../../../../application/panel/trip-view.ts';
import { timelineOf } from '../../../../../application/timeline/timeline-of.ts';
import {
  firstPaymentDueIfMethodIsSet,
  hoursToFirstPayment,
} from '../../../../../domain/booking/placed/dues.ts';
import { dayOf } from '../../../../../domain/calendar.ts';
import { sum } from '../../../../../domain/money.ts';
import { isSkipper } from '../../../../../domain/party/answers.ts';
import {
  hasRequiredPersonalData,
  type ParticipantChoices,
} from '../../../../../domain/party/choices.ts';
import type { Row, RowKind } from '../../../../../domain/pricing/quote.ts';
import { PAYMENT_TYPE_WORDS } from '../../../../codecs/payment-types.ts';
import { traitName } from '../../../../codecs/trait-names.ts';
import { toWireMoney } from '../../../contract/codecs/amounts.ts';
import { toWireInstant } from '../../../contract/codecs/texts.ts';
import { describePriceRow, statusNames } from '../../../contract/names.pl.ts';
import type { Reservation, StepConfig, StepDetails } from '../../../contract/panel/reservation.ts';
import { toWireBit } from '../../../contract/screen-rules.ts';
import { presentRegionWithCountry } from '../../offers/present-list.ts';
import { presentTransfer } from '../../payments/present-transfer.ts';
import {
  createAddonsChoicePresenter,
  presentInsuranceChoice,
  presentJourneyChoice,
  presentTrainingsChoice,
} from '../../present/choices.ts';
import { paymentPath, presentCharge } from '../../present/due.ts';
import { presentDocuments, presentPapers } from '../../present/papers.ts';
import { presentConsentingParticipant } from '../../present/people.ts';
import { presentRebates } from '../../present/price.ts';
import { presentOfferPicture } from '../../present/scene.ts';
import { presentTimeline, presentTimelineForFellowTraveller } from '../../present/timeline.ts';
import {
  presentCancelled,
  presentOptionsSelected,
  presentPaymentPlan,
  presentPayments,
  presentPriceBreakdown,
  presentTripDue,
  visibleParticipants,
  visibleTripAmounts,
} from './money.ts';

const mapVisible = <T>(view: TripView, present: (participant: ParticipantChoices) => T): T[] => {
  const visible = visibleParticipants(view);
  return view.trip.choices.participants
    .filter(({ userNum }) => visible.includes(userNum))
    .map(present);
};

const rowsOf = (
  { trip }: TripView,
  userNum: number,
  ...kinds: readonly RowKind[]
): readonly Row[] =>
  trip.quote.rows.filter((row) => row.userNum === userNum && kinds.includes(row.kind));

const nameOf = (view: TripView, userNum: number, ...kinds: readonly RowKind[]): string =>
  rowsOf(view, userNum, ...kinds)[0]?.name ?? '';

/**
 * Returns the name of a participant's unit. If the booking is for a whole yacht, only participant 1
 * has a row with that name.
 */
const roomOf = (view: TripView, { userNum }: ParticipantChoices): string =>
  nameOf(view, userNum, 'accommodation') || nameOf(view, 1, 'wholeYacht');

const fullName = ({ person, berthFirstName, berthLastName }: ParticipantChoices): string =>
  `${person.firstName} ${person.lastName}`.trim() || `${berthFirstName} ${berthLastName}`.trim();

/** A traveller who did not book sees only their own place. */
const presentPlacement = (view: TripView): Reservation['Placement']['RoomPlacement'] => {
  const sailors = mapVisible(view, (participant) => ({
    room: roomOf(view, participant),
    Name: fullName(participant),
    IsSkipper: isSkipper(view.trip.choices, participant.userNum),
  }));
  return [...Map.groupBy(sailors, ({ room }) => room)].map(([room, crew]) => ({
    RoomName: room,
    Placement: [
      ...crew.filter(({ IsSkipper }) => IsSkipper),
      ...crew.filter(({ IsSkipper }) => !IsSkipper),
    ].map(({ Name, IsSkipper }) => ({ Name, IsSkipper })),
  }));
};

const presentPlacements = (view: TripView): Reservation['Placements'] =>
  mapVisible(view, (participant) => ({
    userNum: participant.userNum,
    JourneyPlacement: { Message: nameOf(view, participant.userNum, 'journey') },
    RoomName: roomOf(view, participant),
    PointMessage: nameOf(view, participant.userNum, 'point'),
  }));

const presentStepConfig = (view: TripView): StepConfig => {
  const { choices, paymentOption, paymentType } = view.trip;
  const owner = view.role.kind === 'owner';
  return {
    Step1: {
      participantsCount: choices.participants.length,
      accommodationOption: choices.accommodation,
      ownSkipper: choices.ownSkipper,
      beSkipper: choices.beSkipper,
    },
    Step2: {
      journeyConfig: mapVisible(view, presentJourneyChoice),
      accommodationConfig: mapVisible(
        view,
        ({ userNum, unitId, berthFirstName, berthLastName }) => ({
          userNum,
          roomId: unitId,
          optionsChosen: [{ bedroomChosen: toWireBit(choices.accommodation === 'cabin') }],
          valueName: berthFirstName,
          valueSurname: berthLastName,
        }),
      ),
    },
    Step3: {
      insuranceConfig: mapVisible(view, presentInsuranceChoice),
    },
    Step4: {
      addonsConfig: mapVisible(view, createAddonsChoicePresenter(view.entry.offer)),
      trainingsConfig: mapVisible(view, presentTrainingsChoice),
    },
    Step5: {
      participantsConfig: mapVisible(view, presentConsentingParticipant),
      participantsInfo: mapVisible(view, (participant) => ({
        userNum: participant.userNum,
        Name: fullName(participant),
        Complete: toWireBit(hasRequiredPersonalData(participant)),
      })),
    },
    Step6: {
      paymentOption: owner ? paymentOption : null,
      paymentType: owner ? PAYMENT_TYPE_WORDS[paymentType] : null,
    },
  };
};

const presentStepDetails = (view: TripView): StepDetails => ({
  accommodation: mapVisible(view, (participant) => ({
    userNum: participant.userNum,
    RoomName: roomOf(view, participant),
  })),
  transport: mapVisible(view, ({ userNum, luggage }) => ({
    userNum,
    JourneyName: nameOf(view, userNum, 'journey'),
    PointName: nameOf(view, userNum, 'point'),
    Luggage: luggage,
  })),
  insurance: mapVisible(view, ({ userNum, resignation, assistance }) => ({
    userNum,
    InsuranceName: nameOf(view, userNum, 'insurance'),
    Resignation: resignation,
    Assistance: assistance,
  })),
  addons: mapVisible(view, ({ userNum }) => ({
    userNum,
    AddonsList: rowsOf(view, userNum, 'addon', 'luggage').map(describePriceRow),
    TrainingsList: rowsOf(view, userNum, 'training').map(({ name }) => name),
  })),
});

const presentPort = ({ entry: { content } }: TripView): Reservation['Offer']['Port'] => {
  const [port] = content.ports;
  if (port === undefined) return null;
  return {
    Name: port.name,
    Description: port.description,
    GeoCords: { GeoX: port.latitude, GeoY: port.longitude },
  };
};

const presentOffer = (
  view: TripView,
  { Rebates }: Pick<Reservation, 'Rebates'>,
): Reservation['Offer'] => {
  const { offer, content } = view.entry;
  const { price, rebate } = visibleTripAmounts(view);
  return {
    OfferId: offer.id,
    Name: offer.name,
    FriendlyUrl: content.friendlyUrl,
    Availability: { From: offer.from, To: offer.to },
    Region: presentRegionWithCountry(view.entry),
    Port: presentPort(view),
    CoverImg: presentOfferPicture(content, offer.id, 'cover'),
    ListImg: presentOfferPicture(content, offer.id, 'card'),
    Type: { OfferTypeId: offer.typeId, Name: content.typeName },
    Prices: { EnableAssistance: offer.assistance !== null },
    CurrentPrice: toWireMoney(price),
    CurrentRebate: toWireMoney(rebate),
    RebatesList: Rebates,
    ShowGroupRebate: offer.showGroupRebate,
    EnableResignationInsurance: offer.sellsResignation,
    EnableAssistance: offer.assistance !== null,
    Traits: offer.traits.map(traitName),
  };
};

const presentGroup = (
  group: TripGroup,
  { quote }: TripView['trip'],
): NonNullable<Reservation['GroupCode']> => ({
  Name: group.code,
  UsersCount: group.travellers,
  UsersList: group.bookers.map((name) => ({ GroupOwnerName: name })),
  Valid: group.valid,
  ValidUntil: group.validUntil,
  CurrentValue: toWireMoney(group.rebate),
  TakesOff: toWireMoney(
    sum(quote.receipt.filter(({ kind }) => kind === 'group').map(({ given }) => given)),
  ),
});

/**
 * Returns the last day of free cancellation (R48). Returns null after that day, because mails do
 * not show the day then, either.
 */
const freeCancellationDay = (
  { freeUntil }: NonNullable<TripView['cancelling']>,
  at: TripView['at'],
) => (freeUntil !== null && freeUntil >= dayOf(at) ? freeUntil : null);

/** The fields that only the customer who booked gets (R30, R45), as other travellers get them. */
const HIDDEN = {
  Rebates: [],
  GroupCode: null,
  BankTransfer: null,
  FirstDue: null,
  Cancelling: null,
  Cancelled: null,
  CancelRequested: false,
  PaymentUrl: null,
  PaymentFullUrl: null,
  NextPayment: null,
  FullPayment: null,
  PaymentsList: [],
  InstallmentDetails: [],
  PlanByDay: [],
  DueNow: null,
  Documents: [],
} satisfies Partial<Reservation>;

const presentOwned = (view: TripView): Pick<Reservation, keyof typeof HIDDEN> => {
  const { trip, cancelling, group, payable, at } = view;
  const confirmed = trip.status === 'confirmed' ? trip : null;
  const owing = view.leftToPay > 0 ? confirmed : null;
  const due = owing && firstPaymentDueIfMethodIsSet(owing);
  return {
    ...HIDDEN,
    Rebates: presentRebates(trip.quote),
    GroupCode: group && presentGroup(group, trip),
    // If the booking must be paid online, the customer gets no bank account (R28, R29).
    BankTransfer: owing && !view.onlineOnly ? presentTransfer(view, trip) : null,
    FirstDue: due === null ? null : toWireInstant(due),
    Cancelling: cancelling && {
      FreeUntil: freeCancellationDay(cancelling, at),
      RefundToday: toWireMoney(cancelling.refund),
    },
    Cancelled: presentCancelled(trip),
    CancelRequested: trip.cancelAskedAt !== null,
    PaymentUrl: payable && paymentPath(trip.id, 'next'),
    PaymentFullUrl: payable && paymentPath(trip.id, 'full'),
    NextPayment: payable && presentCharge(payable.next),
    FullPayment: payable && presentCharge(payable.full),
    PaymentsList: presentPayments(view),
    ...(confirmed && presentPaymentPlan(confirmed, at)),
    DueNow: presentTripDue(view),
    Documents: presentDocuments(trip.shown?.documents ?? []),
  };
};

const presentTimelineOf = (view: TripView): Reservation['Timeline'] => {
  const { trip: booking, settings: figures, at } = view;
  const { offer, content: place } = view.entry;
  if (booking.status !== 'confirmed' || dayOf(at) > offer.to) return null;
  const timeline = timelineOf({ booking, offer, place, figures, at });
  return view.role.kind === 'owner'
    ? presentTimeline(timeline)
    : presentTimelineForFellowTraveller(timeline);
};

export const presentTrip = (view: TripView): Reservation => {
  const { trip, role, entry } = view;
  const owner = role.kind === 'owner';
  const owned = owner ? presentOwned(view) : HIDDEN;
  const { price, rebate, paid, left: leftToPay, overpaid } = visibleTripAmounts(view);
  return {
    ReservationId: trip.id,
    SiteId: trip.siteId,
    Name: entry.offer.name,
    Status: statusNames[view.status],
    StatusCode: view.status,
    ReserveList: view.reserveList,
    IsHistorical: view.historical,
    Owner: owner,
    CreatedTime: toWireInstant(trip.placedAt),
    Version: trip.version,
    Offer: presentOffer(view, owned),
    Price: {
      CurrentPrice: toWireMoney(price),
      Paid: toWireMoney(paid),
      LeftToPay: toWireMoney(leftToPay),
      Rebate: toWireMoney(rebate),
      Overpaid: toWireMoney(overpaid),
    },
    ...owned,
    Timeline: presentTimelineOf(view),
    FirstHours: hoursToFirstPayment({ at: view.at, offer: entry.offer, settings: view.settings }),
    OnlineOnly: view.onlineOnly,
    OnlineOffered: view.onlineOffered,
    OptionsSelected: presentOptionsSelected(view),
    ...presentPriceBreakdown(view),
    Placement: { RoomPlacement: presentPlacement(view) },
    Placements: presentPlacements(view),
    StepConfig: presentStepConfig(view),
    StepDetails: presentStepDetails(view),
    ChangesUntil: view.changesUntil,
    ChangesOpen: owner && view.changesOpen,
    List: view.list,
    DaysToStart: view.daysToStart,
    Papers: presentPapers(view.papers),
    May: {
      Change: view.offered.changes,
      ChangeUnits: view.offered.unitChanges,
      EnterGroup: view.offered.group,
      RedeemVoucher: view.offered.voucher,
      AskForPapers: view.offered.papers,
      AskForAdvance: view.offered.advance,
      AskForInvoice: view.offered.invoice,
    },
  };
};
