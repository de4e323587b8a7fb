import { useEffect, useState } from 'react';
import { showsStrokes, type View } from '../../../charts/view.ts';

/** Whether the map was looked at so near once that it wants its finer drawing. */
export const useFiner = (view: View): boolean => {
  const [finer, setFiner] = useState(false);
  const wanted = showsStrokes(view);
  useEffect(() => {
    if (wanted) setFiner(true);
  }, [wanted]);
  return finer;
};
