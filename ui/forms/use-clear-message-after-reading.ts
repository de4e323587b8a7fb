import { useEffect, useRef } from 'react';

/** Milliseconds for which the message about a group code stays visible (R51). */
const READABLE = 7000;

export const useClearMessageAfterReading = (message: unknown, clear: () => void): (() => void) => {
  const since = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    if (message !== null) since.current = performance.now();
    return () => clearTimeout(timer.current);
  }, [message]);
  return () => {
    if (message === null) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(clear, Math.max(0, READABLE - (performance.now() - since.current)));
  };
};
