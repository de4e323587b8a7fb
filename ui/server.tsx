import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { App } from './App.tsx';
import { documentHtml, type PageAssets } from './document.ts';
import { type PageData, PageDataProvider } from './state/pageData.ts';
import type { PageHead } from './state/pageHead.ts';

export { offerChart } from './charts/offerChart.ts';
export { assetsFromManifest, type Manifest, type PageAssets } from './document.ts';
export { drawingByName } from './drawings/drawingName.ts';
export { headOf } from './pageHeads.ts';
export { isCountry, isTimeOfDay, isVessel, type SceneOptions, scene } from './scenes/scene.ts';
export type { PageData } from './state/pageData.ts';
export type { PageHead } from './state/pageHead.ts';

/** `url` is path and query, as the browser asked for them. */
export type RenderInput = { readonly url: string; readonly data: PageData; readonly head: PageHead; readonly assets: PageAssets };

/** One page as a whole HTML document. Pure: the same input gives the same string. Throws only on a defect in a screen. */
export const renderPage = ({ url, data, head, assets }: RenderInput): { readonly html: string } => {
  const [path = '/', search = ''] = url.split('?', 2);
  const body = renderToString(
    <Router ssrPath={path} ssrSearch={search}>
      <PageDataProvider value={data}>
        <App />
      </PageDataProvider>
    </Router>,
  );
  return { html: documentHtml({ body, data, head, assets }) };
};
