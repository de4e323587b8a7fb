// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { Account } from '../../../adapters/http/contract/account/account.ts';
import { DetailsChangedElsewhere } from '../../../ui/features/panel/details/DetailsTab.tsx';
import {
  accountInRefusal,
  detailsFormOf,
  findDetailsSavedElsewhere,
  mergeEnteredIntoSavedDetails,
} from '../../../ui/state/account/own-details.ts';
import { sampleAccount } from '../account-samples.ts';
import { openPage, textOf } from '../offers/render-screen.tsx';

const BEGAN = sampleAccount({ BirthDate: '1990-02-28', Phone: '600 100 200' });
const NOW: Account = {
  ...BEGAN,
  Phone: '700 800 900',
  InvoiceCity: 'Gdynia',
  Gender: '2',
  Version: 4,
};

describe('account details that another window saved while the form was open (R58)', () => {
  it('the form keeps what the customer typed, and takes all other fields from what is saved', () => {
    const typed = { ...detailsFormOf(BEGAN), phone: '601 601 601', firstName: 'Aleksandra' };
    expect(mergeEnteredIntoSavedDetails(typed, BEGAN, NOW)).toEqual({
      ...detailsFormOf(NOW),
      phone: '601 601 601',
      firstName: 'Aleksandra',
    });
    expect(mergeEnteredIntoSavedDetails(detailsFormOf(BEGAN), BEGAN, NOW)).toEqual(
      detailsFormOf(NOW),
    );
  });

  it('the form lists the fields that the other window changed, with their new values', () => {
    const { getByText, getAllByRole } = openPage(
      <DetailsChangedElsewhere saved={findDetailsSavedElsewhere(BEGAN, NOW)} onGo={() => {}} />,
    );
    expect(getByText('Te dane zmieniły się w innym oknie')).toBeTruthy();
    expect(getByText(/Nic nie nadpisaliśmy/)).toBeTruthy();
    expect(getAllByRole('listitem').map(textOf)).toEqual([
      'Płeć: Mężczyzna',
      'Telefon: 700 800 900',
      'Miejscowość: Gdynia',
    ]);
    expect(findDetailsSavedElsewhere(BEGAN, { ...BEGAN, Version: 9 })).toEqual([]);
  });

  it('only the refusal changedElsewhere contains the saved account', () => {
    const refused = (code: string, body: Record<string, unknown>) =>
      accountInRefusal({ kind: 'refused', status: 409, message: '', code, errors: [], body });
    expect(refused('changedElsewhere', { Account: NOW })).toEqual(NOW);
    expect(refused('changedElsewhere', {})).toBeNull();
    expect(refused('defect', { Account: NOW })).toBeNull();
    expect(accountInRefusal({ kind: 'offline' })).toBeNull();
  });
});
