import { describe, expect, it } from 'vitest';
import { Boundary, RenderFailure } from '../../../ui/app/App.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { renderScreen } from '../offers/render-screen.tsx';
import { demoFrame } from '../page-frames.ts';

describe('a screen that fails to render (R57)', () => {
  it('leaves the header and a link to try again, never an empty page', async () => {
    const html = renderScreen(
      <PageDataProvider value={{ kind: 'client', frame: await demoFrame() }}>
        <RenderFailure />
      </PageDataProvider>,
    );
    for (const words of ['<header', 'Rejsy', 'Spróbuj ponownie', 'href=""'])
      expect(html).toContain(words);
    const inside = 'the screens';
    const boundary = new Boundary({ children: inside });
    expect(boundary.render()).toBe(inside);
    Object.assign(boundary, { state: Boundary.getDerivedStateFromError() });
    expect(boundary.render()).toEqual(<RenderFailure />);
  });
});
