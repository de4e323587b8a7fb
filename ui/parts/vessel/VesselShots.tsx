import type { RefObject } from 'react';
import { vesselCopy } from '../../copy/vessel.pl.ts';
import { tieWords } from '../../format.ts';
import { Icon } from '../Icon.tsx';
import { ResponsiveImage } from '../ResponsiveImage.tsx';
import css from './VesselWindow.module.css';
import type { VesselPicture } from './vessel-pictures.ts';

type Props = {
  readonly first: RefObject<HTMLButtonElement | null>;
  readonly pictures: readonly VesselPicture[];
  /** The text under drawings, which show the class and not the very yacht. */
  readonly note?: string | undefined;
  readonly at: number;
  readonly onChoose: (at: number) => void;
  readonly onTurn: (way: 1 | -1) => void;
  readonly onEnlarge: () => void;
};

export const VesselShots = ({ first, pictures, note, at, onChoose, onTurn, onEnlarge }: Props) => {
  const shown = pictures[at];
  if (shown === undefined) return null;
  const nameAt = (place: number): string => pictures.at(place % pictures.length)?.name ?? '';
  return (
    <>
      <div className={css.shots}>
        <button
          ref={first}
          type="button"
          className={css.big}
          aria-label={vesselCopy.enlarge(shown.name)}
          onClick={onEnlarge}
        >
          <ResponsiveImage
            src={shown.url}
            alt={shown.alt}
            width={shown.width ?? 1200}
            height={shown.height ?? 800}
          />
        </button>
        <button
          type="button"
          className={css.left}
          aria-label={vesselCopy.previous(nameAt(at - 1))}
          onClick={() => onTurn(-1)}
        >
          <Icon name="left" />
        </button>
        <button
          type="button"
          className={css.right}
          aria-label={vesselCopy.next(nameAt(at + 1))}
          onClick={() => onTurn(1)}
        >
          <Icon name="right" />
        </button>
      </div>
      <p className={css.caption} aria-live="polite">
        <span>
          <b>{`${shown.name}.`}</b> {shown.words !== undefined && tieWords(shown.words)}
          {note !== undefined && <small className={css.note}>{note}</small>}
        </span>
        <span>{vesselCopy.of(at + 1, pictures.length)}</span>
      </p>
      <div className={css.thumbs}>
        {pictures.map(({ url, name, width = 1200, height = 800 }, place) => (
          <button
            type="button"
            key={url}
            aria-current={place === at ? 'true' : undefined}
            onClick={() => onChoose(place)}
          >
            <ResponsiveImage src={url} alt="" {...{ width, height }} sizes="10rem" loading="lazy" />
            {name}
          </button>
        ))}
      </div>
    </>
  );
};
