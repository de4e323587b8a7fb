import type { OfficeEvent } from '../../application/ports/mail/content.ts';

const names = {
  order: 'zamówienie',
  signUp: 'zapis na listę rezerwową',
  ageAsked: 'pytanie o wiek',
  cancelAsked: 'prośba o anulowanie',
  cancelled: 'anulowanie przez klienta',
  unpaid: 'anulowanie z braku wpłaty',
  left: 'wypisanie z listy rezerwowej',
} as const satisfies Record<OfficeEvent['what'], string>;

export const preparedMailCopy = {
  subject: (offerName: string): string => `Twoje zamówienie czeka: ${offerName}`,
  lead: 'Przygotowaliśmy zamówienie, o którym rozmawialiśmy. Sprawdź dane i cenę, zaakceptuj warunki i zamów. Do tego czasu nic nie zamawiasz.',
  facts: 'Twój rejs',
  trip: 'Rejs',
  days: 'Termin',
  travellers: 'Osoby',
  price: 'Cena',
  held: 'Miejsca czekają do',
  button: 'Sprawdź i zamów',
  documents: 'Przeczytaj, zanim zamówisz:',
  form: 'Formularz informacyjny',
  tripTerms: 'Warunki uczestnictwa',
  terms: 'Regulamin',
  after: 'Jeśli nie zamówisz do tego czasu, miejsca wrócą do puli, a danych nie wykorzystamy.',
} as const;

export const officeMailCopy = {
  greeting: 'Nowe w sklepie',
  subject: (what: OfficeEvent['what'], bookingId: string): string => `${names[what]}, ${bookingId}`,
  daySubject: (day: string, count: number): string => `Nowe w sklepie ${day}: ${count}`,
  event: (what: OfficeEvent['what'], bookingId: string): string => `${names[what]}, ${bookingId}`,
  trip: 'Rejs',
  from: 'Początek',
  travellers: 'Osoby',
  price: 'Cena',
  details: 'Szczegóły: npm run office -- bookings show NUMER',
  closing: (brand: string): string => `Sklep ${brand}`,
} as const;
