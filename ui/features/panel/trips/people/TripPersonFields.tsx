import type { RefObject } from 'react';
import {
  type EditedPerson,
  PersonCountry,
  PersonField,
  PersonGender,
} from '../../../../shared/person/PersonField.tsx';
import type { PersonFieldName } from '../../../../shared/person/person-fields.ts';
import { peopleCopy } from '../../copy/panel-trip-changes.pl.ts';
import frame from '../../frame/Panel.module.css';
import type { TypedPerson } from '../../state/people.ts';

export const personId = (field: PersonFieldName, userNum: number): string =>
  `osoba-${userNum}-${field}`;

type Props = {
  readonly firstName: RefObject<HTMLInputElement | null>;
  readonly userNum: number;
  readonly typed: TypedPerson;
  readonly set: (field: PersonFieldName, value: string) => void;
  readonly errorOf: (field: PersonFieldName) => string | undefined;
};

/** Browser autofill is off, because the data belong to another person. */
export const TripPersonFields = ({ firstName, userNum, typed, set, errorOf }: Props) => {
  const person: EditedPerson = {
    typed,
    labels: peopleCopy.labels,
    id: (field) => personId(field, userNum),
    error: errorOf,
    set,
  };
  return (
    <>
      <div className={frame.pair}>
        <PersonField ref={firstName} of={person} field="firstName" />
        <PersonField of={person} field="lastName" />
        <PersonField
          of={person}
          field="birthDate"
          placeholder={peopleCopy.birthPlaceholder}
          hint={peopleCopy.birthHint}
        />
        <PersonField
          of={person}
          field="idDocument"
          note={peopleCopy.optional}
          hint={peopleCopy.idHint}
        />
        <PersonField of={person} field="phone" note={peopleCopy.optional} />
        <PersonField of={person} field="email" note={peopleCopy.optional} maxLength={320} />
      </div>
      <PersonGender
        of={person}
        name={`plec-${userNum}`}
        legend={peopleCopy.labels.gender}
        woman={peopleCopy.woman}
        man={peopleCopy.man}
      />
      <PersonCountry of={person} />
    </>
  );
};
