import { useEffect, useRef, useState } from 'react';
import { call } from '../../../../../adapters/http/client/call.ts';
import type { FieldError } from '../../../../../adapters/http/contract/failure.ts';
import type { Preview } from '../../../../../adapters/http/contract/panel/panel.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { withCharacter } from '../../../../copy/refused-character.pl.ts';
import { FormFailures } from '../../../../forms/FormFailures.tsx';
import { messageOfFailure } from '../../../../forms/failure-message.ts';
import { type Texts, useSubmit } from '../../../../forms/use-form.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { PERSON_FIELDS, type PersonFieldName } from '../../../../shared/person/person-fields.ts';
import { changeCopy, fieldText, peopleCopy, savedTexts } from '../../copy/panel-trip-changes.pl.ts';
import frame from '../../frame/Panel.module.css';
import { type ChangeEnd, changeEnd, fieldOf } from '../../state/changes.ts';
import type { PersonEdit } from '../../state/edits.ts';
import { type PersonFaults, personFaults, toPersonRequest } from '../../state/people.ts';
import { ChangedElsewhere } from '../changes/ChangedElsewhere.tsx';
import { Figures } from '../changes/ChangePreview.tsx';
import { participantName, type TripMessage, type TripProps } from '../frame/trip-props.ts';
import { personId, TripPersonFields } from './TripPersonFields.tsx';

const wordsOf = (faults: PersonFaults, errors: readonly FieldError[]): Texts<PersonFieldName> => {
  const detailOf = (field: PersonFieldName) =>
    errors.find((error) => fieldOf(error).name === field)?.detail;
  return Object.fromEntries(
    PERSON_FIELDS.flatMap((field) =>
      faults[field] === undefined
        ? []
        : [[field, withCharacter(fieldText(field, faults[field]), detailOf(field))]],
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

/** A message above the tab says why a participant's data were not saved. */
export const unsavedPersonMessage = (end: ChangeEnd): TripMessage => {
  switch (end.kind) {
    case 'incomplete':
      return { kind: 'error', title: savedTexts.personIncomplete };
    case 'priceChanged':
      return { kind: 'error', title: savedTexts.personFailed, text: savedTexts.priceChanged };
    case 'closed':
      return { kind: 'error', title: savedTexts.closed };
    case 'failed':
      return {
        kind: 'error',
        title: savedTexts.personFailed,
        text: messageOfFailure(end.failure).text,
      };
    case 'saved':
    case 'preview':
    case 'noPlaces':
    case 'elsewhere':
    case 'login':
      return { kind: 'error', title: savedTexts.personFailed };
  }
};

/** If saving changes the price, the form first shows the new price (R37). */
export const PersonForm = (props: Props) => {
  const { trip, userNum, name, edit, setEdit, onCancel, tell, reload, replace, onLoggedOut } =
    props;
  const { typed, version } = edit;
  const [priced, setPriced] = useState<Preview | null>(null);
  const [elsewhere, setElsewhere] = useState<{ readonly trip: Reservation | null } | null>(null);
  // The first name takes the focus, because the button that opened the form is gone.
  const firstName = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form of another person takes the focus too
  useEffect(() => firstName.current?.focus(), [userNum]);

  const set = (field: PersonFieldName, value: string): void => {
    setPriced(null);
    setEdit({ ...edit, typed: { ...typed, [field]: value } });
  };
  const refused = (end: ChangeEnd): { readonly errors?: Texts<PersonFieldName> } => {
    const errors =
      end.kind === 'incomplete' ? wordsOf(personFaults(end.errors, typed), end.errors) : {};
    if (end.kind === 'login') onLoggedOut();
    else if (end.kind === 'elsewhere') setElsewhere({ trip: end.trip });
    else if (Object.keys(errors).length === 0) tell(unsavedPersonMessage(end));
    return { errors };
  };
  const sent = async (seen: Preview | null): Promise<ChangeEnd> => {
    const as = seen === null ? { dryRun: 1 as const } : { expectedPrice: seen.PriceAfter };
    const body = {
      reservationId: trip.ReservationId,
      data: [toPersonRequest(userNum, typed)],
      ...as,
    };
    return changeEnd(await call('changeParticipants', body, { expectedVersion: version }));
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
      // A changed price discards the preview, so that the next press requests a new one.
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
        <ChangedElsewhere
          saved={elsewhere.trip && participantName(elsewhere.trip, userNum)}
          onGo={async () => {
            const current = elsewhere.trip ?? (await reload());
            if (current === null) return;
            setElsewhere(null);
            replace(current);
            setEdit({ ...edit, version: current.Version });
          }}
        />
      )}
      <div role="status">
        {priced && (
          <Notice kind="warning" title={peopleCopy.price}>
            {peopleCopy.priceText}
          </Notice>
        )}
      </div>
      {priced && <Figures trip={trip} preview={priced} />}
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
