import { describe, expect, it } from 'vitest';
import { insuranceCopy } from '../../../ui/features/wizard/copy/wizard-insurance.pl.ts';
import { openServerShop } from '../server/server-shop.ts';

const ask = async (url: string, payload: object) => {
  const { app } = await openServerShop();
  const answer = await app.inject({ method: 'POST', url, payload });
  return { status: answer.statusCode, body: answer.json() };
};

describe('POST /v1/data/page', () => {
  it.each(['homePage', 'contactPage', 'destinationList', 'blog', 'faq', 'Chorwacja', 'Karaiby'])(
    'P-143, P-150: returns META and Contents of the page %s',
    async (pageId) => {
      const { status, body } = await ask('/v1/data/page', { siteId: 1, pageId });
      expect(status).toBe(200);
      expect(Object.keys(body.Page.META)).toEqual(['Title', 'Description', 'Keywords']);
      expect(body.Page.META.Title).toMatch(/ – Kilwater$/);
      for (const { Type, Contents } of body.Page.Contents) {
        expect(['TextWithImages', 'MiniBoxes', 'HTML']).toContain(Type);
        expect(Object.keys(Contents)).toEqual(['Text', 'HTML', 'Images', 'Buttons', 'Boxes']);
      }
      expect(JSON.stringify(body)).not.toContain('{{');
    },
  );

  it('P-150: returns a blog article by its page id, and 404 for an unknown page id', async () => {
    const { body } = await ask('/v1/data/page', { pageId: 'piec-wezlow' });
    expect(body.Page.Contents[0].Contents.HTML).toContain('<h2');
    expect((await ask('/v1/data/page', { pageId: 'nie-ma' })).status).toBe(404);
    expect((await ask('/v1/data/page', {})).status).toBe(400);
  });

  it('W-054: returns the insurance terms with the page address to which step 3 of the wizard links', async () => {
    const { body } = await ask('/v1/data/page', { pageId: 'insuranceTerms' });
    expect(body.Page.Route).toBe(insuranceCopy.links[0].href);
    expect(body.Page.Document.File).toBe('/o-nas/dokumenty/warunki-ubezpieczenia.pdf');
  });

  it('P-151: also works as a GET call with siteId and pageId in the query', async () => {
    const { app } = await openServerShop();
    const answer = await app.inject({ url: '/v1/data/page?siteId=1&pageId=destinationList' });
    // The menu is built from these lines, which have one country each (P-023).
    expect(answer.json().Page.Contents[0].Contents.Text.split('\n').slice(0, 3)).toEqual([
      'Chorwacja',
      'Grecja',
      'Włochy',
    ]);
  });
});

describe('POST /v1/data/faq', () => {
  it('P-144, P-152: returns categories with questions; a question’s id is lower-case words with hyphens', async () => {
    const { body } = await ask('/v1/data/faq', { siteId: 1 });
    for (const { Name, QuestionsList } of body.FAQ) {
      expect(Name).not.toBe('');
      for (const { Id, Question, Answer } of QuestionsList) {
        expect(Id).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(Question).toMatch(/\?$/);
        expect(Answer).toMatch(/^<p>/);
      }
    }
  });
});
