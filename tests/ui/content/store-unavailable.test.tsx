// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { metadataOf, renderPage } from '../../../ui/app/server.tsx';
import { NO_LOOK } from '../../support/no-look.ts';

const assets = { styles: [], fonts: [], programs: [] };

describe('the page of a shop whose store is unavailable', () => {
  const data = { kind: 'away' } as const;
  const { html } = renderPage({
    url: '/rejsy-morskie?type=2',
    data,
    head: metadataOf(data, '/rejsy-morskie', 'https://kilwater.example'),
    assets,
    look: NO_LOOK,
  });
  const page = new DOMParser().parseFromString(html, 'text/html');

  it('P-165: says in Polish that the failure is temporary, and links to the same page to try again', () => {
    expect(page.documentElement.lang).toBe('pl');
    const { getByRole, getByText } = within(page.body);
    expect(getByRole('heading', { level: 1, name: 'Stoimy chwilę na kotwicy' })).toBeTruthy();
    expect(getByText(/^Sklep jest na moment niedostępny\./)).toBeTruthy();
    // `getByRole` finds no link whose address is empty.
    const again = getByText('Spróbuj ponownie').closest('a');
    expect(again?.getAttribute('href')).toBe('');
  });

  it('is not indexed by search engines', () => {
    const robots = page.querySelector('meta[name=robots]');
    expect(robots?.getAttribute('content')).toBe('noindex');
  });
});
