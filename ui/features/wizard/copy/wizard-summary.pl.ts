import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import {
  formatDate,
  formatDueAfterOfficeMail,
  formatWithinHours,
  hoursText,
  pluralize,
} from '../../../format.ts';
import texts from './wizard-summary.pl.json' with { type: 'json' };

export const summaryCopy = {
  ...texts.summaryCopy,
  onetimeText: (hours: number) => `W${formatWithinHours(hours).slice(1)} od rezerwacji.`,
  onetimeByOffice: (hours: number) => `${formatDueAfterOfficeMail(hours)}.`,
  installmentText: (amount: string, lines: string) =>
    `Od razu ${amount}: ${lines}. Bez dodatkowych kosztów, przypomnimy Ci o każdej racie.`,
  /** The text without amounts: before the office names the payment method, no instalment is due. */
  installmentByOffice: 'Bez dodatkowych kosztów, przypomnimy Ci o każdej racie.',
  firstOf: (amount: string) => `dziś ${amount}`,
  beginningWith: (amount: string) => `najpierw ${amount}`,
  until: (iso: string) => `do ${formatDate(iso)}`,
  /** If exactly `lastDays` days are left until the trip, „mniej niż” (less than) would be false. */
  noInstalments: (daysLeft: number, lastDays: number) =>
    `Do rejsu pozostało ${daysLeft < lastDays ? 'mniej niż ' : ''}${lastDays} dni, prosimy o jednorazową wpłatę całej należności.`,
  byOfficeText: (hours: number) =>
    `Zarezerwuj teraz: miejsca będą Twoje. Na wpłatę masz ${hoursText(hours)} od chwili, gdy biuro powie Ci, jak zapłacić.`,
  papers: [
    { href: pages.tripTerms, text: 'Warunki uczestnictwa' },
    { href: pages.terms, text: 'Regulamin serwisu' },
    { href: pages.informationForm, text: 'Standardowy formularz informacyjny o Twoich prawach' },
  ],
  version: (title: string, version: string) => `${title} (${version})`,
  total: (count: number) =>
    `Razem za ${pluralize(count, { one: 'osobę', few: 'osoby', many: 'osób' })}`,
} as const;
