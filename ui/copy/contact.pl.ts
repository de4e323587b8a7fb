import { joinShortWordsByNoBreakSpaces, joinShortWordsIn } from '../format.ts';

export const contactCopy = {
  missing: { email: 'Podaj swój e-mail', contents: 'Napisz, o co chodzi' },
  nip: (nip: string): string => `NIP ${nip}`,
  /** The first line of the message if the customer came from a link beside a yacht or cruise. */
  about: (name: string, dates: string | null): string =>
    `Pytam o: ${name}${dates === null ? '' : `, ${dates}`}.\n\n`,
  ...joinShortWordsIn({
    title: 'Kontakt',
    formTitle: 'Napisz do nas',
    email: 'Twój e-mail',
    emailHint: 'Tu wyślemy odpowiedź.',
    contents: 'Wiadomość',
    contentsHint: 'Jeśli pytasz o rezerwację, podaj jej numer.',
    submit: 'Wyślij wiadomość',
    busy: 'Wysyłam…',
    sent: 'Wiadomość została wysłana',
    sentText: (email: string): string => `Odpowiedź przyjdzie na ${email}.`,
    another: 'Napisz kolejną wiadomość',
    incomplete: 'Uzupełnij wszystkie pola',
    wrong: {
      email: 'Sprawdź adres e-mail, na przykład jan@poczta.pl',
      contents: 'Skróć wiadomość do 5000 znaków',
    },
    hoursTitle: 'Godziny biura',
    phoneTitle: 'Telefon',
    emailTitle: 'E-mail',
    companyTitle: 'Dane firmy',
    mapOf: (town: string): string => `Mapa wybrzeża z pinezką: biuro w miejscowości ${town}`,
    mapNote: 'Mapa poglądowa, nie służy do nawigacji. Linia brzegowa: GSHHG (LGPL).',
    honeypot: 'Tego pola nie wypełniaj',
  }),
} as const;

const withMore = (lines: readonly string[], more: string): string =>
  [...lines, ...(more.trim() === '' ? [] : ['', more.trim()])].join('\n');

export const enquiryCopy = {
  message: ({ when, people, where, vessel, more }: EnquiryValues): string =>
    withMore(
      [
        'Pytanie o rejs prywatny',
        `Kiedy: ${when.trim() || 'jeszcze nie wiemy'}`,
        `Ile osób (bez skippera): ${people}`,
        `Gdzie: ${where || 'jeszcze nie wiemy'}`,
        `Na czym: ${vessel || 'jeszcze nie wiemy'}`,
      ],
      more,
    ),
  ...joinShortWordsIn({
    when: 'Kiedy',
    whenExample: 'np. druga połowa czerwca',
    people: 'Ilu Was płynie',
    peopleHint: 'Bez skippera',
    where: 'Gdzie',
    vessel: 'Na czym',
    open: 'Jeszcze nie wiemy',
    more: 'Co jeszcze mamy wiedzieć',
    moreExample: 'Płyną z nami dwie sześciolatki i jedna osoba na diecie bez glutenu.',
    /** Without scripts the form has one message box instead of separate fields. */
    allInWords: 'Napiszcie, kiedy, ilu Was płynie, gdzie i na czym.',
    email: 'Twój e-mail',
    emailHint: 'Użyjemy go tylko do odpowiedzi na to pytanie.',
    submit: 'Wyślij pytanie',
    incomplete: 'Popraw zaznaczone pola',
  }),
} as const;

type EnquiryValues = {
  readonly when: string;
  readonly people: number;
  readonly where: string;
  readonly vessel: string;
  readonly more: string;
};

const answerOf = (typed: string): string => typed.trim() || 'brak';

export const companyCopy = {
  budget: 'Budżet',
  budgetExample: joinShortWordsByNoBreakSpaces('np. 2 000 PLN za osobę'),
  more: 'Co jeszcze mamy wiedzieć',
  moreExample: joinShortWordsByNoBreakSpaces(
    'Regaty albo odpoczynek, sala na spotkanie, dieta, dojazd z Krakowa.',
  ),
  allInWords: joinShortWordsByNoBreakSpaces(
    'Napiszcie, kiedy, ilu Was płynie i jaki macie budżet.',
  ),
  submit: 'Wyślij pytanie',
  message: (enquiry: {
    readonly when: string;
    readonly people: number;
    readonly budget: string;
    readonly more: string;
  }): string =>
    withMore(
      [
        'Pytanie o wyjazd firmowy',
        `Kiedy: ${answerOf(enquiry.when)}`,
        `Ile osób: ${enquiry.people}`,
        `Budżet: ${answerOf(enquiry.budget)}`,
      ],
      enquiry.more,
    ),
} as const;

export const jobCopy = {
  more: 'Napisz o sobie',
  message: (application: {
    readonly licence: string;
    readonly experience: string;
    readonly link: string;
    readonly more: string;
  }): string =>
    withMore(
      [
        'Zgłoszenie do pracy',
        `Patent: ${answerOf(application.licence)}`,
        `Doświadczenie: ${answerOf(application.experience)}`,
        `Link: ${answerOf(application.link)}`,
      ],
      application.more,
    ),
  ...joinShortWordsIn({
    licence: 'Patent',
    experience: 'Doświadczenie',
    link: 'Link do CV albo profilu',
    examples: {
      licence: 'np. RYA Yachtmaster, 2019',
      experience: 'np. 12 rejsów, 3 000 mil',
      link: 'https://',
    },
    moreExample: 'Gdzie pływasz najchętniej, jakie znasz języki i kiedy masz wolne.',
    allInWords: 'Napisz, jaki masz patent i doświadczenie, i dodaj link do CV albo profilu.',
    submit: 'Wyślij zgłoszenie',
  }),
} as const;
