import { describe, expect, it } from 'vitest';
import { brandTokensOf } from '../../../adapters/brand/brand-tokens.ts';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { contrast } from '../../../adapters/content/look/colours.ts';
import { readTheme, STARTER_FOLDER } from '../../../adapters/content/look/theme.ts';
import { DEMO_TOKENS } from '../../support/brand-tokens.ts';

describe('colours and logo of a brand in mails and papers', () => {
  it('issue 42: are those of the theme in the content folder', () => {
    const { colours, logo } = readTheme(CONTENT_FOLDER)._unsafeUnwrap();
    expect(DEMO_TOKENS.colours.ink).toBe(colours.text);
    expect(DEMO_TOKENS.logo).toBe(
      logo?.replace('currentColor', colours.text).replace('var(--mark)', colours.drawing),
    );
  });

  it.each([CONTENT_FOLDER, STARTER_FOLDER])(
    'issue 44: text of a mail in the dark scheme is readable with the theme of company no. %#',
    (folder) => {
      const { dark } = brandTokensOf(readTheme(folder)._unsafeUnwrap());
      for (const text of [dark.ink, dark.inkSoft, dark.sea])
        for (const ground of [dark.card, dark.ground])
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
