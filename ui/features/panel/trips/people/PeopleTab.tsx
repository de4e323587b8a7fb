import { type RefObject, useEffect, useRef, useState } from 'react';
import { call } from '../../../../../adapters/http/client/call.ts';
import type { FieldError } from '../../../../../adapters/http/contract/failure.ts';
import { pages } from '../../../../../adapters/http/contract/pages.pl.ts';
import type { Preview } from '../../../../../adapters/http/contract/panel/panel.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import type { Participant } from '../../../../../adapters/http/contract/wizard/participants.ts';
import { genderText, personLabels } from '../../../../copy/person.pl.ts';
import { withRefusedCharacter } from '../../../../copy/refused-character.pl.ts';
import { formatDate } from '../../../../format.ts';
import { FormFailures } from '../../../../forms/FormFailures.tsx';
import { type Texts, useSubmit } from '../../../../forms/use-form.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import {
  type EditedPerson,
  PERSON_FIELDS,
  PersonCountry,
  PersonField,
  type PersonFieldName,
  PersonGender,
} from '../../../../shared/person/PersonField.tsx';
import {
  changeCopy,
  changeFieldErrorText,
  peopleCopy,
  savedTexts,
} from '../../copy/panel-trip-changes.pl.ts';
import { gateTexts, panelTripCopy } from '../../copy/panel-trips.pl.ts';
import { DataRows } from '../../frame/DataRows.tsx';
import frame from '../../frame/Panel.module.css';
import {
  type EnteredPerson,
  fieldAndRowOf,
  type PersonFaults,
  personFaults,
  personFormOf,
  type TripChangeOutcome,
  toPersonRequest,
  tripChangeOutcomeOf,
} from '../../state/changes.ts';
import type { PersonEdit } from '../../state/choices.ts';
import { changePermissionOf } from '../../state/trip-view-model.ts';
import { ChangedAmounts, TripChangedElsewhere } from '../changes/ChangePreview.tsx';
import { EditablePanel } from '../changes/EditablePanel.tsx';
import {
  changeNotSavedMessage,
  continueWithSavedTrip,
  participantName,
  type TripProps,
} from '../frame/trip-requests.tsx';
import shared from '../shared.module.css';

const personId = (field: PersonFieldName, userNum: number): string => `osoba-${userNum}-${field}`;

type TripPersonFieldsProps = {
  readonly firstName: RefObject<HTMLInputElement | null>;
  readonly userNum: number;
  readonly typed: EnteredPerson;
  readonly set: (field: PersonFieldName, value: string) => void;
  readonly errorOf: (field: PersonFieldName) => string | undefined;
};

/** Browser autofill is off, because the data belong to another person. */
const TripPersonFields = ({ firstName, userNum, typed, set, errorOf }: TripPersonFieldsProps) => {
  const person: EditedPerson = {
    typed,
    id: (field) => personId(field, userNum),
    error: errorOf,
    set,
  };
  return (
    <>
      <div className={frame.pair}>
        <PersonField ref={firstName} of={person} field="firstName" />
        <PersonField of={person} field="lastName" />
        <PersonField of={person} field="birthDate" />
        <PersonField
          of={person}
          field="idDocument"
          note={peopleCopy.optional}
          hint={peopleCopy.idHint}
        />
        <PersonField of={person} field="phone" note={peopleCopy.optional} />
        <PersonField of={person} field="email" note={peopleCopy.optional} />
      </div>
      <PersonGender of={person} name={`plec-${userNum}`} />
      <PersonCountry of={person} />
    </>
  );
};

const wordsOf = (faults: PersonFaults, errors: readonly FieldError[]): Texts<PersonFieldName> => {
  const detailOf = (field: PersonFieldName) =>
    errors.find((error) => fieldAndRowOf(error).name === field)?.detail;
  return Object.fromEntries(
    PERSON_FIELDS.flatMap((field) =>
      faults[field] === undefined
        ? []
        : [
            [
              field,
              withRefusedCharacter(changeFieldErrorText(field, faults[field]), detailOf(field)),
            ],
          ],
    ),
  );
};

type Props = TripProps & {
  readonly userNum: number;
  readonly name: string;
  readonly edit: PersonEdit;
  readonly setEdit: (edit: PersonEdit | null) => void;
  readonly onCancel: () => void;
};

/** If saving changes the price, the form first shows the new price (R37). */
export const PersonForm = (props: Props) => {
  const { trip, userNum, name, edit, setEdit, onCancel, tell, reload, replace, onLoggedOut } =
    props;
  const { typed, version } = edit;
  const [priced, setPriced] = useState<Preview | null>(null);
  const [elsewhere, setElsewhere] = useState<{ readonly trip: Reservation | null } | null>(null);
  // The field of the first name takes the focus, because the button that opened the form is gone.
  const firstName = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when the form is about another person
  useEffect(() => firstName.current?.focus(), [userNum]);

  const set = (field: PersonFieldName, value: string): void => {
    setPriced(null);
    setEdit({ ...edit, typed: { ...typed, [field]: value } });
  };
  const refused = (end: TripChangeOutcome): { readonly errors?: Texts<PersonFieldName> } => {
    const errors =
      end.kind === 'incomplete' ? wordsOf(personFaults(end.errors, typed), end.errors) : {};
    if (end.kind === 'login') onLoggedOut();
    else if (end.kind === 'elsewhere') setElsewhere({ trip: end.trip });
    else if (Object.keys(errors).length === 0) tell(changeNotSavedMessage(end, 'person'));
    return { errors };
  };
  const sent = async (seen: Preview | null): Promise<TripChangeOutcome> => {
    const as = seen === null ? { dryRun: 1 as const } : { expectedPrice: seen.PriceAfter };
    const body = {
      reservationId: trip.ReservationId,
      data: [toPersonRequest(userNum, typed)],
      ...as,
    };
    return tripChangeOutcomeOf(
      await call('changeParticipants', body, { expectedVersion: version }),
    );
  };
  const form = useSubmit<PersonFieldName>({
    ids: Object.fromEntries(
      PERSON_FIELDS.map((field) => [field, personId(field, userNum)]),
    ) as Record<PersonFieldName, string>,
    send: async () => {
      if (elsewhere) return undefined;
      tell(null);
      const tried =
        priced === null ? await sent(null) : { kind: 'preview' as const, preview: priced };
      if (
        tried.kind === 'preview' &&
        tried.preview !== priced &&
        tried.preview.PriceBefore !== tried.preview.PriceAfter
      )
        return void setPriced(tried.preview);
      const end = tried.kind === 'preview' ? await sent(tried.preview) : tried;
      // If the price has changed since the preview, the server refuses to save. Discard the
      // preview, so that the next press requests a new preview.
      if (end.kind === 'priceChanged') setPriced(null);
      if (end.kind !== 'saved') return refused(end);
      replace(end.trip);
      setEdit(null);
      tell({ kind: 'good', title: savedTexts.person });
      return void (await reload());
    },
  });
  const { errors, busy } = form;

  return (
    <form
      className={frame.form}
      onSubmit={form.submit}
      noValidate
      aria-label={changeCopy.editNamed(changeCopy.editPerson, name)}
    >
      <FormFailures form={form} title={savedTexts.personIncomplete} />
      <TripPersonFields
        firstName={firstName}
        userNum={userNum}
        typed={typed}
        set={set}
        errorOf={(field) => errors[field]}
      />
      {elsewhere && (
        <TripChangedElsewhere
          saved={elsewhere.trip && participantName(elsewhere.trip, userNum)}
          onGo={() =>
            continueWithSavedTrip(props, elsewhere.trip, ({ Version }) => {
              setElsewhere(null);
              setEdit({ ...edit, version: Version });
            })
          }
        />
      )}
      <div role="status">
        {priced && (
          <Notice kind="warning" title={peopleCopy.price}>
            {peopleCopy.priceText}
          </Notice>
        )}
      </div>
      {priced && <ChangedAmounts trip={trip} preview={priced} />}
      <div className={frame.actions}>
        <Button type="submit" disabled={elsewhere !== null} busy={busy && changeCopy.saving}>
          {changeCopy.save}
        </Button>
        <Button kind="line" disabled={busy} onClick={onCancel}>
          {changeCopy.cancel}
        </Button>
      </div>
    </form>
  );
};

/**
 * Each participant has a box with a button 'Zmień dane'. The box of participant 1, the booker, has
 * no such button.
 */
export const PeopleTab = (props: TripProps) => {
  const { trip } = props;
  const gate = changePermissionOf(trip, 'people');
  const hasOthers = trip.StepConfig.Step5.participantsConfig.some(({ userNum }) => userNum !== 1);
  return (
    <>
      <h2 className={shared.tabTitle}>{panelTripCopy.tabs.people}</h2>
      {/* Without fellow travellers nothing can change here, because the booker's data are part
         of the contract. */}
      {gate === 'open' && hasOthers && (
        <p className={shared.small}>{changeCopy.until(trip.ChangesUntil)}</p>
      )}
      {gate === 'closed' && <Notice kind="warning">{gateTexts.closed}</Notice>}
      {trip.StepConfig.Step5.participantsConfig.map((person) => (
        <Person key={person.userNum} {...props} person={person} />
      ))}
    </>
  );
};

const Person = (props: TripProps & { readonly person: Participant }) => {
  const { trip, person } = props;
  const { userNum } = person;
  const isOpen = changePermissionOf(trip, 'people') === 'open';
  const name = participantName(trip, userNum);
  return (
    <EditablePanel
      page={props}
      tab="people"
      userNum={userNum}
      isChangeable={isOpen && userNum !== 1}
      action={changeCopy.editPerson}
      closedText={gateTexts.closed}
      fetch={(booking) => call('changeParticipantsGet', booking)}
      startEdit={(_, { Participants, Version: version }) => {
        const found = Participants.find((each) => each.userNum === userNum);
        return found ? { kind: 'person', typed: personFormOf(found), version } : null;
      }}
      form={(edit, actions) =>
        edit.kind === 'person' && (
          <PersonForm {...props} {...actions} userNum={userNum} name={name} edit={edit} />
        )
      }
      view={
        <>
          <DataRows
            rows={PERSON_FIELDS.map((field) => [personLabels[field], valueText(person, field)])}
          />
          {userNum === 1 && isOpen && (
            <p className="muted">
              {peopleCopy.booker} <a href={pages.contact}>{peopleCopy.contact}</a>
            </p>
          )}
        </>
      }
    />
  );
};

const valueText = (person: Participant, field: PersonFieldName): string => {
  if (field === 'birthDate') return person.birthDate === '' ? '' : formatDate(person.birthDate);
  if (field === 'gender') return genderText(person.gender);
  return person[field];
};
