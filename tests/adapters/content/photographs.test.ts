import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { convertPhotographs } from '../../../adapters/content/convert-photographs.ts';
import { createContentPictureFinder } from '../../../adapters/content/named-pictures.ts';
import { makeCategory } from '../../../adapters/content/pages/make-page.ts';
import { photographsIn, servedPhotographFolder } from '../../../adapters/content/photographs.ts';
import {
  photographName,
  photographSrcset,
  photographUrl,
} from '../../../adapters/http/contract/photographs.ts';
import { createPictureNameChecker } from '../../../adapters/illustrations/picture-problems.ts';
import { offerPictureProblems } from '../../../adapters/shop-files/offer-checks.ts';

const contentFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'photos'));
  return folder;
};

const paint = (folder: string, file: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a6480' } }).toFile(
    join(folder, 'photos', file),
  );

const sizeOf = async (folder: string, file: string) => {
  const { width, height, format } = await sharp(
    join(servedPhotographFolder(folder), file),
  ).metadata();
  return [format, width, height];
};

describe('photographs of a content folder (issue 42)', () => {
  it('are converted once, to WebP in two sizes and one JPEG, and never enlarged', async () => {
    const folder = contentFolder();
    await paint(folder, 'bavaria-46-mesa.png', 2400, 1600);
    await paint(folder, 'skipper.jpg', 900, 600);
    expect(await convertPhotographs(folder)).toEqual([]);
    expect(photographsIn(folder)).toMatchObject({
      'bavaria-46-mesa': { width: 2400, height: 1600 },
      skipper: { width: 900, height: 600 },
    });
    expect(await sizeOf(folder, 'bavaria-46-mesa-800.webp')).toEqual(['webp', 800, 533]);
    expect(await sizeOf(folder, 'bavaria-46-mesa-1600.webp')).toEqual(['webp', 1600, 1067]);
    expect(await sizeOf(folder, 'bavaria-46-mesa.jpg')).toEqual(['jpeg', 1200, 800]);
    expect(await sizeOf(folder, 'skipper-1600.webp')).toEqual(['webp', 900, 600]);
    const writtenAt = () => statSync(join(servedPhotographFolder(folder), 'skipper.jpg')).mtimeMs;
    const before = writtenAt();
    expect(await convertPhotographs(folder)).toEqual([]);
    expect(writtenAt()).toBe(before);
    rmSync(join(folder, 'photos', 'skipper.jpg'));
    expect(await convertPhotographs(folder)).toEqual([]);
    expect(existsSync(join(servedPhotographFolder(folder), 'skipper.jpg'))).toBe(false);
    expect(Object.keys(photographsIn(folder))).toEqual(['bavaria-46-mesa']);
  });

  it('a picture that is too small or has an invalid name is refused, and the message names its file', async () => {
    const small = contentFolder();
    await paint(small, 'port.png', 640, 480);
    expect(await convertPhotographs(small)).toEqual([
      'photos/port.png: is 640 pixels wide; 800 are the least',
    ]);
    const named = contentFolder();
    await paint(named, 'Moj_jacht.png', 1600, 900);
    expect(await convertPhotographs(named)).toEqual([
      'photos/Moj_jacht.png: use lower-case letters a to z, digits and hyphens in the name',
    ]);
  });

  it('a folder without photographs is not changed', async () => {
    const folder = contentFolder();
    expect(await convertPhotographs(folder)).toEqual([]);
    expect(existsSync(servedPhotographFolder(folder))).toBe(false);
  });

  it('a photograph’s URL gives its name and the URLs of its WebP files; a drawing’s URL gives null', () => {
    expect(photographName(photographUrl('skipper'))).toBe('skipper');
    expect(photographSrcset('/zdjecia/skipper.jpg', 900)).toBe(
      '/zdjecia/skipper-800.webp 800w, /zdjecia/skipper-1600.webp 900w',
    );
    expect(photographSrcset('/sceny/plan-jacht-4-10-2.svg', 900)).toBeNull();
  });

  it('a page shows a photograph as WebP with a JPEG as fallback; an unknown photograph name is refused', async () => {
    const folder = contentFolder();
    await paint(folder, 'mesa.png', 2400, 1600);
    await convertPhotographs(folder);
    const category = { id: 'jacht', name: 'Jacht', order: 1 };
    const answerWith = (name: string) => {
      const answer = `:::drawing{name="${name}" alt="Mesa"}\nStół na osiem osób.\n:::`;
      const questions = [{ id: 'mesa', question: 'Ile osób siada?', answer }];
      return makeCategory({ ...category, questions }, createContentPictureFinder(folder))
        .questions[0]?.answer;
    };
    expect(answerWith('mesa')).toContain(
      '<picture><source type="image/webp" srcset="/zdjecia/mesa-800.webp 800w, /zdjecia/mesa-1600.webp 1600w"',
    );
    expect(answerWith('mesa')).toContain(
      '<img src="/zdjecia/mesa.jpg" alt="Mesa" width="2400" height="1600"',
    );
    expect(() => answerWith('torba')).toThrow('No drawing is called torba');
    mkdirSync(join(folder, 'drawings'));
    writeFileSync(join(folder, 'drawings', 'rysunek-torba.svg'), '<svg/>');
    expect(answerWith('torba')).toContain('src="/sceny/rysunek-torba.svg"');
    expect(() => answerWith('kambuza')).toThrow('No drawing is called kambuza');
  });

  it('the catalogue check names each field whose picture is missing or differs from the stated size', async () => {
    const folder = contentFolder();
    const photograph = { url: '/zdjecia/mesa.jpg', alt: 'Mesa', width: 2400, height: 1600 };
    const content = (url: string) => ({
      units: [{ unitId: 1, photographs: [photograph] }],
      attractions: [{ name: 'Kajaki', image: { url, alt: 'Kajaki' } }],
    });
    const fieldsWith = (url: string) =>
      offerPictureProblems([content(url)], createPictureNameChecker(folder)).map(
        ({ field }) => field,
      );
    const [mesa, kayaks] = [
      'offers[0].content.units[0].photographs[0]',
      'offers[0].content.attractions[0].image.url',
    ];
    expect(fieldsWith('/sceny/atrakcja-kajak.svg')).toEqual([`${mesa}.url`, kayaks]);
    expect(fieldsWith('/zdjecia/kajak.jpg')).toEqual([`${mesa}.url`, kayaks]);
    expect(fieldsWith('/sceny/greece-day-monohull-7-600x400.svg')).toEqual([`${mesa}.url`]);
    await paint(folder, 'mesa.png', 2400, 1800);
    expect(await convertPhotographs(folder)).toEqual([]);
    expect(fieldsWith('/zdjecia/mesa.jpg')).toEqual([`${mesa}.width`]);
    mkdirSync(join(folder, 'drawings'));
    writeFileSync(join(folder, 'drawings', 'atrakcja-kajak.svg'), '<svg/>');
    expect(fieldsWith('/sceny/atrakcja-kajak.svg')).toEqual([`${mesa}.width`]);
  });
});
