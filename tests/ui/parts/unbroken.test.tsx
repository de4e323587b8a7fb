import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { splitIntoUnbreakableParts } from '../../../adapters/http/contract/unbroken.pl.ts';
import { Facts } from '../../../ui/parts/Facts.tsx';
import { Notice } from '../../../ui/parts/Notice.tsx';
import { SummaryRows } from '../../../ui/parts/SideSummary.tsx';
import { renderUnbreakableParts } from '../../../ui/parts/words/Html.tsx';
import { QuestionList } from '../../../ui/parts/words/QuestionList.tsx';

it('the word “e-mail” is never broken at its hyphen, and other words are unchanged', () => {
  expect(renderToStaticMarkup(<Notice>telefonicznie lub e-mailem.</Notice>)).toContain(
    'telefonicznie lub <span class="nowrap">e-mailem</span>.',
  );
  expect(renderUnbreakableParts('Polsko-włoski obiad')).toBe('Polsko-włoski obiad');
});

it('the days of a trip are never broken over two lines: on a card, in a button, in content', () => {
  const days = '18.02–22.02.2027';
  const whole = `<span class="nowrap">${days}</span>`;
  expect(
    renderToStaticMarkup(<Facts facts={[{ icon: 'calendar', text: `${days}, 4 noce` }]} />),
  ).toContain(`${whole}, 4 noce`);
  expect(renderToStaticMarkup(renderUnbreakableParts(`Zobacz: Akademia, ${days}`))).toBe(
    `Zobacz: Akademia, ${whole}`,
  );
  expect(splitIntoUnbreakableParts(`Majówka ${days}`)).toEqual(['Majówka ', days, '']);
  expect(splitIntoUnbreakableParts('28.12.2026–04.01.2027')[1]).toBe('28.12.2026–04.01.2027');
});

it('a name with a number, such as COVID-19, is never broken at its hyphen', () => {
  expect(renderToStaticMarkup(renderUnbreakableParts('z leczeniem COVID-19'))).toBe(
    'z leczeniem <span class="nowrap">COVID-19</span>',
  );
  expect(splitIntoUnbreakableParts('leczenie COVID-19, także')).toEqual([
    'leczenie ',
    'COVID-19',
    ', także',
  ]);
  expect(splitIntoUnbreakableParts('kartą albo BLIK-iem?')).toEqual([
    'kartą albo ',
    'BLIK-iem',
    '?',
  ]);
  const question = { Id: 'karta', Title: 'Ile kosztuje płatność kartą albo BLIK-iem?', HTML: '' };
  expect(renderToStaticMarkup(<QuestionList questions={[question]} home />)).toContain(
    // The text stays in one element, because `summary` lays out its child elements separately.
    '<summary><span>Ile kosztuje płatność kartą albo <span class="nowrap">BLIK-iem</span>?</span></summary>',
  );
  expect(splitIntoUnbreakableParts('jeden-2')).toEqual(['jeden-2']);
});

it('ranges of hours, weekdays, ages and so on are never broken over two lines', () => {
  expect(splitIntoUnbreakableParts('biuro pn.–pt. 10:00–15:00, osoby 20–45 lat')).toEqual([
    'biuro ',
    'pn.–pt.',
    ' ',
    '10:00–15:00',
    ', osoby ',
    '20–45',
    ' lat',
  ]);
  expect(splitIntoUnbreakableParts('Warszawa–Split')).toEqual(['Warszawa–Split']);
});

it('a bank account number is never split; in a narrow row the number moves below its label', () => {
  const number = '61 1090 1014 0000 0712 1981 2874';
  const row = /<div class="([^"]+)"><dt>Numer rachunku<\/dt><dd>/.exec(
    renderToStaticMarkup(
      <SummaryRows rows={[{ text: 'Numer rachunku', amount: number, whole: true }]} />,
    ),
  );
  expect(row?.[1]).toContain('whole');
});
