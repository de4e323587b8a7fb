import { hoursText, money, tied } from '../format.ts';

/** Płatności. */
export const paymentsCopy = {
  byOffice: 'Sposób zapłaty poda Ci biuro',
  byOfficeText: (hours: number) =>
    `Napiszemy albo zadzwonimy do Ciebie. Na wpłatę masz ${hoursText(hours)} od tej wiadomości, a miejsca już są Twoje.`,
  title: 'Płatności',
  paid: 'Wpłacono',
  left: 'Do zapłaty',
  price: 'Cena',
  rebate: 'W tym rabaty',
  breakdown: 'Z czego składa się cena',
  rebates: 'Rabaty',
  payment: (name: string, day: string, voucher: { readonly Code: string; readonly Remains: string } | undefined) =>
    tied(voucher ? `${name} ${voucher.Code}, ${day}; zostało na nim ${money(voucher.Remains)}` : `${name}, ${day}`),
  overpaid: 'Nadpłata',
  overpaidText: tied('Wpłacono więcej, niż wynosi cena. Nadpłata zostaje przy rezerwacji, a biuro zwróci ją na Twoją prośbę.'),
  wave: (paid: string, price: string) => `Wpłacono ${money(paid)} z ${money(price)}`,
  payNext: (sum: string) => tied(`Zapłać online ${sum}`),
  payNextNamed: (name: string, sum: string) => tied(`Zapłać online: ${name}, ${sum}`),
  payFull: (sum: string) => tied(`Zapłać całość online: ${sum}`),
  charged: (sum: string, commission: string) => tied(`Zapłacisz ${sum}, w tym ${commission} prowizji operatora.`),
  chargedFree: (sum: string) => tied(`Zapłacisz ${sum}, bez prowizji.`),
  transferFree: 'Przelew tradycyjny jest bez prowizji.',
  plan: 'Harmonogram płatności',
  transfer: 'Przelew tradycyjny',
  transferText: tied('Wpłatę zobaczysz tu do dwóch dni od przelewu.'),
  recipient: 'Odbiorca',
  account: 'Numer rachunku',
  transferTitle: 'Tytuł przelewu',
  copy: 'Kopiuj numer rachunku',
  history: 'Wpłaty i zwroty',
  noHistory: tied('Nie ma jeszcze żadnej wpłaty.'),
  onSpot: 'Płatne na miejscu',
  onSpotText: tied('Tych kwot nie ma w cenie: płacisz je na miejscu.'),
  onSpotMark: 'płatne na miejscu',
  notYours: tied('Płatnościami zajmuje się osoba, która rezerwowała.'),
  nothing: tied('Nic nie zostało do zapłaty'),
} as const;

/** The field for a voucher. */
export const voucherCopy = {
  title: 'Voucher podarunkowy',
  text: tied('Wpisz kod, a wartość vouchera zaliczymy jako wpłatę.'),
  atOnce: tied('Voucher zostanie od razu wykorzystany.'),
  code: 'Kod vouchera',
  redeem: 'Przelicz',
  redeeming: 'Przeliczam…',
  empty: 'Wpisz kod vouchera',
  redeemed: 'Voucher został naliczony jako wpłata',
  wrongType: 'Nieprawidłowy typ vouchera. Voucher zniżkowy może zostać użyty tylko podczas rezerwacji.',
  bad: 'Kod vouchera jest nieprawidłowy',
  failed: tied('Nie udało się naliczyć vouchera'),
} as const;

/** What the owner of a code can do about it, beside the document's words; by the wire's word for the cause. */
export const voucherReasons: Readonly<Record<string, string>> = {
  voucherUsed: 'Ten voucher został już wykorzystany.',
  voucherExpired: 'Ten voucher stracił ważność.',
  voucherInactive: 'Ten voucher czeka jeszcze na aktywację przez biuro.',
  voucherOtherBrand: 'Ten voucher jest ważny w innej marce.',
  voucherReserved: 'Ten voucher jest właśnie używany w innej rezerwacji.',
  voucherNothingToPay: 'Nie ma już nic do zapłaty.',
};
