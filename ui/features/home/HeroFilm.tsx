import { useContext, useEffect, useRef, useState } from 'react';
import type { ContentBox } from '../../../adapters/http/contract/offers/content.ts';
import { Autoplay } from '../../parts/Carousel.tsx';
import css from './Hero.module.css';

/** The media query of the windows that show the film, as in Hero.tsx. */
const WIDE = '(min-width: 1100px)';

/** True in a wide window, unless the visitor prefers reduced motion or saves data. */
const isWelcome = (): boolean => {
  const sparing = 'connection' in navigator && Object(navigator.connection).saveData === true;
  return (
    !sparing &&
    window.matchMedia(WIDE).matches &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  );
};

const whenIdle = (then: () => void): void => {
  const wait = () =>
    'requestIdleCallback' in window
      ? void window.requestIdleCallback(then)
      : void setTimeout(then, 2000);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
};

type Props = {
  /** The picture under the film, which shows the same scene. */
  readonly still: ContentBox['Images'][number];
  readonly film: string;
};

/** P-036: loads when the browser is idle. Plays while it is visible and not stopped. */
export const HeroFilm = ({ still, film }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const goesOn = useContext(Autoplay);
  const [seen, setSeen] = useState(false);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    let gone = false;
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true), {
      threshold: 0.5,
    });
    whenIdle(() => {
      if (!gone && place.current && isWelcome()) watch.observe(place.current);
    });
    return () => {
      gone = true;
      watch.disconnect();
    };
  }, []);
  useEffect(() => {
    if (seen && goesOn) setBegun(true);
    // If the browser blocks autoplay, the picture under the film stays visible.
    if (seen && goesOn) video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [seen, goesOn]);
  return (
    <div ref={place} className={css.film} aria-hidden="true">
      {begun && (
        <video
          ref={video}
          src={film}
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
