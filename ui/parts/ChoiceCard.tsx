import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import box from './Checkbox.module.css';
import css from './ChoiceCard.module.css';
import { joinClasses } from './classes.ts';

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style' | 'children'> & {
  readonly type?: 'radio' | 'checkbox';
  readonly title: ReactNode;
  /** Formatted amount: „+ 549 PLN”. */
  readonly cost?: ReactNode;
  readonly aside?: ReactNode;
  /** The picture is before the text; on narrow screens after the name. */
  readonly picture?: ReactNode;
  /** Explanation, or the reason why the choice is disabled. */
  readonly children?: ReactNode;
};

/** Screen readers read the name and the cost first; the explanation is the description. */
export const ChoiceCard = ({
  type = 'radio',
  title,
  cost,
  aside,
  picture,
  children,
  'aria-describedby': described,
  ...rest
}: Props) => {
  const id = useId();
  const named = [`${id}-nazwa`, cost !== undefined && `${id}-cena`].filter(Boolean).join(' ');
  const explained = [described, children && `${id}-opis`].filter(Boolean).join(' ');
  return (
    <label
      className={joinClasses(
        css.choice,
        aside !== undefined && css.drawn,
        css[picture === undefined ? 'plain' : 'pictured'],
      )}
    >
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
  /** The question is already visible above, so only screen readers need it. */
  readonly quiet?: boolean;
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

export const ChoiceGroup = ({ legend, quiet = false, note, children }: ChoicesProps) => (
  <fieldset>
    <legend className={quiet ? 'vh' : css.legend}>{legend}</legend>
    {note && <div className={css.note}>{note}</div>}
    <div className={css.choices}>{children}</div>
  </fieldset>
);
