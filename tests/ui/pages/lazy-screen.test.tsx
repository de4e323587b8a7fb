import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lazyScreen } from '../../../ui/screens/lazyScreen.tsx';

const Yacht = () => <h1>Jacht</h1>;
const drawn = (element: React.ReactElement): string => renderToString(<Suspense fallback={<p>Chwila</p>}>{element}</Suspense>);

describe('a screen whose program is a file of its own', () => {
  it('is drawn at once after it was loaded: what the server rendered and the browser takes over is never a placeholder', async () => {
    const screen = lazyScreen('ui/screens/home/HomePage.tsx', async () => Yacht);
    await screen.load();
    expect(drawn(screen.element)).toContain('<h1>Jacht</h1>');
    expect(drawn(screen.element)).not.toContain('Chwila');
  });

  it('waits behind a placeholder where it was not', () => {
    const screen = lazyScreen('ui/screens/home/HomePage.tsx', async () => Yacht);
    expect(drawn(screen.element)).toContain('Chwila');
  });
});
