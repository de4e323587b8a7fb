import { useEffect, useState } from 'react';

/**
 * Whether another drawing of a map is there: it is fetched when it is first wanted, and takes its place once it has come whole, so that
 * nobody looks at an empty sea meanwhile. Kept until the page goes.
 */
export const useDrawing = (wanted: boolean, address: () => string): boolean => {
  const [there, setThere] = useState(false);
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
