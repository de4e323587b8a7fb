import { useEffect, useLayoutEffect, useRef } from 'react';
import { collectTyped } from './entered-values.ts';

/**
 * Passes on what the visitor typed before the script of the page, or of an optional part, was
 * loaded. Render it as the last element.
 */
export const TypedBefore = () => {
  const handOver = useRef<(() => Promise<void>) | null>(null);
  // Collect the typed values in the same commit in which React takes over the controls. React
  // notices later changes itself.
  useLayoutEffect(() => {
    handOver.current ??= collectTyped();
  }, []);
  // An effect, because all earlier components have then subscribed to what their changes write,
  // for example the address.
  useEffect(() => {
    void handOver.current?.();
    handOver.current = null;
  }, []);
  return null;
};
