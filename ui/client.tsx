import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { PageDataProvider, readPageData } from './state/pageData.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

const data = readPageData(document);
const page = (
  <StrictMode>
    <PageDataProvider value={data}>
      <App />
    </PageDataProvider>
  </StrictMode>
);

// Client pages are served as an empty shell, so there is nothing in them to hydrate.
if (data.kind === 'client') createRoot(root).render(page);
else hydrateRoot(root, page);
