// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { presentPage } from '../../../adapters/http/server/content/present-content.ts';
import { Cover } from '../../../ui/features/content/blocks/Cover.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { demoContent } from '../../adapters/content/demo-content.ts';
import { openPage } from '../offers/render-screen.tsx';
import { demoFrame } from '../page-frames.ts';

it('the cover of each country shows an icon beside each fact, and the flag if there is a picture of it', async () => {
  const content = await demoContent();
  const frame = { ...(await demoFrame()), flags: { Chorwacja: '/flaga-chorwacji.svg' } };
  const names = content.frame().destinations;
  expect(names.length).toBe(11);
  for (const name of names) {
    const found = await content.page(name);
    const [block] = found === null ? [] : presentPage(found).Contents;
    if (block === undefined) throw new Error(`The page of ${name} has no cover`);
    const { page, getAllByRole } = openPage(
      <PageDataProvider value={{ kind: 'client', frame }}>
        <Cover block={block} above="3 rejsy" />
      </PageDataProvider>,
    );
    for (const fact of getAllByRole('listitem'))
      expect(fact.querySelector('svg'), `${name}: ${fact.textContent}`).toBeTruthy();
    const flag = page.querySelector('img[src="/flaga-chorwacji.svg"]');
    expect([name, flag !== null]).toEqual([name, name === 'Chorwacja']);
  }
});
