import { useContext, useEffect, useRef, useState } from 'react';
import type { ContentBox } from '../../../adapters/http/contract/offers/content.ts';
import { useIsMotionAllowed } from '../../hooks/use-is-motion-allowed.ts';
import { Autoplay } from '../../parts/Carousel.tsx';
import css from './Hero.module.css';

type Still = ContentBox['Images'][number];

/** Media queries of the window sizes. Each scene has a picture and a film for each size. */
export const SCENE_WINDOWS = [
  '',
  '(max-width: 1099px)',
  '(max-width: 819px)',
  '(max-width: 599px)',
] as const;

const fittingStill = (stills: readonly Still[]): Still | undefined =>
  stills[SCENE_WINDOWS.findLastIndex((media) => media === '' || window.matchMedia(media).matches)];

/** The film loads when the browser is idle, and plays only while it is visible (P-036). */
export const HeroFilm = ({ stills }: { readonly stills: readonly Still[] }) => {
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const goesOn = useContext(Autoplay);
  const plays = useIsMotionAllowed(place) && goesOn;
  const [still, setStill] = useState<Still>();
  useEffect(() => {
    if (plays) setStill((begun) => begun ?? fittingStill(stills));
    // If the browser blocks autoplay, the picture under the film stays visible.
    if (plays) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [plays, stills]);
  const movie = still?.movie;
  if (still === undefined || movie === undefined) return <div ref={place} className={css.film} />;
  const { width, height } = still;
  return (
    <div ref={place} className={css.film} aria-hidden="true">
      {!movie.endsWith('.svg') ? (
        <video
          ref={video}
          src={movie}
          poster={still.url}
          width={width}
          height={height}
          autoPlay
          loop
          muted
          playsInline
          tabIndex={-1}
        />
      ) : (
        plays && <img src={movie} alt="" width={width} height={height} decoding="async" />
      )}
    </div>
  );
};
