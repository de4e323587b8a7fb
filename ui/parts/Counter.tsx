import { type ReactNode, useId } from 'react';
import { partsCopy } from '../copy/pl.ts';
import css from './Counter.module.css';

type Props = {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly label: string;
  readonly bounds?: ReactNode;
  readonly id?: string | undefined;
};

export const Counter = ({ value, min, max, onChange, label, bounds, id: place }: Props) => {
  const id = useId();
  return (
    <div className={css.room}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add its own layout */}
      <div
        className={css.counter}
        role="group"
        id={place}
        tabIndex={place === undefined ? undefined : -1}
        aria-label={label}
        aria-describedby={bounds ? id : undefined}
      >
        <button
          type="button"
          aria-label={partsCopy.fewer}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          −
        </button>
        <output aria-live="polite">{value}</output>
        <button
          type="button"
          aria-label={partsCopy.more}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          +
        </button>
      </div>
      {bounds && (
        <span className="muted" id={id}>
          {bounds}
        </span>
      )}
    </div>
  );
};
