import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PAPERS } from '../../../adapters/composition/tokens.ts';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { paperOf } from '../../contracts/papers.ts';
import { brandTokensIn } from '../../support/brand-tokens.ts';
import { openServerShop, PASSWORD, ServerBrowser } from './server-shop.ts';

const SECOND = join(import.meta.dirname, '..', '..', 'fixtures', 'second-company', 'content');

const looksOf = async (folder: string) => {
  const { app, container } = await openServerShop({ config: { contentFolder: folder } });
  const { printer } = await container.getAsync(PAPERS);
  await new ServerBrowser({ app }).post('/v1/account/create', {
    email: 'anna@example.pl',
    password: PASSWORD,
    policyAccepted: 1,
    newsletterAccepted: 0,
    siteId: 1,
  });
  const [style, mails] = await Promise.all(
    ['/dev/poczta/styl.css', '/dev/mail'].map((url) => app.inject(url)),
  );
  return {
    style: style?.body ?? '',
    mail: mails?.body ?? '',
    paper: Buffer.from(await printer.print(paperOf('K7M2P9QX', 'contract', 1), [])),
  };
};

it('issue 44: two companies in one process have their own mails, papers and pages', async () => {
  const demo = await looksOf(CONTENT_FOLDER);
  const second = await looksOf(SECOND);
  const inkOf = (folder: string): string => brandTokensIn(folder).colours.ink;
  for (const part of ['style', 'mail'] as const) {
    expect(demo[part]).toContain(inkOf(CONTENT_FOLDER));
    expect(demo[part]).not.toContain(inkOf(SECOND));
    expect(second[part]).toContain(inkOf(SECOND));
    expect(second[part]).not.toContain(inkOf(CONTENT_FOLDER));
  }
  expect(second.paper.equals(demo.paper)).toBe(false);
});
