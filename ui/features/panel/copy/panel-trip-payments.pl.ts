import { formatMoney, hoursText, joinShortWordsIn } from '../../../format.ts';

export const paymentsCopy = {
  byOfficeText: (hours: number) =>
    `Napiszemy albo zadzwonimy do Ciebie. Na wpłatę masz ${hoursText(hours)} od tej wiadomości, a miejsca już są Twoje.`,
  rebate: 'W tym rabaty',
  breakdown: 'Z czego składa się cena',
  wave: (paid: string, price: string) => `Wpłaty: ${formatMoney(paid)} z ${formatMoney(price)}`,
  history: 'Wpłaty i zwroty',
  ...joinShortWordsIn({
    byOffice: 'Sposób zapłaty poda Ci biuro',
    title: 'Płatności',
    paid: 'Wpłaty',
    left: 'Do zapłaty',
    price: 'Cena',
    rebates: 'Rabaty',
    payment: (
      name: string,
      day: string,
      voucher: { readonly Code: string; readonly Remains: string } | undefined,
    ) =>
      voucher
        ? `${name} ${voucher.Code}, ${day}; zostało na nim ${formatMoney(voucher.Remains)}`
        : `${name}, ${day}`,
    overpaid: 'Nadpłata',
    overpaidText:
      'Suma wpłat jest wyższa niż cena. Nadpłata zostaje przy rezerwacji, a biuro zwróci ją na Twoją prośbę.',
    payNext: (sum: string) => `Zapłać online ${sum}`,
    payNextNamed: (name: string, sum: string) => `Zapłać online: ${name}, ${sum}`,
    payFull: (sum: string) => `Zapłać całość online: ${sum}`,
    charged: (sum: string, commission: string) =>
      `Zapłacisz ${sum}, w tym ${commission} prowizji operatora.`,
    chargedFree: (sum: string) => `Zapłacisz ${sum}.`,
    transferFree: 'Przelew tradycyjny jest bez prowizji.',
    transfer: 'Przelew tradycyjny',
    transferText: 'Wpłatę zobaczysz tu do dwóch dni od przelewu.',
    recipient: 'Odbiorca',
    account: 'Numer rachunku',
    transferTitle: 'Tytuł przelewu',
    copy: 'Kopiuj numer rachunku',
    noHistory: 'Nie ma jeszcze żadnej wpłaty.',
    onSpot: 'Płatne na miejscu',
    onSpotText: 'Tych kwot nie ma w cenie: płacisz je na miejscu.',
    onSpotMark: 'płatne na miejscu',
    notYours: 'Płatnościami zajmuje się osoba, która rezerwowała.',
    nothing: 'Nic nie zostało do zapłaty',
  }),
} as const;

export const voucherCopy = joinShortWordsIn({
  title: 'Voucher podarunkowy',
  text: 'Wpisz kod, a wartość vouchera zaliczymy jako wpłatę.',
  atOnce: 'Voucher zostanie od razu wykorzystany.',
  code: 'Kod vouchera',
  redeem: 'Przelicz',
  redeeming: 'Przeliczam…',
  empty: 'Wpisz kod vouchera',
  redeemed: 'Voucher został naliczony jako wpłata',
  wrongType:
    'Nieprawidłowy typ vouchera. Voucher zniżkowy może zostać użyty tylko podczas rezerwacji.',
  bad: 'Kod vouchera jest nieprawidłowy',
  failed: 'Nie udało się naliczyć vouchera',
});

export const voucherReasons: Readonly<Record<string, string>> = {
  voucherUsed: 'Ten voucher został już wykorzystany.',
  voucherExpired: 'Ten voucher stracił ważność.',
  voucherInactive: 'Biuro jeszcze nie aktywowało tego vouchera.',
  voucherOtherBrand: 'Ten voucher jest ważny w innej marce.',
  voucherReserved: 'Ten voucher jest właśnie używany w innej rezerwacji.',
  voucherNothingToPay: 'Nie ma już nic do zapłaty.',
};
