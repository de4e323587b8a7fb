import { sum } from '../../money.ts';
import { missingAnswers, skipperOf } from '../../party/answers.ts';
import { type Choices, hasResignation } from '../../party/choices.ts';
import { invalidAnswers, type Problem, problem } from '../../party/problem.ts';
import {
  canPayInInstalments,
  isOnlinePaymentOnly,
  paymentPlan,
} from '../../payments/instalments.ts';
import type { Payment } from '../../payments/ledger.ts';
import { travellerProblems } from '../../travellers/requirements.ts';
import { spendWholeVoucher, type Voucher } from '../../vouchers/voucher.ts';
import type { Draft, PlacedBooking } from '../booking.ts';
import {
  acceptedDecision,
  type CommandContext,
  type CommandOf,
  canOrderPlaces,
  type Decided,
  refusedDecision,
} from '../commands.ts';
import { agreedTimesOf, firstPaymentDueForOrder } from '../placed/dues.ts';
import { paymentMethodPendingFlag } from '../placed/payment-methods.ts';
import {
  discountVoucherUses,
  plannedGiftVoucherPayments,
  quoteOrder,
  usableVouchers,
} from '../price-of.ts';

export const draftTravellerProblems = (
  context: CommandContext,
  draft: Draft,
  choices: Choices,
): readonly Problem[] =>
  travellerProblems({
    ...context,
    choices,
    ageCleared: draft.ageCleared,
    bookerHasAccount: context.bookerEmail !== null,
  });

const orderProblems = (
  context: CommandContext,
  draft: Draft,
  command: CommandOf<'confirm'>,
): readonly Problem[] => {
  const { offer, settings, today } = context;
  const online =
    !draft.reserveList &&
    isOnlinePaymentOnly(offer, settings, today, hasResignation(draft.choices));
  const found: Problem[] = [];
  if (!command.termsAccepted) found.push(problem(null, 'termsAccepted', 'required'));
  if (
    command.paymentOption === 'installment' &&
    !canPayInInstalments(offer, settings, today, draft.reserveList)
  )
    found.push(problem(null, 'paymentOption', 'notOffered'));
  if (command.paymentType === 'transfer' && online)
    found.push(problem(null, 'paymentType', 'notOffered'));
  // If the order can only be paid online and online payment is unavailable, the office sets a
  // method later (R30).
  if (command.paymentType === 'online' && command.offline === true && !online && !draft.reserveList)
    found.push(problem(null, 'paymentType', 'notOffered'));
  found.push(
    ...missingAnswers(context, draft.choices),
    ...draftTravellerProblems(context, draft, draft.choices),
  );
  return found;
};

const termsKept = (
  { settings }: CommandContext,
  { keepsTerms }: CommandOf<'confirm'>,
): Pick<PlacedBooking, 'cancellationTerms' | 'agreedTimes'> => ({
  ...(keepsTerms === undefined ? {} : { cancellationTerms: settings.cancellation }),
  ...(keepsTerms === 'asShown' ? { agreedTimes: agreedTimesOf(settings) } : {}),
});

const releaseReservation = (draft: Draft, voucher: Voucher): Voucher =>
  voucher.reserved?.bookingId === draft.id ? { ...voucher, reserved: null } : voucher;

/**
 * Checks all steps, the shown price (R17) and the places (R9) again. Uses up discount vouchers and
 * turns gift vouchers into payments (R25). A sign-up on the reserve list pays nothing (R29).
 */
export const placeOrder = (
  context: CommandContext,
  draft: Draft,
  command: CommandOf<'confirm'>,
): Decided => {
  const problems = orderProblems(context, draft, command);
  if (problems.length > 0) return refusedDecision(invalidAnswers(...problems));
  if (!draft.reserveList && !canOrderPlaces(context, draft.seats))
    return refusedDecision({ kind: 'placesGone' });
  const quoted = quoteOrder(context, draft);
  const { shown: shownPrice } = quoted;
  const shownLeft = draft.reserveList
    ? 0
    : shownPrice -
      sum(plannedGiftVoucherPayments(context, draft, shownPrice).map(({ paid }) => paid));
  if (command.expectedPrice !== null && shownPrice !== command.expectedPrice)
    return refusedDecision({ kind: 'priceChanged', price: shownPrice });
  if (command.expectedLeft !== null && shownLeft !== command.expectedLeft)
    return refusedDecision({ kind: 'priceChanged', price: shownPrice });
  const idle = discountVoucherUses(context, draft, quoted.quote)
    .filter(({ given }) => command.sparesVouchers === true && given === 0)
    .map(({ code }) => code);
  const isSpent = ({ voucher }: { readonly voucher: Voucher }): boolean =>
    voucher.kind === 'discount' && !idle.includes(voucher.code);
  // Without the idle vouchers the price is the same, and later changes do not count them.
  const { quote, basis } =
    idle.length === 0
      ? quoted
      : quoteOrder(context, {
          ...draft,
          vouchers: draft.vouchers.filter(({ code }) => !idle.includes(code)),
        });
  const usable = usableVouchers(context, draft);
  const gifts = draft.reserveList ? [] : plannedGiftVoucherPayments(context, draft, quote.price);
  const payments = gifts
    .filter(({ paid }) => paid > 0)
    .map(
      ({ voucher, paid }): Payment => ({
        id: `voucher/${voucher.code}/${draft.id}`,
        method: 'voucher',
        amount: paid,
        at: context.at,
        voucher: voucher.code,
      }),
    );
  const changed = [
    ...usable
      .filter(({ voucher }) => voucher.kind === 'discount')
      .map((each) =>
        isSpent(each) ? spendWholeVoucher(each.voucher) : releaseReservation(draft, each.voucher),
      ),
    ...(draft.reserveList
      ? usable
          .filter(({ voucher }) => voucher.kind === 'gift')
          .map(({ voucher }) => releaseReservation(draft, voucher))
      : gifts.map(({ voucher }) => voucher)),
  ];
  const {
    reached: _reached,
    olderNamed: _named,
    reserveList,
    hold: _hold,
    preparedAt: _prepared,
    status: _status,
    ...common
  } = draft;
  const skipper = skipperOf(draft.choices);
  // Terms and plan are those that step 6 showed (R48.10). Only the price is checked as of now.
  const agreed =
    command.keepsTerms === 'asShown'
      ? { ...context, settings: context.settingsShown ?? context.settings }
      : context;
  const order = {
    ...common,
    version: draft.version + 1,
    savedAt: context.at,
    placedAt: context.at,
    vouchers: usable.filter(isSpent).map(({ used }) => used),
    comments: command.comments,
    ...(command.recordsSkipper === true && skipper !== null ? { skipper } : {}),
    quote,
    basis,
    ...termsKept(agreed, command),
    paymentOption: command.paymentOption,
    paymentType: command.paymentType,
    payments,
    reminded: [],
    cancelAskedAt: null,
    ...(command.offline === true ? { orderedOffline: true as const } : {}),
    ...(command.shown === undefined ? {} : { shown: command.shown }),
  };
  const plan = paymentPlan(order.paymentOption, {
    ...agreed,
    travellers: order.choices.participants.length,
    price: quote.price,
  });
  if (reserveList) return acceptedDecision({ ...order, plan, status: 'reserveList' }, changed);
  return acceptedDecision(
    {
      ...order,
      plan,
      status: 'confirmed',
      firstDue: firstPaymentDueForOrder(agreed),
      ...paymentMethodPendingFlag(context, order),
    },
    changed,
  );
};
