import type { Outcome } from '../../../application/ports/journal.ts';
import type { BookingLine, ExportLine } from '../../../application/replay/export-journal.ts';
import { paymentIdOfBankLine } from '../../../application/statements/register-share.ts';
import type { Money } from '../../../domain/money.ts';
import type { ShopChange } from '../../../domain/shop-changes/commands.ts';

const AT_LEAST = {
  'orders and sign-ups': 3000,
  'orders with grosze in the price': 800,
  'the same e-mail twice in a party': 200,
  'two trainings chosen by one traveller': 40,
  'training levels that cost something': 60,
  'add-ons without options': 60,
  'rebates that the cap cut': 20,
  'cruises where the cheapest place is not on the cheapest yacht': 20,
  'price changes': 60,
  'prices that rose': 30,
  'fleet changes': 40,
  'changed figures': 3,
  'moved minute periods': 3,
  'call-offs of an order': 10,
  'call-offs of a draft or sign-up': 1,
  'part payments': 60,
  'payments taken back as mistakes': 5,
  refunds: 60,
  'payments by bank statement': 400,
  'part payments by bank statement': 30,
  'refunds by bank statement': 40,
  'lines of a statement taken back': 5,
  'late cancellations': 20,
  'late cancellations with a discount voucher': 1,
  'dearer changes after a payment': 20,
  'further lines of a plan': 20,
  'changes that name a training': 5,
  'moves off the reserve list': 60,
  'refused commands': 1000,
  'refused changes of a placed booking': 60,
  'orders refused at another price than the one shown': 3,
} as const satisfies Readonly<Record<string, number>>;

type Thing = keyof typeof AT_LEAST;
type Happened = Readonly<Record<Thing, number>>;

const THINGS = Object.keys(AT_LEAST).filter((name): name is Thing => name in AT_LEAST);

export const missingEvents = (happened: Happened): readonly Thing[] =>
  THINGS.filter((event) => happened[event] < AT_LEAST[event]);

type Seen = { readonly outcome: Outcome; readonly rebates: readonly string[] };

const CHANGES: Readonly<Record<ShopChange['type'], Thing | null>> = {
  layIn: null,
  setPrice: 'price changes',
  planPrice: null,
  applyPrices: null,
  setFleet: 'fleet changes',
  closeOffer: null,
  openOffer: null,
  moveMinutePeriod: 'moved minute periods',
  setFigures: 'changed figures',
  setSeller: null,
};

const grosze = (sum: Money | null): boolean => sum !== null && sum % 100 !== 0;
const hasPart = (line: string): boolean => {
  const [, paid, , of] = line.split(' ');
  return Number(paid) > 0 && Number(paid) < Number(of);
};
const isOfStatement = (paymentId: string): boolean =>
  paymentId.startsWith(paymentIdOfBankLine({ id: '' }));
const twice = (emails: readonly string[]): boolean => new Set(emails).size < emails.length;

const thingsOf = (
  { recorded: { command }, outcome }: BookingLine,
  before: Seen | undefined,
): readonly Thing[] => {
  const { noticed = {} } = outcome;
  const when = (is: boolean, event: Thing): readonly Thing[] => (is ? [event] : []);
  switch (command.type) {
    case 'confirm':
      return [
        'orders and sign-ups',
        ...when(grosze(outcome.price), 'orders with grosze in the price'),
        ...when(
          (noticed.rebates ?? []).some((line) => line.endsWith('cutBy cap')),
          'rebates that the cap cut',
        ),
      ];
    case 'nameParticipants':
      return when(
        twice(
          command.participants.map(({ person }) => person.email).filter((email) => email !== ''),
        ),
        'the same e-mail twice in a party',
      );
    case 'chooseExtras':
      return [
        ...when(
          command.trainings.some(({ selected }) => selected.length > 1),
          'two trainings chosen by one traveller',
        ),
        ...when(
          command.trainings.some(({ selected }) =>
            selected.some(({ optionId }) => optionId % 100 > 1),
          ),
          'training levels that cost something',
        ),
        ...when(
          command.addons.some(({ selected }) => selected.some(({ optionId }) => optionId === null)),
          'add-ons without options',
        ),
      ];
    case 'changeBooking':
      return [
        ...when(
          (before?.outcome.paid ?? 0) > 0 && (outcome.price ?? 0) > (before?.outcome.price ?? 0),
          'dearer changes after a payment',
        ),
        ...when(
          (noticed.plan ?? []).some((line) => line.startsWith('4 ')),
          'further lines of a plan',
        ),
        ...when(
          (command.trainings ?? []).some(({ selected }) => selected.length > 0),
          'changes that name a training',
        ),
      ];
    case 'callOff':
      return [
        before?.outcome.status === 'confirmed'
          ? 'call-offs of an order'
          : 'call-offs of a draft or sign-up',
      ];
    case 'registerPayment': {
      const byStatement = isOfStatement(command.paymentId);
      if (command.method === 'refund')
        return ['refunds', ...when(byStatement, 'refunds by bank statement')];
      const part = (noticed.plan ?? []).some(hasPart);
      return [
        ...when(part, 'part payments'),
        ...when(byStatement, 'payments by bank statement'),
        ...when(byStatement && part, 'part payments by bank statement'),
      ];
    }
    case 'undoPayment':
      return [
        isOfStatement(command.paymentId)
          ? 'lines of a statement taken back'
          : 'payments taken back as mistakes',
      ];
    case 'moveUp':
      return ['moves off the reserve list'];
    case 'cancel': {
      const late =
        command.reason === 'customer' &&
        before?.outcome.status === 'confirmed' &&
        outcome.refund < before.outcome.paid;
      const discount = before?.rebates.some((line) => line.split(' ')[1] === 'voucher') ?? false;
      return [
        ...when(late, 'late cancellations'),
        ...when(late && discount, 'late cancellations with a discount voucher'),
      ];
    }
  }
  return [];
};

export const countHappened = () => {
  const counts = new Map<Thing, number>();
  const bookings = new Map<string, Seen>();
  const prices = new Map<string, Money>();
  const add = (events: readonly Thing[]): void => {
    for (const event of events) counts.set(event, (counts.get(event) ?? 0) + 1);
  };
  const changed = (command: ShopChange): void => {
    const event = CHANGES[command.type];
    if (event !== null) add([event]);
    if (command.type !== 'setPrice' || (command.of !== 'place' && command.of !== 'whole')) return;
    const key = `${command.of} ${command.id}`;
    if (command.price > (prices.get(key) ?? 0)) add(['prices that rose']);
    prices.set(key, command.price);
  };
  return {
    learn: (line: ExportLine): void => {
      if (line.kind === 'command') {
        const { bookingId } = line.recorded;
        const before = bookings.get(bookingId);
        add(thingsOf(line, before));
        bookings.set(bookingId, {
          outcome: line.outcome,
          rebates: line.outcome.noticed?.rebates ?? before?.rebates ?? [],
        });
      }
      if (line.kind === 'refused') {
        add(['refused commands']);
        if (line.refused.command.type === 'changeBooking')
          add(['refused changes of a placed booking']);
        if (line.why.kind === 'priceChanged')
          add(['orders refused at another price than the one shown']);
      }
      if (line.kind === 'change') changed(line.change.command);
      if (line.kind !== 'offer') return;
      const { units } = line.value;
      for (const { id, placePrice, wholePrice } of units) {
        prices.set(`place ${id}`, placePrice);
        prices.set(`whole ${id}`, wholePrice);
      }
      const sold = units.filter(({ sellsPlaces, sellsWhole }) => sellsPlaces && sellsWhole);
      const cheapest = sold.toSorted((a, b) => a.placePrice - b.placePrice)[0];
      if (cheapest !== undefined && sold.some(({ wholePrice }) => wholePrice < cheapest.wholePrice))
        add(['cruises where the cheapest place is not on the cheapest yacht']);
    },
    counted: (): Happened =>
      Object.fromEntries(THINGS.map((event) => [event, counts.get(event) ?? 0])) as Happened,
  };
};
