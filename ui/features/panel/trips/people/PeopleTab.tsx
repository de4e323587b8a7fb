import { useAtom } from 'jotai';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { call } from '../../../../../adapters/http/client/call.ts';
import { pages } from '../../../../../adapters/http/contract/pages.pl.ts';
import type { Participant } from '../../../../../adapters/http/contract/wizard/participants.ts';
import { formatDate } from '../../../../format.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { Panel } from '../../../../parts/Panel.tsx';
import { PERSON_FIELDS, type PersonFieldName } from '../../../../shared/person/person-fields.ts';
import { changeCopy, peopleCopy } from '../../copy/panel-trip-changes.pl.ts';
import { gateTexts, panelTripCopy } from '../../copy/panel-trips.pl.ts';
import frame from '../../frame/Panel.module.css';
import { editKey, unsavedEditAtom } from '../../state/edits.ts';
import { personFormOf } from '../../state/people.ts';
import { gateOf } from '../../state/trip-view-model.ts';
import { useOpening } from '../changes/use-opening.ts';
import { participantName, type TripProps } from '../frame/trip-props.ts';
import shared from '../shared.module.css';
import { PersonForm } from './PersonForm.tsx';

/** Participant 1 has no button 'Zmień dane'. */
export const PeopleTab = (props: TripProps) => {
  const { trip } = props;
  const gate = gateOf(trip, 'people');
  const hasOthers = trip.StepConfig.Step5.participantsConfig.some(({ userNum }) => userNum !== 1);
  return (
    <>
      <h2 className={shared.tabTitle}>{panelTripCopy.tabs.people}</h2>
      {/* A single traveller can change nothing here, because the contract holds their data. */}
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
  const { trip, person, email, reload } = props;
  const { userNum } = person;
  const key = editKey(email, trip.ReservationId, 'people', userNum);
  const [edit, setEdit] = useAtom(useMemo(() => unsavedEditAtom(key), [key]));
  const { opening, open } = useOpening(props, gateTexts.closed);
  const opener = useRef<HTMLButtonElement>(null);
  const name = participantName(trip, userNum);
  const changeable = gateOf(trip, 'people') === 'open' && userNum !== 1;
  const start = async (): Promise<void> => {
    const opened = await open((booking) => call('changeParticipantsGet', booking));
    const found = opened?.fetched.Participants.find((each) => each.userNum === userNum);
    if (opened && found)
      setEdit({ kind: 'person', typed: personFormOf(found), version: opened.fetched.Version });
  };
  const close = (): void => {
    flushSync(() => setEdit(null));
    opener.current?.focus();
    void reload();
  };
  const editing = edit?.kind === 'person' && changeable;
  return (
    <Panel
      title={name}
      action={
        changeable &&
        !editing && (
          <Button
            ref={opener}
            kind="line"
            small
            icon="pencil"
            busy={opening && changeCopy.opening}
            aria-label={opening ? undefined : changeCopy.editNamed(changeCopy.editPerson, name)}
            onClick={() => void start()}
          >
            {changeCopy.editPerson}
          </Button>
        )
      }
    >
      {editing ? (
        <PersonForm
          {...props}
          userNum={userNum}
          name={name}
          edit={edit}
          setEdit={setEdit}
          onCancel={close}
        />
      ) : (
        <PersonView person={person} />
      )}
      {userNum === 1 && gateOf(trip, 'people') === 'open' && (
        <p className="muted">
          {peopleCopy.booker} <a href={pages.contact}>{peopleCopy.contact}</a>
        </p>
      )}
    </Panel>
  );
};

export const PersonView = ({ person }: { readonly person: Participant }) => (
  <dl className={frame.data}>
    {PERSON_FIELDS.map((field) => {
      const value = valueText(person, field);
      return (
        <div key={field}>
          <dt>{peopleCopy.labels[field]}</dt>
          <dd>{value === '' ? <span className={frame.none}>{changeCopy.nothing}</span> : value}</dd>
        </div>
      );
    })}
  </dl>
);

const valueText = (person: Participant, field: PersonFieldName): string => {
  if (field === 'birthDate') return person.birthDate === '' ? '' : formatDate(person.birthDate);
  if (field === 'gender')
    return person.gender === '1' ? peopleCopy.woman : person.gender === '2' ? peopleCopy.man : '';
  return person[field];
};
