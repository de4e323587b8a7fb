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
  ...rest
}: Control<'input'>) => {
  const { id, control } = useField({ hint, error }, rest.id);
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      <input type={type} {...rest} {...control} className={css.control} />
    </Field>
  );
};

export const TextArea = ({ label, hint, error, note, rows = 4, ...rest }: Control<'textarea'>) => {
  const { id, control } = useField({ hint, error }, rest.id);
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      <textarea {...rest} {...control} rows={rows} className={css.control} />
    </Field>
  );
};

export const SelectField = ({ label, hint, error, note, children, ...rest }: Control<'select'>) => {
  const { id, control } = useField({ hint, error }, rest.id);
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      <span className={css.choice}>
        <select {...rest} {...control} className={css.select}>
          {children}
        </select>
      </span>
    </Field>
  );
};
