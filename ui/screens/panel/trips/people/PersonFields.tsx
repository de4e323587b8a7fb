import type { ComponentProps } from 'react';
import { peopleCopy } from '../../../../copy/panel-trip-changes.pl.ts';
import { RadioGroup } from '../../../../parts/Checkbox.tsx';
import { SelectField, TextField } from '../../../../parts/TextField.tsx';
import type { PersonField, TypedPerson } from '../../../../state/panel/people.ts';
import { countries } from '../../../person/countries.ts';
import { hyphened } from '../../../wizard/step5-participants/PersonFields.tsx';
import frame from '../../frame/Panel.module.css';
import { personId } from './personId.ts';

type Props = {
  readonly userNum: number;
  readonly typed: TypedPerson;
  readonly set: (field: PersonField, value: string) => void;
  readonly errorOf: (field: PersonField) => string | undefined;
};

/** The eight fields of a participant. They are another person's: the browser fills in none of them. */
export const PersonFields = ({ userNum, typed, set, errorOf }: Props) => {
  const text = (field: PersonField, more: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField
      id={personId(field, userNum)}
      label={peopleCopy.labels[field]}
      value={typed[field]}
      error={errorOf(field)}
      autoComplete="off"
      maxLength={200}
      onChange={({ target }) => set(field, target.value)}
      {...more}
    />
  );
  const list = countries();
  return (
    <>
      <div className={frame.pair}>
        {text('firstName')}
        {text('lastName')}
        {text('birthDate', {
          placeholder: peopleCopy.birthPlaceholder,
          hint: peopleCopy.birthHint,
          inputMode: 'numeric',
          maxLength: 40,
          onChange: ({ target }) => set('birthDate', hyphened(target.value, typed.birthDate)),
        })}
        {text('idDocument', {
          note: peopleCopy.optional,
          hint: peopleCopy.idHint,
          autoCapitalize: 'characters',
          spellCheck: false,
          maxLength: 40,
        })}
        {text('phone', { type: 'tel', note: peopleCopy.optional, maxLength: 40 })}
        {text('email', { type: 'email', note: peopleCopy.optional, maxLength: 320 })}
      </div>
      <RadioGroup
        id={personId('gender', userNum)}
        name={`plec-${userNum}`}
        legend={peopleCopy.labels.gender}
        options={[
          { value: '1', text: peopleCopy.woman },
          { value: '2', text: peopleCopy.man },
        ]}
        value={typed.gender}
        error={errorOf('gender')}
        onChange={(gender) => set('gender', gender)}
      />
      <SelectField
        id={personId('country', userNum)}
        label={peopleCopy.labels.country}
        value={typed.country}
        error={errorOf('country')}
        onChange={({ target }) => set('country', target.value)}
      >
        {!list.includes(typed.country) && <option value={typed.country}>{typed.country}</option>}
        {list.map((country) => (
          <option key={country} value={country}>
            {country}
          </option>
        ))}
      </SelectField>
    </>
  );
};
