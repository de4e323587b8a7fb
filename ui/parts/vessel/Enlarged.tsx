import { useEffect, useRef } from 'react';
import type { Image } from '../../../adapters/http/contract/offers/catalogue.ts';
import { vesselCopy } from '../../copy/vessel.pl.ts';
import { Icon } from '../Icon.tsx';
import css from './Enlarged.module.css';

type Props = {
  readonly image: Image;
  /** True if the image is turned by 90°, because a plan fits the screen better that way (P-124). */
  readonly turned?: boolean;
  readonly onSmaller: () => void;
};

/** A large picture. A click shrinks it and returns the focus to the previous element. */
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
    <div className={css.large}>
      <button
        type="button"
        ref={button}
        className={css.frame}
        aria-label={vesselCopy.smaller}
        onClick={onSmaller}
      >
        <img className={turned ? css.turned : css.whole} src={image.url} alt={image.alt} />
        <span className={css.cross}>
          <Icon name="cross" />
        </span>
      </button>
    </div>
  );
};
