// @vitest-environment happy-dom
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { lazyScreen } from '../../../ui/app/lazy-screen.tsx';
import { openPage } from '../offers/render-screen.tsx';

const Yacht = () => <h1>Jacht</h1>;
const open = (element: React.ReactElement) =>
  openPage(<Suspense fallback={<p>Chwila</p>}>{element}</Suspense>);

describe('a screen whose code is loaded only when needed', () => {
  it('once its code is loaded, renders at once, so that hydration never shows a placeholder', async () => {
    const screen = lazyScreen('Yacht', async () => ({ Yacht }));
    await screen.load();
    const { getByRole, queryByText } = open(screen.element);
    expect(getByRole('heading', { name: 'Jacht' })).toBeTruthy();
    expect(queryByText('Chwila')).toBeNull();
  });

  it('shows a placeholder until its code is loaded', () => {
    const screen = lazyScreen('Yacht', async () => ({ Yacht }));
    expect(open(screen.element).getByText('Chwila')).toBeTruthy();
  });
});
