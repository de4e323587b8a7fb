import { tied } from '../format.ts';

/** The figures under the search are those of the shop's own documents. */
export const homeCopy = {
  title: tied('Tydzień pod żaglami w dobrej załodze'),
  lead: tied('Rejsy po ciepłych morzach i spokojnych jeziorach. Skipper jest na pokładzie, Ty zabierz dobry humor.'),
  search: {
    label: 'Szukaj rejsu',
    destination: 'Dokąd',
    anyDestination: 'Wszystkie kierunki',
    term: 'Kiedy',
    anyTerm: 'Dowolny termin',
    type: 'W jakim stylu',
    anyType: 'Każdy styl',
    submit: (cruises: string) => `Pokaż ${cruises}`,
  },
  facts: [
    { figure: 'od 2011', text: tied('pływamy z załogami') },
    { figure: '5,0 / 5', text: tied('z ponad 400 opinii') },
    { figure: 'do 40', text: tied('jachtów w jednej flocie') },
    { figure: 'nr 1163', text: tied('w rejestrze organizatorów turystyki') },
  ],
  places: {
    title: 'Dokąd płyniemy',
    lead: tied('W każdym kierunku czekają porty, do których chce się wracać.'),
    all: 'Wszystkie rejsy',
  },
  styles: {
    title: 'Ile żeglowania lubisz?',
    lead: tied('Style rejsu różnią się przede wszystkim tym, ile godzin dziennie spędzasz pod żaglami.'),
    link: 'Sprawdź rejsy',
  },
  featured: {
    title: (season: string) => `Wybrane rejsy, sezon ${season}`,
    all: 'Zobacz wszystkie',
  },
  steps: {
    title: 'Od pomysłu do portu',
    lead: tied('Rezerwacja zajmuje kwadrans. Resztę ustawiamy razem.'),
    list: [
      { title: 'Wybierasz rejs', text: tied('Kierunek, termin i styl. Jedno miejsce, kabina dla dwojga albo cały jacht.') },
      { title: 'Rezerwujesz miejsce', text: tied('Wpłacasz zaliczkę w ciągu 24 godzin, resztę w ratach.') },
      { title: 'Poznajesz załogę', text: tied('Dzielimy ekipy wiekiem i stylem. Skipper pisze przed wyjazdem.') },
      { title: 'Wypływasz', text: tied('Pakujesz miękką torbę. Na miejscu czeka jacht i plan na tydzień.') },
    ],
  },
  safe: {
    title: 'Bezpieczna rezerwacja',
    list: [
      {
        title: 'Organizator z zezwoleniem',
        text: tied('Numer 1163 w rejestrze organizatorów turystyki i składki na oba turystyczne fundusze gwarancyjne.'),
      },
      { title: 'Zmiana uczestnika bez opłat', text: tied('Dane uczestników zmienisz bezpłatnie do 3 dni przed wyjazdem.') },
      { title: 'Zwrot przy zamkniętych granicach', text: tied('Jeśli granice zostaną zamknięte, oddajemy 100% wpłat.') },
    ],
  },
} as const;

/** The styles in the order of their hours; `part` is how much of ten hours a day the longest day takes. */
export const styleCopy: Readonly<Record<number, { readonly text: string; readonly part: number }>> = {
  1: { text: tied('Krótkie przeloty, długie wieczory. Flota do 25 jachtów i wspólne cumowanie.'), part: 0.5 },
  4: { text: tied('Zatoki, kąpiele z pokładu i kolacje bez pośpiechu.'), part: 0.6 },
  2: { text: tied('Wyspy, na które nie dopływa prom. Od 3 do 6 jachtów.'), part: 0.8 },
  3: { text: tied('Nocne wachty, mile i prawdziwe morze dla głodnych wiatru.'), part: 1 },
};
