import { readStatements } from '../../../adapters/statements/read-statements.ts';
import {
  assignBankEntry,
  putBankEntryAside,
  undoStatementImport,
} from '../../../application/statements/entries.ts';
import { importStatements } from '../../../application/statements/import-statements.ts';
import {
  listOwedRefunds,
  orderBookingRefund,
  prepareRefundFile,
  refundAmountToOrder,
  withdrawRefund,
} from '../../../application/statements/refunds.ts';
import type { Confirmed } from '../../../domain/booking/booking.ts';
import { type Day, dayOf } from '../../../domain/calendar.ts';
import { type Money, sum } from '../../../domain/money.ts';
import {
  ANNAS,
  type BookedLine,
  camt,
  mt940,
  OWN,
} from '../../adapters/statements/statement-files.ts';
import type { Chance } from '../chance.ts';
import { countResult, type YearsShop } from './year-shop.ts';

const CASHIER = 'Kasia';

export type YearsBank = {
  readonly booked: BookedLine[];
  told: number;
  readonly meant: Map<string, string>;
};

export const newBank = (): YearsBank => ({ booked: [], told: 0, meant: new Map() });

const book = ({ bank, agenda }: YearsShop, line: Omit<BookedLine, 'day' | 'reference'>): string => {
  const reference = `TR${bank.booked.length + 1}`;
  bank.booked.push({ day: dayOf(agenda.clock.now()), reference, ...line });
  return reference;
};

export const onItsWay = ({ bank }: YearsShop, bookingId: string): Money =>
  sum(
    bank.booked
      .slice(bank.told)
      .filter(({ reference = '' }) => bank.meant.get(reference) === bookingId)
      .map(({ amount }) => amount),
  );

const mistyped = (chance: Chance, bookingId: string): string => {
  const at = chance.between(0, bookingId.length - 1);
  return (
    bookingId.slice(0, at) + (bookingId.charAt(at) === 'K' ? 'H' : 'K') + bookingId.slice(at + 1)
  );
};

const titleFor = (chance: Chance, bookingId: string): string =>
  chance.happens(0.05)
    ? 'Rejs, pierwsza rata'
    : chance.happens(0.05)
      ? `Rejs ${mistyped(chance, bookingId)}`
      : chance.happens(0.5)
        ? bookingId
        : `Opłata za rezerwację ${bookingId}, dziękuję`;

export const transfer = (
  shop: YearsShop,
  chance: Chance,
  { id, choices }: Confirmed,
  amount: Money,
): void => {
  const { firstName = '', lastName = '' } = choices.participants[0]?.person ?? {};
  const name = chance.happens(0.1) ? 'Jan Obcy' : `${firstName} ${lastName}`;
  // One payer in ten pays cash at the bank counter, so the line has no account for a refund.
  const from = chance.happens(0.1) ? {} : { from: ANNAS };
  shop.bank.meant.set(book(shop, { amount, title: titleFor(chance, id), name, ...from }), id);
};

/** R48: orders refunds to known accounts in one file, and enters some unknown accounts. */
const sendBack = async (shop: YearsShop, chance: Chance, file: string): Promise<void> => {
  const { refunds, earlier, unknown, save } = await prepareRefundFile(shop.deps)(CASHIER, file);
  await save();
  for (const { id, bookingId, amount } of refunds) {
    countResult(shop, 'refund in a file', 'ok');
    if (!chance.happens(0.03))
      book(shop, {
        amount: -amount,
        title: `Zwrot ${bookingId} ${id}`,
        name: 'Anna Fala',
        from: ANNAS,
        endToEnd: id,
      });
  }
  for (const { id } of earlier) {
    if (shop.bank.booked.slice(shop.bank.told).some(({ endToEnd }) => endToEnd === id)) continue;
    const withdrawn = await withdrawRefund(shop.deps)(id);
    countResult(shop, 'refund withdrawn', withdrawn.isOk() ? 'ok' : withdrawn.error.kind);
  }
  const tooMuch = (await listOwedRefunds(shop.deps)).filter(
    (owed) => owed.overpaid && refundAmountToOrder(owed) > 0 && chance.happens(0.3),
  );
  for (const { booking } of [...unknown, ...tooMuch]) {
    const to = { account: ANNAS, otherwise: null, recipient: null, amount: null };
    const ordered = await orderBookingRefund(shop.deps)(CASHIER, booking.id, to);
    countResult(
      shop,
      'refund to an account that was asked for',
      ordered.isOk() ? 'ok' : ordered.error.kind,
    );
  }
};

const handed = ({ handedOver }: YearsShop, bookingId: string, amount: Money): void => {
  handedOver.set(bookingId, (handedOver.get(bookingId) ?? 0) + amount);
};

/** The office sometimes assigns the line to a wrong booking first and undoes that (R31). */
const settleOpen = async (shop: YearsShop, chance: Chance): Promise<void> => {
  for (const entry of await shop.deps.store.bank.openEntries()) {
    if (chance.happens(0.2)) continue;
    const meant = shop.bank.meant.get(entry.reference);
    if (meant === undefined) {
      const aside = await putBankEntryAside(shop.deps)(entry.id, 'Nie nasze.');
      countResult(shop, 'statement line put aside', aside.isOk() ? 'ok' : aside.error.kind);
      continue;
    }
    const wrong = chance.happens(0.2) ? chance.pick(shop.placed) : undefined;
    if (wrong !== undefined && wrong !== meant) {
      const mistaken = await assignBankEntry(shop.deps)(CASHIER, entry.id, [
        { bookingId: wrong, amount: null },
      ]);
      if (mistaken.isOk()) {
        const { refused } = (
          await undoStatementImport(shop.deps)(CASHIER, entry.importId, [entry.id])
        )._unsafeUnwrap();
        countResult(shop, 'statement line taken back', refused[0]?.kind ?? 'ok');
      }
    }
    const assigned = await assignBankEntry(shop.deps)(CASHIER, entry.id, [
      { bookingId: meant, amount: null },
    ]);
    countResult(shop, 'statement line assigned', assigned.isOk() ? 'ok' : assigned.error.kind);
    if (assigned.isOk()) handed(shop, meant, entry.amount);
  }
};

const otherMoney = (shop: YearsShop, chance: Chance): void => {
  if (chance.happens(0.5))
    book(shop, { amount: -chance.between(10, 400) * 100, title: 'Prowizja banku', name: 'BANK' });
  if (chance.happens(0.1))
    book(shop, { amount: chance.between(10, 90) * 100, title: 'Odsetki', name: 'BANK' });
};

const fileUntil = ({ bank }: YearsShop, chance: Chance, until: Day): string | null => {
  const lines = bank.booked.filter(({ day }) => day <= until);
  if (lines.length === bank.told) return null;
  const from = Math.max(0, bank.told - chance.between(0, 6));
  bank.told = lines.length;
  return chance.happens(0.5) ? camt(lines.slice(from)) : mt940(lines.slice(from));
};

export const importFile = async (shop: YearsShop, chance: Chance, until: Day): Promise<void> => {
  otherMoney(shop, chance);
  const text = fileUntil(shop, chance, until);
  if (text !== null) {
    const statements = readStatements(new TextEncoder().encode(text))._unsafeUnwrap();
    const { entries, known } = await importStatements(shop.deps)(CASHIER, [
      { name: `${OWN}-${until}`, statements },
    ]);
    if (known > 0) countResult(shop, 'statement lines known before', 'ok');
    for (const { amount, booked } of entries)
      for (const share of booked) {
        countResult(shop, amount < 0 ? 'refund (statement)' : 'payment (statement)', 'ok');
        handed(shop, share.bookingId, Math.sign(amount) * share.amount);
      }
  }
  await settleOpen(shop, chance);
  await sendBack(shop, chance, `zwroty-${until}`);
};
