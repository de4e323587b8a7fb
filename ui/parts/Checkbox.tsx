import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Checkbox.module.css';
import { FieldNotes, useField } from './Field.tsx';

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style' | 'children'> & {
  readonly children: ReactNode;
  readonly error?: string | undefined;
};

export const Checkbox = ({ children, error, ...attributes }: Props) => {
  const { id, control } = useField({ error }, attributes.id);
  return (
    <div className={css.room}>
      <label className={css.check}>
        <input {...attributes} {...control} type="checkbox" className={css.box} />
        <span>{children}</span>
      </label>
      <FieldNotes id={id} error={error} />
    </div>
  );
};

type RadioOption = {
  readonly value: string;
  readonly text: ReactNode;
  readonly disabled?: boolean;
};
type RadioGroupProps = {
  readonly name: string;
  readonly legend: ReactNode;
  readonly options: readonly RadioOption[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly id?: string;
};

/** Radio buttons for a few short answers. For answers with a price use choice cards. */
export const RadioGroup = ({
  name,
  legend,
  options,
  value,
  onChange,
  hint,
  error,
  id: ownId,
}: RadioGroupProps) => {
  const { id, control } = useField({ hint, error }, ownId);
  return (
    <fieldset className={css.room} aria-describedby={control['aria-describedby']}>
      <legend className={css.legend}>{legend}</legend>
      <div className={css.row}>
        {options.map((option, index) => (
          <label className={css.check} key={option.value}>
            <input
              id={index === 0 ? id : undefined}
              className={css.radio}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={control['aria-invalid']}
              onChange={() => onChange(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
};
