import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import css from './Field.module.css';
import { Icon } from './Icon.tsx';

/** What every field has around it. The words come from the screen. */
export type FieldFrame = {
  readonly label: ReactNode;
  /** Below the field, always there. */
  readonly hint?: ReactNode;
  /** What is wrong and how to mend it; set it and the field is marked. */
  readonly error?: string | undefined;
  /** Beside the label, quietly: „nieobowiązkowe”. */
  readonly note?: string | undefined;
};

/** Ids and attributes that tie a control to its label, hint and error. */
export const useField = ({ hint, error }: Pick<FieldFrame, 'hint' | 'error'>, ownId?: string) => {
  const made = useId();
  const id = ownId ?? made;
  const described = [error && `${id}-blad`, hint && `${id}-pomoc`].filter(Boolean).join(' ');
  return {
    id,
    control: { id, 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': described || undefined },
  };
};

/** Label above, control, error with its sign, hint below. */
export const Field = ({ id, label, hint, error, note, children }: FieldFrame & { readonly id: string; readonly children: ReactNode }) => (
  <div className={classes(css.field, Boolean(error) && css.bad)}>
    <label className={css.label} htmlFor={id}>
      {label}
      {note && <span className={css.note}> {note}</span>}
    </label>
    {children}
    <FieldNotes id={id} hint={hint} error={error} />
  </div>
);

/** Error and hint under a control or a group of them. */
export const FieldNotes = ({ id, hint, error }: { readonly id: string } & Pick<FieldFrame, 'hint' | 'error'>) => (
  <>
    {error && (
      <span className={css.error} id={`${id}-blad`}>
        <Icon name="alert" />
        <span>{error}</span>
      </span>
    )}
    {hint && (
      <span className={css.hint} id={`${id}-pomoc`}>
        {hint}
      </span>
    )}
  </>
);
