import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { noteTyped } from './forms/entered-values.ts';
import { PageDataProvider } from './hooks/use-page-data.ts';
import { screenOf } from './screens/screen-of.ts';
import { readPageData } from './state/page-data.ts';
import { followTranslation } from './translation.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

// After the first scroll, images load before they become visible (parts/SceneImage.module.css).
addEventListener('scroll', () => document.documentElement.setAttribute('data-moved', ''), {
  once: true,
  passive: true,
});

followTranslation(document);

const data = readPageData(document);
const page = (
  <StrictMode>
    <PageDataProvider value={data}>
      <App />
    </PageDataProvider>
  </StrictMode>
);

// Hydrate server-rendered pages only after the screen's code has loaded; the visitor can read the
// page meanwhile. A client page arrives as an empty shell, so there is nothing to hydrate, and the
// page shows its own loading state.
if (data.kind === 'client') {
  // Some browsers restore a page after Back although the server forbids to store it. Its booking may
  // have been ordered, paid or logged out meanwhile, so the page loads again (W-135).
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  createRoot(root).render(page);
} else {
  await screenOf(data)?.load();
  noteTyped(document);
  hydrateRoot(root, page);
}
