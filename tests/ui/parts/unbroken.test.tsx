import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Notice } from '../../../ui/parts/Notice.tsx';
import { unbroken } from '../../../ui/parts/words/unbroken.tsx';

it('no line ends within an e-mail, which is found and copied as it is written; other texts are left alone', () => {
  expect(renderToStaticMarkup(<Notice>telefonicznie lub e-mailem.</Notice>)).toContain(
    'telefonicznie lub <span class="nowrap">e-mailem</span>.',
  );
  expect(unbroken('Polsko-włoski obiad')).toBe('Polsko-włoski obiad');
});
