import { enquiryCopy } from '../../copy/contact.pl.ts';
import { Counter } from '../../parts/Counter.tsx';
import css from './PeopleField.module.css';

type Props = {
  readonly value: number;
  readonly max: number;
  readonly hint?: string;
  readonly onChange: (people: number) => void;
};

export const PeopleField = ({ hint, ...count }: Props) => (
  <div className={css.people}>
    <span aria-hidden="true">{enquiryCopy.people}</span>
    <Counter label={enquiryCopy.people} bounds={hint} min={1} {...count} />
  </div>
);
