// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { presentQuestions } from '../../../adapters/http/server/content/present-content.ts';
import { drawingByName } from '../../../adapters/illustrations/drawing-by-name.ts';
import type { Content } from '../../../application/content/content.ts';
import { companyCopy, enquiryCopy, jobCopy } from '../../../ui/copy/contact.pl.ts';
import {
  billLayerTops,
  zlotyAmountOfBox,
} from '../../../ui/features/content/blocks/BillAsWaves.tsx';
import { demoContent } from '../../adapters/content/demo-content.ts';
import { hrefsIn, textOf } from '../offers/render-screen.tsx';
import { openContentPage } from './open-content-page.tsx';

let content: Content;
beforeAll(async () => {
  content = await demoContent();
});

const open = async (pageId: string) => {
  const page = await content.page(pageId);
  if (page === null) throw new Error(`There is no page ${pageId}`);
  const faq = pageId === 'faq' ? presentQuestions(await content.questions()) : [];
  return openContentPage(page, { faq });
};
const textOfPage = async (pageId: string): Promise<string> => textOf((await open(pageId)).page);

describe('the page about how it works', () => {
  it('has sections with anchors, each with a heading and an entry in the contents list (P-031, P-102)', async () => {
    const { partAt, getByRole } = await open('howItWorks');
    const contents = hrefsIn(within(getByRole('navigation', { name: 'Na tej stronie' })));
    for (const anchor of [
      'ogolne',
      'jak-wybrac-rejs',
      'jak-wybrac-jacht',
      'jak-sie-zapisac-na-rejs',
      'platnosci-i-cena',
      'cena',
    ]) {
      expect(partAt(anchor).getByRole('heading', { level: 2 }), anchor).toBeTruthy();
      expect(contents).toContain(`#${anchor}`);
    }
  });

  it('draws the costs of a week as layers of the sea, each as deep as its part of the total', async () => {
    const bill = (await open('howItWorks')).partAt('ile-naprawde');
    const rows = bill.getAllByRole('term').map((term) => textOf(term.parentElement ?? term));
    expect(rows).toEqual(
      [
        /^Taksa turystyczna ok\. 43 PLN 10 EUR od osoby/,
        /kasa ok\. 645 PLN/,
        /^Autokar w obie strony od \d+/,
        /^Miejsce na jachcie od \d/,
        /^Cały tydzień ok\. \d/,
      ].map((words) => expect.stringMatching(words)),
    );
    const sea = bill.getByRole('img', {
      name: /^Morze z warstw, od dna: miejsce na jachcie, autokar/,
    });
    expect(sea.querySelectorAll('path[d*="q35-16"]')).toHaveLength(4);
    expect(
      ['2149.5', '–', ''].map((Value) => zlotyAmountOfBox({ Facts: [{ Name: 'PLN', Value }] })),
    ).toEqual([2149.5, null, null]);
    expect(zlotyAmountOfBox({ Facts: [] })).toBeNull();
    expect(billLayerTops([100, 200, 300])).toEqual([100, 150, 250]);
  });

  it('has radio buttons that switch between the tables of yachts and catamarans (P-002, P-103, P-105)', async () => {
    const { page, partAt } = await open('howItWorks');
    const { getByRole, getAllByRole } = partAt('jak-wybrac-jacht');
    expect(getByRole('radio', { name: 'Jacht' })).toMatchObject({ checked: true });
    expect(getByRole('radio', { name: 'Katamaran' })).toMatchObject({ checked: false });
    expect(getAllByRole('cell', { name: /^(?:Comfort|Superior|Luxury)/ })).toHaveLength(6);
    expect(textOf(page)).toContain(
      'Żadna łódź nie ma więcej niż 10 lat, a na rejsach prywatnych pływamy nowymi albo najwyżej 5-letnimi',
    );
  });

  it('compares yacht and catamaran: price, marinas, speed, deck, heeling (P-003)', async () => {
    const pageText = await textOfPage('howItWorks');
    for (const word of [
      'Cena',
      'Opłaty w marinach',
      'około 150%',
      'szybciej',
      'bliżej wiatru',
      'zadaszony salon',
      'Przechył',
    ])
      expect(pageText).toContain(word);
  });

  it('explains the three ways to book, who can pay online, and who pays for a group (P-006, P-104, P-106)', async () => {
    const pageText = await textOfPage('howItWorks');
    for (const way of [
      'Jedno miejsce',
      'Kabina dla dwojga',
      'Cały jacht',
      'Od 7 do 12 osób',
      'do 120 PLN od osoby',
    ])
      expect(pageText).toContain(way);
    expect(pageText).toContain('włącza w panelu tylko zalogowana osoba, która rezerwowała');
    expect(pageText).toContain(
      'Przy rezerwacji grupowej za całość odpowiada osoba, która rezerwowała',
    );
  });

  it('has an example whose instalments add up to its price (R28, P-167)', async () => {
    const page = await content.page('howItWorks');
    const plan = page?.blocks.find(({ layout }) => layout === 'instalments');
    const grosze = (words: string): number =>
      Number(words.replace(/[^\d,]/g, '').replace(',', '.')) * 100;
    const sums = (plan?.boxes ?? []).slice(0, 3).map(({ title }) => grosze(title));
    const [, price = ''] = /za ([\d\s,]+PLN)/u.exec(plan?.lead ?? '') ?? [];
    expect(sums.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(grosze(price));
    expect(grosze(price)).toBeGreaterThan(0);
  });
});

describe('the page about the cruise styles', () => {
  it('has four styles, each with five parts of a day and a link to cruises (P-004, P-107, P-108, P-109)', async () => {
    const { page, partAt } = await open('programme');
    const hours = {
      'sail-and-party': '4–5',
      'sail-and-explore': '6–8',
      'sail-and-adventure': '8–10',
      'sail-and-chill': '5–6',
    };
    const types = {
      'sail-and-party': 1,
      'sail-and-explore': 2,
      'sail-and-adventure': 3,
      'sail-and-chill': 4,
    };
    for (const [anchor, type] of Object.entries(types)) {
      const style = partAt(anchor);
      expect(style.getAllByRole('img', { name: /.{10}/ })).toHaveLength(5);
      const cruises = style.getByRole('link', { name: /^Sprawdź rejsy/ });
      expect(cruises.getAttribute('href')).toBe(`/rejsy-morskie?type=${type}`);
    }
    for (const words of [...Object.values(hours), 'około 9 godzin dziennie'])
      expect(textOf(page)).toContain(words);
  });

  it('describes yachts, crews and ages of each style (P-005, P-110)', async () => {
    const pageText = await textOfPage('programme');
    for (const words of [
      'Do 25 jachtów',
      '3–6 jachtów',
      'po 8, 10 albo 12 osób',
      '20–45',
      'OPEN i FAMILY',
      '26+',
    ])
      expect(pageText).toContain(words);
  });
});

describe('the page of questions and answers', () => {
  it('has at least thirty questions, all different, in at least six categories (P-111)', async () => {
    const faq = await content.questions();
    const questions = faq.flatMap(({ questions }) => questions);
    expect(faq.length).toBeGreaterThanOrEqual(6);
    expect(new Set(questions.map(({ question }) => question)).size).toBeGreaterThanOrEqual(30);
    expect(new Set(questions.map(({ answer }) => answer)).size).toBe(questions.length);
  });

  it('a link to a question opens its answer without JavaScript: the anchor is inside the answer (P-111)', async () => {
    const { partAt, getByRole } = await open('faq');
    const categories = hrefsIn(within(getByRole('navigation', { name: 'Grupy pytań' })));
    for (const { id, questions } of await content.questions()) {
      expect(categories).toContain(`#${id}`);
      for (const question of questions) {
        const { part: answer } = partAt(question.id);
        expect(answer.parentElement, question.id).toMatchObject({
          tagName: 'DETAILS',
          open: false,
        });
        expect(answer.previousElementSibling).toMatchObject({ tagName: 'SUMMARY' });
      }
    }
  });

  it('an old link to a question opens it too, because the old anchor is in the answer (P-111)', async () => {
    const { page } = await open('faq');
    const moved = (await content.questions())
      .flatMap(({ questions }) => questions)
      .filter(({ formerly }) => formerly.length > 0);
    expect(moved.length).toBeGreaterThan(0);
    for (const { id, formerly } of moved)
      for (const address of formerly) {
        const anchors = [...page.querySelectorAll(`[id="${address}"]`)];
        expect(
          anchors.map(({ parentElement, textContent }) => [parentElement?.id, textContent]),
        ).toEqual([[id, '']]);
      }
  });

  it('explains what is free of charge, refunded and insured (P-172, P-168)', async () => {
    const pageText = await textOfPage('faq');
    for (const words of [
      'do 3 dni przed wyjazdem',
      'oddajemy sto procent',
      'obejmuje leczenie COVID-19',
      'dolicza 1%',
      'na 36 rat',
    ])
      expect(pageText).toContain(words);
  });
});

describe('the page about private cruises, and the forms of other pages', () => {
  it('has three benefits, a sample day, questions, a link to the form (P-120, P-126, P-127, P-129)', async () => {
    const screen = await open('privateCruises');
    const day = screen.partAt('dzien');
    for (const part of ['Rano', 'Przed południem', 'Po południu', 'Wieczorem', 'Nocą'])
      expect(day.getByText(part)).toBeTruthy();
    expect(hrefsIn(screen)).toContain('/kontakt');
    const questions = screen.partAt('pytania').part.querySelectorAll('details');
    expect(questions.length).toBeGreaterThanOrEqual(5);
  });

  it('R61: cover and cards show a whole yacht’s price, the cover also the price per person of a full party', async () => {
    const pageText = await textOfPage('privateCruises');
    const [, cover = '', byHead = ''] =
      /od ([\d\s]+)\sPLN za cały jacht na tydzień, ze skipperem, ok\. ([\d\s]+)\sPLN od osoby przy \d+ osobach/.exec(
        pageText,
      ) ?? [];
    const zlote = (shownSum: string): number => Number(shownSum.replace(/\s/g, ''));
    const cards = [...pageText.matchAll(/od ([\d\s]+)\sPLN za cały jacht/g)].map(([, sum = '']) =>
      zlote(sum),
    );
    expect(zlote(cover)).toBe(Math.min(...cards));
    expect(pageText).toContain(`ok. ${byHead.trim()} PLN od osoby`);
    expect(zlote(byHead)).toBeGreaterThan(0);
  });

  it('shows the six yachts and catamarans of the table with their technical data (P-121, P-122)', async () => {
    const page = await content.page('privateCruises');
    const fleet = page?.blocks.find(({ layout }) => layout === 'vessels')?.boxes ?? [];
    const rows = fleet.map(({ title, facts }) =>
      [
        title,
        ...['Miejsca', 'Łazienki', 'Kabiny', 'Długość'].map(
          (name) => facts.find((fact) => fact.name === name)?.value,
        ),
      ]
        .join(' / ')
        .replace(/\u00a0/g, ' '),
    );
    expect(rows).toEqual([
      'Jacht Premier / 10 / 2–3 / 4 / 39–40 stóp',
      'Katamaran Premier / 12 / 2–4 / 4 / 39–40 stóp',
      'Jacht Superior / 12 / 3–4 / 5 / 45–58 stóp',
      'Katamaran Superior / 12 / 2–4 / 4 / 42–46 stóp',
      'Jacht Luxury / 12 / 4–5 / 5 / 52–58 stóp',
      'Katamaran Luxury / 12 / 4–6 / 5–6 / 48–52 stopy',
    ]);
  });

  it('P-121, P-125: each yacht class has a section that a visitor can open and close, for use on a phone', async () => {
    const { partAt } = await open('privateCruises');
    const classes = [...partAt('jachty').part.querySelectorAll('details')];
    expect(classes.map(({ open }) => open)).toEqual([true, true, true]);
    expect(classes.map((each) => each.querySelector('summary > b')?.textContent)).toEqual([
      'Premier',
      'Superior',
      'Luxury',
    ]);
    for (const each of classes)
      for (const kind of ['Jacht', 'Katamaran'])
        for (const word of [kind, 'Miejsca', 'Łazienki', 'Skipper', 'Kabiny', 'Długość'])
          expect(each.textContent).toContain(word);
  });

  it('has for each yacht four pictures and a deck plan that agrees with the table (P-123, P-124)', async () => {
    const page = await content.page('privateCruises');
    const fleet = page?.blocks.find(({ layout }) => layout === 'vessels')?.boxes ?? [];
    const seen = fleet.flatMap(({ images }) => images.slice(0, 4).map(({ url }) => url));
    expect(new Set(seen).size).toBe(24);
    for (const { images, facts } of fleet) {
      const [, cabins, berths, baths] = /-(\d)-(\d+)-(\d)\.svg$/.exec(images[4]?.url ?? '') ?? [];
      const within = (name: string, value: string | undefined): boolean => {
        const [least, most = least] = (facts.find((fact) => fact.name === name)?.value ?? '')
          .split('–')
          .map(Number);
        return Number(value) >= Number(least) && Number(value) <= Number(most);
      };
      expect([
        within('Kabiny', cabins),
        within('Miejsca', berths),
        within('Łazienki', baths),
      ]).toEqual([true, true, true]);
    }
  });

  it('has one form for date, people, destination and yacht that sends a message to the office (P-129)', async () => {
    const screen = await open('privateCruises');
    const { part, getByLabelText, getByRole } = screen.partAt('zapytaj');
    for (const label of [
      'Kiedy',
      'Ilu Was płynie',
      'Gdzie',
      'Na czym',
      'Co jeszcze mamy wiedzieć',
      'Twój e-mail',
    ])
      expect(getByLabelText(label)).toBeTruthy();
    const page = await content.page('privateCruises');
    const fleet = page?.blocks.find(({ layout }) => layout === 'vessels')?.boxes ?? [];
    const options = within(getByRole('combobox', { name: 'Na czym' })).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Jeszcze nie wiemy',
      ...fleet.map(({ title }) => title),
    ]);
    // Without JavaScript the form sends only the message and the e-mail address.
    const sent = [...part.querySelectorAll<HTMLInputElement>('[name]')];
    expect(sent.map(({ name }) => name)).toEqual(['contents', 'email', 'leaveEmpty']);
    expect(sent[2]?.closest('[aria-hidden=true]')).toBeTruthy();
    expect(sent[0]?.form?.method).toBe('post');
    expect(sent[0]?.form?.getAttribute('action')).toBe('/kontakt');
    expect(hrefsIn(screen)).toContain('#zapytaj');
    const answers = {
      when: ' maj ',
      people: 8,
      where: 'Chorwacja',
      vessel: '',
      more: 'Dwoje dzieci. ',
    };
    expect(enquiryCopy.message(answers)).toBe(
      'Pytanie o rejs prywatny\nKiedy: maj\nIle osób (bez skippera): 8\nGdzie: Chorwacja\nNa czym: jeszcze nie wiemy\n\nDwoje dzieci.',
    );
  });

  it.each([
    ['companyTrip', 'zapytaj', ['Kiedy', 'Ilu Was płynie', 'Budżet']],
    ['work', 'zgloszenie', ['Patent', 'Doświadczenie', 'Link do CV albo profilu']],
  ] as const)(
    'the page %s has its own form, and a link on the page leads to this form',
    async (id, anchor, labels) => {
      const screen = await open(id);
      const { part, getByLabelText } = screen.partAt(anchor);
      for (const label of labels) expect(getByLabelText(label)).toBeTruthy();
      expect(part.querySelector('form')?.getAttribute('action')).toBe('/kontakt');
      expect(hrefsIn(screen)).toContain(`#${anchor}`);
    },
  );

  it('the forms for companies and for skippers send one message with all answers', () => {
    expect(companyCopy.message({ when: 'maj', people: 24, budget: ' 40 000 PLN ', more: '' })).toBe(
      'Pytanie o wyjazd firmowy\nKiedy: maj\nIle osób: 24\nBudżet: 40 000 PLN',
    );
    expect(
      jobCopy.message({ licence: 'JSM', experience: '', link: 'https://a.example', more: 'Cześć' }),
    ).toBe(
      'Zgłoszenie do pracy\nPatent: JSM\nDoświadczenie: brak\nLink: https://a.example\n\nCześć',
    );
  });

  it('lists what the price includes and excludes, and the payment plan (P-128, P-166)', async () => {
    const pageText = await textOfPage('privateCruises');
    for (const words of [
      'czarter jachtu',
      'skipper i jego dojazd',
      'pakiet startowy',
      'ponton z silnikiem',
      'ubezpieczenie kaucji',
    ])
      expect(pageText).toContain(words);
    for (const words of [
      'ubezpieczenie podróżne',
      'dwa turystyczne fundusze',
      'opłaty portowe i paliwo',
      'jedzenie',
      'dojazd do portu',
    ])
      expect(pageText).toContain(words);
    for (const words of [
      '30% w ciągu 24 godzin',
      '60 i 30 dni przed rejsem',
      '100 PLN',
      'do 30 dni roboczych',
    ])
      expect(pageText).toContain(words);
    const [, bill = ''] = /Przykład: (.*?) Ok\./.exec(pageText) ?? [];
    const [first, second, third, sum] = [
      ...bill.matchAll(/(?<!\d)(\d{1,3}(?: \d{3})*(?:,\d\d)?) PLN/g),
    ].map(([, amount = '']) =>
      Math.round(Number(amount.replace(/ /g, '').replace(',', '.')) * 100),
    );
    expect(Number(first) + Number(second) + Number(third)).toBe(sum);
    expect(first).toBe(Math.round(Number(sum) * 0.3));
  });
});

describe('pages for companies and about smaller topics', () => {
  it('the page of company trips has title, subtitle, four pictures with text and a closing button (P-119)', async () => {
    const page = await content.page('companyTrip');
    const [title, subtitle] = page?.blocks[0]?.text.split('\n') ?? [];
    expect([title, subtitle?.length]).toEqual(['Cała firma na jednej fali', expect.any(Number)]);
    expect(page?.blocks.find(({ layout }) => layout === 'pictures')?.boxes.length).toBe(4);
    expect(page?.blocks.find(({ layout }) => layout === 'action')?.buttons).toEqual([
      { label: 'Zapytaj o wyjazd firmowy', link: '#zapytaj' },
    ]);
  });

  it.each([
    ['formalities', 'Dowód czy paszport'],
    ['becomeSkipper', 'Szukamy ludzi do steru'],
    ['covidPageInfo', 'oddajemy 100% wpłat'],
  ])(
    'P-012, P-013, P-014: the text of the page %s says what the page is for',
    async (pageId, words) => expect(await textOfPage(pageId)).toContain(words),
  );
});

describe('every content page', () => {
  it('has one title, no inline style, no empty section, and only pictures that exist', async () => {
    for (const { pageId, ownScreen } of content.pages()) {
      const page = await content.page(pageId);
      for (const image of (page?.blocks ?? []).flatMap(({ images, boxes }) => [
        ...images,
        ...boxes.flatMap((box) => box.images),
      ])) {
        const [, name = ''] = /^\/sceny\/(.+)\.svg$/.exec(image.url) ?? [];
        expect(drawingByName(name), image.url).toContain('<svg');
      }
      if (ownScreen) continue;
      const { page: screen, getAllByRole } = await open(pageId);
      expect(getAllByRole('heading', { level: 1, hidden: true }), pageId).toHaveLength(1);
      expect(screen.querySelector('[style]'), pageId).toBeNull();
      for (const section of screen.querySelectorAll('section'))
        expect([...section.querySelectorAll('*')].at(-1)?.tagName, pageId).not.toBe('H2');
    }
  });
});
