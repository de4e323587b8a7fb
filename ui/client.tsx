import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { noteTyped } from './forms/typedBefore.ts';
import { PageDataProvider } from './hooks/usePageData.ts';
import { screenOf } from './screens/screenOf.ts';
import { readPageData } from './state/pageData.ts';
import { followTranslation } from './translation.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

// From then on pictures are fetched before they are seen (parts/SceneImage.module.css).
addEventListener('scroll', () => document.documentElement.setAttribute('data-moved', ''), { once: true, passive: true });

followTranslation(document);

const data = readPageData(document);
const page = (
  <StrictMode>
    <PageDataProvider value={data}>
      <App />
    </PageDataProvider>
  </StrictMode>
);

// What the server rendered is taken over by the same screen, so its program comes first; until then the page is read as it stands.
// Pages of one person are served as an empty shell: there is nothing in them to take over, and they say themselves what they wait for.
if (data.kind === 'client') createRoot(root).render(page);
else {
  await screenOf(data)?.load();
  noteTyped(document);
  hydrateRoot(root, page);
}
