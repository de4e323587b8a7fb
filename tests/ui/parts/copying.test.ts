import { expect, it } from 'vitest';
import { copyTo } from '../../../ui/parts/words/CopyButton.tsx';

it('if the browser forbids copying a text, the page says so and nothing is thrown', async () => {
  const written: string[] = [];
  expect(await copyTo({ writeText: async (text) => void written.push(text) }, '61 1090')).toBe(
    'copied',
  );
  expect(written).toEqual(['61 1090']);
  expect(
    await copyTo(
      { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
      '61 1090',
    ),
  ).toBe('refused');
});
