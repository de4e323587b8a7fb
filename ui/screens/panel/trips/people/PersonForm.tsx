import { useEffect, useState } from 'react';
import { call } from '../../../../../adapters/http/client/call.ts';
import type { FieldError } from '../../../../../adapters/http/contract/failure.ts';
import type { Preview } from '../../../../../adapters/http/contract/panel/panel.ts';
import type { Reservation } from '../../../../../adapters/http/contract/panel/reservation.ts';
import { changeCopy, fieldText, peopleCopy, savedTexts } from '../../../../copy/panel-trip-changes.pl.ts';
import { withCharacter } from '../../../../copy/refused-character.pl.ts';
import { FormTroubles } from '../../../../forms/FormTroubles.tsx';
import { troubleOf } from '../../../../forms/trouble.ts';
import { type Texts, useSubmit } from '../../../../forms/useForm.ts';
import { Button } from '../../../../parts/Button.tsx';
import { Notice } from '../../../../parts/Notice.tsx';
import { type ChangeEnd, changeEnd, fieldOf } from '../../../../state/panel/changes.ts';
import type { PersonEdit } from '../../../../state/panel/edits.ts';
import { PERSON_FIELDS, type PersonFaults, type PersonField, personFaults, sentPerson } from '../../../../state/panel/people.ts';
import frame from '../../frame/Panel.module.css';
import { Figures } from '../changes/ChangePreview.tsx';
import { Elsewhere } from '../changes/Elsewhere.tsx';
import { nameOf } from '../frame/names.ts';
import type { Told, TripProps } from '../frame/tripProps.ts';
import { PersonFields } from './PersonFields.tsx';
import { personId } from './personId.ts';

const wordsOf = (faults: PersonFaults, errors: readonly FieldError[]): Texts<PersonField> => {
  const detailOf = (field: PersonField) => errors.find((error) => fieldOf(error).name === field)?.detail;
  return Object.fromEntries(
    PERSON_FIELDS.flatMap((field) =>
      faults[field] === undefined ? [] : [[field, withCharacter(fieldText(field, faults[field]), detailOf(field))]],
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

/** What is said above the tab where a participant was not saved. */
export const unsavedPerson = (end: ChangeEnd): Told => {
  switch (end.kind) {
    case 'incomplete':
      return { kind: 'error', title: savedTexts.personIncomplete };
    case 'priceChanged':
      return { kind: 'error', title: savedTexts.personFailed, text: savedTexts.priceChanged };
    case 'closed':
      return { kind: 'error', title: savedTexts.closed };
    case 'failed':
      return { kind: 'error', title: savedTexts.personFailed, text: troubleOf(end.failure).text };
    case 'saved':
    case 'preview':
    case 'noPlaces':
    case 'elsewhere':
    case 'login':
      return { kind: 'error', title: savedTexts.personFailed };
  }
};

/** A participant's data, edited. Tried out before it is saved: a change that moves the price is shown first (R37). What was typed stays. */
export const PersonForm = (props: Props) => {
  const { trip, userNum, name, edit, setEdit, onCancel, tell, reload, replace, onLoggedOut } = props;
  const { typed, version } = edit;
  const [priced, setPriced] = useState<Preview | null>(null);
  const [elsewhere, setElsewhere] = useState<{ readonly trip: Reservation | null } | null>(null);
  // The button that opened the form is gone: its first field takes the focus.
  useEffect(() => document.getElementById(personId('firstName', userNum))?.focus(), [userNum]);

  const set = (field: PersonField, value: string): void => {
    setPriced(null);
    setEdit({ ...edit, typed: { ...typed, [field]: value } });
  };
  /** What is at fault by field; whatever else stopped it is said where it belongs. */
  const refused = (end: ChangeEnd): { readonly errors?: Texts<PersonField> } => {
    const errors = end.kind === 'incomplete' ? wordsOf(personFaults(end.errors, typed), end.errors) : {};
    if (end.kind === 'login') onLoggedOut();
    else if (end.kind === 'elsewhere') setElsewhere({ trip: end.trip });
    // Marked fields are told in their own summary.
    else if (Object.keys(errors).length === 0) tell(unsavedPerson(end));
    return { errors };
  };
  const sent = async (seen: Preview | null): Promise<ChangeEnd> => {
    const as = seen === null ? { dryRun: 1 as const } : { expectedPrice: seen.PriceAfter };
    const body = { reservationId: trip.ReservationId, data: [sentPerson(userNum, typed)], ...as };
    return changeEnd(await call('changeParticipants', body, { expectedVersion: version }));
  };
  const form = useSubmit<PersonField>({
    ids: Object.fromEntries(PERSON_FIELDS.map((field) => [field, personId(field, userNum)])) as Record<PersonField, string>,
    send: async () => {
      if (elsewhere) return undefined;
      tell(null);
      const tried = priced === null ? await sent(null) : { kind: 'preview' as const, preview: priced };
      if (tried.kind === 'preview' && tried.preview !== priced && tried.preview.PriceBefore !== tried.preview.PriceAfter)
        return void setPriced(tried.preview);
      const end = tried.kind === 'preview' ? await sent(tried.preview) : tried;
      // The next press counts it anew.
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
    <form className={frame.form} onSubmit={form.submit} noValidate aria-label={changeCopy.editNamed(changeCopy.editPerson, name)}>
      <FormTroubles form={form} title={savedTexts.personIncomplete} />
      <PersonFields userNum={userNum} typed={typed} set={set} errorOf={(field) => errors[field]} />
      {elsewhere && (
        <Elsewhere
          saved={elsewhere.trip && nameOf(elsewhere.trip, userNum)}
          onGo={async () => {
            const now = elsewhere.trip ?? (await reload());
            if (now === null) return;
            setElsewhere(null);
            replace(now);
            setEdit({ ...edit, version: now.Version });
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
