import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { pages } from '../../adapters/http/contract/pages.pl.ts';
import type { Look } from '../../application/ports/page-renderer.ts';
import { noScriptCopy } from '../copy/pl.ts';
import { LoginLayout } from '../features/account/LoginPage.tsx';
import { joinShortWordsByNoBreakSpaces } from '../format.ts';
import { PageDataProvider, usePageFrame } from '../hooks/use-page-data.ts';
import { EmptyState } from '../parts/EmptyState.tsx';
import { PhoneLink } from '../parts/OfficeLinks.tsx';
import { Page } from '../parts/Page.tsx';
import { Panel } from '../parts/Panel.tsx';
import { PageSkeleton, Skeleton } from '../parts/Skeleton.tsx';
import {
  optionalChangeConsentButton,
  optionalConsentStrip,
} from '../shared/consent/consent-parts.ts';
import { lazyNewsletterForm } from '../shared/newsletter/newsletter-part.ts';
import type { PageData } from '../state/page-data.ts';
import { App } from './App.tsx';
import { assetsFromManifest, documentHtml, type Manifest, type PageAssets } from './document.ts';
import type { PageMetadata } from './metadata/structured-data.ts';
import { asksStatisticsConsent, personalScreens, serverRendersTexts } from './personal-screens.ts';
import { removeReactMarkers } from './plain-html.ts';
import { publicScreens, screenOf } from './public-screens.ts';

export type { PageData } from '../state/page-data.ts';
export { linkPreviewImagePath, linkPreviewOf } from './metadata/link-preview.ts';
export { metadataOf } from './metadata/metadata-of-page.ts';
export type { PageMetadata } from './metadata/structured-data.ts';

// React renders pages synchronously here, so the server loads all public screens beforehand.
await Promise.all(
  [
    ...Object.values(publicScreens),
    optionalChangeConsentButton,
    optionalConsentStrip,
    lazyNewsletterForm,
  ].map(({ load }) => load()),
);

/**
 * Returns a function that lists the scripts and style sheets of a page's screen. `assetsOf` throws
 * an error if the build lacks one; the returned function throws none.
 */
export const assetsOf = (manifest: Manifest): ((data: PageData) => PageAssets) => {
  const without = assetsFromManifest(manifest);
  const fileOf = (name: string): string =>
    Object.keys(manifest).find((file) => file.endsWith(`/${name}.tsx`)) ?? `${name}.tsx`;
  const byName = new Map<string, PageAssets>(
    [...Object.values(publicScreens), ...Object.values(personalScreens)].map(({ name }) => [
      name,
      assetsFromManifest(manifest, fileOf(name)),
    ]),
  );
  return (data) => byName.get(screenOf(data)?.name ?? '') ?? without;
};

export type RenderInput = {
  readonly url: string;
  readonly data: PageData;
  readonly head: PageMetadata;
  readonly assets: PageAssets;
  readonly look: Look;
};

/** The same input always gives the same HTML. Throws only if a screen has a defect. */
export const renderPage = ({
  url,
  data,
  head,
  assets,
  look,
}: RenderInput): { readonly html: string } => {
  const [path = '/', search = ''] = url.split('?', 2);
  const body = removeReactMarkers(
    renderToString(
      <Router ssrPath={path} ssrSearch={search}>
        <PageDataProvider value={data}>
          <App shell={renderClientPageShell(data)} />
        </PageDataProvider>
      </Router>,
    ),
  );
  return { html: documentHtml({ body, data, head, assets, look }) };
};

const WithoutScript = ({ as }: { readonly as: 'h1' | 'h2' }) => {
  const office = usePageFrame()?.office;
  return (
    <noscript>
      <EmptyState
        title={noScriptCopy.title}
        as={as}
        action={{ href: pages.contact, text: noScriptCopy.action }}
      >
        <span>{joinShortWordsByNoBreakSpaces(noScriptCopy.text)}</span>
        {office?.phone && (
          <>
            {noScriptCopy.phone}
            <PhoneLink phone={office.phone} />
            {`, ${office.hours}.`}
          </>
        )}
      </EmptyState>
    </noscript>
  );
};

/**
 * The placeholders are less high than the login form that replaces them. So the form moves the text
 * below it down, never up. A text that moves up into the window is painted late, which delays the
 * largest contentful paint (LCP).
 */
const FORM_SHAPES = ['short', 'button', 'short', 'button', 'button', 'short'] as const;

const LoginShell = ({ strip }: { readonly strip: ReactNode }) => (
  <Page strip={strip}>
    <LoginLayout>
      <WithoutScript as="h2" />
      <Panel>
        <Skeleton shapes={FORM_SHAPES} />
      </Panel>
    </LoginLayout>
  </Page>
);

/** Returns the server's HTML of a client page. Only the browser adds the customer's data. */
const renderClientPageShell = (data: PageData): ReactNode => {
  const strip = asksStatisticsConsent(data) && <optionalConsentStrip.Part />;
  return serverRendersTexts(data) ? (
    <LoginShell strip={strip} />
  ) : (
    <PageSkeleton strip={strip}>
      <WithoutScript as="h1" />
    </PageSkeleton>
  );
};
