import { useEffect, useLayoutEffect, useRef } from 'react';
import { restoreEarlyInput } from './entered-values.ts';

/** Passes to React what the visitor typed before the script loaded. Render this element last. */
export const EarlyInputRestorer = () => {
  const handOver = useRef<(() => Promise<void>) | null>(null);
  // Read the typed values in the same React commit in which React takes over the controls.
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
