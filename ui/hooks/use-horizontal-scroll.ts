import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns true if a row is wider than its container. It must then be focusable, so that keys can
 * scroll it.
 */
export const useHorizontalScroll = (row: RefObject<HTMLElement | null>): boolean => {
  const [sideways, setSideways] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const element = row.current;
      setSideways(element !== null && element.scrollWidth > element.clientWidth + 1);
    };
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [row]);
  return sideways;
};
