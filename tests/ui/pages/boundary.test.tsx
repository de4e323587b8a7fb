// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Boundary, RenderFailure } from '../../../ui/app/App.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { openPage } from '../offers/render-screen.tsx';
import { demoFrame } from '../page-frames.ts';

describe('a screen that fails to render (R57)', () => {
  it('leaves the header and a link to try again, never an empty page', async () => {
    const { getByRole, getByText } = openPage(
      <PageDataProvider value={{ kind: 'client', frame: await demoFrame() }}>
        <RenderFailure />
      </PageDataProvider>,
    );
    const header = within(getByRole('banner'));
    expect(header.getAllByRole('link', { name: 'Rejsy', hidden: true })).not.toEqual([]);
    // `getByRole` finds no link whose address is empty.
    expect(getByText('Spróbuj ponownie').closest('a')?.getAttribute('href')).toBe('');
    const inside = 'the screens';
    const boundary = new Boundary({ children: inside });
    expect(boundary.render()).toBe(inside);
    Object.assign(boundary, { state: Boundary.getDerivedStateFromError() });
    expect(boundary.render()).toEqual(<RenderFailure />);
  });
});
