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
  const picture = pictures[at];
  if (picture === undefined) return null;
  const nameAt = (place: number): string => pictures.at(place % pictures.length)?.name ?? '';
  return (
    <>
      <div className={css.shots}>
        <button
          ref={first}
          type="button"
          className={css.big}
          aria-label={vesselCopy.enlarge(picture.name)}
          onClick={onEnlarge}
        >
          <ResponsiveImage
            src={picture.url}
            alt={picture.alt}
            width={picture.width ?? 1200}
            height={picture.height ?? 800}
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
          <b>{`${picture.name}.`}</b> {picture.words !== undefined && tieWords(picture.words)}
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
