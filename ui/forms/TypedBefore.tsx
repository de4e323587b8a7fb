import { useEffect, useLayoutEffect, useRef } from 'react';
import { collectTyped } from './entered-values.ts';

/** Last in a page or an optional part: hands over what was typed before its program arrived. */
export const TypedBefore = () => {
  const handOver = useRef<(() => Promise<void>) | null>(null);
  // Collect in the commit that takes the controls over: React sees later changes itself.
  useLayoutEffect(() => {
    handOver.current ??= collectTyped();
  }, []);
  // The earlier parts have subscribed by now to what their changes write, e.g. the address.
  useEffect(() => {
    void handOver.current?.();
    handOver.current = null;
  }, []);
  return null;
};
