import { formatMoney, pluralize } from '../../../format.ts';
import type { CodeMessage, CodeName } from '../state/codes.ts';

export const codesCopy = {
  title: 'Mam kod lub voucher',
  have: 'Posiadam voucher',
  voucher: (person: number, people: number) =>
    people > 1 ? `Kod vouchera, uczestnik ${person}` : 'Kod vouchera',
  voucherHint: 'Voucher podarunkowy liczy się jak wpłata, zniżkowy obniża cenę.',
  redeem: 'Przelicz',
  redeeming: 'Przeliczam…',
  redeemed: 'Naliczone vouchery',
  gift: (code: string, remains: string) =>
    `${code}, voucher podarunkowy; zostanie na nim ${formatMoney(remains)}`,
  discount: (code: string, used: string) =>
    used === '0'
      ? `${code}, voucher zniżkowy; nie obniża już ceny, więc zachowasz go na inny rejs`
      : `${code}, voucher zniżkowy`,
  /** Gift and discount vouchers both reduce the amount due. */
  taken: (amount: string) => formatMoney(`-${amount}`),
  ambassador: 'Kod Ambasadora',
  ambassadorHint: 'Masz kod od znajomego Ambasadora? Każda osoba w rezerwacji dostanie rabat.',
  use: 'Zapisz',
  using: 'Zapisuję…',
  used: (name: string) => `Naliczony kod: ${name}`,
  removeVoucher: (code: string) => `Usuń voucher ${code}`,
  removeAmbassador: 'Usuń Kod Ambasadora',
  leaveGroup: 'Wypisz tę rezerwację z grupy',
  removing: 'Usuwam…',
  notRemoved: 'Nie udało się usunąć kodu. Spróbuj jeszcze raz za chwilę.',
  groupStays:
    'Nie udało się wypisać z grupy. Jeśli ktoś z Waszej grupy już zarezerwował rejs, kod musi zostać.',
  groupTitle: 'Rezerwacja grupowa',
  groupText:
    'Płyniecie w kilka osób, a każda osoba rezerwuje osobno? Lider grupy generuje kod i wysyła go reszcie. Im większa grupa, tym większy rabat dla każdego.',
  join: 'Kod grupowy',
  joinAction: 'Dołącz',
  joining: 'Dołączam…',
  create: 'Wygeneruj kod grupowy',
  creating: 'Generuję…',
  createHint: 'Dla lidera grupy',
  yourCode: 'Kod Waszej grupy',
  yourCodeText: 'Wyślij go osobom, z którymi płyniesz: wpiszą go w swojej rezerwacji tego rejsu.',
} as const;

const minutes = { one: 'minutę', few: 'minuty', many: 'minut' } as const;

const always = {
  away: 'Nie możemy się połączyć. Kod został w polu, spróbuj jeszcze raz za chwilę.',
  broken:
    'Coś poszło nie tak po naszej stronie. Kod został w polu, za chwilę możesz bezpiecznie spróbować jeszcze raz.',
  later: 'Spróbuj jeszcze raz za chwilę.',
  tooMany: (seconds: number) =>
    `Za dużo prób. Spróbuj ponownie za ${pluralize(Math.max(1, Math.ceil(seconds / 60)), minutes)}.`,
} as const;

type Kind = Exclude<CodeMessage['kind'], 'away' | 'broken' | 'tooMany'>;
type Family = 'voucher' | 'ambassador' | 'groupJoin' | 'groupCreate';

const BAD_VOUCHER = 'Kod vouchera jest nieprawidłowy lub został już wykorzystany';
const BAD_AMBASSADOR = 'Kod Ambasadora jest nieprawidłowy lub został już przypisany do rezerwacji';
const BAD_GROUP =
  'Kod jest nieprawidłowy. Jeśli to Kod Ambasadora, wpisz go w kroku szóstym, w polu „Kod Ambasadora”.';
const BAD_GROUP_HERE =
  'Kod jest nieprawidłowy. Jeśli to Kod Ambasadora, wpisz go w polu „Kod Ambasadora”.';
const ASSIGNED = 'Kod grupowy jest już przypisany do tej rezerwacji';
const NOT_CREATED = 'Nie można utworzyć kodu grupowego';

const texts: Readonly<Record<Family, Readonly<Record<Kind, string>>>> = {
  voucher: {
    applied: 'Voucher został naliczony na poczet rezerwacji.',
    empty: 'Wpisz kod vouchera',
    refused: BAD_VOUCHER,
    exists: BAD_VOUCHER,
    assigned: BAD_VOUCHER,
    otherOffer: BAD_VOUCHER,
  },
  ambassador: {
    applied: 'Kod Ambasadora jest prawidłowy. Zostanie naliczony jako rabat do rezerwacji',
    empty: 'Wpisz Kod Ambasadora',
    refused: BAD_AMBASSADOR,
    exists: BAD_AMBASSADOR,
    assigned: BAD_AMBASSADOR,
    otherOffer: BAD_AMBASSADOR,
  },
  groupJoin: {
    applied: 'Witaj w ekipie!',
    empty: 'Wpisz kod grupowy',
    refused: BAD_GROUP,
    exists: BAD_GROUP,
    assigned: ASSIGNED,
    otherOffer: 'Kod jest nieprawidłowy: należy do innego rejsu',
  },
  groupCreate: {
    applied: 'Kod grupowy jest gotowy',
    empty: NOT_CREATED,
    refused: NOT_CREATED,
    exists: 'Kod grupowy już istnieje',
    assigned: ASSIGNED,
    otherOffer: NOT_CREATED,
  },
};

const reasons: Readonly<Record<string, string>> = {
  voucherExpired: 'Ten voucher stracił ważność.',
  voucherInactive: 'Biuro jeszcze nie aktywowało tego vouchera.',
  voucherOtherBrand: 'Ten voucher jest ważny w innej marce.',
  voucherReserved: 'Ten voucher jest właśnie używany w innej rezerwacji.',
  voucherNothingToPay: 'Nie ma już nic do zapłaty.',
  voucherOnReserveList:
    'Na liście rezerwowej nic nie płacisz. Użyj vouchera, gdy zwolni się miejsce.',
  ambassadorExpired: 'Ten kod stracił ważność.',
  ambassadorOwn: 'To Twój własny kod.',
};

const familyOf = (name: CodeName): Family =>
  name === 'ambassador' || name === 'groupJoin' || name === 'groupCreate' ? name : 'voucher';

export const codeMessageText = (
  name: CodeName,
  message: CodeMessage,
  step: 'trip' | 'summary' = 'trip',
): string => {
  if (message.kind === 'tooMany') return always.tooMany(message.seconds);
  // Opening a group needs no typed code, so its failure text does not mention a code (W-186).
  if (message.kind === 'away' || message.kind === 'broken')
    return name === 'groupCreate' ? `${NOT_CREATED}. ${always.later}` : always[message.kind];
  // Step 1's text about a wrong group code refers to step 6, so step 6 has its own text (W-189).
  const words =
    step === 'summary' && texts[familyOf(name)][message.kind] === BAD_GROUP
      ? BAD_GROUP_HERE
      : texts[familyOf(name)][message.kind];
  const reason = message.kind === 'refused' ? reasons[message.why ?? ''] : undefined;
  return reason === undefined ? words : `${words}. ${reason}`;
};
