import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';
import { Page } from './Page.tsx';
import css from './PageSkeleton.module.css';
import { Skeleton } from './Skeleton.tsx';

/** While code or data load. `children` go above the skeleton. */
export const PageSkeleton = ({ children }: { readonly children?: ReactNode }) => (
  <Page>
    <div className={joinClasses('wrap', css.room)}>
      {children}
      <Skeleton shapes={['title', 'line', 'short', 'line', 'button']} />
    </div>
  </Page>
);
