import { pages } from '../../../../adapters/http/contract/pages.pl.ts';
import { pluralize } from '../../../format.ts';
import type { BlockingFailure } from '../state/failures.ts';

const minutes = { one: 'minutę', few: 'minuty', many: 'minut' } as const;

type FailureText = { readonly title: string; readonly text: string };
type FullScreenFailure =
  | Exclude<BlockingFailure['kind'], 'login' | 'confirmed' | 'stepSkipped'>
  | 'orderAway';
export const wizardFailureCopy: { readonly [K in FullScreenFailure]: FailureText } = {
  away: {
    title: 'Nie możemy się połączyć',
    text: 'Twoje odpowiedzi są zapisane w tej przeglądarce. Spróbuj jeszcze raz za chwilę.',
  },
  broken: {
    title: 'Coś poszło nie tak po naszej stronie',
    text: 'Za chwilę możesz bezpiecznie spróbować jeszcze raz: niczego nie zapiszemy ani nie zarezerwujemy dwa razy. Twoje odpowiedzi są zapisane w tej przeglądarce.',
  },
  orderAway: {
    title: 'Nie wiemy, czy zamówienie do nas dotarło',
    text: 'Możesz bezpiecznie spróbować jeszcze raz: nawet jeśli już dotarło, zarezerwujemy tylko raz. Twoje odpowiedzi są zapisane w tej przeglądarce.',
  },
  tooMany: {
    title: 'Za dużo prób naraz',
    text: 'Twoje odpowiedzi są zapisane w tej przeglądarce.',
  },
  tooManyHolds: {
    title: 'Masz już kilka rezerwacji w toku',
    text: 'Z jednego łącza nie przyjmiemy teraz więcej rezerwacji. Dokończ którąś z trwających albo poczekaj, aż jej miejsca wrócą do puli.',
  },
  closed: {
    title: 'Ten rejs nie przyjmuje już rezerwacji',
    text: 'Został odwołany, zamknięty, wyprzedany albo już wypłynął. Nie zarezerwowaliśmy miejsc i nie pobraliśmy pieniędzy.',
  },
  accountBlocked: {
    title: 'To konto jest zablokowane',
    text: 'Biuro zablokowało je, więc nie możemy przyjąć zamówienia. Nie zarezerwowaliśmy miejsc i nie pobraliśmy pieniędzy. Zadzwoń albo napisz do biura.',
  },
  cleared: {
    title: 'Tej rezerwacji już nie ma',
    text: 'Długo nikt jej nie zapisywał, więc usunęliśmy ją razem z danymi. Nie zarezerwowaliśmy miejsc i nie pobraliśmy pieniędzy.',
  },
  unknownOffer: {
    title: 'Nie znamy takiego rejsu',
    text: 'Może został usunięty z oferty albo adres jest nieaktualny.',
  },
  lapsed: {
    title: 'Twoje miejsca wróciły do puli',
    text: 'Czas minął, więc już ich nie trzymamy. Twoje odpowiedzi zostają. Miejsca możemy zająć ponownie, jeśli są jeszcze wolne.',
  },
  elsewhere: {
    title: 'Ta rezerwacja zmieniła się w innym oknie',
    text: 'Ktoś, pewnie Ty, zapisał ją tam. Poniżej jest zapisana wersja. Twoje odpowiedzi z tego okna zostają.',
  },
  priceChanged: {
    title: 'Cena się zmieniła',
    text: 'Niczego jeszcze nie zarezerwowaliśmy. Zdecyduj, czy rezerwujesz w nowej cenie.',
  },
  placesGone: {
    title: 'Te miejsca właśnie ktoś zajął',
    text: 'Niczego nie zarezerwowaliśmy, a Twoje odpowiedzi zostają. Tyle jest jeszcze wolne:',
  },
};

export const failureActions = {
  retry: 'Spróbuj ponownie',
  retrying: 'Próbuję…',
  waitFor: (seconds: number) =>
    `Spróbuj ponownie za ${pluralize(Math.max(1, Math.ceil(seconds / 60)), minutes)}.`,
  seatAgain: 'Spróbuj zająć je ponownie',
  seating: 'Zajmuję miejsca…',
  chooseAgain: 'Wybierz inne miejsca',
  reserveList: 'Zapisz się na listę rezerwową',
  listing: 'Zapisuję na listę…',
  keepTyped: 'Wróć do kroku z odpowiedziami stąd',
  takeSaved: 'Przyjmij zapisaną wersję',
  savedNow: 'Zapisane teraz',
  savedTotal: 'Razem',
  before: 'Poprzednia cena',
  now: 'Nowa cena',
  accept: (amount: string) => `Rezerwuję i płacę ${amount}`,
  leftChanged: 'Zmieniła się kwota do zapłaty',
  leftChangedText:
    'Voucher nie pokrywa już tyle co przedtem. Niczego jeszcze nie zarezerwowaliśmy. Wróć do podsumowania i sprawdź nową kwotę.',
  acceptList: 'Zapisuję się na listę rezerwową',
  free: (places: number) => `wolne miejsca: ${places}`,
  accepting: 'Rezerwuję…',
  backToForm: 'Wróć do podsumowania',
  otherTrips: 'Zobacz inne rejsy',
  otherTripsHref: pages.offers,
  otherUnits: 'Jachty tego rejsu',
} as const;
