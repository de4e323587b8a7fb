// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { HelpPanel } from '../../../ui/shared/page/HelpPanel.tsx';
import { hrefsIn, openPage } from '../offers/render-screen.tsx';

const office = {
  phone: '+48 22 000 11 63',
  email: 'biuro@rejsy.example',
  hours: 'pn.–pt. 10:00–15:00',
};
const help = [{ name: 'Czy mogę zapłacić w ratach?', link: '/faq#raty' }];

describe('help in the menu (P-029)', () => {
  it('R56.3: has the office’s contact and answers for the page, without scripts or other companies’ files', () => {
    const panel = openPage(<HelpPanel office={office} help={help} chat={null} />);
    const { page } = panel;
    expect(hrefsIn(panel)).toEqual(
      expect.arrayContaining([
        ...['tel:+48220001163', 'mailto:biuro@rejsy.example'],
        ...['/faq#raty', '/faq', '/kontakt'],
      ]),
    );
    expect(page.textContent).toContain('Biuro czynne pn.–pt. 10:00–15:00');
    expect(page.querySelector('details > summary')).toBeTruthy();
    const foreign = 'iframe, script, [style], [src^=http], [href^=http]';
    expect(page.querySelector(foreign)).toBeNull();
  });

  it('R56.3: loads nothing from the chat’s server before the visitor opens the chat', () => {
    const { page } = openPage(
      <HelpPanel
        office={office}
        help={help}
        chat={{ url: 'https://chat.example.org/room', host: 'chat.example.org' }}
      />,
    );
    expect(page.querySelector('iframe, [src*="chat.example"], [href*="chat.example"]')).toBeNull();
    expect(page.textContent).not.toContain('chat.example');
  });
});
