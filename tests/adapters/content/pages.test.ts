import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { problemsOfPages } from '../../../adapters/content/pages/check-pages.ts';
import { zloty } from '../../../domain/money.ts';
import { demoBrand } from '../blog/demo-blog.ts';
import { allPages, contentOf } from './demo-content.ts';

const knowsAll = (): boolean => true;

const folderWith = async (name: string, change: (text: string) => string): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'content-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(CONTENT_FOLDER, folder, { recursive: true });
  await writeFile(join(folder, name), change(await readFile(join(folder, name), 'utf8')));
  return folder;
};

describe('the check of pages and questions', () => {
  it('passes the content as it is', async () => expect(await problemsOfPages(CONTENT_FOLDER, knowsAll)).toEqual([]));

  it.each([
    ['an unknown figure', (text: string) => text.replace('{{site.season}}', '{{site.weather}}'), '{{site.weather}}'],
    ['an unknown layout', (text: string) => text.replace('layout: cover', 'layout: carousel'), 'layout'],
    ['a key that nothing reads', (text: string) => text.replace('    lead:', '    leed:'), 'leed'],
    ['a picture without words', (text: string) => text.replace(/, alt: [^}]*\}/, ' }'), 'alt'],
    ['a part that there is not', (text: string) => text.replace('#rejsy', '#reysy'), '#reysy'],
    ['a page that there is not', (text: string) => text.replace(/.#rejsy./, '/nie-ma-mnie'), '/nie-ma-mnie'],
    ['a day that there is not', (text: string) => text.replace(/changed: .*/, 'changed: 2026-02-30'), 'changed'],
  ])('finds %s and says where', async (_, change, named) => {
    const folder = await folderWith('pages/norwegia.yaml', change);
    const problems = (await problemsOfPages(folder, (path) => path !== '/nie-ma-mnie')).join('\n');
    expect(problems).toContain('norwegia.yaml');
    expect(problems).toContain(named);
  });

  it('finds two questions of one address', async () => {
    const folder = await folderWith('faq/zanim-zarezerwujesz.yaml', (text) => text.replace('id: zanim-zarezerwujesz', 'id: bez-patentu'));
    expect((await problemsOfPages(folder, knowsAll)).join()).toContain('bez-patentu is there twice');
  });
});

describe('figures of pages', () => {
  it('follow the settings: no page holds an old one', async () => {
    const told = JSON.stringify(await allPages());
    const dearer = {
      ...demoBrand(),
      cabinSurcharge: zloty(377),
      officeHours: 'pn.–czw. 9:00–12:00',
      changesDays: 21,
      officeChangesDays: 8,
    };
    const changed = JSON.stringify(await allPages(contentOf(dearer)));
    expect(told).toContain('pn.–pt. 10:00–15:00');
    expect(changed).not.toContain('pn.–pt. 10:00–15:00');
  });
});
