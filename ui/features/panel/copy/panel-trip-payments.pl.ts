import { formatMoney, hoursText, keepWordsTogether, keepWordsTogetherIn } from '../../../format.ts';
import fixedTexts from './panel-trip-payments.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

export const paymentsCopy = {
  ...texts.paymentsCopy,
  byOfficeText: (hours: number) =>
    `Napiszemy albo zadzwonimy do Ciebie. Na wpłatę masz ${hoursText(hours)} od tej wiadomości, a miejsca już są Twoje.`,
  rebate: 'W tym rabaty',
  breakdown: 'Z czego składa się cena',
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
  wave: (paid: string, price: string) => `Wpłaty: ${formatMoney(paid)} z ${formatMoney(price)}`,
  payNext: (sum: string) => keepWordsTogether(`Zapłać online ${sum}`),
  payNextNamed: (name: string, sum: string) => keepWordsTogether(`Zapłać online: ${name}, ${sum}`),
  payFull: (sum: string) => keepWordsTogether(`Zapłać całość online: ${sum}`),
  charged: (sum: string, commission: string) =>
    keepWordsTogether(`Zapłacisz ${sum}, w tym ${commission} prowizji operatora.`),
  chargedFree: (sum: string) => keepWordsTogether(`Zapłacisz ${sum}.`),
  history: 'Wpłaty i zwroty',
} as const;

export const voucherCopy = texts.voucherCopy;

export const voucherReasons: Readonly<Record<string, string>> = {
  ...texts.voucherReasons,
  voucherOtherBrand: 'Ten voucher jest ważny w innej marce.',
  voucherReserved: 'Ten voucher jest właśnie używany w innej rezerwacji.',
};
