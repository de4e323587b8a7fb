import { useEffect, useState } from 'react';

/**
 * The reading line just below the sticky menu: its distance from the top of the window in pixels.
 */
const belowMenu = (): number => 140;

/**
 * Returns the anchor of the section that the visitor reads: the last section whose top is at or
 * above the reading line. Returns the first section if no section has reached the line.
 * `readingLine` returns pixels from the window's top.
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
