import { useEffect, useRef } from 'react';
import type { Image } from '../../../adapters/http/contract/offers/catalogue.ts';
import { vesselCopy } from '../../copy/vessel.pl.ts';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import css from './Enlarged.module.css';

type Props = {
  readonly image: Image;
  /** Turned by 90°, as a plan lies better on a screen (P-124). */
  readonly turned?: boolean;
  readonly onSmaller: () => void;
};

/** A picture over the whole screen, inside the window that shows it small; a press anywhere makes it small again and gives the focus back. */
export const Enlarged = ({ image, turned = false, onSmaller }: Props) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    button.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <button type="button" ref={button} className={css.large} aria-label={vesselCopy.smaller} onClick={onSmaller}>
      <img className={classes(turned ? css.turned : css.whole)} src={image.url} alt={image.alt} />
      <span className={css.cross}>
        <Icon name="cross" />
      </span>
    </button>
  );
};
