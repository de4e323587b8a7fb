import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../parts/Button.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { berthsCopy, wizardCopy } from '../copy/wizard.pl.ts';
import type { StepProps } from '../frame/step-props.ts';
import shared from '../shared.module.css';
import { controlId } from '../state/failures.ts';
import type { BerthFields } from '../state/step2-berths.ts';
import css from './berths.module.css';

type Props = {
  readonly person: number;
  readonly berth: BerthFields;
  readonly set: (patch: Partial<BerthFields>) => void;
  readonly error: StepProps<'berths'>['error'];
};

/** Typing changes the name at once; 'Zapisz' only closes the name fields (W-044). */
export const BerthNameFields = ({ person, berth, set, error }: Props) => {
  const [unfolded, setOpen] = useState(false);
  const faults = { name: error('valueName', person), surname: error('valueSurname', person) };
  // If the server refused a name, its fields stay visible until the visitor corrects the name
  // (R67).
  const open = unfolded || Object.values(faults).some(Boolean);
  const [saved, setSaved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const named = `${berth.name}${berth.surname}`.trim() !== '';
  const type = (patch: Partial<BerthFields>) => {
    // Typing removes the error for which the name fields are visible. Open them explicitly, so that
    // they do not close while the visitor types.
    setOpen(true);
    set(patch);
  };
  const unfold = () => {
    flushSync(() => setOpen(true));
    first.current?.focus();
  };
  const save = () => {
    flushSync(() => {
      setOpen(false);
      setSaved(named);
    });
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter closes the name fields instead of submitting the step.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    save();
  };
  if (!open)
    return (
      <div>
        <Button
          kind="quiet"
          small
          ref={opener}
          onClick={unfold}
          aria-label={`${named ? berthsCopy.changeName : berthsCopy.addName}: ${wizardCopy.participant(person)}`}
        >
          {named ? berthsCopy.changeName : berthsCopy.addName}
        </Button>
        <span className="vh" role="status">
          {saved && berthsCopy.nameSaved}
        </span>
      </div>
    );
  return (
    <fieldset className={shared.pair} onKeyDown={onKeyDown}>
      <legend className={css.small}>
        {berthsCopy.nameTitle} <span className="muted">{wizardCopy.optional}</span>
      </legend>
      <TextField
        ref={first}
        id={controlId('valueName', person)}
        error={faults.name}
        label={berthsCopy.firstName}
        value={berth.name}
        autoComplete="off"
        onChange={({ target }) => type({ name: target.value })}
      />
      <TextField
        id={controlId('valueSurname', person)}
        error={faults.surname}
        label={berthsCopy.lastName}
        value={berth.surname}
        autoComplete="off"
        hint={berthsCopy.nameNote}
        onChange={({ target }) => type({ surname: target.value })}
      />
      <div>
        <Button kind="line" small onClick={save}>
          {berthsCopy.saveName}
        </Button>
      </div>
    </fieldset>
  );
};
