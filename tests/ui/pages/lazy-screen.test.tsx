import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyScreen } from '../../../ui/app/lazy-screen.tsx';

const Yacht = () => <h1>Jacht</h1>;
const drawn = (element: React.ReactElement): string =>
  renderToString(<Suspense fallback={<p>Chwila</p>}>{element}</Suspense>);

describe('a screen whose code is loaded only when needed', () => {
  it('once its code is loaded, renders at once, so that hydration never shows a placeholder', async () => {
    const screen = lazyScreen('Yacht', async () => ({ Yacht }));
    await screen.load();
    expect(drawn(screen.element)).toContain('<h1>Jacht</h1>');
    expect(drawn(screen.element)).not.toContain('Chwila');
  });

  it('shows a placeholder until its code is loaded', () => {
    const screen = lazyScreen('Yacht', async () => ({ Yacht }));
    expect(drawn(screen.element)).toContain('Chwila');
  });
});
