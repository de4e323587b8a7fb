import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the element when `contentKey` gets a new value, but not at the first render.
 */
export const useFocusAfterChange = (contentKey: string): RefObject<HTMLDivElement | null> => {
  const room = useRef<HTMLDivElement>(null);
  const before = useRef(contentKey);
  useEffect(() => {
    if (before.current !== contentKey) room.current?.focus({ preventScroll: true });
    before.current = contentKey;
  }, [contentKey]);
  return room;
};
