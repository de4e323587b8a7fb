import { formatMoney, hoursText, keepWordsTogether } from '../../../format.ts';

export const paymentsCopy = {
  byOffice: 'Sposób zapłaty poda Ci biuro',
  byOfficeText: (hours: number) =>
    `Napiszemy albo zadzwonimy do Ciebie. Na wpłatę masz ${hoursText(hours)} od tej wiadomości, a miejsca już są Twoje.`,
  title: 'Płatności',
  paid: 'Wpłaty',
  left: 'Do zapłaty',
  price: 'Cena',
  rebate: 'W tym rabaty',
  breakdown: 'Z czego składa się cena',
  rebates: 'Rabaty',
  payment: (
    name: string,
    day: string,
    voucher: { readonly Code: string; readonly Remains: string } | undefined,
  ) =>
    keepWordsTogether(
      voucher
        ? `${name} ${voucher.Code}, ${day}; zostało na nim ${formatMoney(voucher.Remains)}`
        : `${name}, ${day}`,
    ),
  overpaid: 'Nadpłata',
  overpaidText: keepWordsTogether(
    'Suma wpłat jest wyższa niż cena. Nadpłata zostaje przy rezerwacji, a biuro zwróci ją na Twoją prośbę.',
  ),
  wave: (paid: string, price: string) => `Wpłaty: ${formatMoney(paid)} z ${formatMoney(price)}`,
  payNext: (sum: string) => keepWordsTogether(`Zapłać online ${sum}`),
  payNextNamed: (name: string, sum: string) => keepWordsTogether(`Zapłać online: ${name}, ${sum}`),
  payFull: (sum: string) => keepWordsTogether(`Zapłać całość online: ${sum}`),
  charged: (sum: string, commission: string) =>
    keepWordsTogether(`Zapłacisz ${sum}, w tym ${commission} prowizji operatora.`),
  chargedFree: (sum: string) => keepWordsTogether(`Zapłacisz ${sum}.`),
  transferFree: 'Przelew tradycyjny jest bez prowizji.',
  plan: 'Harmonogram płatności',
  transfer: 'Przelew tradycyjny',
  transferText: keepWordsTogether('Wpłatę zobaczysz tu do dwóch dni od przelewu.'),
  recipient: 'Odbiorca',
  account: 'Numer rachunku',
  transferTitle: 'Tytuł przelewu',
  copy: 'Kopiuj numer rachunku',
  history: 'Wpłaty i zwroty',
  noHistory: keepWordsTogether('Nie ma jeszcze żadnej wpłaty.'),
  onSpot: 'Płatne na miejscu',
  onSpotText: keepWordsTogether('Tych kwot nie ma w cenie: płacisz je na miejscu.'),
  onSpotMark: 'płatne na miejscu',
  notYours: keepWordsTogether('Płatnościami zajmuje się osoba, która rezerwowała.'),
  nothing: keepWordsTogether('Nic nie zostało do zapłaty'),
} as const;

export const voucherCopy = {
  title: 'Voucher podarunkowy',
  text: keepWordsTogether('Wpisz kod, a wartość vouchera zaliczymy jako wpłatę.'),
  atOnce: keepWordsTogether('Voucher zostanie od razu wykorzystany.'),
  code: 'Kod vouchera',
  redeem: 'Przelicz',
  redeeming: 'Przeliczam…',
  empty: 'Wpisz kod vouchera',
  redeemed: 'Voucher został naliczony jako wpłata',
  wrongType:
    'Nieprawidłowy typ vouchera. Voucher zniżkowy może zostać użyty tylko podczas rezerwacji.',
  bad: 'Kod vouchera jest nieprawidłowy',
  failed: keepWordsTogether('Nie udało się naliczyć vouchera'),
} as const;

export const voucherReasons: Readonly<Record<string, string>> = {
  voucherUsed: 'Ten voucher został już wykorzystany.',
  voucherExpired: 'Ten voucher stracił ważność.',
  voucherInactive: 'Biuro jeszcze nie aktywowało tego vouchera.',
  voucherOtherBrand: 'Ten voucher jest ważny w innej marce.',
  voucherReserved: 'Ten voucher jest właśnie używany w innej rezerwacji.',
  voucherNothingToPay: 'Nie ma już nic do zapłaty.',
};
