import { type RefObject, useEffect, useRef } from 'react';

/** Moves the focus to the element when `shown` gets a new value, but not at the first render. */
export const useFocusAfterChange = (shown: string): RefObject<HTMLDivElement | null> => {
  const room = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown) room.current?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
  return room;
};
