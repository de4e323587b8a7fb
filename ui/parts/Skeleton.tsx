import { partsCopy } from '../copy/pl.ts';
import { joinClasses } from './classes.ts';
import css from './Skeleton.module.css';

type Shape = 'picture' | 'title' | 'line' | 'short' | 'button';

type Props = {
  readonly shapes?: readonly Shape[];
  /** A heading for screen readers until the page has its own. */
  readonly title?: string;
};

/** Grey shapes in place of content. Screen readers announce that the content is loading. */
export const Skeleton = ({ shapes = ['picture', 'short', 'title', 'line'], title }: Props) => (
  <>
    {title !== undefined && <h1 className="vh">{title}</h1>}
    <div className={css.group} role="status" aria-label={partsCopy.loading}>
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change places
        <div key={index} className={joinClasses(css.shape, css[shape])} />
      ))}
    </div>
  </>
);
