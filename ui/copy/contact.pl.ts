import { keepWordsTogether, keepWordsTogetherIn } from '../format.ts';
import fixedTexts from './contact.pl.json' with { type: 'json' };

const texts = keepWordsTogetherIn(fixedTexts);

export const contactCopy = {
  ...texts.contactCopy,
  sentText: (email: string): string => keepWordsTogether(`Odpowiedź przyjdzie na ${email}.`),
  missing: { email: 'Podaj swój e-mail', contents: 'Napisz, o co chodzi' },
  mapOf: (town: string): string =>
    keepWordsTogether(`Mapa wybrzeża z pinezką: biuro w miejscowości ${town}`),
  nip: (nip: string): string => `NIP ${nip}`,
  /** The first line of the message if the customer came from a link beside a yacht or cruise. */
  about: (name: string, dates: string | null): string =>
    `Pytam o: ${name}${dates === null ? '' : `, ${dates}`}.\n\n`,
} as const;

export const enquiryCopy = {
  ...texts.enquiryCopy,
  /** Without scripts the form has one message box instead of separate fields. */
  allInWords: keepWordsTogether('Napiszcie, kiedy, ilu Was płynie, gdzie i na czym.'),
  message: ({ when, people, where, vessel, more }: EnquiryValues): string =>
    [
      'Pytanie o rejs prywatny',
      `Kiedy: ${when.trim() || 'jeszcze nie wiemy'}`,
      `Ile osób (bez skippera): ${people}`,
      `Gdzie: ${where || 'jeszcze nie wiemy'}`,
      `Na czym: ${vessel || 'jeszcze nie wiemy'}`,
      ...(more.trim() === '' ? [] : ['', more.trim()]),
    ].join('\n'),
} as const;

type EnquiryValues = {
  readonly when: string;
  readonly people: number;
  readonly where: string;
  readonly vessel: string;
  readonly more: string;
};

const answerOf = (typed: string): string => typed.trim() || 'brak';
const withMore = (lines: readonly string[], more: string): string =>
  [...lines, ...(more.trim() === '' ? [] : ['', more.trim()])].join('\n');

export const companyCopy = {
  ...texts.companyCopy,
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
  ...texts.jobCopy,
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
} as const;
