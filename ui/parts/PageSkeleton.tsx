import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { Page } from './Page.tsx';
import css from './PageSkeleton.module.css';
import { Skeleton } from './Skeleton.tsx';

/** A skeleton while the code or the data of a page load. `children` are rendered above it. */
export const PageSkeleton = ({ children }: { readonly children?: ReactNode }) => (
  <Page>
    <div className={joinClasses('wrap', css.room)}>
      {children}
      <Skeleton shapes={['title', 'line', 'short', 'line', 'button']} />
    </div>
  </Page>
);
