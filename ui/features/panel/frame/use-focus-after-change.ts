import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the element when `shown` changes, but not when the element appears. */
export const useFocusAfterChange = (shown: string): RefObject<HTMLDivElement | null> => {
  const room = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) room.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return room;
};
