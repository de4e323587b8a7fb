import { describe, expect, it } from 'vitest';
import type { Account } from '../../../adapters/http/contract/account/account.ts';
import { PanelTabs, tabsFor } from '../../../ui/features/panel/PanelPage.tsx';
import type { SessionState } from '../../../ui/state/account/session.ts';
import { renderScreen } from '../offers/render-screen.tsx';

const OLA: Account = {
  ...{
    FirstName: 'Ola',
    LastName: '',
    BirthDate: '',
    IdDocument: '',
    Country: 'Polska',
    Gender: '1',
    Phone: '',
  },
  ...{
    Email: 'ola@example.com',
    InvoiceName: '',
    InvoiceNip: '',
    InvoiceAddress: '',
    InvoiceCity: '',
    InvoiceZip: '',
    Version: 3,
  },
};
const of = (hasNewMessages: boolean, isAmbassador: boolean): SessionState => ({
  kind: 'customer',
  account: OLA,
  hasNewMessages,
  isAmbassador,
});
const tabs = (session: SessionState): string =>
  renderScreen(<PanelTabs path="/twoj-panel/vouchery" session={session} />);

describe('the panel’s tabs', () => {
  it('include the ambassador’s tab only for ambassadors (A-026)', () => {
    expect(tabsFor(true).map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        'Wiadomości',
        'Vouchery',
        'Panel Ambasadora',
        'Twoje dane',
        'Zmień hasło',
      ]),
    );
    expect(tabs(of(false, true))).toContain('href="/twoj-panel/panel-ambasadora"');
    for (const session of [of(false, false), { kind: 'unknown' } as const])
      expect(tabs(session)).not.toContain('panel-ambasadora');
  });

  it('mark unread messages with words and a dot (A-025)', () => {
    expect(tabs(of(true, false))).toMatch(
      /Wiadomości<span[^>]*><\/span><span[^>]*> \(nowe wiadomości\)/,
    );
    expect(tabs(of(false, false))).not.toContain('nowe wiadomości');
  });

  it('mark the current tab', () =>
    expect(tabs(of(false, false))).toMatch(/aria-current="page"[^>]*>Vouchery/));
});
