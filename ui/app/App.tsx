import { Component, type ReactNode, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { pages } from '../../adapters/http/contract/pages.pl.ts';
import { awayCopy, brokenCopy } from '../copy/pl.ts';
import { EarlyInputRestorer } from '../forms/EarlyInputRestorer.tsx';
import { usePageData, usePageFrame } from '../hooks/use-page-data.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { Page } from '../parts/Page.tsx';
import { PageSkeleton } from '../parts/Skeleton.tsx';
import { NotFound } from '../shared/page/NotFound.tsx';
import { ShopPage } from '../shared/page/ShopPage.tsx';
import type { LazyScreen } from './lazy-screen.tsx';
import { personalScreens } from './personal-screens.ts';
import { publicScreens } from './public-screens.ts';

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
          {SCREENS.flatMap(([{ element }, paths]) =>
            paths.map((path) => (
              <Route key={path} path={path}>
                {element}
              </Route>
            )),
          )}
          <Route component={NotFound} />
        </Switch>
        <EarlyInputRestorer />
      </Suspense>
    </Boundary>
  );
};

/** The screens with their addresses. The first route that matches an address is used. */
const SCREENS: readonly (readonly [LazyScreen, readonly string[]])[] = [
  [publicScreens.home, [pages.home]],
  [publicScreens.list, [pages.offers]],
  [publicScreens.special, [pages.trainings, pages.mazury, pages.may, pages.sailAndParty]],
  [publicScreens.offer, [pages.offer]],
  [publicScreens.contact, [pages.contact]],
  [publicScreens.blog, [pages.blog]],
  [publicScreens.post, [pages.post]],
  [publicScreens.newsletter, [pages.newsletter, pages.newsletterConfirm, pages.newsletterLeave]],
  [publicScreens.review, [pages.review]],
  [personalScreens.login, [pages.login]],
  [personalScreens.register, [pages.register]],
  [personalScreens.activation, [pages.activation]],
  [personalScreens.reset, [pages.passwordReset, pages.passwordResetPlain]],
  [personalScreens.newPassword, [pages.newPassword]],
  [personalScreens.logout, [pages.logout]],
  [personalScreens.panel, [`${pages.panel}/*?`]],
  [personalScreens.wizard, [`${pages.booking}/:step?`]],
  [personalScreens.onlinePayment, [pages.onlinePayment]],
  [personalScreens.parts, [pages.parts]],
];
