import type { Confirmed } from '../../domain/booking/booking.ts';
import { freeCancellationUntil, withAgreedTerms } from '../../domain/booking/placed/cancelling.ts';
import {
  bookingAmountAndDueDay,
  firstPaymentDueIfMethodIsSet,
  hoursToFirstPayment,
  ledgerOfBooking,
} from '../../domain/booking/placed/dues.ts';
import { bookerName } from '../../domain/booking/placed/papers.ts';
import { dayOf } from '../../domain/calendar.ts';
import { hasResignation } from '../../domain/party/choices.ts';
import { isOnlinePaymentOnly } from '../../domain/payments/instalments.ts';
import { transferQrCodeText } from '../../domain/payments/transfer-code.ts';
import { priceLinesWithoutRebates } from '../../domain/pricing/lines.ts';
import type { Row } from '../../domain/pricing/quote.ts';
import { transferTitle } from '../booking/notification.ts';
import type {
  AnnexContent,
  ContractContent,
  ContractTerms,
  Paper,
  PaperLine,
  PaperRow,
  PaperTransfer,
} from '../ports/papers.ts';
import { type PaperSource, paperTripOf } from './source.ts';

const groupRowsWithPickUpPointForPaper = (rows: readonly Row[]): readonly PaperLine[] => {
  const lines = priceLinesWithoutRebates(rows).map(
    ({ kind, name, option, currency, onSpot, boardedAt, price }) => ({
      line: { kind, name, option, currency, onSpot, boardedAt },
      price,
    }),
  );
  return [...Map.groupBy(lines, (line) => JSON.stringify(line)).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [{ ...first.line, count: same.length, total: same.length * first.price }];
  });
};

/** Merges equal price rows; leaves out rebate rows, because the paper lists rebates separately. */
export const groupRowsForPaper = (rows: readonly Row[]): readonly PaperRow[] => {
  const lines = new Map<string, PaperRow>();
  for (const { kind, name, option, currency, onSpot, price } of rows.filter(
    (row) => row.kind !== 'rebates',
  )) {
    const key = JSON.stringify([kind, name, option, currency, onSpot, price]);
    const line = lines.get(key) ?? { kind, name, option, currency, onSpot, count: 0, total: 0 };
    lines.set(key, { ...line, count: line.count + 1, total: line.total + price });
  }
  return [...lines.values()];
};

/**
 * Returns how to pay by transfer; null if nothing is due or a transfer is not possible (R28–R30).
 */
const transferOf = ({
  booking,
  entry: { offer },
  settings,
  at,
}: PaperSource): PaperTransfer | null => {
  const today = dayOf(at);
  const named = booking.orderedOffline === true;
  const byTransfer =
    named || !isOnlinePaymentOnly(offer, settings, today, hasResignation(booking.choices));
  const amount = bookingAmountAndDueDay(booking, today)?.amount ?? 0;
  if (!byTransfer || amount <= 0) return null;
  const { recipient, accountNumber } = settings.bankTransfer;
  const title = transferTitle(booking, offer.name);
  const code = transferQrCodeText({ account: accountNumber, recipient, title, amount }).unwrapOr(
    null,
  );
  return { recipient, account: accountNumber, title, amount, code };
};

const partiesOf = (
  source: PaperSource,
): Pick<ContractContent, 'brand' | 'seller' | 'office' | 'booker' | 'trip'> => {
  const { booking, settings, seller } = source;
  const person = booking.choices.participants[0]?.person;
  return {
    brand: settings.name,
    seller,
    office: settings.office,
    booker: { name: bookerName(booking), phone: person?.phone ?? '', email: person?.email ?? '' },
    trip: paperTripOf(source),
  };
};

/**
 * Returns when the first payment is due. If no payment method is chosen yet, returns how many hours
 * the customer will have to pay (R30).
 */
const firstPart = ({
  booking,
  entry: { offer },
  settings,
  at,
}: PaperSource): Pick<ContractContent, 'firstDue' | 'firstHours'> => {
  const firstDue = firstPaymentDueIfMethodIsSet(booking);
  return firstDue === null
    ? { firstDue, firstHours: hoursToFirstPayment({ at, offer, settings }) }
    : { firstDue };
};

export const contractContent = (source: PaperSource): ContractContent => {
  const { booking, entry, form } = source;
  const settings = withAgreedTerms(booking, source.settings);
  const freeUntil = freeCancellationUntil(entry.offer, booking.quote.minute, settings);
  return {
    kind: 'contract',
    ...partiesOf(source),
    orderedAt: booking.placedAt,
    rows: groupRowsForPaper(booking.quote.rows),
    lines: groupRowsWithPickUpPointForPaper(booking.quote.rows),
    rebates: booking.quote.rebates,
    price: booking.quote.price,
    paymentOption: booking.paymentOption,
    plan: booking.plan,
    paid: ledgerOfBooking(booking).paid,
    ...firstPart(source),
    // If the order came after the last day of free cancelling, cancelling was never free. The
    // contract then names no such day.
    freeUntil: freeUntil !== null && freeUntil >= dayOf(booking.placedAt) ? freeUntil : null,
    terms: settings.cancellation.terms,
    transfer: transferOf(source),
    form,
    accepted: (booking.shown?.documents ?? []).map(({ title, version, from }) => ({
      title,
      version,
      from,
    })),
  };
};

const termsOf = (
  booking: Confirmed,
  { from, to, travellers }: ReturnType<typeof paperTripOf>,
): ContractTerms => {
  const { rows, rebates, price } = booking.quote;
  const { paymentOption, plan } = booking;
  return {
    rows: groupRowsForPaper(rows),
    lines: groupRowsWithPickUpPointForPaper(rows),
    rebates,
    price,
    paymentOption,
    plan,
    from,
    to,
    travellers,
  };
};

/**
 * Returns the terms to which a contract or an annex binds both sides. Returns null for other
 * papers, and for papers whose content was erased (R39).
 */
const agreedIn = ({ content }: Paper): ContractTerms | null => {
  if (content?.kind === 'annex') return content.after;
  if (content?.kind !== 'contract') return null;
  const { rows, lines, rebates, price, paymentOption, plan, trip } = content;
  const agreed = {
    rows,
    rebates,
    price,
    paymentOption,
    plan,
    from: trip.from,
    to: trip.to,
    travellers: trip.travellers,
  };
  return lines === undefined ? agreed : { ...agreed, lines };
};

const bookerIn = ({ content }: Paper): string | null =>
  content !== null && 'booker' in content ? content.booker.name : null;

const textOf = ({
  rows,
  rebates,
  plan,
  price,
  paymentOption,
  from,
  to,
  travellers,
}: ContractTerms): string =>
  JSON.stringify([
    rows.map(({ kind, name, option, currency, onSpot, count, total }) => [
      kind,
      name,
      option ?? '',
      currency,
      onSpot,
      count,
      total,
    ]),
    rebates.map(({ kind, value }) => [kind, value]),
    plan.map(({ number, amount, due }) => [number, amount, due]),
    [price, paymentOption, from, to, travellers],
  ]);

const sameTerms = (a: ContractTerms, b: ContractTerms): boolean => textOf(a) === textOf(b);

export const annexContentIfNeeded = (source: PaperSource): AnnexContent | null => {
  const { booking, made: papers } = source;
  const contract = papers.find(({ kind }) => kind === 'contract');
  const last = papers.findLast(({ kind }) => kind === 'contract' || kind === 'annex');
  const before = last === undefined ? null : agreedIn(last);
  const after = termsOf(booking, paperTripOf(source));
  if (contract === undefined || before === null || last === undefined) return null;
  const bookerBefore = bookerIn(last);
  const renamed = bookerBefore !== null && bookerBefore !== bookerName(booking);
  if (sameTerms(before, after) && !renamed) return null;
  const { year, n, madeAt } = contract;
  const { lines, left: leftToPay, overpaid } = ledgerOfBooking(booking);
  return {
    kind: 'annex',
    ...partiesOf(source),
    contract: { kind: 'contract', year, n, madeAt },
    before,
    after,
    lines,
    left: leftToPay,
    overpaid,
    ...(renamed ? { bookerBefore } : {}),
    ...firstPart(source),
    transfer: transferOf(source),
  };
};
