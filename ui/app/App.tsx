import { Component, type ReactElement, type ReactNode, Suspense } from 'react';
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

type ScreenRoute = { readonly path: string; readonly screen: ReactElement };

/** The first route that matches an address is used. */
const screenRoutes: readonly ScreenRoute[] = [
  { path: pages.home, screen: publicScreens.home.element },
  { path: pages.offers, screen: publicScreens.list.element },
  { path: pages.trainings, screen: publicScreens.special.element },
  { path: pages.mazury, screen: publicScreens.special.element },
  { path: pages.may, screen: publicScreens.special.element },
  { path: pages.sailAndParty, screen: publicScreens.special.element },
  { path: pages.offer, screen: publicScreens.offer.element },
  { path: pages.contact, screen: publicScreens.contact.element },
  { path: pages.blog, screen: publicScreens.blog.element },
  { path: pages.post, screen: publicScreens.post.element },
  { path: pages.newsletter, screen: publicScreens.newsletter.element },
  { path: pages.newsletterConfirm, screen: publicScreens.newsletter.element },
  { path: pages.newsletterLeave, screen: publicScreens.newsletter.element },
  { path: pages.review, screen: publicScreens.review.element },
  { path: pages.login, screen: personalScreens.login.element },
  { path: pages.register, screen: personalScreens.register.element },
  { path: pages.activation, screen: personalScreens.activation.element },
  { path: pages.passwordReset, screen: personalScreens.reset.element },
  { path: pages.passwordResetPlain, screen: personalScreens.reset.element },
  { path: pages.newPassword, screen: personalScreens.newPassword.element },
  { path: pages.logout, screen: personalScreens.logout.element },
  { path: `${pages.panel}/*?`, screen: personalScreens.panel.element },
  { path: `${pages.booking}/:step?`, screen: personalScreens.wizard.element },
  { path: pages.onlinePayment, screen: personalScreens.onlinePayment.element },
  { path: pages.parts, screen: personalScreens.parts.element },
];
