import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import box from './Checkbox.module.css';
import css from './ChoiceCard.module.css';
import { classes } from './classes.ts';

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style' | 'children'> & {
  readonly type?: 'radio' | 'checkbox';
  readonly title: ReactNode;
  /** Ready money text: „+ 549 PLN”. */
  readonly cost?: ReactNode;
  /** A drawing beside the words, where there is room. */
  readonly aside?: ReactNode;
  /** What is chosen, pictured: before the words, on narrow screens after the name. */
  readonly picture?: ReactNode;
  /** Explanation, or the reason why it cannot be chosen. */
  readonly children?: ReactNode;
};

/**
 * A real radio or checkbox with its name and cost on one line and the explanation under it. All of it is pressed, but only name and cost are
 * the control's name: whoever hears the choices one after another hears each explanation after them, as its description.
 */
export const ChoiceCard = ({ type = 'radio', title, cost, aside, picture, children, 'aria-describedby': described, ...rest }: Props) => {
  const id = useId();
  const named = [`${id}-nazwa`, cost !== undefined && `${id}-cena`].filter(Boolean).join(' ');
  const explained = [described, children && `${id}-opis`].filter(Boolean).join(' ');
  return (
    <label className={classes(css.choice, aside !== undefined && css.drawn, css[picture === undefined ? 'plain' : 'pictured'])}>
      <input
        {...rest}
        type={type}
        className={type === 'radio' ? box.radio : box.box}
        aria-labelledby={named}
        aria-describedby={explained || undefined}
      />
      <span className={css.name} id={`${id}-nazwa`}>
        {title}
      </span>
      {cost !== undefined && (
        <span className={css.cost} id={`${id}-cena`}>
          {cost}
        </span>
      )}
      {children && (
        <span className={css.more} id={`${id}-opis`}>
          {children}
        </span>
      )}
      {picture && <span className={css.picture}>{picture}</span>}
      {aside && <span className={css.aside}>{aside}</span>}
    </label>
  );
};

type ChoicesProps = {
  readonly legend: ReactNode;
  /** The question is asked above already: it is said to screen readers alone. */
  readonly quiet?: boolean;
  /** Under the question: what is wrong with the answer. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** Choice cards one under another, under their question. */
export const Choices = ({ legend, quiet = false, note, children }: ChoicesProps) => (
  <fieldset>
    <legend className={quiet ? 'vh' : css.legend}>{legend}</legend>
    {note && <div className={css.note}>{note}</div>}
    <div className={css.choices}>{children}</div>
  </fieldset>
);
