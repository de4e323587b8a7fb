import { useEffect, useState } from 'react';

/** Pixels from the top of the window to the reading line, just below the sticky menu. */
const LINE = 140;

/** Returns the last section whose top is above the reading line, or the first section. */
export const useSectionInView = (anchors: readonly string[]): string | undefined => {
  const [reached, setReached] = useState(anchors[0]);
  const names = anchors.join(' ');
  useEffect(() => {
    const look = (): void => {
      const passed = names
        .split(' ')
        .filter(
          (name) =>
            (document.getElementById(name)?.getBoundingClientRect().top ??
              Number.POSITIVE_INFINITY) <= LINE,
        );
      setReached(passed.at(-1) ?? names.split(' ')[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [names]);
  return reached;
};
