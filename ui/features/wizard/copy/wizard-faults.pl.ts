import { COMMON_PASSWORD_TEXT } from '../../../copy/account.pl.ts';
import { BIRTH_FAULT, NAME_FAULTS } from '../../../copy/names.pl.ts';
import { withRefusedCharacter } from '../../../copy/refused-character.pl.ts';
import { stepErrors, wizardCopy } from '../../../copy/wizard-frame.pl.ts';
import type { StepName } from '../../../state/reservation/steps.ts';
import type { Fault, FieldCode, FieldName } from '../state/failures.ts';
import texts from './wizard-faults.pl.json' with { type: 'json' };

export const EXISTS = 'Użytkownik o podanym adresie email jest już w naszym systemie';

const codeTexts: Readonly<Record<FieldCode, string>> = {
  ...texts.codeTexts,
  tooCommon: COMMON_PASSWORD_TEXT,
  // The text is short, because the message above the form names the age limit.
  age45: 'Wiek uczestnika: zapytaj biuro',
  exists: EXISTS,
};

const fieldTexts: Readonly<Record<FieldName, Partial<Record<FieldCode, string>>>> = {
  ...texts.fieldTexts,
  valueName: NAME_FAULTS.first,
  valueSurname: NAME_FAULTS.last,
  firstName: { required: 'Podaj imię', ...NAME_FAULTS.first },
  lastName: { required: 'Podaj nazwisko', ...NAME_FAULTS.last },
  // The texts are short, because the message above the form has the published sentence.
  birthDate: {
    required: 'Podaj datę urodzenia',
    invalid: BIRTH_FAULT,
    tooLong: BIRTH_FAULT,
    age45: 'Wiek uczestnika: zapytaj biuro (nad formularzem)',
  },
};

const fieldNames: Readonly<Record<FieldName, string>> = texts.fieldNames;

export const faultText = ({
  field,
  code,
  detail,
}: Pick<Fault, 'field' | 'code' | 'detail'>): string =>
  withRefusedCharacter(fieldTexts[field][code] ?? codeTexts[code], detail);

/** Adds the field's name if the text needs one: 'Kraj: uzupełnij to pole'. */
const namedText = ({ field, code }: Fault): string => {
  const ownText = fieldTexts[field][code];
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
 * Step 5's published title fits only errors of names and dates; others get another title (W-176).
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
  return people > 1 && person > 0 ? `${wizardCopy.participant(person)}: ${lowerFirst(line)}` : line;
};
