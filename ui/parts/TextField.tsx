import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame, useField } from './Field.tsx';
import css from './TextField.module.css';

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldFrame &
  Omit<ComponentPropsWithRef<Tag>, keyof FieldFrame | 'className' | 'style'>;

export const TextField = ({
  label,
  hint,
  error,
  note,
  type = 'text',
  ...attributes
}: Control<'input'>) => {
  const { id, control } = useField({ hint, error }, attributes.id);
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      <input type={type} {...attributes} {...control} className={css.control} />
    </Field>
  );
};

export const TextArea = ({
  label,
  hint,
  error,
  note,
  rows = 4,
  ...attributes
}: Control<'textarea'>) => {
  const { id, control } = useField({ hint, error }, attributes.id);
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      <textarea {...attributes} {...control} rows={rows} className={css.control} />
    </Field>
  );
};

export const SelectField = ({
  label,
  hint,
  error,
  note,
  children,
  ...attributes
}: Control<'select'>) => {
  const { id, control } = useField({ hint, error }, attributes.id);
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      <span className={css.choice}>
        <select {...attributes} {...control} className={css.select}>
          {children}
        </select>
      </span>
    </Field>
  );
};
