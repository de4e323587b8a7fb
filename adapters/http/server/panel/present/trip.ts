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
import { bit } from '../../../contract/screen-rules.ts';
import { countryPictureUrl } from '../../offers/present-list.ts';
import { presentTransfer } from '../../payments/present-transfer.ts';
import {
  createAddonsChoicePresenter,
  presentInsuranceChoice,
  presentJourneyChoice,
  presentTrainingsChoice,
} from '../../present/choices.ts';
import { presentDocuments, presentPapers } from '../../present/papers.ts';
import { presentConsentingParticipant } from '../../present/people.ts';
import { presentOfferPicture } from '../../present/scene.ts';
import { presentTimeline, presentTimelineForFellowTraveller } from '../../present/timeline.ts';
import {
  moneyOf,
  paymentLinks,
  presentBreakdown,
  presentCancelled,
  presentOptionsSelected,
  presentPaymentPlan,
  presentPayments,
  presentTripDue,
  rebatesFor,
  visibleParticipants,
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
          optionsChosen: [{ bedroomChosen: bit(choices.accommodation === 'cabin') }],
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
        Complete: bit(hasRequiredPersonalData(participant)),
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

const presentOffer = (view: TripView): Reservation['Offer'] => {
  const { offer, content } = view.entry;
  const { price, rebate } = moneyOf(view);
  return {
    OfferId: offer.id,
    Name: offer.name,
    FriendlyUrl: content.friendlyUrl,
    Availability: { From: offer.from, To: offer.to },
    Region: {
      Name: content.regionName,
      Country: {
        CountryId: offer.countryId,
        Name: content.countryName,
        Image: countryPictureUrl(content.scene.country, offer.countryId),
      },
    },
    Port: presentPort(view),
    CoverImg: presentOfferPicture(content, offer.id, 'cover'),
    ListImg: presentOfferPicture(content, offer.id, 'card'),
    Type: { OfferTypeId: offer.typeId, Name: content.typeName },
    Prices: { EnableAssistance: offer.assistance !== null },
    CurrentPrice: toWireMoney(price),
    CurrentRebate: toWireMoney(rebate),
    RebatesList: rebatesFor(view),
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

/** Returns the last day of free cancellation; null after that day, as in the mails (R48). */
const freeCancellationDay = (
  { freeUntil }: NonNullable<TripView['cancelling']>,
  at: TripView['at'],
) => (freeUntil !== null && freeUntil >= dayOf(at) ? freeUntil : null);

/** Presents the fields that only the customer who booked gets (R45). */
const presentOwned = (
  view: TripView,
): Pick<
  Reservation,
  'GroupCode' | 'BankTransfer' | 'FirstDue' | 'Cancelling' | 'Cancelled' | 'CancelRequested'
> => {
  const { trip, role, cancelling, group } = view;
  if (role.kind !== 'owner')
    return {
      GroupCode: null,
      BankTransfer: null,
      FirstDue: null,
      Cancelling: null,
      Cancelled: null,
      CancelRequested: false,
    };
  const owes = trip.status === 'confirmed' && view.leftToPay > 0;
  const due = trip.status === 'confirmed' && owes ? firstPaymentDueIfMethodIsSet(trip) : null;
  return {
    GroupCode: group && presentGroup(group, trip),
    // If the booking must be paid online, the customer gets no bank account (R28, R29).
    BankTransfer: owes && !view.onlineOnly ? presentTransfer(view, trip) : null,
    FirstDue: due === null ? null : toWireInstant(due),
    Cancelling: cancelling && {
      FreeUntil: freeCancellationDay(cancelling, view.at),
      RefundToday: toWireMoney(cancelling.refund),
    },
    Cancelled: presentCancelled(trip),
    CancelRequested: trip.cancelAskedAt !== null,
  };
};

const presentTimelineOf = ({
  trip,
  role,
  entry: { offer, content },
  settings,
  at,
}: TripView): Reservation['Timeline'] => {
  if (trip.status !== 'confirmed' || dayOf(at) > offer.to) return null;
  const timeline = timelineOf({ booking: trip, offer, place: content, figures: settings, at });
  return role.kind === 'owner'
    ? presentTimeline(timeline)
    : presentTimelineForFellowTraveller(timeline);
};

export const presentTrip = (view: TripView): Reservation => {
  const { trip, role, entry } = view;
  const owner = role.kind === 'owner';
  const { price, rebate, paid, left: leftToPay, overpaid } = moneyOf(view);
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
    Offer: presentOffer(view),
    Price: {
      CurrentPrice: toWireMoney(price),
      Paid: toWireMoney(paid),
      LeftToPay: toWireMoney(leftToPay),
      Rebate: toWireMoney(rebate),
      Overpaid: toWireMoney(overpaid),
    },
    Rebates: rebatesFor(view),
    ...presentOwned(view),
    Timeline: presentTimelineOf(view),
    FirstHours: hoursToFirstPayment({ at: view.at, offer: entry.offer, settings: view.settings }),
    ...paymentLinks(view),
    OnlineOnly: view.onlineOnly,
    OnlineOffered: view.onlineOffered,
    PaymentsList: presentPayments(view),
    ...presentPaymentPlan(view),
    DueNow: presentTripDue(view),
    OptionsSelected: presentOptionsSelected(view),
    ...presentBreakdown(view),
    Placement: { RoomPlacement: presentPlacement(view) },
    Placements: presentPlacements(view),
    StepConfig: presentStepConfig(view),
    StepDetails: presentStepDetails(view),
    ChangesUntil: view.changesUntil,
    ChangesOpen: owner && view.changesOpen,
    List: view.list,
    DaysToStart: view.daysToStart,
    Papers: presentPapers(view.papers),
    Documents: owner ? presentDocuments(trip.shown?.documents ?? []) : [],
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
