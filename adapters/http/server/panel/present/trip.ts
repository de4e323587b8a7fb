import type { TripGroup, TripView } from '../../../../../application/panel/trip-view.ts';
import { timelineOf } from '../../../../../application/timeline/timeline-of.ts';
import { dueNowOf, firstDueOf } from '../../../../../domain/booking/placed/dues.ts';
import { firstHoursFrom } from '../../../../../domain/booking/placed/first-due.ts';
import { dayOf } from '../../../../../domain/calendar.ts';
import { sum } from '../../../../../domain/money.ts';
import { traitName } from '../../../../codecs/trait-names.ts';
import { wireMoney } from '../../../contract/codecs/amounts.ts';
import { wireInstant } from '../../../contract/codecs/texts.ts';
import { statusNames } from '../../../contract/names.pl.ts';
import type { Reservation } from '../../../contract/panel/reservation.ts';
import { countryImage } from '../../offers/present-list.ts';
import { presentTransfer } from '../../payments/present-transfer.ts';
import { presentDocuments, presentPapers } from '../../present/papers.ts';
import { offerScene } from '../../present/scene.ts';
import { presentFellowTimeline, presentTimeline } from '../../present/timeline.ts';
import {
  presentPlacement,
  presentPlacements,
  presentStepConfig,
  presentStepDetails,
} from './choices.ts';
import {
  moneyOf,
  paymentLinks,
  presentBreakdown,
  presentCancelled,
  presentOptionsSelected,
  presentPayments,
  presentPlan,
  presentTripDue,
  rebatesFor,
} from './money.ts';

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
        Image: countryImage(content.scene.country, offer.countryId),
      },
    },
    Port: presentPort(view),
    CoverImg: offerScene(content, offer.id, 'cover'),
    ListImg: offerScene(content, offer.id, 'card'),
    Type: { OfferTypeId: offer.typeId, Name: content.typeName },
    Prices: { EnableAssistance: offer.assistance !== null },
    CurrentPrice: wireMoney(price),
    CurrentRebate: wireMoney(rebate),
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
  CurrentValue: wireMoney(group.rebate),
  TakesOff: wireMoney(
    sum(quote.receipt.filter(({ kind }) => kind === 'group').map(({ given }) => given)),
  ),
});

/** The last day of free cancellation; null if it is over. Mails use the same rule (R48). */
const freeCancellationDay = (
  { freeUntil }: NonNullable<TripView['cancelling']>,
  at: TripView['at'],
) => (freeUntil !== null && freeUntil >= dayOf(at) ? freeUntil : null);

/** A traveller who is not the owner gets none of these data (R45). */
const presentOwned = (
  view: TripView,
): Pick<
  Reservation,
  'GroupCode' | 'BankTransfer' | 'FirstDue' | 'Cancelling' | 'Cancelled' | 'CancelRequested'
> => {
  const { trip, role, cancelling, settings, group } = view;
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
  const due = trip.status === 'confirmed' && owes ? firstDueOf(trip) : null;
  return {
    GroupCode: group === null ? null : presentGroup(group, trip),
    // A bank account would mislead a customer who can pay only online (R28, R29).
    BankTransfer:
      owes && !view.onlineOnly
        ? presentTransfer(settings, view.transferTitle, dueNowOf(trip, dayOf(view.at))?.amount ?? 0)
        : null,
    FirstDue: due === null ? null : wireInstant(due),
    Cancelling:
      cancelling === null
        ? null
        : {
            FreeUntil: freeCancellationDay(cancelling, view.at),
            RefundToday: wireMoney(cancelling.refund),
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
  return role.kind === 'owner' ? presentTimeline(timeline) : presentFellowTimeline(timeline);
};

/** Throws if the price rows do not add up, so that no wrong price is sent (R12). */
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
    CreatedTime: wireInstant(trip.placedAt),
    Version: trip.version,
    Offer: presentOffer(view),
    Price: {
      CurrentPrice: wireMoney(price),
      Paid: wireMoney(paid),
      LeftToPay: wireMoney(leftToPay),
      Rebate: wireMoney(rebate),
      Overpaid: wireMoney(overpaid),
    },
    Rebates: rebatesFor(view),
    ...presentOwned(view),
    Timeline: presentTimelineOf(view),
    FirstHours: firstHoursFrom({ at: view.at, offer: entry.offer, settings: view.settings }),
    ...paymentLinks(view),
    OnlineOnly: view.onlineOnly,
    OnlineOffered: view.onlineOffered,
    PaymentsList: presentPayments(view),
    ...presentPlan(view),
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
