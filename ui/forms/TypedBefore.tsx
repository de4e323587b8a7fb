import { useEffect, useLayoutEffect, useRef } from 'react';
import { collectTyped } from './entered-values.ts';

/** Last in a page or an optional part: hands over what was typed before its program arrived. */
export const TypedBefore = () => {
  const handOver = useRef<(() => Promise<void>) | null>(null);
  // In the commit that takes the controls over, because React sees later changes itself.
  useLayoutEffect(() => {
    handOver.current ??= collectTyped();
  }, []);
  // After the earlier parts have subscribed to what their changes write, for example the address.
  useEffect(() => {
    void handOver.current?.();
    handOver.current = null;
  }, []);
  return null;
};
