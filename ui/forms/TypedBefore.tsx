import { useEffect } from 'react';
import { handOverTyped } from './typedBefore.ts';

/** Beside the contents of a page or of an optional part: hands over what was typed before its program arrived. */
export const TypedBefore = () => {
  // After the effects, because React renders at once what an event changes, but not while effects run.
  useEffect(() => queueMicrotask(handOverTyped), []);
  return null;
};
