import { describe, expect, it } from 'vitest';
import { Boundary, Broken } from '../../../ui/screens/Boundary.tsx';
import { rendered } from '../offers/render.tsx';

describe('a screen that cannot be drawn (R57)', () => {
  it('leaves the header and a way to try again, never a blank page', () => {
    const html = rendered(<Broken />);
    for (const words of ['<header', 'Rejsy', 'Spróbuj ponownie', 'href=""']) expect(html).toContain(words);
    // An error while rendering changes what stands in place of the screens.
    const inside = 'the screens';
    const boundary = new Boundary({ children: inside });
    expect(boundary.render()).toBe(inside);
    Object.assign(boundary, { state: Boundary.getDerivedStateFromError() });
    expect(boundary.render()).toEqual(<Broken />);
  });
});
