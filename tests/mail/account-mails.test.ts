import { describe, expect, it } from 'vitest';
import { DEMO_BRANDS } from '../../adapters/demo-catalogue/data/brands.ts';
import { renderMail } from '../../adapters/mail/render.ts';
import { settingsOf } from '../../adapters/system/settings.ts';
import type { MailContent } from '../../application/ports/mail/content.ts';

const render = (content: MailContent, siteId = 1) =>
  renderMail({ settings: settingsOf(DEMO_BRANDS), addressOf: () => 'https://rejsy.example' })(
    { id: 'row-7', siteId, to: 'anna@example.pl', content, createdAt: 5 },
    10,
  );

describe('mails about an account (R39, R43)', () => {
  it('a reset has its link, says how long it works, and what to do for whoever did not ask', () => {
    const { subject, text, html } = render({ kind: 'passwordReset', firstName: 'Anna', token: 'abc_-1' });
    expect(subject).toBe('Nowe hasło w Kilwater');
    for (const said of ['Ahoj, Anna!', 'https://rejsy.example/Password/abc_-1', 'przez godzinę', 'To nie ja']) expect(text).toContain(said);
    expect(html).toContain('href="https://rejsy.example/Password/abc_-1"');
  });

  it('a changed password is told with a way to take it back, and no password or link that logs in', () => {
    const { subject, text } = render({ kind: 'passwordChanged', firstName: '' }, 2);
    expect(subject).toBe('Twoje hasło w Kilwater Zima zostało zmienione');
    for (const said of ['Ahoj!', 'wylogowane', 'https://rejsy.example/reset-hasla']) expect(text).toContain(said);
  });

  it('a deletion is told without anything of the person', () => {
    const { subject, text } = render({ kind: 'accountDeleted' });
    expect(subject).toBe('Twoje konto w Kilwater zostało usunięte');
    expect(text).toContain('prawo podatkowe');
  });

  it('an activation offers ‘To nie ja’ as a quiet link beside its button (R43.5)', () => {
    const { text, html } = render({ kind: 'activation', token: 'abc' });
    expect(text).toContain('To nie ja:\nhttps://rejsy.example/Activate/abc?nie-ja');
    expect(html).toContain('href="https://rejsy.example/Activate/abc?nie-ja"');
    expect(text.indexOf('/Activate/abc\n')).toBeLessThan(text.indexOf('?nie-ja'));
  });
});
