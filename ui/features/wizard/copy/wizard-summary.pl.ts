import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import {
  formatDate,
  formatDueAfterOfficeMail,
  formatWithinHours,
  hoursText,
  pluralize,
} from '../../../format.ts';

export const summaryCopy = {
  options: 'Uczestnicy i opcje',
  change: 'Zmień',
  changeNamed: 'Zmień dane uczestników',
  yours: 'Twoje dane',
  name: 'Imię i nazwisko',
  pay: 'Jak płacisz?',
  when: 'Kiedy',
  onetime: 'Całość od razu',
  onetimeText: (hours: number) => `W${formatWithinHours(hours).slice(1)} od rezerwacji.`,
  onetimeByOffice: (hours: number) => `${formatDueAfterOfficeMail(hours)}.`,
  installment: 'W trzech ratach',
  installmentText: (amount: string, lines: string) =>
    `Od razu ${amount}: ${lines}. Bez dodatkowych kosztów, przypomnimy Ci o każdej racie.`,
  /**
   * The text about instalments if the office must name the payment method first. The text names no
   * amounts, because no instalment is due before the office has named the method.
   */
  installmentByOffice: 'Bez dodatkowych kosztów, przypomnimy Ci o każdej racie.',
  threeParts: 'W trzech ratach zapłacisz:',
  firstOf: (amount: string) => `dziś ${amount}`,
  beginningWith: (amount: string) => `najpierw ${amount}`,
  until: (iso: string) => `do ${formatDate(iso)}`,
  /**
   * If fewer than `lastDays` days are left until the trip, the text says „mniej niż” (less than).
   * If exactly `lastDays` are left, it omits these words.
   */
  noInstalments: (daysLeft: number, lastDays: number) =>
    `Do rejsu pozostało ${daysLeft < lastDays ? 'mniej niż ' : ''}${lastDays} dni, prosimy o jednorazową wpłatę całej należności.`,
  how: 'Jaką metodą',
  wired: 'Przelew tradycyjny',
  wiredText: 'Wpłata pojawi się w Twoim panelu po dwóch dniach.',
  onlineOnly: 'Tę rezerwację opłacisz tylko online',
  onlineOnlyText: 'Zwykły przelew jest w tym wypadku niedostępny.',
  byOffice: 'Sposób zapłaty poda Ci biuro',
  byOfficeText: (hours: number) =>
    `Zarezerwuj teraz: miejsca będą Twoje. Na wpłatę masz ${hoursText(hours)} od chwili, gdy biuro powie Ci, jak zapłacić.`,
  transfer: 'Dane do przelewu',
  recipient: 'Odbiorca',
  account: 'Numer rachunku',
  title: 'Tytuł przelewu',
  amount: 'Kwota',
  due: 'Termin',
  message: 'Wiadomość do organizatora',
  messagePlaceholder: 'Dieta, urodziny na pokładzie, z kim chcesz płynąć',
  consents: 'Zgody',
  dataConsent: 'Zgadzam się na przetwarzanie danych w celu realizacji rejsu.',
  papers: [
    { href: pages.tripTerms, text: 'Warunki uczestnictwa' },
    { href: pages.terms, text: 'Regulamin serwisu' },
    { href: pages.informationForm, text: 'Standardowy formularz informacyjny o Twoich prawach' },
  ],
  version: (title: string, version: string) => `${title} (${version})`,
  newTab: '(w nowej karcie)',
  termsConsent: 'Akceptuję warunki uczestnictwa i regulamin.',
  starred: 'Pola oznaczone gwiazdką są wymagane.',
  total: (count: number) =>
    `Razem za ${pluralize(count, { one: 'osobę', few: 'osoby', many: 'osób' })}`,
  booking: 'Rezerwuję…',
} as const;
