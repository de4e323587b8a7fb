import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Page } from './Page.tsx';
import css from './PageSkeleton.module.css';
import { Skeleton } from './Skeleton.tsx';

/** What stands while a page's own program or data are on their way; `children` before it. */
export const PageSkeleton = ({ children }: { readonly children?: ReactNode }) => (
  <Page>
    <div className={classes('wrap', css.room)}>
      {children}
      <Skeleton shapes={['title', 'line', 'short', 'line', 'button']} />
    </div>
  </Page>
);
