import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { type Availability, AvailabilityLabel } from './AvailabilityLabel.tsx';
import box from './Checkbox.module.css';
import { classes } from './classes.ts';
import { type Price, PriceBlock } from './PriceBlock.tsx';
import { SceneImage } from './SceneImage.tsx';
import { Stars, type StarsShown } from './Stars.tsx';
import type { SceneFile } from './scenePath.ts';
import css from './UnitCard.module.css';

type Words = {
  readonly name: string;
  readonly picture: SceneFile;
  /** A second picture, of what it is like inside (W-032). */
  readonly inside?: { readonly url: string; readonly alt: string } | undefined;
  readonly stars?: StarsShown | undefined;
  /** „4 kabiny, 2 łazienki, 10 miejsc” */
  readonly children?: ReactNode;
  readonly availability?: Availability | undefined;
  readonly price?: Price | undefined;
  /** Under the name, smaller: what a price is for, when it is not for one person. */
  readonly per?: string | undefined;
  /** At the foot of a card that is no choice: what it opens. */
  readonly action?: ReactNode;
};
type Choice = Omit<ComponentPropsWithRef<'input'>, 'type' | 'className' | 'style' | 'children' | 'name'> & { readonly group: string };

/** A yacht to choose or to look at: with `choice` a radio, without it a plain card. Full ones stay choosable, for the reserve list. */
export const UnitCard = ({ choice, ...words }: Words & { readonly choice?: Choice }) => {
  const body = useId();
  const washed = words.availability?.state === 'reserveList' || words.availability?.state === 'full';
  const { picture: seen, inside } = words;
  // Beside its inside a yacht stands on a stage of its own shape: scenes are asked for, not cropped.
  const stage = inside === undefined ? seen : { ...seen, width: 600, height: 600 };
  const picture = (
    <span className={classes(css.picture, inside && css.both)}>
      <SceneImage {...stage} washed={washed} fill />
      {inside && <img src={inside.url} alt={inside.alt} width={1200} height={800} loading="lazy" decoding="async" />}
    </span>
  );
  if (!choice)
    return (
      <article className={classes(css.unit, css.shown)}>
        {picture}
        <UnitBody {...words} title={<h3 className={css.name}>{words.name}</h3>} />
      </article>
    );
  const { group, ...input } = choice;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radio stands in the body, beside the name
    <label className={css.unit}>
      {picture}
      <UnitBody
        {...words}
        id={body}
        // Its name is the words of the card, the unit's first: what the pictures show would stand before it at every key pressed.
        radio={<input {...input} type="radio" name={group} className={box.radio} aria-labelledby={body} />}
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
}: Words & { readonly id?: string; readonly radio?: ReactNode; readonly title: ReactNode }) => {
  // A label holds words alone; a card that is none has a heading and may open a window.
  const Box = radio === undefined ? 'div' : 'span';
  return (
    <Box id={id} className={css.body}>
      <Box className={css.top}>
        {radio}
        <Box>
          {title}
          {stars && <Stars {...stars} />}
        </Box>
      </Box>
      {children && <span className={css.words}>{children}</span>}
      {availability && (
        <span>
          <AvailabilityLabel availability={availability} unit />
        </span>
      )}
      {price && (
        <span className={css.price}>
          <PriceBlock {...price} per={per} size="unit" />
        </span>
      )}
      {action}
    </Box>
  );
};

/** Unit cards side by side; on a phone they lie in a row that shows the next one's edge. */
export const UnitRow = ({ children }: { readonly children: ReactNode }) => <div className={css.units}>{children}</div>;
