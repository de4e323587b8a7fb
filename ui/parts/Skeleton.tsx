import type { ReactNode } from 'react';
import { partsCopy } from '../copy/pl.ts';
import { joinClasses } from './classes.ts';
import { Page } from './Page.tsx';
import pageCss from './PageSkeleton.module.css';
import css from './Skeleton.module.css';

type Shape = 'picture' | 'title' | 'line' | 'short' | 'button';

type Props = {
  readonly shapes?: readonly Shape[];
  /** Screen readers need a heading until the page has its own. */
  readonly title?: string;
};

export const Skeleton = ({ shapes = ['picture', 'short', 'title', 'line'], title }: Props) => (
  <>
    {title !== undefined && <h1 className="vh">{title}</h1>}
    <div className={css.group} role="status" aria-label={partsCopy.loading}>
      {shapes.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the shapes never changes
        <div key={index} className={joinClasses(css.shape, css[shape])} />
      ))}
    </div>
  </>
);

type PageSkeletonProps = { readonly children?: ReactNode; readonly strip?: ReactNode };

export const PageSkeleton = ({ children, strip }: PageSkeletonProps) => (
  <Page strip={strip}>
    <div className={joinClasses('wrap', pageCss.room)}>
      {children}
      <Skeleton shapes={['title', 'line', 'short', 'line', 'button']} />
    </div>
  </Page>
);
