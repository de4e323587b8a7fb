// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { PanelTabs, tabsFor } from '../../../ui/features/panel/PanelPage.tsx';
import type { SessionState } from '../../../ui/state/account/session.ts';
import { sampleAccount } from '../account-samples.ts';
import { openPage } from '../offers/render-screen.tsx';

const of = (hasNewMessages: boolean, isAmbassador: boolean): SessionState => ({
  kind: 'customer',
  account: sampleAccount(),
  hasNewMessages,
  isAmbassador,
});
const tabs = (session: SessionState): readonly HTMLElement[] =>
  openPage(<PanelTabs path="/twoj-panel/vouchery" session={session} />).getAllByRole('link');
const hrefs = (session: SessionState) => tabs(session).map((tab) => tab.getAttribute('href'));

describe('the tabs of the panel', () => {
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
    expect(hrefs(of(false, true))).toContain('/twoj-panel/panel-ambasadora');
    for (const session of [of(false, false), { kind: 'unknown' } as const])
      expect(hrefs(session)).not.toContain('/twoj-panel/panel-ambasadora');
  });

  it('say in words, and show with a dot, that there are unread messages (A-025)', () => {
    const names = (hasNewMessages: boolean) =>
      tabs(of(hasNewMessages, false)).map(({ textContent }) => textContent);
    expect(names(true)).toContain('Wiadomości (nowe wiadomości)');
    expect(names(false)).toContain('Wiadomości');
  });

  it('mark the tab that is open', () => {
    const current = tabs(of(false, false)).filter((tab) => tab.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['Vouchery']);
  });
});
