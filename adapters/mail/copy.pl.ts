import { formatPeople } from '../words/text.pl.ts';

export const mailCopy = {
  greeting: (firstName: string): string => (firstName === '' ? 'Ahoj!' : `Ahoj, ${firstName}!`),
  closing: (brand: string): string => `Do zobaczenia na wodzie\nzałoga ${brand}`,
  footer: (brand: string, officeHours: string, canBeDeclined: boolean): string =>
    `${brand} · biuro czynne ${officeHours}.${canBeDeclined ? '' : ' Ta wiadomość dotyczy Twojego konta lub rezerwacji, dlatego nie można się z niej wypisać.'}`,

  activation: {
    subject: (brand: string): string => `Aktywuj swoje konto w ${brand}`,
    lead: 'Dziękujemy za rejestrację. Został jeden krok: potwierdź, że ten adres e-mail należy do Ciebie.',
    button: 'Aktywuj konto',
    notMe:
      'Nie zakładasz u nas konta? Nie klikaj w przycisk. Bez Twojego potwierdzenia konto pozostanie nieaktywne, a jeśli chcesz, usuniesz je od razu.',
    notMeButton: 'To nie ja',
  },

  accountExists: {
    subject: (brand: string): string => `Masz już konto w ${brand}`,
    lead: 'Ktoś (być może Ty) próbował właśnie założyć konto na ten adres. Konto już istnieje, więc niczego nie zmieniliśmy.',
    button: 'Zaloguj się',
    notMe:
      'To nie Ty? Nic nie musisz robić. Twoje hasło i dane są bezpieczne i pozostały bez zmian.',
  },

  spelled: 'Przycisk nie działa? Skopiuj ten adres do przeglądarki:',

  code: {
    title: (sum: string): string => `Kod do przelewu na ${sum}`,
    text: 'Zeskanuj go w aplikacji swojego banku: rachunek, kwota i tytuł wpiszą się same.',
    inText: (sum: string): string =>
      `Kod do przelewu na ${sum} jest w panelu, na stronie rezerwacji: po zeskanowaniu w aplikacji banku wszystko wpisze się samo.`,
    tooMuch: (most: string): string =>
      `Kod do skanowania działa do ${most}. Przy tej kwocie przepisz dane przelewu.`,
  },

  booking: {
    subject: (offer: string, id: string): string => `Rezerwacja ${id}: ${offer}`,
    lead: 'Przyjęliśmy Twoją rezerwację. Miejsca na pokładzie czekają na Twoją załogę.',
    facts: 'Twój rejs',
    number: 'Numer rezerwacji',
    offer: 'Rejs',
    term: 'Termin',
    place: 'Gdzie',
    yacht: 'Jacht',
    journey: 'Dojazd',
    crew: 'Załoga',
    people: formatPeople,
    price: 'Cena',
    plan: 'Harmonogram płatności',
    soon: 'jak najszybciej',
    until: (day: string): string => `do ${day}`,
    transfer: 'Dane do przelewu',
    recipient: 'Odbiorca',
    account: 'Numer rachunku',
    title: 'Tytuł przelewu',
    next: 'Następna wpłata',
    firstAmount: 'Kwota pierwszej wpłaty',
    amount: 'Kwota',
    transferNote: 'Przelew bywa widoczny dopiero po 2 dniach. Damy znać, gdy tylko go zobaczymy.',
    paid: 'Wpłata voucherem',
    giftUse: (used: string, code: string, remains: string): string =>
      `${used} (${code}, zostaje na nim ${remains})`,
    loyalty: 'Rabat lojalnościowy',
    times: (count: number, name: string): string => (count > 1 ? `${count} × ${name}` : name),
    onSpot: (amount: string): string => `${amount}, płatne na miejscu`,
    byOffice: (time: string | null): string =>
      `Jak zapłacić, powie Ci biuro: napiszemy albo zadzwonimy. ${time === null ? 'Miejsca' : `Na wpłatę masz ${time} od wiadomości biura, a miejsca`} już są Twoje.`,
    online: 'Zapłacisz online, w panelu, na stronie swojej rezerwacji.',
    alsoOnline: 'Możesz też zapłacić online, w panelu, na stronie swojej rezerwacji.',
    button: 'Zobacz rezerwację',
  },

  cancelling: {
    title: 'Gdyby trzeba było zrezygnować',
    freeLabel: 'Bezpłatna rezygnacja',
    until: (day: string): string => `do ${day}`,
    free: (day: string): string => `Bezpłatna rezygnacja do ${day}: zwracamy wszystkie wpłaty.`,
    days: (from: number, to: number | null): string =>
      to === null
        ? `co najmniej ${from} dni przed rejsem`
        : from === 0
          ? `mniej niż ${to + 1} dni przed rejsem`
          : `${from}–${to} dni przed rejsem`,
    keeps: (percent: number): string => `zatrzymujemy ${percent}% ceny`,
  },

  reserveList: {
    subject: (offer: string, id: string): string => `Lista rezerwowa ${id}: ${offer}`,
    lead: 'Twoje zgłoszenie jest na liście rezerwowej. Gdy zwolnią się miejsca dla całej Twojej załogi, przeniesiemy je na listę główną i napiszemy do Ciebie.',
    price: 'Cena w dniu zgłoszenia',
    nothingDue: 'Na razie nic nie płacisz.',
    leave:
      'Możesz zrezygnować z listy w każdej chwili, bez kosztów: w panelu, na stronie swojej rezerwacji.',
  },

  movedUp: {
    subject: (offer: string, id: string): string => `Są miejsca! Rezerwacja ${id}: ${offer}`,
    lead: 'Zwolniły się miejsca dla całej Twojej załogi, więc przenieśliśmy Twoje zgłoszenie z listy rezerwowej na listę główną. Cena jest ta sama co w dniu zgłoszenia.',
    due: (moment: string, lines: number): string =>
      `Prosimy o ${lines > 1 ? 'pierwszą wpłatę' : 'wpłatę'} do ${moment}.`,
    decline:
      'Jeśli Twoje plany się zmieniły, nic nie musisz płacić: napisz do nas, a zwolnimy miejsca bez żadnych kosztów.',
  },

  reminder: {
    subject: (id: string): string => `Przypomnienie o wpłacie: rezerwacja ${id}`,
    first: 'Nie widzimy jeszcze pierwszej wpłaty za Twoją rezerwację.',
    begun: 'Dotarła tylko część pierwszej raty.',
    asked: 'Razem z zaległą kwotą',
    onItsWay:
      'Jeśli przelew jest już w drodze, nic nie musisz robić: bywa widoczny dopiero po 2 dniach.',
    later: (lines: readonly string[]): string =>
      `${lines.length === 1 ? 'Minął termin płatności' : 'Minęły terminy płatności'}: ${lines.join(', ')}.`,
    late: (line: string): string => `${line}, po terminie`,
    left: 'Do zapłaty',
    keep: (day: string): string =>
      `Miejsca trzymamy dla Ciebie do ${day} włącznie. Jeśli do tego dnia nic nie wpłynie, wrócą do sprzedaży.`,
  },

  cancelled: {
    subject: (id: string): string => `Rezerwacja ${id} została anulowana`,
    calledOff: (offer: string, id: string): string =>
      `Rejs odwołany przez organizatora: ${offer}, rezerwacja ${id}`,
    because: {
      customer: 'Zgodnie z Twoją prośbą anulowaliśmy rezerwację.',
      organiser: 'Przykro nam: jako organizator odwołaliśmy ten rejs.',
      unpaid:
        'Wpłata nie dotarła w terminie, dlatego anulowaliśmy rezerwację. Miejsca wróciły do sprzedaży.',
      leftReserveList: 'Usunęliśmy Twoje zgłoszenie z listy rezerwowej.',
    },
    paid: 'Wpłaty',
    kept: 'Zatrzymujemy zgodnie z warunkami rezygnacji',
    refund: 'Do zwrotu',
    nothingBack: 'Nie ma nic do zwrotu.',
    by: (day: string): string => `najpóźniej ${day}`,
    within: (days: number): string => `najpóźniej w ciągu ${days} dni`,
    back: (by: string): string => `Zwracamy wszystkie wpłaty ${by}. Nic nie musisz robić.`,
    backPart: (by: string): string => `Pieniądze odeślemy ${by}. Nic nie musisz robić.`,
    nothing: 'Nie masz nic do zapłaty.',
    vouchersBack: (count: number): string =>
      count === 1
        ? 'Voucher zniżkowy z tej rezerwacji wraca do Ciebie: póki jest ważny, możesz z niego skorzystać w innej.'
        : 'Vouchery zniżkowe z tej rezerwacji wracają do Ciebie: póki są ważne, możesz z nich skorzystać w innej.',
  },

  ageCleared: {
    subject: (id: string): string => `Możesz dokończyć rezerwację ${id}`,
    lead: 'Biuro rozpatrzyło Twoją prośbę dotyczącą wieku uczestników: możesz dokończyć rezerwację.',
    button: 'Wróć do rezerwacji',
  },

  paid: {
    subject: (id: string): string => `Wpłata dotarła: rezerwacja ${id}`,
    lead: {
      online: 'Dziękujemy! Twoja płatność online dotarła i jest już zapisana w rezerwacji.',
      transfer: 'Dziękujemy! Twój przelew dotarł i jest już zapisany w rezerwacji.',
      means: 'Dziękujemy! Twoja wpłata jest już zapisana w rezerwacji.',
    },
    means: 'Sposób płatności',
    amount: 'Ta wpłata',
    paid: 'Suma wpłat',
    left: 'Do zapłaty',
    nothing: 'Rezerwacja jest opłacona w całości: nie musisz już nic wpłacać.',
  },

  afterEnd: {
    subject: (id: string): string => `Wpłata po anulowaniu: rezerwacja ${id}`,
    lead: {
      online:
        'Twoja płatność online dotarła, gdy ta rezerwacja była już anulowana. Zapisaliśmy ją, nic nie zginęło.',
      transfer:
        'Twój przelew dotarł, gdy ta rezerwacja była już anulowana. Zapisaliśmy go, nic nie zginęło.',
      means:
        'Twoja wpłata dotarła, gdy ta rezerwacja była już anulowana. Zapisaliśmy ją, nic nie zginęło.',
    },
    calledOff: {
      online:
        'Twoja płatność online dotarła, gdy ten rejs był już odwołany. Zapisaliśmy ją, nic nie zginęło.',
      transfer:
        'Twój przelew dotarł, gdy ten rejs był już odwołany. Zapisaliśmy go, nic nie zginęło.',
      means:
        'Twoja wpłata dotarła, gdy ten rejs był już odwołany. Zapisaliśmy ją, nic nie zginęło.',
    },
    undecided: (sum: string): string =>
      `${sum} z wpłat po anulowaniu czeka na decyzję biura. Napiszemy do Ciebie.`,
    stillWish:
      'Nadal chcesz płynąć? Napisz do nas od razu: sprawdzimy, czy są jeszcze wolne miejsca.',
  },

  lateDecided: {
    subject: (id: string): string => `Decyzja o wpłacie po anulowaniu: rezerwacja ${id}`,
    lead: 'Biuro rozpatrzyło wpłaty po anulowaniu tej rezerwacji.',
    sum: { kept: 'Zatrzymujemy zgodnie z warunkami rezygnacji', returned: 'Zwróciliśmy' },
    wrong: 'Coś się nie zgadza? Napisz do nas, a wyjaśnimy to od razu.',
  },

  undone: {
    transfer: {
      subject: (id: string): string => `Wpłata wycofana: rezerwacja ${id}`,
      lead: (sum: string, day: string): string =>
        `Przelew na ${sum} zapisaliśmy ${day} w tej rezerwacji przez pomyłkę, dlatego dziś go z niej wycofaliśmy. Przepraszamy za zamieszanie.`,
      amount: 'Wycofana wpłata',
      wrong:
        'To jednak Twój przelew? Napisz do nas i dołącz potwierdzenie z banku, a sprawdzimy to od razu.',
    },
    means: {
      subject: (id: string): string => `Wpłata wycofana: rezerwacja ${id}`,
      lead: (sum: string, day: string): string =>
        `Wpłatę ${sum} zapisaliśmy ${day} w tej rezerwacji przez pomyłkę, dlatego dziś ją z niej wycofaliśmy. Przepraszamy za zamieszanie.`,
      amount: 'Wycofana wpłata',
      wrong:
        'To jednak Twoja wpłata? Napisz do nas i dołącz potwierdzenie, a sprawdzimy to od razu.',
    },
    refund: {
      subject: (id: string): string => `Zwrot jeszcze nie wyszedł: rezerwacja ${id}`,
      lead: (sum: string, day: string): string =>
        `Zwrot ${sum} zapisaliśmy ${day} w tej rezerwacji przez pomyłkę: pieniądze jeszcze nie wyszły. Przepraszamy za zamieszanie.`,
      amount: 'Wycofany zwrot',
      wrong: 'Te pieniądze już do Ciebie dotarły? Napisz do nas, a sprawdzimy to od razu.',
    },
    refundReturned: {
      subject: (id: string): string => `Zwrot do nas wrócił: rezerwacja ${id}`,
      lead: (sum: string, day: string): string =>
        `Bank odesłał nam zwrot ${sum}, który zapisaliśmy ${day}: nie mógł go zaksięgować na podanym rachunku. Pieniądze nadal są Twoje. Napisz do nas i podaj numer rachunku do przelewu.`,
      amount: 'Zwrot, który wrócił',
      wrong: 'Te pieniądze jednak do Ciebie dotarły? Napisz do nas, a sprawdzimy to od razu.',
    },
    paid: 'Suma wpłat',
    left: 'Do zapłaty',
    onItsWay: 'Do zwrotu',
    settled: 'Rezerwacja jest nadal opłacona w całości: nie musisz nic wpłacać.',
    firstDue: (moment: string): string =>
      `W rezerwacji nie ma teraz żadnej wpłaty. Twoje miejsca czekają: prosimy o pierwszą wpłatę do ${moment}.`,
    keep: (day: string): string =>
      `Miejsca trzymamy dla Ciebie do ${day} włącznie. Jeśli do tego dnia nic nie wpłynie, wrócą do sprzedaży. Wcześniej przypomnimy.`,
  },

  regrouped: {
    subject: (id: string): string => `Niższa cena dzięki grupie: rezerwacja ${id}`,
    lead: (travellers: number): string =>
      `Do Twojej grupy dołączyły kolejne osoby, jest Was już ${travellers}. Rabat grupowy wzrósł, a cena spadła.`,
    price: 'Nowa cena',
  },

  changed: {
    subject: (id: string): string => `Zmiana w rezerwacji ${id}`,
    lead: (what: string): string => `Zapisaliśmy zmianę w Twojej rezerwacji: ${what}.`,
    parts: {
      people: 'dane uczestników',
      berths: 'jacht',
      journeys: 'transport',
      insurances: 'ubezpieczenie',
      extras: 'dodatki',
      group: 'grupa',
      rebate: 'rabat biura',
    },
    something: 'szczegóły',
    what: 'Co się zmieniło',
    whose: (userNum: number, part: string): string => `Uczestnik ${userNum}, ${part}`,
    fromTo: (before: string, after: string): string => `${before} → ${after}`,
    included: 'w cenie',
    none: 'brak',
    saved: 'nowe dane',
    priceBefore: 'Cena przed zmianą',
    price: 'Cena po zmianie',
    samePrice: 'Cena (bez zmian)',
    paid: 'Wpłaty',
    left: 'Do zapłaty',
    overpaid: 'Nadpłata',
    overpaidStays:
      'Suma wpłat jest wyższa niż cena. Nadpłata zostaje przy rezerwacji, a biuro zwróci ją na Twoją prośbę.',
    added: 'Dopłata za tę zmianę',
    next: 'Kwota najbliższej wpłaty',
    notYou: 'To nie Twoja zmiana? Zmień hasło i napisz do nas.',
  },

  cancelAsked: {
    subject: (id: string): string => `Prośba o anulowanie rezerwacji ${id}`,
    lead: 'Dostaliśmy Twoją prośbę o anulowanie rezerwacji. Biuro odpowie i dopiero wtedy anuluje rezerwację. Do tego czasu miejsca są Twoje.',
    paid: 'Wpłaty',
    refund: 'Do zwrotu (według dnia prośby)',
    nothing: 'Nie było jeszcze żadnej wpłaty, więc nie ma czego zwracać.',
  },

  voucherPaid: {
    subject: (id: string): string => `Wpłata z vouchera: rezerwacja ${id}`,
    lead: 'Twój voucher został naliczony jako wpłata.',
    amount: 'Wpłata z vouchera',
    left: 'Do zapłaty',
    settled: 'Rezerwacja jest opłacona w całości. Do zobaczenia na pokładzie.',
  },

  calendar: { number: (id: string): string => `Numer rezerwacji: ${id}` },
} as const;
