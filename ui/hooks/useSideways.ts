import { type RefObject, useEffect, useState } from 'react';

/** Whether a row is wider than its room and is pushed sideways: then it takes the focus, so that keys push it too. */
export const useSideways = (row: RefObject<HTMLElement | null>): boolean => {
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
