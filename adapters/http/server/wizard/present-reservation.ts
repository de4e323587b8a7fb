import type { OnlinePayment } from '../../../../application/ports/online-payments.ts';
import { timelineOf } from '../../../../application/timeline/timeline-of.ts';
import type { WizardView } from '../../../../application/wizard/view.ts';
import { isPlaced, isSignUp } from '../../../../domain/booking/booking.ts';
import { canExtendHold } from '../../../../domain/booking/draft/holds.ts';
import { cancellingTerms, withAgreedTerms } from '../../../../domain/booking/placed/cancelling.ts';
import { hoursToFirstPayment, ledgerOfBooking } from '../../../../domain/booking/placed/dues.ts';
import { dayOf, daysBetween, type Instant } from '../../../../domain/calendar.ts';
import type { Money } from '../../../../domain/money.ts';
import { type Instalment, onlineCommission } from '../../../../domain/payments/instalments.ts';
import {
  amountDueNow,
  fillPlan,
  type Ledger,
  remainingAmounts,
} from '../../../../domain/payments/ledger.ts';
import { onlinePaymentState } from '../../../../domain/payments/online-state.ts';
import { isSurcharge } from '../../../../domain/payments/surcharge.ts';
import { travellersMissingToNextRebate } from '../../../../domain/pricing/quote.ts';
import { PAYMENT_TYPE_WORDS } from '../../../codecs/payment-types.ts';
import { traitName } from '../../../codecs/trait-names.ts';
import { toWireMoney } from '../../contract/codecs/amounts.ts';
import { toWireInstant } from '../../contract/codecs/texts.ts';
import { instalmentName } from '../../contract/names.pl.ts';
import type { Step6 } from '../../contract/wizard/steps.ts';
import type { ConfirmAnswer, WizardReservation } from '../../contract/wizard/wizard.ts';
import { presentTransfer } from '../payments/present-transfer.ts';
import { paymentPath, presentCancelling, presentCharge, presentDuePlan } from '../present/due.ts';
import { presentDocuments } from '../present/papers.ts';
import {
  presentLinesByParticipant,
  presentPrice,
  presentPricedOptions,
  presentPriceLines,
  presentRebates,
  presentReceipt,
  presentRowsByParticipant,
} from '../present/price.ts';
import { presentOfferPicture } from '../present/scene.ts';
import { presentTimeline } from '../present/timeline.ts';
import {
  presentReserveListFlag,
  presentStep1,
  presentStep2,
  presentStep3,
  presentStep4,
  presentStep5,
} from './present-steps.ts';

/** An attempt to pay has `ended` when the customer has begun a newer one (R68). */
const presentLastPayment = ({ state, amount }: OnlinePayment) => ({
  State: state === 'ended' ? ('rejected' as const) : state,
  Amount: toWireMoney(amount),
});

/**
 * Returns the instalments (R28, R29). For a draft: those that the customer can choose. For an
 * order: those of its plan. Empty for a sign-up, and for an order with a one-off payment.
 */
const instalmentsOf = ({ booking, instalments }: WizardView): readonly Instalment[] => {
  if (booking.status === 'draft') return instalments;
  // A sign-up for the reserve list has nothing to pay yet (R29).
  if (isSignUp(booking)) return [];
  // Omit the surcharges of later changes, because the panel shows them.
  return booking.paymentOption === 'installment'
    ? booking.plan.filter((line) => !isSurcharge(line))
    : [];
};

/**
 * Returns a draft's instalments, with its gift vouchers as payments; null if it cannot be paid in
 * instalments (R25, R29).
 */
const offeredInstalments = ({ booking, instalments, paid }: WizardView): Ledger | null =>
  booking.status !== 'draft' || booking.reserveList || instalments.length === 0
    ? null
    : fillPlan(instalments, paid);

/** Returns the provider's commission on the unpaid sum, and on the sum due now (R30, R28.11). */
const commissionOf = (view: WizardView): Step6['OnlineCommission'] => {
  const { leftToPay, settings, onlineOnly, at } = view;
  const added = (amount: Money): string =>
    toWireMoney(onlineCommission(amount, settings, onlineOnly));
  const offered = offeredInstalments(view);
  return {
    Percent: onlineOnly ? '0' : String(settings.onlineCommissionPercent),
    Onetime: added(leftToPay),
    Installment: offered === null ? null : added(amountDueNow(offered, dayOf(at))),
  };
};

const presentDues = (view: WizardView): Pick<Step6, 'NextDue' | 'DuePlan'> => {
  const { booking, at } = view;
  const today = dayOf(at);
  const offered = offeredInstalments(view);
  if (offered !== null)
    return {
      NextDue: null,
      DuePlan: presentDuePlan(offered, today, { option: 'installment', firstDue: null }),
    };
  if (booking.status !== 'confirmed' || booking.wayAwaited === true)
    return { NextDue: null, DuePlan: null };
  const { paymentOption: option, firstDue } = booking;
  const plan = presentDuePlan(ledgerOfBooking(booking), today, { option, firstDue });
  if (plan === null) return { NextDue: null, DuePlan: null };
  const { Amount, Until, By } = plan.Now;
  return { NextDue: { Amount, Until, By }, DuePlan: plan };
};

/**
 * If it is too late to pay a draft in instalments, returns two numbers of days; otherwise null
 * (R29). `DaysLeft`: days until the trip starts. `LastDays`: the smallest number of days that
 * allows instalments.
 */
const presentInstalmentsOver = (view: WizardView): Step6['InstallmentsOver'] =>
  view.booking.status === 'draft' && view.instalments.length === 0
    ? {
        DaysLeft: daysBetween(dayOf(view.at), view.entry.offer.from),
        LastDays: view.settings.instalments.thirdDays,
      }
    : null;

const shownAt = ({ booking, at }: WizardView): Instant =>
  booking.status === 'draft' ? at : (booking.shown?.at ?? booking.placedAt);

const travellersOf = ({ booking }: WizardView): number => booking.choices.participants.length;

const presentStep6 = (view: WizardView, paymentUrl: string | null): Step6 => ({
  SummaryPerParticipant: presentRowsByParticipant(view.quote, travellersOf(view)),
  LinesPerParticipant: presentLinesByParticipant(view.quote, travellersOf(view)),
  InstallmentPaymentDetails: instalmentsOf(view).map((line) => ({
    Name: instalmentName(line),
    Value: toWireMoney(line.amount),
    Due: line.due,
  })),
  InstallmentsOver: presentInstalmentsOver(view),
  InstallmentsLeft: remainingAmounts(instalmentsOf(view), view.paid).map(toWireMoney),
  AmbassadorRebateCodeDetails: view.booking.ambassador && { Name: view.booking.ambassador.name },
  PaymentUrl: paymentUrl,
  NextPayment: view.payable && presentCharge(view.payable.next),
  LastPayment: view.lastPayment && presentLastPayment(view.lastPayment),
  OnlineStanding: onlinePaymentState(
    { paid: view.paid, left: view.leftToPay },
    view.lastPayment?.state ?? null,
  ),
  ...presentDues(view),
  // A customer who can pay only online gets no bank account: it would mislead them (R28, R29).
  BankTransfer:
    isSignUp(view.booking) || view.onlineOnly ? null : presentTransfer(view, view.booking),
  WaitingBefore: view.waitingBefore,
  OnlineOnly: view.onlineOnly,
  OnlineOffered: view.onlineOffered,
  PaymentType:
    view.booking.status === 'draft' ? null : PAYMENT_TYPE_WORDS[view.booking.paymentType],
  OnlineCommission: commissionOf(view),
  Receipt: presentReceipt(view.quote.receipt),
  Vouchers: view.vouchers.map(({ userNum, code, value, kind, used, remains }) => ({
    userNum,
    code,
    value: toWireMoney(value),
    kind,
    used: toWireMoney(used),
    remains: toWireMoney(remains),
  })),
  GroupCode: view.booking.group?.code ?? null,
  Documents: presentDocuments(view.documents),
  ShownAt: toWireInstant(shownAt(view)),
  ConfirmedAt: view.booking.status === 'draft' ? null : toWireInstant(view.booking.placedAt),
});

const presentOffer = (view: WizardView): WizardReservation['Offer'] => {
  const { entry, quote } = view;
  const { offer, content } = entry;
  return {
    OfferId: offer.id,
    Name: offer.name,
    FriendlyUrl: content.friendlyUrl,
    ListImg: presentOfferPicture(content, offer.id, 'card'),
    From: offer.from,
    To: offer.to,
    CurrentPrice: toWireMoney(quote.price),
    CurrentRebate: toWireMoney(quote.rebate),
    RebatesList: presentRebates(quote),
    OptionsList: presentPricedOptions(quote),
    TermsList: content.terms.map(({ name }) => ({ Name: name })),
    ShowGroupRebate:
      offer.showGroupRebate && (view.settings.group.length > 0 || view.booking.group !== null),
    ShowAmbassadorRebate: offer.showAmbassadorRebate,
    EnableResignationInsurance: view.resignation !== null,
    EnableAssistance: offer.assistance !== null,
    Type: { OfferTypeId: offer.typeId, Name: content.typeName },
    Traits: offer.traits.map(traitName),
  };
};

const presentNextGroupStep = (view: WizardView): WizardReservation['More'] => {
  const { offer } = view.entry;
  const { choices } = view.booking;
  const more = travellersMissingToNextRebate(offer, choices, view.quote.receipt, view.settings);
  return more && { Travellers: more.travellers, Rebate: toWireMoney(more.rebate) };
};

const presentFigures = ({
  settings,
  entry: { offer },
  at,
}: WizardView): WizardReservation['Figures'] => ({
  FirstHours: hoursToFirstPayment({ at, offer, settings }),
  AddonsDays: settings.addonsDays,
  ChangesDays: settings.changesDays,
  AgeRequestDays: settings.ageRequestWorkingDays,
  HoldMinutes: settings.hold.minutes,
  OfficeAge: settings.ages.office,
});

const reachedOf = ({ booking }: WizardView): number =>
  booking.status === 'draft' ? booking.reached : 6;

const presentTimelineOf = (view: WizardView): WizardReservation['Timeline'] => {
  const { booking, settings: figures, at } = view;
  if (booking.status !== 'confirmed') return null;
  const { offer, content: place } = view.entry;
  return presentTimeline(timelineOf({ booking, offer, place, figures, at }));
};

const presentCancellingOf = (view: WizardView): WizardReservation['Cancelling'] => {
  const { booking, entry, quote, at } = view;
  if (isSignUp(booking)) return null;
  const settings = isPlaced(booking) ? withAgreedTerms(booking, view.settings) : view.settings;
  return presentCancelling(cancellingTerms(entry.offer, settings, quote.minute, dayOf(at)));
};

const paymentUrlOf = ({ payable, booking }: WizardView): string | null =>
  payable && paymentPath(booking.id, 'next');

export const presentReservation = (
  view: WizardView,
  paymentUrl = paymentUrlOf(view),
): WizardReservation => {
  const reached = reachedOf(view);
  return {
    ReservationId: view.booking.id,
    Offer: presentOffer(view),
    Price: presentPrice(view.quote, view.paid, view.leftToPay),
    Timeline: presentTimelineOf(view),
    Cancelling: presentCancellingOf(view),
    Lines: presentPriceLines(view.quote),
    Receipt: presentReceipt(view.quote.receipt),
    More: presentNextGroupStep(view),
    Group: { Code: view.booking.group?.code ?? null, Days: view.settings.groupCodeDays },
    Figures: presentFigures(view),
    HoldUntil: view.holdUntil === null ? null : toWireInstant(view.holdUntil),
    HoldSeconds: view.holdUntil === null ? null : Math.ceil((view.holdUntil - view.at) / 1000),
    HoldExtends: canExtendHold(view.booking, view.at, view.settings.hold.longestMinutes),
    PlacesLost: view.placesLost,
    Closed: view.closed,
    Version: view.booking.version,
    Data: [
      presentStep1(view),
      presentReserveListFlag(view),
      reached >= 1 ? presentStep2(view) : {},
      reached >= 2 ? presentStep3(view) : {},
      reached >= 3 ? presentStep4(view) : {},
      reached >= 3 ? presentStep5(view) : {},
      reached >= 5 ? presentStep6(view, paymentUrl) : {},
    ],
  };
};

/** PaymentUrl is null for a transfer: a URL would make the browser leave the page. */
export const presentConfirmAnswer = (view: WizardView): ConfirmAnswer => {
  const { booking } = view;
  const online = booking.status !== 'draft' && booking.paymentType === 'online';
  const PaymentUrl = online ? paymentUrlOf(view) : null;
  return { Reservation: presentReservation(view, PaymentUrl), PaymentUrl };
};
