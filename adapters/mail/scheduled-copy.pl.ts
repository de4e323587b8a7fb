export const scheduledCopy = {
  due: {
    subject: (id: string): string => `Zbliża się termin wpłaty: rezerwacja ${id}`,
    lead: (line: string, day: string): string =>
      `Przypominamy o najbliższej wpłacie: ${line}, do ${day}.`,
    until: (line: string, day: string): string => `${line}, do ${day}`,
    left: 'Do zapłaty razem',
    asked: 'Kwota przelewu',
    paid: 'Jeśli przelew jest już w drodze, nic nie musisz robić: bywa widoczny dopiero po 2 dniach.',
  },

  wayNamed: {
    subject: (id: string): string => `Jak zapłacić: rezerwacja ${id}`,
    lead: 'Tę rezerwację opłacisz przelewem. Kwoty, terminy i dane do przelewu są poniżej.',
    due: (moment: string, lines: number): string =>
      `Prosimy o ${lines > 1 ? 'pierwszą wpłatę' : 'wpłatę'} do ${moment}.`,
  },

  departure: {
    subject: (offer: string, day: string): string => `Płyniecie już ${day}: ${offer}`,
    lead: 'Rejs jest tuż-tuż. Oto wszystko, czego potrzebujecie na ostatnie dni przed wyjazdem.',
    waySaid: (name: string, said: string): string => `${name}: ${said}`,
    crew: 'Załoga',
    incomplete: (people: string): string =>
      `Na liście załogi brakuje jeszcze danych (${people}). Zadzwoń albo napisz do biura, a dopiszemy je przed wypłynięciem.`,
    left: 'Do zapłaty',
    pay: 'Prosimy o pozostałą wpłatę przed rejsem. Sposoby płatności są w panelu, na stronie rezerwacji.',
    call: 'Coś się opóźnia w drodze? Zadzwoń do nas: numer jest pod tą wiadomością.',
  },

  return: {
    subject: (offer: string): string => `Dziękujemy za wspólny rejs: ${offer}`,
    lead: 'Mamy nadzieję, że wróciliście wypoczęci, opaleni i z planem na następny raz. Dziękujemy, że płynęliście z nami.',
    tell: 'Napisz do biura, co było świetne, a co możemy zrobić lepiej. Czytamy każdą wiadomość.',
    loyalty: 'Ten rejs liczy się do rabatu lojalnościowego przy następnej rezerwacji.',
    button: 'Zobacz następne rejsy',
    ask: 'Odpowiesz na dwa pytania o ten rejs? Wystarczy liczba gwiazdek, a jeśli chcesz, dodaj kilka zdań. Zajmie to minutę i pomoże tym, którzy dopiero wybierają.',
    published: (day: string): string =>
      `Opinię pokażemy z Twoim imieniem, miesiącem i nazwą rejsu. Link działa do ${day} i przyjmuje jedną opinię.`,
    decline:
      'Nie chcesz takich pytań? Pod formularzem jest przycisk, który wyłącza je także po następnych rejsach.',
    review: 'Oceń rejs',
  },

  reviewHidden: {
    subject: (offer: string): string => `Twoja opinia nie jest już widoczna: ${offer}`,
    lead: 'Ukryliśmy tekst Twojej opinii o tym rejsie. Powód podajemy niżej.',
    why: 'Dlaczego',
    reason: 'Powód',
    stars:
      'Gwiazdki z tej opinii dalej liczą się do średniej. Jeśli się z nami nie zgadzasz, odpisz na tę wiadomość albo zadzwoń: możemy opinię przywrócić.',
  },

  message: {
    subject: (title: string, id: string): string => `${title} (rezerwacja ${id})`,
    files: 'Załączniki czekają w panelu, przy tej wiadomości',
    filesOfBooker: 'Załączniki ma w swoim panelu osoba, która zarezerwowała rejs',
    fellow: 'Piszemy do Ciebie, bo ten adres e-mail jest przy Twoim nazwisku w rezerwacji rejsu.',
  },

  voucher: {
    subject: (brand: string): string => `Twój voucher do ${brand} jest aktywny`,
    lead: {
      gift: 'Możesz już użyć swojego vouchera. Wpisz jego kod w rezerwacji albo przekaż go komuś w prezencie: kwota do zapłaty spadnie o wartość vouchera.',
      discount:
        'Możesz już użyć swojego vouchera. Wpisz jego kod w rezerwacji, zanim ją potwierdzisz: cena spadnie o wartość vouchera.',
    },
    facts: 'Voucher',
    code: 'Kod',
    value: 'Wartość',
    until: 'Ważny do',
    forever: 'bezterminowo',
    description: 'Opis',
    button: 'Zobacz vouchery',
  },
} as const;
