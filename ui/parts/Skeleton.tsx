import { partsCopy } from '../copy/pl.ts';
import { classes } from './classes.ts';
import css from './Skeleton.module.css';

type Shape = 'picture' | 'title' | 'line' | 'short' | 'button';

type Props = {
  readonly shapes?: readonly Shape[];
  /** What is coming, for screen readers: the page's heading until it has its own. */
  readonly title?: string;
};

/** The shape of what is coming, drawn in grey with a slow glint. A screen reader hears that something is loading. */
export const Skeleton = ({ shapes = ['picture', 'short', 'title', 'line'], title }: Props) => (
  <>
    {title !== undefined && <h1 className="vh">{title}</h1>}
    <div className={css.group} role="status" aria-label={partsCopy.loading}>
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change places
        <div key={index} className={classes(css.shape, css[shape])} />
      ))}
    </div>
  </>
);
