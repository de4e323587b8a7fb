import { useContext, useEffect, useRef, useState } from 'react';
import type { ContentBox } from '../../../adapters/http/contract/offers/content.ts';
import { GoesOn } from '../../parts/Carousel.tsx';
import css from './Hero.module.css';

/** The window for which films are shot, as in Hero.tsx. */
const WIDE = '(min-width: 1100px)';

/** Whether a film would be welcome: in a wide window, to whoever did not ask for stillness or to spare data. */
const isWelcome = (): boolean => {
  const sparing = 'connection' in navigator && Object(navigator.connection).saveData === true;
  return !sparing && window.matchMedia(WIDE).matches && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
};

/** Calls once the page is whole and has nothing else to do. */
const whenIdle = (then: () => void): void => {
  const wait = () => ('requestIdleCallback' in window ? void window.requestIdleCallback(then) : void setTimeout(then, 2000));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
};

type Props = {
  /** The picture that it lies on and looks like. */
  readonly still: ContentBox['Images'][number];
  readonly film: string;
};

/** The scene moving (P-036): fetched when the page is idle and the scene is seen, running while it is and nobody has stopped the slider. */
export const HeroFilm = ({ still, film }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const goesOn = useContext(GoesOn);
  const [seen, setSeen] = useState(false);
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    let gone = false;
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting === true), { threshold: 0.5 });
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
    // A browser that starts nothing by itself keeps the still picture.
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
