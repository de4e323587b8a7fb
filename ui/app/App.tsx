import { Component, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { awayCopy, brokenCopy } from '../copy/pl.ts';
import { EarlyInputRestorer } from '../forms/EarlyInputRestorer.tsx';
import { usePageData, usePageFrame } from '../hooks/use-page-data.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Page } from '../parts/Page.tsx';
import { PageSkeleton } from '../parts/Skeleton.tsx';
import { NotFound } from '../shared/page/NotFound.tsx';
import { ShopPage } from '../shared/page/ShopPage.tsx';
import { publicScreens } from './public-screens.ts';
import { screenRoutes } from './routes.ts';

type Props = { readonly children: ReactNode };
type State = { readonly broken: boolean };

/** Shown instead of the page after a component throws an error; its link reloads the page (R57). */
export const RenderFailure = () => (
  <Page menu={usePageFrame()?.menu ?? []}>
    <EmptyState title={brokenCopy.title} as="h1" action={{ href: '', text: brokenCopy.action }}>
      {brokenCopy.text}
    </EmptyState>
  </Page>
);

export class Boundary extends Component<Props, State> {
  override readonly state: State = { broken: false };
  static getDerivedStateFromError(): State {
    return { broken: true };
  }
  override render(): ReactNode {
    return this.state.broken ? <RenderFailure /> : this.props.children;
  }
}

const StoreUnavailableScreen = () => (
  <ShopPage>
    <EmptyState title={awayCopy.title} as="h1" action={{ href: '', text: awayCopy.action }}>
      {awayCopy.text}
    </EmptyState>
  </ShopPage>
);

/** The server renders a client page without data: only the browser loads a customer's data. */
export const App = ({ shell }: { readonly shell?: ReactNode }) => {
  const shellOnly = usePageData('client') !== undefined && typeof document === 'undefined';
  const missing = usePageData('missing') !== undefined;
  const away = usePageData('away') !== undefined;
  const content = usePageData('page') !== undefined;
  if (shellOnly) return shell;
  if (away) return <StoreUnavailableScreen />;
  if (missing) return <NotFound />;
  return (
    <Boundary>
      <Suspense fallback={<PageSkeleton />}>
        <Switch>
          {/* Content pages have no fixed addresses, so the page data, not a route, selects their
             screen. */}
          {content && <Route>{publicScreens.page.element}</Route>}
          {screenRoutes.map(({ path, screen }) => (
            <Route key={path} path={path}>
              {screen}
            </Route>
          ))}
          <Route component={NotFound} />
        </Switch>
        <EarlyInputRestorer />
      </Suspense>
    </Boundary>
  );
};
