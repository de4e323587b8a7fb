import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import box from './Checkbox.module.css';
import css from './ChoiceCard.module.css';
import { joinClasses } from './classes.ts';
import { FieldNotes } from './Field.tsx';

/**
 * The error of a question with several cards. `id` is the id of the first card: the link in the
 * error summary leads there.
 */
export type ChoiceError = { readonly id: string; readonly error: string | undefined };

type Props = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style' | 'children'> & {
  readonly type?: 'radio' | 'checkbox';
  readonly title: ReactNode;
  readonly cost?: ReactNode;
  readonly aside?: ReactNode;
  readonly picture?: ReactNode;
  /** Content outside the label: a press in it does not choose the card. */
  readonly inside?: ReactNode;
  /** The error of the whole question, which a screen reader reads with the card. */
  readonly fault?: ChoiceError;
  readonly children?: ReactNode;
};

/** Screen readers read name and cost as the card's label, the explanation as its description. */
export const ChoiceCard = ({
  type = 'radio',
  title,
  cost,
  aside,
  picture,
  inside,
  fault,
  children,
  ...attributes
}: Props) => {
  const id = useId();
  const named = [`${id}-nazwa`, cost !== undefined && `${id}-cena`].filter(Boolean).join(' ');
  const isFaulty = fault?.error !== undefined;
  const explained = [isFaulty && `${fault.id}-blad`, children && `${id}-opis`]
    .filter(Boolean)
    .join(' ');
  const card = (
    <label
      className={joinClasses(
        css.choice,
        aside !== undefined && css.drawn,
        css[picture === undefined ? 'plain' : 'pictured'],
      )}
    >
      <input
        {...attributes}
        type={type}
        className={type === 'radio' ? box.radio : box.box}
        aria-invalid={isFaulty || undefined}
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
  return inside ? (
    <div className={css.framed}>
      {card}
      <div className={css.inside}>{inside}</div>
    </div>
  ) : (
    card
  );
};

type ChoicesProps = {
  readonly legend: ReactNode;
  /** True if the page already shows the question, so that only screen readers get the legend. */
  readonly quiet?: boolean;
  readonly fault?: ChoiceError;
  readonly children: ReactNode;
};

export const ChoiceGroup = ({ legend, quiet = false, fault, children }: ChoicesProps) => (
  <fieldset>
    <legend className={quiet ? 'vh' : css.legend}>{legend}</legend>
    {fault?.error && (
      <div className={css.note}>
        <FieldNotes {...fault} />
      </div>
    )}
    <div className={css.choices}>{children}</div>
  </fieldset>
);
