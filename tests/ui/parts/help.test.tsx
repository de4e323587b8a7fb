import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HelpPanel } from '../../../ui/shared/page/HelpPanel.tsx';

const office = {
  phone: '+48 22 000 11 63',
  email: 'biuro@rejsy.example',
  hours: 'pn.–pt. 10:00–15:00',
};
const help = [{ name: 'Czy mogę zapłacić w ratach?', link: '/faq#raty' }];

describe('help in the menu (P-029)', () => {
  it('R56.3: has the office’s own contact and page-specific answers, without a script or third parties', () => {
    const html = renderToStaticMarkup(<HelpPanel office={office} help={help} chat={null} />);
    for (const link of [
      'tel:+48220001163',
      'mailto:biuro@rejsy.example',
      '/faq#raty',
      '/faq',
      '/kontakt',
    ])
      expect(html).toContain(`href="${link}"`);
    expect(html.replace(/\u00a0/g, ' ').replace(/<[^>]+>/g, '')).toContain(
      'Biuro czynne pn.–pt. 10:00–15:00',
    );
    expect(html).toMatch(/^<details[^>]*><summary/);
    expect(html).not.toMatch(/https?:|iframe|style=/);
  });

  it('R56.3: loads nothing of the shop’s chat before the visitor opens the chat', () => {
    const html = renderToStaticMarkup(
      <HelpPanel
        office={office}
        help={help}
        chat={{ url: 'https://chat.example.org/room', host: 'chat.example.org' }}
      />,
    );
    expect(html).not.toMatch(/iframe|chat\.example/);
  });
});
