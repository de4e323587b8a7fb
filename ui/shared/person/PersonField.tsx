import { type ComponentProps, memo, type ReactNode } from 'react';
import { normalizeEnteredBirthDate } from '../../../adapters/http/contract/account/birth-date.ts';
import { birthDateHints, genderText, personLabels } from '../../copy/person.pl.ts';
import { RadioGroup } from '../../parts/Checkbox.tsx';
import { SelectField, TextField } from '../../parts/TextField.tsx';
import { countries } from './countries.ts';

const isBegunMonth = (digits: string): boolean =>
  (digits.length === 1 ? /[01]/ : /^(0[1-9]|1[0-2])$/).test(digits);

/** Adds hyphens to a typed date, because number keyboards of phones have no hyphen. */
export const addDateHyphens = (typed: string, before: string): string => {
  const digits = typed.replaceAll('-', '');
  const grows = typed.length > before.length && !typed.endsWith('-');
  const inPlace = [...typed].every((sign, at) =>
    sign === '-' ? at === 4 || at === 7 : /\d/.test(sign),
  );
  // Only a person ends a date with a hyphen, for example 1990- on the way to 1990-5-17.
  if (!grows || !inPlace || digits.length > 8 || before.endsWith('-')) return typed;
  const [year, month, day] = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)];
  const yearFirst = month === '' || (/^(19|20)/.test(year) && isBegunMonth(month));
  return yearFirst ? [year, month, day].filter((part) => part !== '').join('-') : digits;
};

export const PERSON_FIELDS = [
  'firstName',
  'lastName',
  'birthDate',
  'gender',
  'idDocument',
  'country',
  'phone',
  'email',
] as const;
export type PersonFieldName = (typeof PERSON_FIELDS)[number];

type Written = Exclude<PersonFieldName, 'gender' | 'country'>;

export type EditedPerson = {
  readonly typed: Readonly<Record<PersonFieldName, string>>;
  readonly id: (field: PersonFieldName) => string;
  readonly error: (field: PersonFieldName) => string | undefined;
  readonly set: (field: PersonFieldName, value: string) => void;
};

type Props = Omit<
  ComponentProps<typeof TextField>,
  'id' | 'label' | 'value' | 'error' | 'onChange'
> & {
  readonly of: EditedPerson;
  readonly field: Written;
  readonly label?: string;
};

const TYPED: Readonly<Record<Written, Partial<ComponentProps<typeof TextField>>>> = {
  // Fields have no maxLength, because it would cut a pasted text. A long text gets an error (R67).
  firstName: {},
  lastName: {},
  birthDate: { inputMode: 'numeric', ...birthDateHints },
  idDocument: { autoCapitalize: 'characters', spellCheck: false },
  phone: { type: 'tel' },
  email: { type: 'email' },
};

/** Autofill is off by default, because the field is perhaps about another person. */
export const PersonField = ({ of: { typed, id, error, set }, field, ...attributes }: Props) => {
  // After the field loses the focus, it shows the date as the form has understood it.
  const showRead = (birthDate: string): void => {
    const read = normalizeEnteredBirthDate(birthDate);
    if (read !== birthDate) set('birthDate', read);
  };
  return (
    <TextField
      autoComplete="off"
      label={personLabels[field]}
      {...TYPED[field]}
      {...attributes}
      id={id(field)}
      name={id(field)}
      value={typed[field]}
      error={error(field)}
      onChange={({ target }) =>
        set(
          field,
          field === 'birthDate' ? addDateHyphens(target.value, typed.birthDate) : target.value,
        )
      }
      onBlur={field === 'birthDate' ? ({ target }) => showRead(target.value) : undefined}
    />
  );
};

type GenderProps = {
  readonly of: EditedPerson;
  readonly name: string;
  readonly legend?: ReactNode;
};

export const PersonGender = ({
  of: { typed, id, error, set },
  name,
  legend = personLabels.gender,
}: GenderProps) => (
  <RadioGroup
    id={id('gender')}
    name={name}
    legend={legend}
    options={['1', '2'].map((value) => ({ value, text: genderText(value) }))}
    value={typed.gender}
    error={error('gender')}
    onChange={(value) => set('gender', value)}
  />
);

/** The options are memoized, because typing elsewhere would render about 200 of them again. */
const CountryOptions = memo(() =>
  countries().map((country) => (
    <option key={country} value={country}>
      {country}
    </option>
  )),
);

type PersonCountryProps = {
  readonly of: EditedPerson;
  readonly name?: string;
  readonly autoComplete?: string;
};

/** A saved value that is not in the list stays selectable. */
export const PersonCountry = ({ of: person, name, autoComplete }: PersonCountryProps) => {
  const { typed, id, error, set } = person;
  return (
    <SelectField
      id={id('country')}
      name={name ?? id('country')}
      label={personLabels.country}
      autoComplete={autoComplete}
      value={typed.country}
      error={error('country')}
      onChange={({ target }) => set('country', target.value)}
    >
      {!countries().includes(typed.country) && (
        <option value={typed.country}>{typed.country}</option>
      )}
      <CountryOptions />
    </SelectField>
  );
};
