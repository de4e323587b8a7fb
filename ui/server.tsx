import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { assetsFromManifest, documentHtml, type Manifest, type PageAssets } from './document.ts';
import type { PageHead } from './heads/pageHead.ts';
import { PageDataProvider } from './hooks/usePageData.ts';
import { plainHtml } from './plainHtml.ts';
import { consentAgain, consentStrip } from './screens/consent/consentParts.ts';
import { newsletterPart } from './screens/newsletter/newsletterPart.ts';
import { personalScreens } from './screens/personalScreens.ts';
import { publicScreens } from './screens/publicScreens.ts';
import { screenOf } from './screens/screenOf.ts';
import type { PageData } from './state/pageData.ts';

export { milesOf, offerChart } from './charts/offerChart.ts';
export { drawingByName } from './drawings/drawingName.ts';
export { headOf } from './heads/headOf.ts';
export type { PageHead } from './heads/pageHead.ts';
export { drawPreview } from './previews/drawPreview.ts';
export { previewOf, previewPath } from './previews/preview.ts';
export { isCountry, isTimeOfDay, isVessel, type SceneOptions, scene } from './scenes/scene.ts';
export type { PageData } from './state/pageData.ts';

// The server renders whole pages, so it has their screens before the first of them.
await Promise.all([...Object.values(publicScreens), consentAgain, consentStrip, newsletterPart].map(({ load }) => load()));

/** What each page needs of the built browser files, by the screen that it is. Throws where the build lacks one of them. */
export const assetsOf = (manifest: Manifest): ((data: PageData) => PageAssets) => {
  const without = assetsFromManifest(manifest);
  const files = [...Object.values(publicScreens), ...Object.values(personalScreens)].map(({ file }) => file);
  const byFile = new Map<string, PageAssets>(files.map((file) => [file, assetsFromManifest(manifest, file)]));
  return (data) => byFile.get(screenOf(data)?.file ?? '') ?? without;
};

/** `url` is path and query, as the browser asked for them. */
export type RenderInput = { readonly url: string; readonly data: PageData; readonly head: PageHead; readonly assets: PageAssets };

/** One page as a whole HTML document. Pure: the same input gives the same string. Throws only on a defect in a screen. */
export const renderPage = ({ url, data, head, assets }: RenderInput): { readonly html: string } => {
  const [path = '/', search = ''] = url.split('?', 2);
  const body = plainHtml(
    renderToString(
      <Router ssrPath={path} ssrSearch={search}>
        <PageDataProvider value={data}>
          <App />
        </PageDataProvider>
      </Router>,
    ),
  );
  return { html: documentHtml({ body, data, head, assets }) };
};
