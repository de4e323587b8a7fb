import { useEffect, useLayoutEffect, useRef } from 'react';
import { collectTyped } from './entered-values.ts';

/** Hands React what the visitor typed before the script loaded. Render it as the last element. */
export const TypedBefore = () => {
  const handOver = useRef<(() => Promise<void>) | null>(null);
  // The typed values must be read in the same commit in which React takes over the controls.
  useLayoutEffect(() => {
    handOver.current ??= collectTyped();
  }, []);
  // Repeat the typed changes only now, because all earlier components have subscribed to them.
  useEffect(() => {
    void handOver.current?.();
    handOver.current = null;
  }, []);
  return null;
};
