import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { Look } from '../../application/ports/page-renderer.ts';
import { PageDataProvider } from '../hooks/use-page-data.ts';
import {
  optionalChangeConsentButton,
  optionalConsentStrip,
} from '../shared/consent/consent-parts.ts';
import { optionalNewsletter } from '../shared/newsletter/newsletter-part.ts';
import type { PageData } from '../state/page-data.ts';
import { App } from './App.tsx';
import { assetsFromManifest, documentHtml, type Manifest, type PageAssets } from './document.ts';
import type { PageMetadata } from './metadata/structured-data.ts';
import { personalScreens } from './personal-screens.ts';
import { normalizeReactHtml } from './plain-html.ts';
import { publicScreens, screenOf } from './public-screens.ts';
import { renderClientPageShell } from './shells.tsx';

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
    optionalNewsletter,
  ].map(({ load }) => load()),
);

/** Returns a function that finds the files of a page's screen. Throws if the build lacks a file. */
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
  const body = normalizeReactHtml(
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
