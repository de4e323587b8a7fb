import { useEffect, useState } from 'react';
import { showsStrokes, type View } from '../../../charts/view.ts';

/**
 * Whether the finer drawing of a map is there: it is fetched when the map is first looked at so near that the other one shows its strokes,
 * and takes its place once it has come whole, so that nobody looks at an empty sea meanwhile.
 */
export const useFiner = (view: View, address: () => string): boolean => {
  const [there, setThere] = useState(false);
  const wanted = showsStrokes(view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is asked for once, when it is wanted
  useEffect(() => {
    if (!wanted || there) return;
    const drawing = new Image();
    drawing.onload = () => setThere(true);
    drawing.src = address();
    return () => {
      drawing.onload = null;
    };
  }, [wanted, there]);
  return there;
};
