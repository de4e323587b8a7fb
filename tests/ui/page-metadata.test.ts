import { describe, expect, it } from 'vitest';
import {
  breadcrumbData,
  faqPageData,
  questionsOfCategory,
} from '../../ui/app/metadata/structured-data.ts';

describe('structured data (JSON-LD) of pages', () => {
  it('the breadcrumb starts at the home page and ends at the page itself', () => {
    expect(
      breadcrumbData('https://kilwater.example', 'Kilwater', [{ name: 'Pytania', path: '/faq' }]),
    ).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Kilwater', item: 'https://kilwater.example/' },
        { position: 2, name: 'Pytania', item: 'https://kilwater.example/faq' },
      ],
    });
  });

  it('a page’s questions are listed with their answers; a page without questions has no such data', () => {
    const question = {
      Id: 'psy',
      Formerly: [],
      Question: 'Czy mogę zabrać psa?',
      Answer: '<p>Nie.</p>',
      Places: [],
      Traits: [],
      NotTraits: [],
      Countries: [],
    };
    expect(
      faqPageData(
        questionsOfCategory({ Id: 'zwierzeta', Name: 'Zwierzęta', QuestionsList: [question] }),
      ),
    ).toMatchObject([
      {
        '@type': 'FAQPage',
        mainEntity: [{ name: 'Czy mogę zabrać psa?', acceptedAnswer: { text: '<p>Nie.</p>' } }],
      },
    ]);
    expect(faqPageData([])).toEqual([]);
  });
});
