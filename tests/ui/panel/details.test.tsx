import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Account } from '../../../adapters/http/contract/account/account.ts';
import { DetailsElsewhere } from '../../../ui/screens/panel/details/DetailsElsewhere.tsx';
import { onPresent, presentAccount, savedElsewhere, typedFrom } from '../../../ui/state/account/ownDetails.ts';

const BEGAN: Account = {
  ...{ FirstName: 'Ola', LastName: 'Żak', BirthDate: '1990-02-28', IdDocument: '', Country: 'Polska', Gender: '1', Phone: '600 100 200' },
  ...{ Email: 'ola@example.com', InvoiceName: '', InvoiceNip: '', InvoiceAddress: '', InvoiceCity: '', InvoiceZip: '', Version: 3 },
};
const NOW: Account = { ...BEGAN, Phone: '700 800 900', InvoiceCity: 'Gdynia', Gender: '2', Version: 4 };

describe('account details that another window saved while they were typed (R58)', () => {
  it('keep what was typed here, and take what was saved there in every other field', () => {
    const typed = { ...typedFrom(BEGAN), phone: '601 601 601', firstName: 'Aleksandra' };
    expect(onPresent(typed, BEGAN, NOW)).toEqual({ ...typedFrom(NOW), phone: '601 601 601', firstName: 'Aleksandra' });
    expect(onPresent(typedFrom(BEGAN), BEGAN, NOW)).toEqual(typedFrom(NOW));
  });

  it('are told field by field, in words', () => {
    const html = renderToStaticMarkup(<DetailsElsewhere saved={savedElsewhere(BEGAN, NOW)} onGo={() => {}} />);
    const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
    for (const words of [
      'Te dane zmieniono w innym oknie',
      'Telefon: 700 800 900',
      'Miejscowość: Gdynia',
      'Mężczyzna',
      'Nic nie nadpisaliśmy',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Ola');
    expect(savedElsewhere(BEGAN, { ...BEGAN, Version: 9 })).toEqual([]);
  });

  it('come with the refusal for a stale change, and with no other', () => {
    const refused = (code: string, body: Record<string, unknown>) =>
      presentAccount({ kind: 'refused', status: 409, message: '', code, errors: [], body });
    expect(refused('changedElsewhere', { Account: NOW })).toEqual(NOW);
    expect(refused('changedElsewhere', {})).toBeNull();
    expect(refused('defect', { Account: NOW })).toBeNull();
    expect(presentAccount({ kind: 'offline' })).toBeNull();
  });
});
