import { pages } from '../../adapters/http/contract/pages.pl.ts';

/** Words of the pages that a booking refers to. Figures stand where they are shown with the price, never here. */
type Words = {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
};

export const wordsCopy: Readonly<Record<'terms' | 'privacy' | 'documents', Words>> = {
  terms: {
    title: 'Regulamin serwisu i warunki uczestnictwa',
    description: 'Jak rezerwujesz, płacisz, zmieniasz i odwołujesz rejs w Kilwaterze.',
    lead: 'Najważniejsze zasady, zwykłym językiem. To, co dotyczy Twojego rejsu (cena, raty, terminy), widzisz zawsze przed rezerwacją, w kroku „Podsumowanie i płatność”.',
    sections: [
      {
        title: 'Rezerwacja',
        paragraphs: [
          'Rezerwację składa uczestnik 1. Odpowiada za wpłatę i za to, że dane pozostałych osób są prawdziwe.',
          'Po zapisaniu zakwaterowania trzymamy wybrane miejsca przez czas podany obok ceny. Kiedy minie, miejsca wracają do puli, a wszystko, co wpisałeś, zostaje.',
          'Cena z podsumowania jest ceną rezerwacji. Jeśli zmieni się, zanim klikniesz „Rezerwuję i płacę”, zobaczysz nową i sam zdecydujesz.',
        ],
      },
      {
        title: 'Lista rezerwowa',
        paragraphs: [
          'Gdy brakuje miejsc, możesz zapisać się na listę rezerwową. Nic wtedy nie płacisz. Odezwiemy się, gdy zwolni się miejsce, a Ty zdecydujesz, czy płyniesz.',
        ],
      },
      {
        title: 'Płatność',
        paragraphs: [
          'Płacisz od razu całość albo w ratach, których kwoty i terminy widzisz przed rezerwacją. Przelew pojawia się u nas po kilku dniach, pokazujemy wtedy, ile zostało.',
          'Gdy pierwsza wpłata nie nadejdzie mimo przypomnienia, rezerwacja może zostać anulowana, a miejsca wrócą do puli.',
        ],
      },
      {
        title: 'Uczestnicy',
        paragraphs: [
          'Na miejsca i kabiny przyjmujemy osoby pełnoletnie. O załogach dla starszych uczestników decyduje biuro. Na rejsach rodzinnych i otwartych tych granic nie ma.',
          'Każdy uczestnik dba o swój dokument podróży i stosuje się na pokładzie do poleceń skippera.',
        ],
      },
      {
        title: 'Zmiana i rezygnacja',
        paragraphs: [
          'Zmianę danych i rezygnację zgłoś do biura. Do kiedy rezygnacja jest bezpłatna i co wraca do Ciebie, zależy od terminu rezerwacji i od ubezpieczenia kosztów rezygnacji.',
        ],
      },
      {
        title: 'Reklamacje i organizator',
        paragraphs: [
          'Organizatorem jest Kilwater sp. z o.o., organizator turystyki z zezwoleniem nr 1163. Reklamację złóż pisemnie albo e-mailem; odpowiadamy w ustawowym terminie.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Polityka prywatności',
    description: 'Jakie dane zbieramy, po co i jak długo je trzymamy.',
    lead: 'Prosimy tylko o to, bez czego nie wypłyniesz. Twoich danych nie sprzedajemy i nie używamy do profilowania.',
    sections: [
      {
        title: 'Kto i po co',
        paragraphs: [
          'Administratorem danych jest Kilwater sp. z o.o. Dane uczestników służą do zawarcia i wykonania umowy o rejs, ubezpieczenia i listy załogi. E-mail do newslettera wykorzystujemy tylko za Twoją zgodą, którą w każdej chwili cofniesz.',
        ],
      },
      {
        title: 'Jakie dane',
        paragraphs: [
          'Imię i nazwisko, data urodzenia, telefon i e-mail osoby rezerwującej, a jeśli je podasz także dokument, kraj i płeć. Haseł nie znamy: trzymamy tylko ich skrót. Danych kart nie zbieramy.',
        ],
      },
      {
        title: 'Statystyki i pliki cookie',
        paragraphs: [
          'Do rezerwacji i logowania używamy jednego pliku cookie, bez którego sklep nie działa. Statystyki odwiedzin zbieramy tylko za Twoją zgodą: wyrażasz ją lub cofasz w stopce każdej strony, pod „Zgoda na statystyki”.',
        ],
      },
      {
        title: 'Jak długo',
        paragraphs: [
          'Rozpoczęte rezerwacje usuwamy, gdy przestaną być używane. Dane z umów trzymamy tak długo, jak wymagają tego przepisy podatkowe i terminy roszczeń.',
        ],
      },
      {
        title: 'Twoje prawa',
        paragraphs: [
          'Możesz zobaczyć swoje dane, poprawić je, przenieść, ograniczyć ich użycie albo poprosić o usunięcie. Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych.',
        ],
      },
      {
        title: 'Ciasteczka',
        paragraphs: ['Używamy jednego ciasteczka: pamięta, że to Twoja rezerwacja i Twoje konto. Nie śledzi Cię w innych miejscach.'],
      },
    ],
  },
  documents: {
    title: 'Dokumenty',
    description: 'Dokumenty, na których opiera się Twój rejs w Kilwaterze.',
    lead: 'Tu znajdziesz zasady, na których pływamy. Dokumenty ubezpieczenia dla Twojego rejsu wysyłamy e-mailem na prośbę.',
    sections: [
      {
        title: 'Ubezpieczenie',
        paragraphs: [
          'Ogólne warunki ubezpieczenia zależą od towarzystwa, które ubezpiecza dany rejs. Poproś biuro o ich egzemplarz przed rezerwacją, a wyślemy go na Twój adres.',
          'Ubezpieczenie od kosztów rezygnacji obejmuje jedną osobę i potrzebuje jej imienia, nazwiska i daty urodzenia.',
        ],
      },
      {
        title: 'Organizator',
        paragraphs: [
          'Kilwater sp. z o.o., organizator turystyki, zezwolenie nr 1163. Wpłaty chronią gwarancja i turystyczne fundusze gwarancyjne.',
        ],
      },
    ],
  },
};

/** Words of the content's pages that are no content: they stand around it. */
export const contentCopy = {
  /** What a promotion's text contains, and where the promotions stand on their page (2.18). */
  package: 'Pakiet',
  promotionsAnchor: 'promocje',
  onThisPage: 'Na tej stronie',
  newWindow: '(otwiera się w nowej karcie)',
  categories: 'Grupy pytań',
  questionLink: 'Link do tej odpowiedzi',
  allQuestions: 'Wszystkie pytania i odpowiedzi',
  stars: (count: number) => `Klasa: ${count} ${count < 5 ? 'gwiazdki' : 'gwiazdek'}`,
  vesselClass: 'Klasa jachtu',
  allClasses: 'Wszystkie',
  inFigures: 'W liczbach',
  ask: { href: pages.contact, text: 'Zapytaj o ten jacht' },
  noOffers: 'Teraz nic tu nie pływa.',
  allOffers: 'Zobacz wszystkie rejsy',
} as const;
