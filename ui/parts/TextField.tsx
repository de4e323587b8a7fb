import type { ComponentPropsWithRef } from 'react';
import { Field, type FieldFrame, useFieldWithFrame } from './Field.tsx';
import css from './TextField.module.css';

type Control<Tag extends 'input' | 'select' | 'textarea'> = FieldFrame &
  Omit<ComponentPropsWithRef<Tag>, keyof FieldFrame | 'className' | 'style'>;

export const TextField = ({ type = 'text', ...props }: Control<'input'>) => {
  const { frame, attributes } = useFieldWithFrame(props);
  return (
    <Field {...frame}>
      <input type={type} {...attributes} className={css.control} />
    </Field>
  );
};

export const TextArea = ({ rows = 4, ...props }: Control<'textarea'>) => {
  const { frame, attributes } = useFieldWithFrame(props);
  return (
    <Field {...frame}>
      <textarea {...attributes} rows={rows} className={css.control} />
    </Field>
  );
};

export const SelectField = (props: Control<'select'>) => {
  const { frame, attributes } = useFieldWithFrame(props);
  return (
    <Field {...frame}>
      <span className={css.choice}>
        <select {...attributes} className={css.select} />
      </span>
    </Field>
  );
};
