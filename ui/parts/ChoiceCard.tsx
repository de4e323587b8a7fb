import type { ComponentPropsWithRef, ReactNode } from 'react';
import box from './Checkbox.module.css';
import css from './ChoiceCard.module.css';

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style' | 'children'> & {
  readonly type?: 'radio' | 'checkbox';
  readonly title: ReactNode;
  /** Ready money text: „+ 549 PLN”. */
  readonly cost?: ReactNode;
  /** Explanation, or the reason why it cannot be chosen. */
  readonly children?: ReactNode;
};

/** A real radio or checkbox with its name and cost on one line and the explanation under it. */
export const ChoiceCard = ({ type = 'radio', title, cost, children, ...rest }: Props) => (
  <label className={css.choice}>
    <input {...rest} type={type} className={type === 'radio' ? box.radio : box.box} />
    <span className={css.name}>{title}</span>
    {cost !== undefined && <span className={css.cost}>{cost}</span>}
    {children && <span className={css.more}>{children}</span>}
  </label>
);

/** Choice cards one under another, under their question. */
export const Choices = ({ legend, children }: { readonly legend: ReactNode; readonly children: ReactNode }) => (
  <fieldset>
    <legend className={css.legend}>{legend}</legend>
    <div className={css.choices}>{children}</div>
  </fieldset>
);
