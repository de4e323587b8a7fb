import { partsCopy } from '../copy/pl.ts';
import { classes } from './classes.ts';
import css from './Skeleton.module.css';

type Shape = 'picture' | 'title' | 'line' | 'short' | 'button';

/** The shape of what is coming, drawn in grey with a slow glint. A screen reader hears that something is loading. */
export const Skeleton = ({ shapes = ['picture', 'short', 'title', 'line'] }: { readonly shapes?: readonly Shape[] }) => (
  <div className={css.group} role="status" aria-label={partsCopy.loading}>
    {shapes.map((shape, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change places
      <div key={index} className={classes(css.shape, css[shape])} />
    ))}
  </div>
);
