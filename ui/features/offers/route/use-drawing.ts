import { useEffect, useState } from 'react';

/** Returns true after a drawing has loaded. Until then the previous one stays visible. */
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
