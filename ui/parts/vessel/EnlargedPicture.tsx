import { useEffect, useRef } from 'react';
import type { Image } from '../../../adapters/http/contract/offers/catalogue.ts';
import { vesselCopy } from '../../copy/vessel.pl.ts';
import { useBackCloses } from '../../hooks/use-back-closes.ts';
import { Icon } from '../Icon.tsx';
import css from './EnlargedPicture.module.css';

type Props = {
  readonly image: Image;
  /** A deck plan that is turned by 90° fits the screen better (P-124). */
  readonly turned?: boolean;
  readonly onSmaller: () => void;
};

export const EnlargedPicture = ({ image, turned = false, onSmaller }: Props) => {
  useBackCloses(true, onSmaller);
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
