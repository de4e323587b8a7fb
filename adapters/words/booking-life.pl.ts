import type { ExecutionFailure } from '../../application/booking/plan-command.ts';
import type { AmbassadorRefusal } from '../../domain/ambassadors/code.ts';
import type { BookingCommand } from '../../domain/booking/commands.ts';
import type { VoucherRefusal } from '../../domain/vouchers/voucher.ts';

// The office's words to customers about events of a booking and reasons of refusals.

/** Past events as headings, by command. */
export const commandNames = {
  createDraft: 'Rozpoczęcie rezerwacji',
  chooseTrip: 'Krok 1: sposób rezerwacji i liczba osób',
  chooseBerths: 'Krok 2: jacht i dojazd',
  chooseInsurance: 'Krok 3: ubezpieczenia',
  chooseExtras: 'Krok 4: szkolenia i dodatki',
  nameParticipants: 'Krok 5: dane uczestników',
  confirm: 'Krok 6: zamówienie',
  releaseHold: 'Koniec blokady miejsc',
  removeDraft: 'Usunięcie nieukończonej rezerwacji',
  redeemVoucher: 'Użycie vouchera',
  useAmbassadorCode: 'Kod Ambasadora',
  createGroup: 'Otwarcie grupy',
  joinGroup: 'Dołączenie do grupy',
  removeCode: 'Wycofanie vouchera, Kodu Ambasadora albo grupy',
  markOlder: 'Podano uczestnika w wieku, o który pyta się biuro',
  requestAge: 'Pytanie do biura o wiek uczestnika',
  noteAgeRequest: 'Pytanie do biura o wiek uczestnika',
  clearAge: 'Zgoda biura na wiek uczestnika',
  nameWay: 'Biuro podało sposób płatności',
  note: 'Notatka biura',
  tell: 'Wiadomość od biura',
  nameKsef: 'Numer faktury w KSeF',
  correctBuyer: 'Poprawa nabywcy na fakturach',
  announce: 'Wiadomość przed wpłatą, przed rejsem albo po nim',
  grantRebate: 'Rabat biura',
  regroup: 'Przeliczenie rabatu grupowego',
  moveUp: 'Przejście z listy rezerwowej',
  leaveReserveList: 'Rezygnacja z listy rezerwowej',
  requestCancel: 'Prośba o anulowanie',
  cancel: 'Anulowanie przez biuro',
  callOff: 'Odwołanie rejsu',
  cancelUnpaid: 'Anulowanie z braku wpłaty',
  remind: 'Przypomnienie o płatności',
  registerPayment: 'Wpłata albo zwrot',
  undoPayment: 'Wycofanie wpłaty albo zwrotu',
  keepLate: 'Zatrzymanie wpłaty, która przyszła po anulowaniu',
  changeBooking: 'Zmiana rezerwacji',
} as const satisfies Record<BookingCommand['type'], string>;

/** Problems of a tried code, as the end of a sentence. */
export const codeProblemNames = {
  unknown: 'nie ma takiego kodu',
  inactive: 'jeszcze nie działa',
  used: 'jest już wykorzystany',
  expired: 'jest po terminie',
  wrongBrand: 'należy do innej marki',
  reserved: 'jest zajęty przez inną rezerwację',
  onlyBeforeConfirmation: 'voucher zniżkowy działa tylko przed zamówieniem',
  nothingToPay: 'nie ma już czego nim zapłacić',
  onReserveList: 'na liście rezerwowej nic się nie płaci',
  own: 'to własny kod klienta',
  alreadyUsed: 'rezerwacja ma już Kod Ambasadora',
  notOffered: 'rejs nie ma tego rabatu',
} as const satisfies Record<VoucherRefusal['problem'] | AmbassadorRefusal['problem'], string>;

/** Reasons of refusals, as the end of a sentence. */
export const refusalNames = {
  invalid: 'odpowiedzi nie pasują do oferty albo brakuje miejsc',
  voucherRefused: 'vouchera nie można użyć',
  ambassadorRefused: 'Kodu Ambasadora nie można użyć',
  groupUnknown: 'nie ma grupy o takim kodzie',
  groupOfOtherOffer: 'kod grupy należy do innego rejsu',
  groupAlreadyAssigned: 'rezerwacja jest już w grupie',
  groupNotOffered: 'rejs nie ma rabatu grupowego',
  bookingClosed: 'oferty nie można rezerwować',
  stepSkipped: 'wcześniejszy krok nie jest zapisany',
  alreadyConfirmed: 'rezerwacja jest już złożona',
  stale: 'rezerwacja zmieniła się w międzyczasie',
  priceChanged: 'cena się zmieniła',
  placesGone: 'nie ma już miejsc',
  wrongState: 'stan rezerwacji na to nie pozwala',
  changesClosed: 'na zmiany jest za późno',
  notDue: 'nie nadszedł jeszcze na to czas',
  notNeeded: 'nie było o co pytać',
  alreadyDone: 'to jest już zrobione',
  unknownOffer: 'nie ma takiej oferty',
  unknownBooking: 'nie ma takiej rezerwacji',
} as const satisfies Record<ExecutionFailure['kind'], string>;
