import { useEffect, useLayoutEffect, useRef } from 'react';
import { restoreEarlyInput } from './entered-values.ts';

/**
 * Repeats for React what the visitor typed before the script loaded. Render this element last, so
 * that all other components already listen to changes.
 */
export const EarlyInputRestorer = () => {
  const handOver = useRef<(() => Promise<void>) | null>(null);
  // A layout effect runs in the same React commit in which React takes over the controls. So no
  // event can change the controls before the typed values are read.
  useLayoutEffect(() => {
    handOver.current ??= restoreEarlyInput();
  }, []);
  // Repeat the typed changes in this effect, not earlier. This element is the last one, so all
  // other components already listen to changes.
  useEffect(() => {
    void handOver.current?.();
    handOver.current = null;
  }, []);
  return null;
};
