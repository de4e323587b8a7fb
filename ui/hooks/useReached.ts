import { useEffect, useState } from 'react';

/** Below the sticky menu, where reading begins, in pixels from the top. */
const LINE = 140;

/** The part of the page that is being read: the last one whose beginning has passed the top; the first one before that. */
export const useReached = (anchors: readonly string[]): string | undefined => {
  const [reached, setReached] = useState(anchors[0]);
  const names = anchors.join(' ');
  useEffect(() => {
    const look = (): void => {
      const passed = names
        .split(' ')
        .filter((name) => (document.getElementById(name)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) <= LINE);
      setReached(passed.at(-1) ?? names.split(' ')[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [names]);
  return reached;
};
