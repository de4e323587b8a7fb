import { memo } from 'react';
import { participantsCopy, wizardCopy } from '../../../copy/wizard.pl.ts';
import { RadioGroup } from '../../../parts/Checkbox.tsx';
import { SelectField, TextField } from '../../../parts/TextField.tsx';
import { controlId } from '../../../state/wizard/failures.ts';
import type { Traveller } from '../../../state/wizard/shapes.ts';
import { countries } from '../../person/countries.ts';
import type { StepProps } from '../frame/stepProps.ts';
import css from '../wizard.module.css';

type Props = {
  readonly traveller: Traveller;
  readonly person: number;
  readonly set: (patch: Partial<Traveller>) => void;
  readonly error: StepProps<'participants'>['error'];
};

/** Digits typed one after another get the hyphens of YYYY-MM-DD, which the numeric keyboards of phones do not have. */
export const hyphened = (typed: string, before: string): string => {
  const digits = typed.replaceAll('-', '');
  const grows = typed.length > before.length && !typed.endsWith('-');
  const inPlace = [...typed].every((sign, at) => (sign === '-' ? at === 4 || at === 7 : /\d/.test(sign)));
  if (!grows || !inPlace || digits.length > 8) return typed;
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('-');
};

/** Some 200 options that never change: drawn once, not with every key. */
const CountryOptions = memo(() =>
  countries().map((country) => (
    <option key={country} value={country}>
      {country}
    </option>
  )),
);

/** A participant's own data. Only the booker's fields are filled in by the browser: the others are other people. */
export const PersonFields = ({ traveller, person, set, error }: Props) => {
  const first = person === 1;
  const known = (token: string): string => (first ? token : 'off');
  return (
    <>
      <div className={css.pair}>
        <TextField
          id={controlId('firstName', person)}
          label={participantsCopy.firstName}
          value={traveller.firstName}
          autoComplete={known('given-name')}
          maxLength={200}
          error={error('firstName', person)}
          onChange={({ target }) => set({ firstName: target.value })}
        />
        <TextField
          id={controlId('lastName', person)}
          label={participantsCopy.lastName}
          value={traveller.lastName}
          autoComplete={known('family-name')}
          maxLength={200}
          error={error('lastName', person)}
          onChange={({ target }) => set({ lastName: target.value })}
        />
      </div>
      <div className={css.pair}>
        <TextField
          id={controlId('birthDate', person)}
          label={participantsCopy.birthDate}
          hint={participantsCopy.birthHint}
          placeholder={participantsCopy.birthPlaceholder}
          value={traveller.birthDate}
          inputMode="numeric"
          autoComplete={known('bday')}
          maxLength={40}
          error={error('birthDate', person)}
          onChange={({ target }) => set({ birthDate: hyphened(target.value, traveller.birthDate) })}
        />
        <TextField
          id={controlId('phone', person)}
          label={participantsCopy.phone}
          note={first ? undefined : wizardCopy.optional}
          type="tel"
          inputMode="tel"
          autoComplete={known('tel')}
          maxLength={40}
          value={traveller.phone}
          error={error('phone', person)}
          onChange={({ target }) => set({ phone: target.value })}
        />
      </div>
      <RadioGroup
        id={controlId('gender', person)}
        name={`gender-${person}`}
        legend={
          <>
            {participantsCopy.gender} <span className={css.optional}>{wizardCopy.optional}</span>
          </>
        }
        options={[
          { value: '1', text: participantsCopy.woman },
          { value: '2', text: participantsCopy.man },
        ]}
        value={traveller.gender}
        error={error('gender', person)}
        onChange={(value) => set({ gender: value === '1' ? '1' : '2' })}
      />
      <div className={css.pair}>
        <TextField
          id={controlId('idDocument', person)}
          label={participantsCopy.idDocument}
          note={wizardCopy.optional}
          hint={participantsCopy.idHint}
          value={traveller.idDocument}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          error={error('idDocument', person)}
          onChange={({ target }) => set({ idDocument: target.value })}
        />
        <SelectField
          id={controlId('country', person)}
          label={participantsCopy.country}
          autoComplete={known('country-name')}
          value={traveller.country}
          error={error('country', person)}
          onChange={({ target }) => set({ country: target.value })}
        >
          {!countries().includes(traveller.country) && <option value={traveller.country}>{traveller.country}</option>}
          <CountryOptions />
        </SelectField>
      </div>
    </>
  );
};
