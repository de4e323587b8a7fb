import { counted, day, money } from '../format.ts';
import type { Fault, FieldCode, FieldName, Trouble } from '../state/wizard/failures.ts';
import type { StepName } from '../state/wizard/steps.ts';

// Every text of the reservation. The documents' own texts stand word for word, their spelling included.

const EXISTS = 'Użytkownik o podanym adresie email jest już w naszym systemie';
const people = { one: 'osoba', few: 'osoby', many: 'osób' } as const;
const minutes = { one: 'minutę', few: 'minuty', many: 'minut' } as const;

export const wizardCopy = {
  reservation: 'Rezerwacja',
  titleOf: (trip: string) => `Rezerwacja: ${trip}`,
  pageTitle: (step: string, trip: string) => `${step}: rezerwacja ${trip} | Kilwater`,
  help: (hours: string) => `Pomoc: ${hours}`,
  stepsLabel: 'Kroki rezerwacji',
  summaryLabel: 'Twoja rezerwacja',
  back: 'Wstecz',
  saving: 'Zapisuję…',
  masked: 'Zapisuję Twoje odpowiedzi',
  people: (count: number) => counted(count, people),
  participant: (number: number) => `Uczestnik ${number}`,
  sameAsFirst: 'Tak samo jak 1. uczestnik',
  optional: 'nieobowiązkowe',
  included: 'W cenie wyjazdu',
  free: 'GRATIS',
  payOnPlace: 'Płatność na miejscu',
  payOnPlaceOf: (amount: string) => `Płatność na miejscu: ${amount}`,
  eur: (amount: string) => money(amount).replace('PLN', 'EUR'),
  perPerson: (amount: string) => `${amount} za osobę`,
  times: (count: number, amount: string) => `${count} × ${amount}`,
  choose: 'Wybierz z listy',
  yes: 'TAK',
  no: 'NIE',
  hold: (time: string) => `Trzymamy miejsca do ${time}`,
  holdSoon: 'Miejsca zajmiemy dla Ciebie, gdy zapiszesz ten krok.',
  reserveFlag: 'UWAGA: Zapisujesz się na listę rezerwową',
  reserveNote: 'Nie wpłacaj zaliczki. Odezwiemy się, gdy zwolni się miejsce.',
  overElsewhere: 'Ta rezerwacja zmieniła się w innym oknie',
  overElsewhereText: 'Pokazujemy to, co jest zapisane teraz, a w polach to, co wpisano tutaj. Sprawdź je przed zapisaniem.',
  dropTyped: 'Pokaż tylko to, co zapisane',
} as const;

export const stepNames: Readonly<Record<StepName, string>> = {
  trip: 'Twój Rejs',
  berths: 'Zakwaterowanie i dojazd',
  insurance: 'Ubezpieczenie',
  extras: 'Dodatki',
  participants: 'Dane uczestników',
  summary: 'Podsumowanie i płatność',
};

/** The heading of each step. */
export const stepHeadings: Readonly<Record<StepName, string>> = {
  trip: 'Co chcesz zarezerwować?',
  berths: 'Gdzie śpisz i jak dojeżdżasz?',
  insurance: 'Jak się ubezpieczasz?',
  extras: 'Co jeszcze zabierasz?',
  participants: 'Kto płynie?',
  summary: 'Sprawdź i zapłać',
};

/** The main button of each step says what happens. */
export const stepActions: Readonly<Record<StepName, string>> = {
  trip: 'Dalej: zakwaterowanie',
  berths: 'Dalej: ubezpieczenie',
  insurance: 'Dalej: dodatki',
  extras: 'Dalej: dane uczestników',
  participants: 'Dalej: podsumowanie',
  summary: 'Rezerwuję i płacę',
};
/** Nobody pays for a place on the reserve list. */
export const reserveHeading = 'Sprawdź i zapisz się';
export const reserveAction = 'Zapisuję się na listę rezerwową';
export const nextShort = 'Dalej';

/** The error line of each step, for a refusal of the step as a whole. */
export const stepErrors: Readonly<Record<StepName, string>> = {
  trip: 'Uzupełnij wszystkie dane',
  berths: 'Uzupełnij wszystkie dane',
  insurance: 'Uzupełnij wszystkie dane',
  extras: 'Uzupełnij wszystkie dane',
  participants: 'Należy podać imię, nazwisko i datę urodzenia każdego uczestnika.',
  summary: 'Uzupełnij wszystkie dane',
};

export const tripCopy = {
  kind: 'Rodzaj rezerwacji',
  single: 'Miejsce na jachcie',
  singleText: 'Płyniesz w załodze, którą poznasz na miejscu. Skippera zapewniamy.',
  cabin: 'Kabina 2-osobowa',
  cabinText: 'Kabina tylko dla Was dwojga, reszta jachtu wspólna z załogą.',
  whole: 'Cały jacht',
  wholeText: 'Jacht tylko dla Waszej grupy.',
  count: 'Liczba osób',
  countTitle: 'Ile osób płynie?',
  bounds: (most: number) => `od 1 do ${counted(most, people)}`,
  cabinCount: 'Kabina jest zawsze dla 2 osób.',
  ownSkipper: 'Czy macie swojego skippera?',
  ownSkipperHint: 'NIE oznacza, że skippera da organizator.',
  beSkipper: 'Czy jesteś skipperem?',
  allFull: 'Wszystkie jachty są zajęte',
  allFullText: 'Możesz dołączyć do listy rezerwowej. Nic nie wpłacasz, a my odezwiemy się, gdy zwolni się miejsce.',
} as const;

export const berthsCopy = {
  unitKind: 'Rodzaj jednostki',
  classLabel: 'Klasa jachtu',
  unitsOf: (name: string) => `Jachty: ${name}`,
  stars: (quality: string) => `Klasa ${quality.replace(/\*+/, (stars) => `${stars.length} na 5`).replace('+', ' plus')}`,
  wholePrice: (amount: string) => `cały jacht: ${amount}`,
  wholePer: 'za cały jacht',
  shortReserve: 'Brak miejsc. Lista rezerwowa',
  journey: 'Dojazd',
  point: 'Miejsce odbioru',
  pointHint: 'Kraków, Wrocław, Poznań, Szczecin i Trójmiasto: przy grupie min. 15 osób.',
  group15: 'Wyjazd możliwy pod warunkiem uzbierania się grupy min. 15 osób',
  group15Text: 'Jeśli grupa się nie zbierze, skontaktujemy się z Tobą co najmniej 2 tygodnie przed wyjazdem.',
  luggage: 'Dodatkowy bagaż',
  nameTitle: 'Dla kogo to miejsce?',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  nameNote: 'Pełne dane podasz w kroku 5.',
  everybody: 'Wszyscy uczestnicy',
  reserveTitle: 'Zapisz się na Listę Rezerwową!',
  reserveFull: (unit: string) =>
    `${unit}: nie ma teraz wolnych miejsc. Damy Ci znać i przeniesiemy Cię na listę główną, gdy zwolni się miejsce albo zbierze się grupa na dodatkowy jacht.`,
  reserveFew: (unit: string, free: number) =>
    `${unit}: wolne miejsca na tym jachcie: ${free}. Wybierając go, zapisujesz całą rezerwację na listę rezerwową.`,
  lost: 'Twoje miejsca wróciły do puli',
  lostText: 'Minął czas, na który je trzymaliśmy. Twój wybór jest zachowany: zapisz ten krok, a zajmiemy miejsca ponownie.',
} as const;

export const insuranceCopy = {
  travel: 'Ubezpieczenie podróżne',
  recommended: 'Rekomendujemy dla tego wyjazdu',
  terms: 'Ogólne warunki ubezpieczenia',
  termsHref: '/o-nas/dokumenty',
  faq: 'Pytania i odpowiedzi o ubezpieczeniach',
  faqHref: '/faq',
  resignation: 'Ubezpieczenie od kosztów rezygnacji',
  resignationText:
    'Obejmuje tylko jedną osobę. W kroku 5 potrzebne są imię, nazwisko i data urodzenia każdej ubezpieczonej osoby. Choroby przewlekłe wymagają dopłaty, którą ustalamy mailowo.',
  resignationOnline: 'Z tym ubezpieczeniem rezerwację opłacisz tylko online.',
  assistance: 'Ubezpieczenie na wypadek kwarantanny',
  assistanceText: 'Pomoc i nocleg, gdyby kwarantanna zatrzymała Cię na miejscu.',
  struck: 'Bez pakietu:',
} as const;

export const extrasCopy = {
  deadline: (iso: string) => `Dodatki możesz wybrać do ${day(iso).slice(0, 5)}`,
  deadlineText:
    'Czyli do 14 dni przed wyjazdem. Ubrania i gadżety dostarczamy na miejsce, dlatego zamów je co najmniej 2 tygodnie wcześniej.',
  skip: 'Przechodzę dalej, wybiorę dodatki później',
  training: 'Poziom szkolenia',
  noTraining: 'Bez szkolenia',
  clothes: 'Ciuchy',
  size: 'Rozmiar',
  none: 'Brak opcji dodatkowych',
  noneText: 'Na tym wyjeździe nie oferujemy opcji dodatkowych',
} as const;

export const participantsCopy = {
  prefilled: 'Twoje dane są z konta. Popraw je, jeśli trzeba: zmienią się tylko w tej rezerwacji.',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  birthDate: 'Data urodzenia',
  birthPlaceholder: 'YYYY-MM-DD',
  birthHint: 'Rok, miesiąc, dzień, na przykład 1994-05-17',
  idDocument: 'Seria i numer dokumentu',
  idHint: 'Dowód osobisty albo paszport. Możesz podać później.',
  country: 'Kraj',
  gender: 'Płeć',
  woman: 'Kobieta',
  man: 'Mężczyzna',
  phone: 'Telefon',
  email: 'E-mail',
  accountEmail: 'E-mail z konta',
  emailForRebate: 'Podaj e-maile współuczestników',
  emailForRebateText: 'Kto już z nami pływał, dostanie rabat lojalnościowy. Liczy się ten sam adres co poprzednio.',
  due: 'Dane pozostałych uczestników muszą być kompletne do północy 14 dni przed wyjazdem.',
  later: 'Podam dane osobowe później',
  skipper: 'Skipper',
  account: 'Twoje konto',
  accountText: 'Założymy Ci konto, w którym zobaczysz tę rezerwację. Link aktywacyjny przyjdzie na podany adres.',
  accountMade: 'Konto jest założone. Link aktywacyjny czeka w Twojej poczcie.',
  password: 'Hasło',
  passwordHint: 'Co najmniej 6 znaków',
  policy: 'Akceptuję politykę prywatności i regulamin serwisu.',
  policyLinks: [
    { href: '/polityka-prywatnosci', text: 'Polityka prywatności' },
    { href: '/regulamin', text: 'Regulamin' },
  ],
  newsletter: 'Chcę dostawać wiadomości o rejsach i promocjach.',
  haveAccount: 'Mam już konto',
  loginTitle: 'Zaloguj się do swojego konta',
  childDiscount: 'Rabaty dla dzieci',
  childDiscountText:
    'Dzieci do 6 lat w kabinie rodziców: −1000 PLN. Dzieci 7–12 lat śpiące osobno: −500 PLN. Po rezerwacji napisz do biura obsługi klienta, a naliczymy rabat.',
  adults26: 'Rejs dla osób w wieku 26+',
  accountFaults: {
    userExists: {
      title: EXISTS,
      text: 'Zaloguj się, a wrócisz do tego kroku. Wszystko, co wpisano, zostaje.',
    },
    accountNotCreated: {
      title: 'Nie udało się założyć konta',
      text: 'Sprawdź hasło, e-mail i akceptację regulaminu, a potem spróbuj jeszcze raz.',
    },
  },
} as const;

export const summaryCopy = {
  options: 'Uczestnicy i opcje',
  change: 'Zmień dane',
  yours: 'Twoje dane',
  fields: {
    name: 'Imię i nazwisko',
    birthDate: 'Data urodzenia',
    phone: 'Telefon',
    email: 'E-mail',
    country: 'Kraj',
    idDocument: 'Dokument',
  },
  pay: 'Jak płacisz?',
  when: 'Kiedy',
  onetime: 'Całość od razu',
  onetimeText: 'W ciągu 24 godzin od rezerwacji.',
  installment: 'W trzech ratach',
  installmentText: 'Bez dodatkowych kosztów, przypomnimy Ci o każdej racie.',
  firstOf: (amount: string) => `dziś ${amount}`,
  within24h: 'w ciągu 24 godzin',
  until: (iso: string) => `do ${day(iso)}`,
  noInstalments: 'Do rejsu pozostało mniej niż 30 dni, prosimy o jednorazową wpłatę całej należności.',
  how: 'Jaką metodą',
  wired: 'Przelew tradycyjny',
  wiredText: 'Wpłata pojawi się w Twoim panelu po dwóch dniach.',
  onlineOnly: 'Tę rezerwację opłacisz tylko online',
  onlineOnlyText: 'Zwykły przelew jest w tym wypadku niedostępny.',
  transfer: 'Dane do przelewu',
  recipient: 'Odbiorca',
  account: 'Numer konta',
  title: 'Tytuł przelewu',
  amount: 'Kwota',
  due: 'Termin',
  message: 'Wiadomość do organizatora',
  messagePlaceholder: 'Dieta, urodziny na pokładzie, z kim chcesz płynąć',
  consents: 'Zgody',
  dataConsent: 'Zgadzam się na przetwarzanie danych w celu realizacji rejsu.',
  termsConsent: 'Akceptuję warunki uczestnictwa i regulamin.',
  termsHref: '/regulamin',
  starred: 'Pola oznaczone gwiazdką są wymagane.',
  total: (count: number) => `Razem za ${counted(count, { one: 'osobę', few: 'osoby', many: 'osób' })}`,
  booking: 'Rezerwuję…',
} as const;

export const thanksCopy = {
  title: 'Dziękujemy!',
  titleReserve: 'Dziękujemy! Jesteś na liście rezerwowej',
  number: (id: string) => `Numer rezerwacji: ${id}`,
  mail: 'W ciągu 15 minut otrzymasz e-mail z potwierdzeniem.',
  mailTo: (email: string) => `Wyślemy go na adres ${email}.`,
  reserve:
    'Twoja rezerwacja jest na liście rezerwowej. Organizator skontaktuje się z Tobą, gdy zwolnią się miejsca. Do tego czasu nie wpłacaj zaliczki.',
  transfer: 'Dane do przelewu',
  toPay: 'Do zapłaty',
  panel: 'Przejdź do swojego panelu',
  panelHref: '/twoj-panel',
  more: 'Zobacz inne rejsy',
  moreHref: '/rejsy-morskie',
} as const;

export const entryCopy = {
  title: 'Zaloguj się albo rezerwuj bez konta',
  login: 'Zaloguj się',
  withoutTitle: 'Bez konta',
  without: 'Kontynuuję bez konta',
  withoutText: 'Konto założysz w kroku 5, jednym hasłem.',
  beginning: 'Zaczynam rezerwację…',
  noOffer: 'Najpierw wybierz rejs',
  noOfferText: 'Ten adres nie mówi, którego rejsu dotyczy rezerwacja.',
  offers: 'Zobacz rejsy',
  offersHref: '/rejsy-morskie',
  mine: 'Zaloguj się, aby wrócić do rezerwacji',
  mineText: 'Ta rezerwacja należy do innej przeglądarki albo konta. Zaloguj się na konto, z którego powstała.',
} as const;

type TroubleWords = { readonly title: string; readonly text: string };
/** Screens of their own: why the wizard stands still, and what is safe meanwhile. */
export const troubleCopy: { readonly [K in Exclude<Trouble['kind'], 'login' | 'confirmed' | 'stepSkipped'>]: TroubleWords } = {
  away: {
    title: 'Nie możemy się połączyć',
    text: 'Wszystko, co wpisano, jest zachowane w tej przeglądarce. Spróbuj jeszcze raz za chwilę.',
  },
  tooMany: { title: 'Za dużo prób naraz', text: 'Wszystko, co wpisano, jest zachowane.' },
  tooManyHolds: {
    title: 'Masz już kilka rezerwacji w toku',
    text: 'Z tego łącza zajęto wstępnie dużo miejsc. Dokończ którąś z nich albo poczekaj, aż ich miejsca wrócą do puli.',
  },
  closed: {
    title: 'Ten rejs nie przyjmuje już rezerwacji',
    text: 'Został zamknięty, wyprzedany albo już wypłynął. Nic nie zostało zarezerwowane ani pobrane.',
  },
  unknownOffer: { title: 'Nie znamy takiego rejsu', text: 'Może został usunięty z oferty albo link się przetarł.' },
  lapsed: {
    title: 'Twoje miejsca wróciły do puli',
    text: 'Minął czas, na który je trzymaliśmy. Wszystkie Twoje odpowiedzi są zachowane, a miejsca możemy zająć ponownie, o ile jeszcze są.',
  },
  elsewhere: {
    title: 'Ta rezerwacja zmieniła się w innym oknie',
    text: 'Ktoś, zapewne Ty, zapisał ją w międzyczasie gdzie indziej. Poniżej stoi to, co jest zapisane teraz. To, co wpisano tutaj, nie przepadło.',
  },
  priceChanged: { title: 'Cena się zmieniła', text: 'Nic jeszcze nie zostało zarezerwowane. Zdecyduj, czy rezerwujesz w nowej cenie.' },
  placesGone: {
    title: 'Te miejsca właśnie ktoś zajął',
    text: 'Nic nie zostało zarezerwowane, a Twoje odpowiedzi są zachowane. Tyle jest jeszcze wolne:',
  },
};

export const troubleActions = {
  retry: 'Spróbuj ponownie',
  retrying: 'Próbuję…',
  waitFor: (seconds: number) => `Spróbuj ponownie za ${counted(Math.max(1, Math.ceil(seconds / 60)), minutes)}.`,
  seatAgain: 'Spróbuj zająć je ponownie',
  seating: 'Zajmuję miejsca…',
  chooseAgain: 'Wybierz inne miejsca',
  reserveList: 'Zapisz się na listę rezerwową',
  listing: 'Zapisuję na listę…',
  keepTyped: 'Wróć do kroku z tym, co wpisano tutaj',
  takeSaved: 'Przyjmij to, co zapisane',
  savedNow: 'Zapisane teraz',
  savedTotal: 'Razem',
  before: 'Poprzednia cena',
  now: 'Nowa cena',
  accept: (amount: string) => `Rezerwuję za ${amount}`,
  accepting: 'Rezerwuję…',
  backToForm: 'Wróć do podsumowania',
  otherTrips: 'Zobacz inne rejsy',
  otherTripsHref: '/rejsy-morskie',
  otherUnits: 'Jachty tego rejsu',
} as const;

const AGE45 = 'Prosimy o kontakt z biurem, celem weryfikacji czy na rejsie będzie załoga w wieku 45+';

/** What is wrong, by code alone; a field that has its own words stands in `fieldTexts`. */
const codeTexts: Readonly<Record<FieldCode, string>> = {
  required: 'Uzupełnij to pole',
  invalid: 'Popraw to pole',
  tooShort: 'To za krótkie',
  tooLong: 'To za długie',
  tooSmall: 'Ta wartość jest za mała',
  tooLarge: 'Ta wartość jest za duża',
  tooFew: 'To za mało',
  tooMany: 'To za dużo',
  unknown: 'Tej możliwości już nie ma, wybierz inną',
  notAllowed: 'Tu nie można tego wybrać',
  notOffered: 'Ten rejs tego nie oferuje',
  tooManyForYacht: 'Na tym jachcie nie zmieści się tyle osób',
  noPlaces: 'Na tym jachcie nie ma już tylu miejsc. Wybierz inny albo zapisz się na listę rezerwową.',
  addonsClosed: 'Na dodatki jest już za późno: zamawiamy je do 14 dni przed wyjazdem',
  ageUnder18: 'Osoby niepełnoletnie nie mogą uczestniczyć w rejsie',
  age45: AGE45,
  exists: EXISTS,
};

const BIRTH = 'Data urodzenia ma nieprawidłowy format. Wprowadź datę w poprawnym fromacie: RRRR-MM-DD';

/** A field's own words for some codes. */
const fieldTexts: Readonly<Record<FieldName, Partial<Record<FieldCode, string>>>> = {
  accommodationOption: { notOffered: 'Tego rejsu nie można zarezerwować w ten sposób' },
  participantsCount: {
    tooMany: 'Na jednym jachcie tego rejsu nie zmieści się tyle osób',
    tooFew: 'Ze swoim skipperem płyną co najmniej 2 osoby',
  },
  ownSkipper: { required: 'Ten rejs jest tylko dla grup ze swoim skipperem' },
  roomId: { required: 'Wybierz jednostkę', unknown: 'Wybierz jednostkę', notOffered: 'Tej jednostki nie można zarezerwować w ten sposób' },
  bedroomChosen: {
    notOffered: 'Rezerwacja kabiny dla wybranego jachtu jest niedostępna',
    invalid: 'Rezerwacja kabiny dla wybranego jachtu jest niedostępna',
  },
  journeyId: { required: 'Wybierz środek transportu', unknown: 'Wybierz środek transportu' },
  journeyPointId: { required: 'Wybierz miejsce dosiadki', unknown: 'Wybierz miejsce dosiadki' },
  transportAddLuggage: { notOffered: 'Na tym rejsie nie ma dodatkowego bagażu' },
  insuranceId: { required: 'Wybierz ubezpieczenie', unknown: 'Wybierz ubezpieczenie' },
  resignationInsuranceAccepted: { notOffered: 'Tego ubezpieczenia nie można już wykupić' },
  quarantineAssistanceAccepted: { notOffered: 'Tego ubezpieczenia nie można już wykupić' },
  trainingsSelected: { unknown: 'Wybierz szkolenie z listy' },
  addonsSelected: {},
  addonOptionId: { required: 'Wybierz rozmiar', unknown: 'Wybierz rozmiar' },
  firstName: { required: 'Podaj imię', tooLong: 'To imię jest za długie' },
  lastName: { required: 'Podaj nazwisko', tooLong: 'To nazwisko jest za długie' },
  birthDate: { required: 'Podaj datę urodzenia', invalid: BIRTH, tooLong: BIRTH },
  idDocument: { invalid: 'Nieprawidłowy numer dokumentu.', tooLong: 'Nieprawidłowy numer dokumentu.' },
  country: {},
  gender: {},
  phone: { required: 'Podaj numer telefonu', invalid: 'Niepoprawny numer telefonu.', tooLong: 'Niepoprawny numer telefonu.' },
  email: { required: 'Podaj adres e-mail', invalid: 'Niepoprawny adres e-mail.', tooLong: 'Niepoprawny adres e-mail.' },
  password: { required: 'Podaj hasło', tooShort: 'Hasło musi mieć co najmniej 6 znaków', tooLong: 'Hasło może mieć najwyżej 128 znaków' },
  policyAccepted: { required: 'Zaakceptuj politykę prywatności i regulamin serwisu' },
  fillInLater: { notAllowed: 'Dane tej osoby są potrzebne już teraz' },
  comments: { tooLong: 'Wiadomość może mieć najwyżej 2000 znaków' },
  paymentOption: { notOffered: 'Raty nie są już dostępne, wybierz wpłatę całości' },
  paymentType: { notOffered: 'Tę rezerwację opłacisz tylko online' },
  termsAccepted: { required: 'Zaakceptuj warunki uczestnictwa i regulamin' },
  dataAccepted: { required: 'Zgoda na przetwarzanie danych jest potrzebna' },
};

/** What to write beside a refused field. */
export const faultText = ({ field, code }: Pick<Fault, 'field' | 'code'>): string => fieldTexts[field][code] ?? codeTexts[code];

const BERTHS = 'Wybierz rodzaj zakwaterowania dla wszystkich uczestników';

/** What to write in the summary above the form, where the fields are far away: in the documents' words for step 2. */
export const faultLine = (fault: Fault, people: number): string => {
  const { field, person, code } = fault;
  const missing = code === 'required' || code === 'unknown';
  const line =
    code === 'exists'
      ? 'Zaloguj się albo podaj inny adres e-mail'
      : field === 'roomId' && missing
        ? person > 1
          ? `${BERTHS} albo zaznacz „${wizardCopy.sameAsFirst}”`
          : BERTHS
        : field === 'journeyId' && missing
          ? 'Wybierz rodzaj transportu'
          : faultText(fault);
  // After the colon the sentence goes on.
  return people > 1 && person > 0 ? `${wizardCopy.participant(person)}: ${line.charAt(0).toLowerCase()}${line.slice(1)}` : line;
};

/** Beside the names of somebody who took the resignation insurance and left them out. */
export const resignationNeedsData =
  'Dla tego uczestnika wybrano ubezpieczenie od kosztów rezygnacji. Podaj imię, nazwisko i datę urodzenia.';
