import { useContext, useEffect, useRef, useState } from 'react';
import type { ContentBox } from '../../../adapters/http/contract/offers/content.ts';
import { Autoplay } from '../../parts/Carousel.tsx';
import css from './Hero.module.css';

type Still = ContentBox['Images'][number];

/** Wide windows and phones have their own films, because a film must cover its picture exactly. */
const fittingStill = (stills: readonly Still[]): Still | undefined => {
  if (window.matchMedia('(min-width: 1100px)').matches) return stills[0];
  return window.matchMedia('(max-width: 599px)').matches ? stills.at(-1) : undefined;
};

/** Visitors who prefer reduced motion or save data load no film. */
const isWelcome = (): boolean => {
  const sparing = 'connection' in navigator && Object(navigator.connection).saveData === true;
  return !sparing && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
};

const whenIdle = (then: () => void): void => {
  const wait = () =>
    'requestIdleCallback' in window
      ? void window.requestIdleCallback(then)
      : void setTimeout(then, 2000);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
};

/** The film loads when the browser is idle, and plays only while it is visible (P-036). */
export const HeroFilm = ({ stills }: { readonly stills: readonly Still[] }) => {
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const goesOn = useContext(Autoplay);
  const [seen, setSeen] = useState(false);
  const [still, setStill] = useState<Still>();
  useEffect(() => {
    let isUnmounted = false;
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true), {
      threshold: 0.5,
    });
    whenIdle(() => {
      if (!isUnmounted && place.current && isWelcome()) watch.observe(place.current);
    });
    return () => {
      isUnmounted = true;
      watch.disconnect();
    };
  }, []);
  useEffect(() => {
    if (seen && goesOn) setStill((begun) => begun ?? fittingStill(stills));
    // If the browser blocks autoplay, the picture under the film stays visible.
    if (seen && goesOn) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [seen, goesOn, stills]);
  return (
    <div ref={place} className={css.film} aria-hidden="true">
      {still?.movie !== undefined && (
        <video
          ref={video}
          src={still.movie}
          poster={still.url}
          width={still.width}
          height={still.height}
          autoPlay
          loop
          muted
          playsInline
          tabIndex={-1}
        />
      )}
    </div>
  );
};
