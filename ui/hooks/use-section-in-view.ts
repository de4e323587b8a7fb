import { useEffect, useState } from 'react';

/** The height just below the sticky menu, in pixels from the top of the window. */
const belowMenu = (): number => 140;

/**
 * Returns the section that the visitor reads: the last one whose top is above the reading line, by
 * default the lower edge of the menu. If there is none: the first section.
 */
export const useSectionInView = (
  anchors: readonly string[],
  readingLine: () => number = belowMenu,
): string | undefined => {
  const [reached, setReached] = useState(anchors[0]);
  const names = anchors.join(' ');
  useEffect(() => {
    const look = (): void => {
      const passed = names
        .split(' ')
        .filter(
          (name) =>
            (document.getElementById(name)?.getBoundingClientRect().top ??
              Number.POSITIVE_INFINITY) <= readingLine(),
        );
      setReached(passed.at(-1) ?? names.split(' ')[0]);
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [names, readingLine]);
  return reached;
};
