import { expect, it } from 'vitest';
import { typedBefore } from '../../../ui/forms/typedBefore.ts';

const field = (value: string, defaultValue = '') => ({ type: 'email', value, defaultValue });
const box = (checked: boolean, defaultChecked = false) => ({ type: 'checkbox', value: 'on', defaultValue: 'on', checked, defaultChecked });

it('what was typed and ticked before the program came is in the form afterwards, what the server wrote is no news (P-147, P-163)', () => {
  const controls = {
    email: field('ala@poczta.example'),
    contents: field('Pytam o rejs', 'Pytam o rejs'),
    emptied: field('', 'stary@poczta.example'),
    consent: box(true),
    other: box(true, true),
    gone: null,
  };
  expect(typedBefore(['email', 'contents', 'emptied', 'consent', 'other', 'gone'], (name) => controls[name])).toEqual({
    email: 'ala@poczta.example',
    emptied: '',
    consent: true,
  });
});
