import { BIRTH_FAULT, NAME_FAULTS } from '../../../copy/names.pl.ts';
import { withRefusedCharacter } from '../../../copy/refused-character.pl.ts';
import {
  codeTexts,
  type FieldCode,
  type FieldName,
  fieldNames,
} from '../../../copy/wizard-fields.pl.ts';
import { stepErrors, wizardCopy } from '../../../copy/wizard-frame.pl.ts';
import type { StepName } from '../../../state/reservation/steps.ts';
import type { Fault } from '../state/failures.ts';

const fieldTexts: Readonly<Partial<Record<FieldName, Partial<Record<FieldCode, string>>>>> = {
  accommodationOption: { notOffered: 'Tego rejsu nie można zarezerwować w ten sposób' },
  participantsCount: {
    tooMany: 'Na jednym jachcie tego rejsu nie zmieści się tyle osób',
    tooFew: 'Ze swoim skipperem płyną co najmniej 2 osoby',
  },
  ownSkipper: { required: 'Cały jacht na tym rejsie jest tylko dla grup ze swoim skipperem' },
  roomId: {
    required: 'Wybierz jednostkę',
    unknown: 'Wybierz jednostkę',
    notOffered: 'Tej jednostki nie można zarezerwować w ten sposób',
  },
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
  addonOptionId: { required: 'Wybierz rozmiar', unknown: 'Wybierz rozmiar' },
  valueName: NAME_FAULTS.first,
  valueSurname: NAME_FAULTS.last,
  firstName: { required: 'Podaj imię', ...NAME_FAULTS.first },
  lastName: { required: 'Podaj nazwisko', ...NAME_FAULTS.last },
  // These field errors are short, because the message above the form has the full sentence of the
  // documents.
  birthDate: {
    required: 'Podaj datę urodzenia',
    invalid: BIRTH_FAULT,
    tooLong: BIRTH_FAULT,
    age45: 'Wiek uczestnika: zapytaj biuro (nad formularzem)',
  },
  idDocument: {
    invalid: 'Nieprawidłowy numer dokumentu.',
    tooLong: 'Nieprawidłowy numer dokumentu.',
  },
  phone: {
    required: 'Podaj numer telefonu',
    invalid: 'Niepoprawny numer telefonu.',
    tooLong: 'Niepoprawny numer telefonu.',
  },
  email: {
    required: 'Podaj adres e-mail',
    invalid: 'Niepoprawny adres e-mail.',
    tooLong: 'Niepoprawny adres e-mail.',
  },
  password: {
    required: 'Podaj hasło',
    tooShort: 'Hasło musi mieć co najmniej 6 znaków',
    tooLong: 'Hasło może mieć najwyżej 128 znaków',
  },
  policyAccepted: { required: 'Zaakceptuj politykę prywatności i regulamin serwisu' },
  fillInLater: { notAllowed: 'Dane tej osoby są potrzebne już teraz' },
  comments: { tooLong: 'Wiadomość może mieć najwyżej 2000 znaków' },
  paymentOption: { notOffered: 'Raty nie są już dostępne, wybierz wpłatę całości' },
  paymentType: { notOffered: 'Tę rezerwację opłacisz tylko online' },
  termsAccepted: { required: 'Zaakceptuj warunki uczestnictwa i regulamin' },
  voucherCode: { notApplied: 'Naciśnij „Przelicz” albo usuń ten kod' },
  ambassadorCode: { notApplied: 'Naciśnij „Zapisz” albo usuń ten kod' },
  groupCode: { notApplied: 'Naciśnij „Dołącz” albo usuń ten kod' },
  dataAccepted: { required: 'Zaznacz zgodę na przetwarzanie danych' },
};

export const fieldErrorText = ({
  field,
  code,
  detail,
}: Pick<Fault, 'field' | 'code' | 'detail'>): string =>
  withRefusedCharacter(fieldTexts[field]?.[code] ?? codeTexts[code], detail);

/** Adds the field's name if the text needs one: 'Kraj: uzupełnij to pole'. */
const namedText = ({ field, code }: Fault): string => {
  const ownText = fieldTexts[field]?.[code];
  const text = codeTexts[code];
  return (
    ownText ?? (SELF_EXPLAINING.has(code) ? text : `${fieldNames[field]}: ${lowerFirst(text)}`)
  );
};
const SELF_EXPLAINING: ReadonlySet<FieldCode> = new Set([
  'tooCommon',
  'tooManyForYacht',
  'noPlaces',
  'addonsClosed',
  'ageUnder18',
  'age45',
  'contractParty',
  'exists',
  'notApplied',
]);

const NAMES: ReadonlySet<FieldName> = new Set(['firstName', 'lastName', 'birthDate']);
const MOST_NAMED = 3;

/**
 * The published title of step 5 fits only errors of names and dates. If no name or date has an
 * error, the title lists the fields with errors (W-176).
 */
export const stepErrorTitle = (step: StepName, faults: readonly Fault[]): string => {
  if (
    step !== 'participants' ||
    faults.length === 0 ||
    faults.some(({ field, code }) => NAMES.has(field) && !SELF_EXPLAINING.has(code))
  )
    return stepErrors[step];
  const names = [...new Set(faults.map(({ field }) => `„${fieldNames[field]}”`))];
  return names.length > MOST_NAMED
    ? 'Popraw zaznaczone pola'
    : `${names.length === 1 ? 'Popraw pole' : 'Popraw pola'}: ${names.join(', ')}`;
};

const BERTHS = 'Wybierz rodzaj zakwaterowania';

/** The published texts for a missing yacht, journey or pick-up point in step 2 (W-173, W-174). */
const missingLine = ({ field, person }: Fault, people: number): string | null => {
  if (field === 'journeyId') return 'Wybierz rodzaj transportu';
  if (field === 'journeyPointId') return 'Wybierz miejsce dosiadki';
  if (field !== 'roomId') return null;
  if (person > 1) return `${BERTHS} albo zaznacz „${wizardCopy.sameAsFirst}”`;
  return people > 1 ? `${BERTHS} dla wszystkich uczestników` : BERTHS;
};

const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

export const faultSummaryLine = (fault: Fault, people: number): string => {
  const { person, code } = fault;
  const missing = code === 'required' || code === 'unknown' ? missingLine(fault, people) : null;
  const line =
    code === 'exists' ? 'Zaloguj się albo podaj inny adres e-mail' : (missing ?? namedText(fault));
  if (people === 1 || person === 0 || (missing !== null && line.startsWith(BERTHS) && person === 1))
    return line;
  const isPublished = missing !== null || fault.field === 'bedroomChosen';
  return `${wizardCopy.participant(person)}: ${isPublished ? line : lowerFirst(line)}`;
};
