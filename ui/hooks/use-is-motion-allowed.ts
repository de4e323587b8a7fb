import { type RefObject, useEffect, useState } from 'react';

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

/** True while the element is visible, unless the visitor wants reduced motion or saves data. */
export const useIsMotionAllowed = (place: RefObject<HTMLElement | null>): boolean => {
  const [seen, setSeen] = useState(false);
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
  }, [place]);
  return seen;
};
