import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { TypedBefore } from './forms/TypedBefore.tsx';
import { usePageData } from './hooks/usePageData.ts';
import { PageSkeleton } from './parts/PageSkeleton.tsx';
import { routes } from './routes.ts';
import { Boundary } from './screens/Boundary.tsx';
import { NotFound } from './screens/NotFound.tsx';
import { publicScreens } from './screens/publicScreens.ts';
import { StoreAway } from './screens/StoreAway.tsx';
import { WithoutScript } from './screens/WithoutScript.tsx';

/**
 * The shop: the first route whose path fits. On the server a client page is only its shell,
 * because everything in it belongs to one person and is fetched by the browser.
 */
export const App = () => {
  const shellOnly = usePageData('client') !== undefined && typeof document === 'undefined';
  const missing = usePageData('missing') !== undefined;
  const away = usePageData('away') !== undefined;
  const content = usePageData('page') !== undefined;
  if (shellOnly)
    return (
      <PageSkeleton>
        <WithoutScript />
      </PageSkeleton>
    );
  if (away) return <StoreAway />;
  if (missing) return <NotFound />;
  return (
    <Boundary>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          {/* A page of the content is whatever the server sent it as: its addresses are told by its files. */}
          {content && <Route>{publicScreens.page.element}</Route>}
          {routes.map(({ path, screen }) => (
            <Route key={path} path={path}>
              {screen}
            </Route>
          ))}
          <Route component={NotFound} />
        </Switch>
        <TypedBefore />
      </Suspense>
    </Boundary>
  );
};
