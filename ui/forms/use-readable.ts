import { useEffect, useRef } from 'react';

/** Milliseconds: the message about a group code stays visible for so long (R51). */
const READABLE = 7000;

/** Clears at the next input, but not before the minimum time has passed. */
export const useReadable = (said: unknown, forget: () => void): (() => void) => {
  const since = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (said !== null) since.current = performance.now();
    return () => clearTimeout(timer.current);
  }, [said]);
  return () => {
    if (said === null) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(forget, Math.max(0, READABLE - (performance.now() - since.current)));
  };
};
