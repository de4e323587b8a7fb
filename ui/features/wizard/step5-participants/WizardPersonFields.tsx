import {
  type EditedPerson,
  PersonCountry,
  PersonField,
  PersonGender,
} from '../../../shared/person/PersonField.tsx';
import { participantsCopy, wizardCopy } from '../copy/wizard.pl.ts';
import shared from '../shared.module.css';
import css from './participants.module.css';

type Props = {
  readonly of: EditedPerson;
  readonly number: number;
  readonly asksEmail?: boolean;
};

/** Autofill is on only for the booker, because the other participants are other people. */
export const WizardPersonFields = ({ of: person, number, asksEmail = false }: Props) => {
  const first = number === 1;
  const autofillOf = (token: string): string => (first ? token : 'off');
  return (
    <>
      <div className={shared.pair}>
        <PersonField of={person} field="firstName" autoComplete={autofillOf('given-name')} />
        <PersonField of={person} field="lastName" autoComplete={autofillOf('family-name')} />
      </div>
      {asksEmail && (
        <PersonField
          of={person}
          field="email"
          type="email"
          inputMode="email"
          // The e-mail is the login of the new account, so password managers store it.
          autoComplete="username"
          maxLength={254}
        />
      )}
      <div className={shared.pair}>
        <PersonField
          of={person}
          field="birthDate"
          hint={participantsCopy.birthHint}
          placeholder={participantsCopy.birthPlaceholder}
          autoComplete={autofillOf('bday')}
        />
        <PersonField
          of={person}
          field="phone"
          note={first ? undefined : wizardCopy.optional}
          inputMode="tel"
          autoComplete={autofillOf('tel')}
        />
      </div>
      <PersonGender
        of={person}
        name={`gender-${number}`}
        legend={
          <>
            {participantsCopy.gender} <span className={css.optional}>{wizardCopy.optional}</span>
          </>
        }
        woman={participantsCopy.woman}
        man={participantsCopy.man}
      />
      <div className={shared.pair}>
        <PersonField
          of={person}
          field="idDocument"
          note={wizardCopy.optional}
          hint={participantsCopy.idHint}
        />
        <PersonCountry of={person} autoComplete={autofillOf('country-name')} />
      </div>
    </>
  );
};
