import { type ReactNode, useId } from 'react';
import { joinClasses } from './classes.ts';
import css from './Field.module.css';
import { Icon } from './Icon.tsx';

export type FieldFrame = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly note?: string | undefined;
};

export const useField = ({ hint, error }: Pick<FieldFrame, 'hint' | 'error'>, ownId?: string) => {
  const generatedId = useId();
  const id = ownId ?? generatedId;
  const described = [error && `${id}-blad`, hint && `${id}-pomoc`].filter(Boolean).join(' ');
  return {
    id,
    control: {
      id,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': described || undefined,
    },
  };
};

/**
 * Splits the props: `frame` for label, hint and error around the control, `attributes` for the
 * control.
 */
export const useFieldWithFrame = <Props extends FieldFrame & { readonly id?: string | undefined }>(
  props: Props,
) => {
  const { label, hint, error, note, ...attributes } = props;
  const { id, control } = useField({ hint, error }, props.id);
  return { frame: { id, label, hint, error, note }, attributes: { ...attributes, ...control } };
};

type FieldProps = FieldFrame & { readonly id: string; readonly children: ReactNode };

export const Field = ({ id, label, hint, error, note, children }: FieldProps) => (
  <div className={joinClasses(css.field, Boolean(error) && css.bad)}>
    <label className={css.label} htmlFor={id}>
      {label}
      {note && <span className={css.note}> {note}</span>}
    </label>
    {children}
    <FieldNotes id={id} hint={hint} error={error} />
  </div>
);

export const FieldNotes = ({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) => (
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
