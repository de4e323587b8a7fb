/** Step 2, 'Zakwaterowanie i dojazd'. */
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
