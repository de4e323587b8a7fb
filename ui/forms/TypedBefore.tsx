import { useEffect, useLayoutEffect, useRef } from 'react';
import { collectTyped } from './entered-values.ts';

/** Passes to React what the visitor typed before the script loaded. Render this element last. */
export const TypedBefore = () => {
  const handOver = useRef<(() => Promise<void>) | null>(null);
  // Read the typed values in the same React commit (update of the page) in which React takes over
  // the controls.
  useLayoutEffect(() => {
    handOver.current ??= collectTyped();
  }, []);
  // Repeat the typed changes only now, when all components before this one have subscribed to
  // changes.
  useEffect(() => {
    void handOver.current?.();
    handOver.current = null;
  }, []);
  return null;
};
