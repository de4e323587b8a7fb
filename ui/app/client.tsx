import '../styles/tokens.css';
import '../styles/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { recordEarlyInput } from '../forms/entered-values.ts';
import { PageDataProvider } from '../hooks/use-page-data.ts';
import { readPageData } from '../state/page-data.ts';
import { App } from './App.tsx';
import { asksStatisticsConsent } from './personal-screens.ts';
import { screenOf } from './public-screens.ts';
import { supportBrowserTranslation } from './translation.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

// At the visitor's first scroll, this sets the attribute `data-moved`. The style sheet
// ui/parts/SceneImage.module.css then lets the browser load images before they come into view.
addEventListener('scroll', () => document.documentElement.setAttribute('data-moved', ''), {
  once: true,
  passive: true,
});

supportBrowserTranslation(document);

const data = readPageData(document);
const page = (
  <StrictMode>
    <PageDataProvider value={data}>
      <App />
    </PageDataProvider>
  </StrictMode>
);

if (data.kind === 'client') {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  // Load the screen's code and the consent strip first: a late strip would move the page.
  await Promise.allSettled([
    screenOf(data)?.load(),
    asksStatisticsConsent(data) &&
      import('../shared/consent/consent-parts.ts').then(({ optionalConsentStrip }) =>
        optionalConsentStrip.load(),
      ),
  ]);
  // Hydrate in a transition: React then renders in slices, so clicks still get a response.
  startTransition(() => createRoot(root).render(page));
} else {
  await screenOf(data)?.load();
  recordEarlyInput(document);
  hydrateRoot(root, page);
}
