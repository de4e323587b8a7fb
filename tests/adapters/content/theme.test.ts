import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { CONTENT_FOLDER } from '../../../adapters/content/content-folder.ts';
import { contrast } from '../../../adapters/content/look/colours.ts';
import { readTheme } from '../../../adapters/content/look/theme.ts';
import { writeExampleContentFolder } from '../../../adapters/content/new-folder.ts';

const problemsAfter = async (
  change: (folder: string) => Promise<void>,
): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'theme-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeExampleContentFolder(folder);
  await change(folder);
  return readTheme(folder).match(
    () => [],
    (problems) => problems,
  );
};

const replaceIn =
  (name: string, from: RegExp | string, to: string) =>
  async (folder: string): Promise<void> => {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    expect(text.search(from)).toBeGreaterThanOrEqual(0);
    await writeFile(file, text.replace(from, to));
  };

describe('the theme of a company (issue 44)', () => {
  it('contrast is computed as WCAG defines it', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('the styles of the pages define each colour once, as a custom property', () => {
    const { look, logo } = readTheme(CONTENT_FOLDER)._unsafeUnwrap();
    expect(look.css).toMatch(/^:root\{--ink:#0b3442;--ink-soft:#34596a;.*--lagoon:#17889b\}$/);
    expect(look.css.length).toBeLessThan(400);
    expect(logo).toContain('currentColor');
  });

  it('the check accepts the theme of a new folder; a folder without theme.yaml gets the same theme', async () => {
    expect(await problemsAfter(async () => {})).toEqual([]);
    expect(await problemsAfter((folder) => rm(join(folder, 'theme.yaml')))).toEqual([]);
  });

  it.each([
    [
      replaceIn('theme.yaml', /link: ".*"/, 'link: "#7fb2d6"'),
      'theme.yaml: colours.link (line 22: link: "#7fb2d6") has contrast 2.27 on white (#ffffff); WCAG AA needs 4.5.',
    ],
    [
      replaceIn('theme.yaml', /action: ".*"/, 'action: "yellow"'),
      'theme.yaml: colours.action (line 18: action: "yellow") is "yellow", not a colour such as "#0a6480".',
    ],
    [
      replaceIn('theme.yaml', 'edge:', 'egde:'),
      'theme.yaml: colours.edge (line 2: colours:) is required',
    ],
    [
      replaceIn('theme.yaml', 'logo:', 'sign: 1\nlogo:'),
      'theme.yaml: sign (line 26: sign: 1) is unknown',
    ],
    [
      replaceIn('theme.yaml', 'look/icon.svg', 'look/icons.svg'),
      'theme.yaml: icon (line 28: icon: look/icons.svg) names a file that is missing: look/icons.svg.',
    ],
    [
      replaceIn('look/logo.svg', '<circle', '<script>1</script><circle'),
      'theme.yaml: logo (line 26: logo: look/logo.svg) names look/logo.svg, which has a script, a style, a link or an animation; keep only shapes.',
    ],
  ])('the message for a wrong theme no. %# names file, field and line', async (change, problem) => {
    expect(await problemsAfter(change)).toContain(problem);
  });
});
