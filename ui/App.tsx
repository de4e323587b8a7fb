import { Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { PageSkeleton } from './parts/PageSkeleton.tsx';
import { routes } from './routes.ts';
import { NotFound } from './screens/NotFound.tsx';
import { StoreAway } from './screens/StoreAway.tsx';
import { usePageData } from './state/pageData.ts';

/**
 * The shop: the first route whose path fits. On the server a client page is only its shell,
 * because everything in it belongs to one person and is fetched by the browser.
 */
export const App = () => {
  const shellOnly = usePageData('client') !== undefined && typeof document === 'undefined';
  const missing = usePageData('missing') !== undefined;
  const away = usePageData('away') !== undefined;
  if (shellOnly) return <PageSkeleton />;
  if (away) return <StoreAway />;
  if (missing) return <NotFound />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Switch>
        {routes.map(({ path, screen }) => (
          <Route key={path} path={path}>
            {screen}
          </Route>
        ))}
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  );
};
