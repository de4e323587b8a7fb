import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unbrokenParts } from '../../../adapters/http/contract/unbroken.pl.ts';
import { Facts } from '../../../ui/parts/Facts.tsx';
import { Notice } from '../../../ui/parts/Notice.tsx';
import { SummaryRows } from '../../../ui/parts/SideSummary.tsx';
import { QuestionList } from '../../../ui/parts/words/QuestionList.tsx';
import { unbroken } from '../../../ui/parts/words/unbroken.tsx';

it('no line ends within an e-mail, which is found and copied as it is written; other texts are left alone', () => {
  expect(renderToStaticMarkup(<Notice>telefonicznie lub e-mailem.</Notice>)).toContain(
    'telefonicznie lub <span class="nowrap">e-mailem</span>.',
  );
  expect(unbroken('Polsko-włoski obiad')).toBe('Polsko-włoski obiad');
});

it('no line ends between the days of a trip: on a card, in a button, in words of the content', () => {
  const days = '18.02–22.02.2027';
  const whole = `<span class="nowrap">${days}</span>`;
  expect(renderToStaticMarkup(<Facts facts={[{ icon: 'calendar', text: `${days}, 4 noce` }]} />)).toContain(`${whole}, 4 noce`);
  expect(renderToStaticMarkup(unbroken(`Zobacz: Akademia, ${days}`))).toBe(`Zobacz: Akademia, ${whole}`);
  expect(unbrokenParts(`Majówka ${days}`)).toEqual(['Majówka ', days, '']);
  expect(unbrokenParts('28.12.2026–04.01.2027')[1]).toBe('28.12.2026–04.01.2027');
});

it('no line ends within a name that has a number: COVID-19', () => {
  expect(renderToStaticMarkup(unbroken('z leczeniem COVID-19'))).toBe('z leczeniem <span class="nowrap">COVID-19</span>');
  expect(unbrokenParts('leczenie COVID-19, także')).toEqual(['leczenie ', 'COVID-19', ', także']);
  expect(unbrokenParts('kartą albo BLIK-iem?')).toEqual(['kartą albo ', 'BLIK-iem', '?']);
  const asked = { Id: 'karta', Title: 'Ile kosztuje płatność kartą albo BLIK-iem?', HTML: '' };
  expect(renderToStaticMarkup(<QuestionList questions={[asked]} home />)).toContain(
    // One piece: the summary lays its pieces apart.
    '<summary><span>Ile kosztuje płatność kartą albo <span class="nowrap">BLIK-iem</span>?</span></summary>',
  );
  expect(unbrokenParts('jeden-2')).toEqual(['jeden-2']);
});

it('no line ends within hours, ages and other spans of figures', () => {
  expect(unbrokenParts('biuro pn.–pt. 10:00–15:00, osoby 20–45 lat')).toEqual([
    'biuro pn.–pt. ',
    '10:00–15:00',
    ', osoby ',
    '20–45',
    ' lat',
  ]);
  expect(unbrokenParts('Warszawa–Split')).toEqual(['Warszawa–Split']);
});

it('an account number stands whole: under its name where there is no room beside it', () => {
  const number = '61 1090 1014 0000 0712 1981 2874';
  const row = /<div class="([^"]+)"><dt>Numer rachunku<\/dt><dd>/.exec(
    renderToStaticMarkup(<SummaryRows rows={[{ text: 'Numer rachunku', amount: number, whole: true }]} />),
  );
  expect(row?.[1]).toContain('whole');
});
