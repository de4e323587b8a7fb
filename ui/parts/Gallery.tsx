import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { useBackCloses } from '../hooks/use-back-closes.ts';
import { joinClasses } from './classes.ts';
import css from './Gallery.module.css';
import { Icon } from './Icon.tsx';
import { Modal } from './Modal.tsx';
import { ResponsiveImage } from './ResponsiveImage.tsx';

export type GalleryPicture = {
  readonly url: string;
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
};

type Props = {
  readonly label: string;
  readonly pictures: readonly GalleryPicture[];
  /** `swipe`: large pictures in a row that scrolls and shows the edge of the next picture. */
  readonly shape?: 'row' | 'swipe';
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
const MIN_SWIPE = 40;

/** Without scripts each picture links to its file. */
export const Gallery = ({ label, pictures, shape = 'row' }: Props) => {
  const finger = useRef<number | null>(null);
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const turn = (step: number): void =>
    setOpenIndex((current) =>
      current === null ? current : (current + step + pictures.length) % pictures.length,
    );
  const close = (): void => setOpenIndex(null);
  useBackCloses(openIndex !== null, close);
  const open = (index: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpenIndex(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || pictures.length < 2) return;
    event.preventDefault();
    turn(step);
  };
  const large = openIndex === null ? undefined : pictures[openIndex];
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={joinClasses(css.pictures, css[shape])} aria-label={label}>
        {pictures.map(({ url, alt, width = 600, height = 400 }, index) => (
          <li key={url}>
            <a href={url} aria-haspopup="dialog" onClick={open(index)}>
              <ResponsiveImage
                src={url}
                alt={partsCopy.enlarge(alt)}
                width={width}
                height={height}
                sizes="(min-width: 48rem) 24rem, 88vw"
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        ))}
      </ul>
      <Modal
        open={openIndex !== null}
        onClose={close}
        className={css.window}
        aria-label={label}
        onKeyDown={onKeyDown}
        onPointerDown={({ clientX }) => {
          finger.current = clientX;
        }}
        onPointerUp={({ clientX }) => {
          const way = finger.current === null ? 0 : clientX - finger.current;
          finger.current = null;
          if (Math.abs(way) > MIN_SWIPE && pictures.length > 1) turn(way < 0 ? 1 : -1);
        }}
      >
        {large && (
          <div className={css.inside}>
            <ResponsiveImage
              key={large.url}
              src={large.url}
              alt={large.alt}
              width={large.width ?? 1200}
              height={large.height ?? 800}
              sizes="min(72rem, 100vw)"
              draggable={false}
            />
            <div className={css.bar}>
              <p aria-live="polite">
                {large.alt}
                {pictures.length > 1 && (
                  <span className={css.count}>
                    {partsCopy.pictureOf((openIndex ?? 0) + 1, pictures.length)}
                  </span>
                )}
              </p>
              {pictures.length > 1 && (
                <>
                  <button type="button" aria-label={partsCopy.previous} onClick={() => turn(-1)}>
                    <Icon name="left" />
                  </button>
                  <button type="button" aria-label={partsCopy.next} onClick={() => turn(1)}>
                    <Icon name="right" />
                  </button>
                </>
              )}
              <button type="button" aria-label={partsCopy.close} onClick={close}>
                <Icon name="cross" />
              </button>
            </div>
          </div>
        )}
      </Modal>
    </>
  );
};
