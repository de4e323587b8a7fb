import { useEffect, useLayoutEffect, useRef } from 'react';
import { collectTyped } from './entered-values.ts';

/** Last in a page or in an optional part: hands over what was typed before its program arrived. */
export const TypedBefore = () => {
  const handOver = useRef<(() => Promise<void>) | null>(null);
  // Collected in the commit that takes the controls over, because React hears of later changes itself.
  useLayoutEffect(() => {
    handOver.current ??= collectTyped();
  }, []);
  // Handed over when the parts before have subscribed to what their changes write, for example to the address.
  useEffect(() => {
    void handOver.current?.();
    handOver.current = null;
  }, []);
  return null;
};
