import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { type Availability, AvailabilityLabel } from './AvailabilityLabel.tsx';
import box from './Checkbox.module.css';
import { joinClasses } from './classes.ts';
import { type FormattedPrice, PriceBlock } from './PriceBlock.tsx';
import { ResponsiveImage } from './ResponsiveImage.tsx';
import { SceneImage } from './SceneImage.tsx';
import { type StarRating, Stars } from './Stars.tsx';
import type { SceneFile } from './scene-path.ts';
import css from './UnitCard.module.css';
import type { InsidePicture } from './vessel/vessel-pictures.ts';

type UnitTexts = {
  readonly name: string;
  readonly picture: SceneFile;
  /** A picture of the yacht's inside (W-032). */
  readonly inside?: InsidePicture | undefined;
  readonly stars?: StarRating | undefined;
  readonly children?: ReactNode;
  readonly availability?: Availability | undefined;
  readonly price?: FormattedPrice | undefined;
  readonly per?: string | undefined;
  readonly action?: ReactNode;
};

/**
 * Returns the element ids of the card's texts: name, description, state and price. Screen readers
 * read these texts as the name of the radio button. A missing text gets no id.
 */
const nameIds = (id: string, { children, availability, price }: UnitTexts): readonly string[] =>
  [
    'nazwa',
    ...(children ? ['opis'] : []),
    ...(availability ? ['stan'] : []),
    ...(price ? ['cena'] : []),
  ].map((part) => `${id}-${part}`);

type Choice = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'className' | 'style' | 'children' | 'name'
> & { readonly group: string };

/** With `choice` the card is a radio button. A full unit can be chosen for the reserve list. */
export const UnitCard = ({ choice, ...words }: UnitTexts & { readonly choice?: Choice }) => {
  const body = useId();
  const washed =
    words.availability?.state === 'reserveList' || words.availability?.state === 'full';
  const { picture: seen, inside } = words;
  // If the card also shows a picture of the yacht's inside, less width is left for the drawing. So
  // a square drawing is requested, because the browser would crop a wide drawing.
  const stage = inside === undefined ? seen : { ...seen, width: 600, height: 600 };
  const picture = (
    <span className={joinClasses(css.picture, inside && css.both)}>
      <SceneImage {...stage} washed={washed} fill />
      {inside && (
        <ResponsiveImage
          src={inside.url}
          alt={inside.alt}
          width={inside.width ?? 1200}
          height={inside.height ?? 800}
          sizes="20rem"
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  );
  if (!choice)
    return (
      <article className={joinClasses(css.unit, css.shown)}>
        {picture}
        <UnitBody {...words} title={<h3 className={css.name}>{words.name}</h3>} />
      </article>
    );
  const { group, ...input } = choice;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radio button is in UnitBody, beside the name
    <label className={css.unit}>
      {picture}
      <UnitBody
        {...words}
        id={body}
        // Screen readers read only these texts as the radio button's name. Without
        // `aria-labelledby` they would read the whole label, which also contains the picture.
        radio={
          <input
            {...input}
            type="radio"
            name={group}
            className={box.radio}
            aria-labelledby={nameIds(body, words).join(' ')}
          />
        }
        title={<span className={css.name}>{words.name}</span>}
      />
    </label>
  );
};

const UnitBody = ({
  id,
  radio,
  title,
  stars,
  children,
  availability,
  price,
  per,
  action,
}: UnitTexts & { readonly id?: string; readonly radio?: ReactNode; readonly title: ReactNode }) => {
  // A label may contain only phrasing content such as `span`, no `div`. So a card inside a label is
  // made of `span` elements.
  const Box = radio === undefined ? 'div' : 'span';
  const idOf = (part: string) => (id === undefined ? undefined : `${id}-${part}`);
  return (
    <Box className={css.body}>
      <Box className={css.top}>
        {radio}
        <Box id={idOf('nazwa')}>
          {title}
          {stars && <Stars {...stars} />}
        </Box>
      </Box>
      {children && (
        <span id={idOf('opis')} className={css.words}>
          {children}
        </span>
      )}
      {availability && (
        <span id={idOf('stan')}>
          <AvailabilityLabel availability={availability} unit />
        </span>
      )}
      {price && (
        <span id={idOf('cena')} className={css.price}>
          <PriceBlock {...price} per={per} size="unit" />
        </span>
      )}
      {action}
    </Box>
  );
};

export const UnitCards = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.units}>{children}</div>
);
