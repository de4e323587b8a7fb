import { describe, expect, it } from 'vitest';
import { askedOf, questionsAsked, wayTo } from '../../ui/heads/structured.ts';

describe('what pages tell search engines', () => {
  it('the way to a page begins at home and ends at the page', () => {
    expect(wayTo('https://kilwater.example', 'Kilwater', [{ name: 'Pytania', path: '/faq' }])).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Kilwater', item: 'https://kilwater.example/' },
        { position: 2, name: 'Pytania', item: 'https://kilwater.example/faq' },
      ],
    });
  });

  it('questions are told with their answers; a page without any tells none', () => {
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
    expect(questionsAsked(askedOf({ Id: 'zwierzeta', Name: 'Zwierzęta', QuestionsList: [question] }))).toMatchObject([
      { '@type': 'FAQPage', mainEntity: [{ name: 'Czy mogę zabrać psa?', acceptedAnswer: { text: '<p>Nie.</p>' } }] },
    ]);
    expect(questionsAsked([])).toEqual([]);
  });
});
