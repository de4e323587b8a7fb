import { type BrandTokens, brandTokensOf } from '../../adapters/brand/brand-tokens.ts';
import { CONTENT_FOLDER } from '../../adapters/content/content-folder.ts';
import { readTheme } from '../../adapters/content/look/theme.ts';

export const brandTokensIn = (folder: string): BrandTokens =>
  brandTokensOf(readTheme(folder)._unsafeUnwrap());

export const DEMO_TOKENS = brandTokensIn(CONTENT_FOLDER);
