import { type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { awayCopy } from '../copy/pl.ts';
import { TypedBefore } from '../forms/TypedBefore.tsx';
import { usePageData } from '../hooks/use-page-data.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { PageSkeleton } from '../parts/Skeleton.tsx';
import { NotFound } from '../shared/page/NotFound.tsx';
import { ShopPage } from '../shared/page/ShopPage.tsx';
import { Boundary } from './Boundary.tsx';
import { publicScreens } from './public-screens.ts';
import { screenRoutes } from './routes.ts';
import { WithoutScript } from './WithoutScript.tsx';

const StoreUnavailableScreen = () => (
  <ShopPage>
    <EmptyState title={awayCopy.title} as="h1" action={{ href: '', text: awayCopy.action }}>
      {awayCopy.text}
    </EmptyState>
  </ShopPage>
);

/** A client page is an empty shell on the server: only the browser has a customer's data. */
export const App = ({ shellStrip }: { readonly shellStrip?: ReactNode }) => {
  const shellOnly = usePageData('client') !== undefined && typeof document === 'undefined';
  const missing = usePageData('missing') !== undefined;
  const away = usePageData('away') !== undefined;
  const content = usePageData('page') !== undefined;
  if (shellOnly)
    return (
      <PageSkeleton strip={shellStrip}>
        <WithoutScript />
      </PageSkeleton>
    );
  if (away) return <StoreUnavailableScreen />;
  if (missing) return <NotFound />;
  return (
    <Boundary>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          {/* Content files decide the addresses of content pages, so page data selects these pages. */}
          {content && <Route>{publicScreens.page.element}</Route>}
          {screenRoutes.map(({ path, screen }) => (
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
