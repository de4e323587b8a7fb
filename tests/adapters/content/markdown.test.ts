import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../../adapters/content/markdown.ts';

const drawingOf = (name: string) => ({ url: `/rysunki/${name}.svg`, width: 1200, height: 600 });
const render = (markdown: string) => renderMarkdown(markdown, drawingOf);

describe('Markdown as HTML', () => {
  it('applies Polish typography to texts, never to link addresses', () => {
    const { html } = render(
      'Jak to z wiatrem, o 5 węzłów więcej – i 1 237 PLN w [kasie](/a "z b").',
    );
    expect(html).toBe(
      '<p>Jak to z\u00a0wiatrem, o\u00a05\u00a0węzłów więcej\u00a0– i\u00a01\u00a0237\u00a0PLN w\u00a0<a href="/a">kasie</a>.</p>',
    );
  });

  it('makes a heading’s id from its words without Polish accents, and adds a number to a repeated id', () => {
    const { html, headings } = render('## Łódź i żółw\n\n## Łódź i żółw\n\n### Mniejszy');
    expect(headings).toEqual([
      { id: 'lodz-i-zolw', text: 'Łódź i żółw' },
      { id: 'lodz-i-zolw-2', text: 'Łódź i żółw' },
    ]);
    expect(html).toContain('<h2 id="lodz-i-zolw">');
  });

  it('renders a checklist with its groups, its note and the small text of an item', () => {
    const { html } = render(
      ':::checklist[Na drogę]{note="Dwie rzeczy"}\n#### Do wody\n- [ ] Maska *własna*\n- [x] Płetwy\n:::',
    );
    expect(html).toContain(
      '<header><h3>Na drogę</h3><p>Dwie rzeczy</p></header><div><div><h4>Do wody</h4><ul>',
    );
    expect(html).toContain(
      '<li><label><input type="checkbox"><span>Maska <small>własna</small></span></label></li>',
    );
    expect(html).not.toMatch(/disabled|checked/);
  });

  it('renders a quote with its author, a notice box with its heading, and a drawing with its caption', () => {
    expect(render(':::quote[Kasia]\nPada.\n:::').html).toBe(
      '<figure class="quote"><blockquote><p>„Pada.”</p></blockquote><figcaption>Kasia</figcaption></figure>',
    );
    expect(render(':::notice[Uwaga]\nFala.\n:::').html).toBe(
      '<div class="notice" role="note"><p><strong>Uwaga</strong></p><p>Fala.</p></div>',
    );
    expect(render(':::drawing{name="lina" alt="Lina na knadze"}\nTak.\n:::').html).toBe(
      '<figure class="drawing"><img src="/rysunki/lina.svg" alt="Lina na knadze" width="1200" height="600" loading="lazy" decoding="async"><figcaption>Tak.</figcaption></figure>',
    );
  });

  it('labels each table cell with its column', () => {
    const { html } = render('| Wiatr | Skąd |\n|---|---|\n| Bora | NE |');
    expect(html).toContain('<th scope="col">Wiatr</th>');
    expect(html).toContain('<td data-label="Wiatr">Bora</td>');
  });

  it('omits an empty head row; an empty first cell of a head row becomes an ordinary cell', () => {
    const plain = render('| | |\n|---|---|\n| Sekcja | rejsy |').html;
    expect(plain).not.toContain('<th');
    expect(plain).toContain('<tbody>');
    const { html } = render('| | Wiek |\n|---|---|\n| Kurs | sternik |');
    expect(html).toContain('<td></td>\n<th scope="col">Wiek</th>');
    expect(html).toContain('<td data-label="Wiek">sternik</td>');
  });

  it('keeps the digits of a phone number on one line', () => {
    expect(render('Zadzwoń: +48 58 000 22 10, codziennie.').html).toContain(
      '+48\u00a058\u00a0000\u00a022\u00a010, codziennie',
    );
  });

  it('never breaks a line within an e-mail or a postal code, and leaves their text unchanged', () => {
    expect(render('Napisz e-maila: ul. Portowa 8, 81-350 Gdynia, **e-mail**.').html).toBe(
      '<p>Napisz <span class="nowrap">e-maila</span>: ul. Portowa 8, <span class="nowrap">81-350</span>\u00a0Gdynia, <strong><span class="nowrap">e-mail</span></strong>.</p>',
    );
    expect(render('Nr 12345-678 i 2010-2025').html).not.toContain('span');
  });

  it('never breaks a line within opening hours, and does not take their colons for Markdown directives', () => {
    expect(render('Biuro: pn.–pt. 10:00–15:00. Potem **4–5** dni.').html).toBe(
      '<p>Biuro: <span class="nowrap">pn.–pt.</span> <span class="nowrap">10:00–15:00</span>. Potem <strong><span class="nowrap">4–5</span></strong> dni.</p>',
    );
  });

  it('puts the content of a labelled cell into one element, so that a phone shows it beside the label', () => {
    const { html } = render('| Klasa | Długość |\n|---|---|\n| Premier | 39–40 stóp |');
    expect(html).toContain('<td data-label="Klasa">Premier</td>');
    expect(html).toContain(
      '<td data-label="Długość"><span><span class="nowrap">39–40</span>\u00a0stóp</span></td>',
    );
  });

  it('R41.3: drops HTML tags of the Markdown file, and keeps a word with a colon such as “Pora:obiad”', () => {
    const { html } = render(
      '<script>alert(1)</script>\n\nPora:obiad, <b onclick="x()">dziś</b> [tu](javascript:alert(1))',
    );
    expect(html).not.toMatch(/script|onclick|<b/);
    expect(html).toContain('Pora:obiad');
  });
});
