import { useEffect, useRef } from 'react';

/** What is said of a group's code stays at least so long, so that it can be read (R51). */
const READABLE = 7000;

/** Ends what was said with the next input, but never before it could be read. */
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
