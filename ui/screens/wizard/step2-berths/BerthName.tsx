import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { berthsCopy, wizardCopy } from '../../../copy/wizard.pl.ts';
import { Button } from '../../../parts/Button.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { Berth } from '../../../state/wizard/shapes.ts';
import css from '../wizard.module.css';

type Props = { readonly person: number; readonly berth: Berth; readonly set: (patch: Partial<Berth>) => void };

/**
 * Whose place it is, if that is known yet (W-044). What is typed is kept at once; 'Zapisz' folds the fields away and the name stands
 * beside the participant's number.
 */
export const BerthName = ({ person, berth, set }: Props) => {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLInputElement>(null);
  const named = `${berth.name}${berth.surname}`.trim() !== '';
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
    // Enter saves the name, not the step.
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
    <fieldset className={css.pair} onKeyDown={onKeyDown}>
      <legend className={css.small}>
        {berthsCopy.nameTitle} <span className="muted">{wizardCopy.optional}</span>
      </legend>
      <TextField
        ref={first}
        label={berthsCopy.firstName}
        value={berth.name}
        autoComplete="off"
        maxLength={200}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextField
        label={berthsCopy.lastName}
        value={berth.surname}
        autoComplete="off"
        maxLength={200}
        hint={berthsCopy.nameNote}
        onChange={({ target }) => set({ surname: target.value })}
      />
      <div>
        <Button kind="line" small onClick={save}>
          {berthsCopy.saveName}
        </Button>
      </div>
    </fieldset>
  );
};
