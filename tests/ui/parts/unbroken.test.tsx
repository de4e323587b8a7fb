// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { splitIntoUnbreakableParts } from '../../../adapters/http/contract/unbroken.pl.ts';
import { Facts } from '../../../ui/parts/Facts.tsx';
import { Notice } from '../../../ui/parts/Notice.tsx';
import { SummaryRows } from '../../../ui/parts/SideSummary.tsx';
import { renderUnbreakableParts } from '../../../ui/parts/words/Html.tsx';
import { QuestionList } from '../../../ui/parts/words/QuestionList.tsx';
import { openPage } from '../offers/render-screen.tsx';

/** Returns the parts of the text that the style sheet never breaks over two lines. */
const unbrokenParts = (screen: ReactNode): readonly string[] =>
  [...openPage(screen).page.querySelectorAll('.nowrap')].map(({ textContent }) => textContent);

it('the word “e-mail” is never broken at its hyphen, and other words are unchanged', () => {
  expect(unbrokenParts(<Notice>telefonicznie lub e-mailem.</Notice>)).toEqual(['e-mailem']);
  expect(renderUnbreakableParts('Polsko-włoski obiad')).toBe('Polsko-włoski obiad');
});

it('the days of a trip are never broken over two lines: on a card, in a button, in content', () => {
  const days = '18.02–22.02.2027';
  expect(unbrokenParts(<Facts facts={[{ icon: 'calendar', text: `${days}, 4 noce` }]} />)).toEqual([
    days,
  ]);
  expect(unbrokenParts(renderUnbreakableParts(`Zobacz: Akademia, ${days}`))).toEqual([days]);
  expect(splitIntoUnbreakableParts(`Majówka ${days}`)).toEqual(['Majówka ', days, '']);
  expect(splitIntoUnbreakableParts('28.12.2026–04.01.2027')[1]).toBe('28.12.2026–04.01.2027');
});

it('a name with a number, such as COVID-19, is never broken at its hyphen', () => {
  expect(unbrokenParts(renderUnbreakableParts('z leczeniem COVID-19'))).toEqual(['COVID-19']);
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
  const part = openPage(<QuestionList questions={[question]} home />).getByText('BLIK-iem');
  expect(part.className).toBe('nowrap');
  // The text stays in one element, because `summary` lays out its child elements separately.
  const summary = part.closest('summary');
  expect([...(summary?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    question.Title,
  ]);
  expect(summary?.textContent).toBe(question.Title);
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
  const rows = [{ text: 'Numer rachunku', amount: number, whole: true }];
  const label = openPage(<SummaryRows rows={rows} />).getByText('Numer rachunku');
  expect(label.parentElement?.className).toContain('whole');
});
