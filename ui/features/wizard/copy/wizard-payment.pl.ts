import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { formatDate, formatMoney, hoursText } from '../../../format.ts';
import texts from './wizard-payment.pl.json' with { type: 'json' };

export const paymentCopy = {
  ...texts.paymentCopy,
  onlineText: (percent: string) =>
    `Operator płatności dolicza ${percent.replace('.', ',')}% prowizji do kwoty, którą wpłacasz teraz. Wpłatę zobaczysz od razu.`,
  commission: (amount: string, percent: string) =>
    `+ ${formatMoney(amount)} (${percent.replace('.', ',')}%)`,
} as const;

export const afterCopy = {
  payNow: 'Zapłać online',
  payLater: 'Link do płatności online znajdziesz w swoim panelu.',
  byOffice: (hours: number) =>
    `Napiszemy albo zadzwonimy do Ciebie. Na wpłatę masz ${hoursText(hours)} od tej wiadomości, a miejsca już są Twoje.`,
  nothing: 'Rezerwacja jest opłacona. Nie musisz już nic wpłacać.',
  until: (iso: string) => `do ${formatDate(iso)}`,
  untilHour: (moment: string) => `do ${moment}`,
} as const;

export const chargeCopy = texts.chargeCopy;

export const onlinePaymentCopy = {
  ...texts.onlinePaymentCopy,
  hours: (open: string) => `Biuro odpowiada ${open}.`,
  writeHref: pages.contact,
  panelHref: pages.panel,
} as const;
