// @vitest-environment happy-dom
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OfferScreen } from '../../../ui/features/offers/OfferPage.tsx';
import { PageDataProvider } from '../../../ui/hooks/use-page-data.ts';
import { offerSectionNames } from '../../../ui/view-models/offer-parts.ts';
import { demoFrame } from '../page-frames.ts';
import { offerDetails, offerItem, offerRoom } from './offer-samples.ts';
import { anchorsOf, hrefsOf, openPage, textOf, textOfScreen } from './render-screen.tsx';

const QUESTIONS = [{ Id: 'co-zabrac', Title: 'Co zabrać?', HTML: '<p>Miękką torbę.</p>' }];
const STYLE = { hours: '6–8 godzin dziennie', ages: '20–45 lat' };
const frame = await demoFrame();
const NEW_WAY = {
  title: 'Odkryj nowy sposób podróżowania',
  lead: 'Mieszkasz na jachcie.',
  cards: [
    {
      title: 'Hotel płynie z Tobą',
      text: 'Rozpakowujesz się raz.',
      pictures: ['/sceny/atrakcja-stare-miasto.svg', '/sceny/atrakcja-wioska.svg'],
    },
  ],
};
const screen = (offer = offerDetails(), childRebates: string | null = null) => (
  <PageDataProvider value={{ kind: 'client', frame: { ...frame, childRebates } }}>
    <OfferScreen
      kind="offer"
      offer={offer}
      style={STYLE}
      newWay={NEW_WAY}
      similar={[]}
      questions={QUESTIONS}
    />
  </PageDataProvider>
);
const open = (...args: Parameters<typeof screen>) => openPage(screen(...args));
const text = (...args: Parameters<typeof screen>): string => textOfScreen(screen(...args));
const hrefs = (...args: Parameters<typeof screen>) => hrefsOf(screen(...args));
const LINK = '/rezerwacja?oferta=101';
/** Returns the part above the menu, which visitors see without scrolling. */
const coverOf = ({ getByRole }: ReturnType<typeof open>): HTMLElement => {
  const cover = getByRole('heading', { level: 1 }).closest('section');
  if (cover === null) throw new Error('The title is in no section');
  return cover;
};
const hrefOf = (link: HTMLElement): string | null => link.getAttribute('href');
const linksTo = (part: Element | null | undefined, href: string): number =>
  part?.querySelectorAll(`a[href="${href}"]`).length ?? 0;

describe('the page of an offer', () => {
  it('R33.2: names the age from which the brand takes travellers, if the trip has no upper limit', () => {
    const { Page } = offerDetails();
    const offer = offerDetails({ Page: { ...Page, Ages: 'from18', AdultAge: 21 } });
    expect(text(offer)).toContain('od 21 lat');
  });

  it('P-072: shows name, days, style, ages, tags and ratings from one to five', () => {
    const { page: offer, getAllByRole } = open();
    for (const words of [
      'Wyspy Dalmacji',
      '27.06–04.07.2026, 7 nocy',
      'Explore, 6–8 godzin dziennie',
      '20–45 lat',
      'Bez patentu',
    ])
      expect(offer.textContent).toContain(words);
    expect(getAllByRole('img', { name: /4 na 5/ })).not.toEqual([]);
  });

  it('highlights „trainings” or „cruises” in the menu, depending on the offer’s type', async () => {
    const frame = await demoFrame();
    const framed = (offer = offerDetails()) => {
      const data = { kind: 'offer', offer, similar: [], questions: QUESTIONS, frame } as const;
      const { getAllByRole } = openPage(
        <PageDataProvider value={data}>
          <OfferScreen {...data} />
        </PageDataProvider>,
      );
      const current = getAllByRole('link', { current: 'page', hidden: true });
      return new Set(current.map((link) => link.getAttribute('href')));
    };
    expect(framed()).toEqual(new Set(['/rejsy-morskie']));
    expect(framed(offerDetails({ TrainingKinds: ['sailor', 'poland'] }))).toEqual(
      new Set(['/szkolenia']),
    );
  });

  it('shows „od”, the struck price and the lowest price in 30 days for the same unit (R15, R60.7)', () => {
    const { page: offer, getAllByRole } = open();
    expect(offer.textContent).toContain('od 1 949 PLN');
    for (const struck of getAllByRole('deletion'))
      expect(struck.textContent).toContain('2 149 PLN');
    expect(offer.textContent).toContain('Najniższa cena z 30 dni przed obniżką: 2 149 PLN');
  });

  it('shows no struck price and no lowest price if there is no promotion (R15)', () => {
    const { page: offer, queryByRole } = open(
      offerDetails({
        Prices: {
          ...offerDetails().Prices,
          From: '2149',
          Strikethrough: null,
          LowestIn30Days: null,
        },
      }),
    );
    expect(queryByRole('deletion')).toBeNull();
    expect(offer.textContent).not.toContain('Najniższa cena');
  });

  it('R60.1: a unit’s price includes today’s rebates; no text says that they will be deducted', () => {
    const { page: offer, partAt } = open();
    const units = textOf(partAt('jachty').part);
    expect(units).toContain('1 949 PLN');
    expect(units).toContain('cały jacht 17 600 PLN');
    expect(offer.textContent).not.toContain('odejmiemy');
  });

  it('R61.1, R61.2, P-095: for an offer of whole yachts shows a yacht’s price and the price per person', () => {
    const Prices = {
      ...offerDetails().Prices,
      From: '31200',
      Per: 'yacht' as const,
      ByHead: { Price: '2840', People: 11 },
      Strikethrough: null,
    };
    const offer = open(offerDetails({ Prices }, [offerRoom({ ReservePlace: false })]));
    for (const words of [
      'od 31 200 PLN',
      'za cały jacht',
      'ok. 2 840 PLN od osoby przy 11 osobach',
    ])
      expect(textOf(offer.page)).toContain(words);
    for (const part of [coverOf(offer), offer.partAt('jachty').part])
      expect(part.textContent).not.toContain('za osobę');
  });

  it.each([
    [{ Label: 'lastPlaces', Remaining: 3 }, 'Ostatnie wolne miejsca: 3'],
    [{ Label: 'lastYacht' }, 'Ostatni jacht'],
    [{ Label: 'reserveList', PlaceOpen: false, WholeOpen: false }, 'Lista rezerwowa'],
  ] as const)(
    'P-088: shows the label for the unit’s data from the server: %j (R5.9)',
    (state, words) => {
      expect(text(offerDetails({}, [offerRoom(state), offerRoom({}, 2)]))).toContain(words);
    },
  );

  it('shows no label if the server sent none (R5)', () => {
    const shown = text();
    for (const words of ['Ostatnie wolne', 'Ostatni jacht', 'Lista rezerwowa'])
      expect(shown).not.toContain(words);
  });

  it('has links to the wizard that work without JavaScript; the floating button starts hidden', () => {
    const { page: offer, getByLabelText } = open();
    expect(linksTo(offer, LINK)).toBe(3);
    const floating = getByLabelText('Szybka rezerwacja');
    expect(floating.hidden).toBe(true);
    expect(floating.textContent).toContain('REZERWUJ');
  });

  it('shows without scrolling a link to the wizard, or a link to the next similar trip', () => {
    const openCover = (offer = offerDetails()) => within(coverOf(open(offer)));
    expect(hrefOf(openCover().getByRole('link', { name: 'Rezerwuj' }))).toBe(LINK);
    const full = offerDetails({ WayIn: 'reserveList', Standing: 'reserveList' });
    const signUp = { name: 'Zapisz mnie na listę rezerwową' };
    expect(openCover(full).getByRole('link', signUp)).toBeTruthy();
    const over = openCover(
      offerDetails({
        WayIn: null,
        Standing: 'over',
        NextOffer: offerItem({ Name: 'Kornaty', FriendlyUrl: 'kornaty' }),
      }),
    );
    expect(over.getByText('Ten rejs już się odbył')).toBeTruthy();
    expect(over.getAllByRole('link').map(hrefOf)).toEqual(['/oferta/kornaty']);
  });

  it.each([
    ['with only a reserve list', offerDetails({ Standing: 'reserveList', WayIn: 'reserveList' })],
    [
      'without open places and yachts',
      offerDetails({ WayIn: 'reserveList' }, [
        offerRoom({ PlaceOpen: false, WholeOpen: false, Label: 'reserveList' }),
      ]),
    ],
  ])(
    'P-146: for an offer %s has a link to join the reserve list, and no floating button (R9.2)',
    (_, offer) => {
      const { page: shown, getAllByRole } = open(offer);
      for (const link of getAllByRole('link', { name: 'Zapisz mnie na listę rezerwową' }))
        expect(hrefOf(link)).toBe(LINK);
      expect(shown.textContent).toContain('Nie wpłacaj zaliczki');
      expect(shown.textContent).not.toContain('REZERWUJ');
    },
  );

  it('issue 39: lists each option that costs something, and says how a child’s price is calculated', () => {
    const { Extras } = offerDetails();
    const Choices: typeof Extras.Choices = [
      { Kind: 'training', Name: 'Szkolenie z egzaminem', Price: '700' },
      { Kind: 'insurance', Name: 'Żeglarz Plus', Price: '89' },
      { Kind: 'assistance', Name: '', Price: '50' },
      { Kind: 'addon', Name: 'Deska SUP', Price: '149' },
    ];
    const shown = text(offerDetails({ Extras: { ...Extras, Choices } }));
    expect(shown).toContain('Co możesz dokupić (3)');
    expect(shown).toContain('Szkolenie z egzaminem + 700 PLN za osobę');
    expect(shown).toContain('Żeglarz Plus + 89 PLN za osobę');
    expect(shown).toContain('Ubezpieczenie na wypadek kwarantanny + 50 PLN za osobę');
    expect(shown).toContain('Deska SUP + 149 PLN od sztuki');
    const childRebates = 'Dzieci płyną za pół ceny.';
    const family = offerDetails({ Traits: ['childDiscountInfo'] });
    expect(text(family, childRebates)).toContain(
      'Rabat dla dziecka po rezerwacji Dzieci płyną za pół ceny.',
    );
    expect(text(family)).not.toContain('Rabat dla dziecka');
    expect(text(offerDetails(), childRebates)).not.toContain('Rabat dla dziecka');
  });

  it.each([
    ['soldOut', 'Brak miejsc'],
    ['closed', 'Rezerwacja jest zamknięta'],
    ['startsToday', 'Startuje dzisiaj'],
    ['underWay', 'Wyjazd w trakcie'],
    ['over', 'Ten rejs już się odbył'],
  ] as const)(
    'P-093: has no link to the wizard while the offer’s status is %s, and says why (R9, R49)',
    (Standing, words) => {
      const closedOffer = offerDetails({ Standing, WayIn: null });
      expect(text(closedOffer)).toContain(words);
      expect(hrefs(closedOffer)).not.toContain(LINK);
    },
  );

  it('P-085: shows only available ports; the note about meals is no item in the list of what is included', () => {
    const { page: offer, getByText } = open();
    expect(offer.textContent).toContain('Split');
    expect(offer.textContent).not.toContain('Wyspa');
    expect(getByText(/^\*Bez wyżywienia/).closest('li')).toBeNull();
  });

  it('shows each attraction’s picture once; the section about sailing has a different picture', () => {
    const Image = { url: '/sceny/atrakcja-stare-miasto.svg', alt: 'Mury' };
    const pictures = (url: string, offer?: ReturnType<typeof offerDetails>) =>
      open(offer).page.querySelectorAll(`img[src="${url}"]`).length;
    const List = [{ Name: 'Wieża', Description: 'Mury.', Image, Available: true }];
    const withTower = offerDetails({ Attractions: { Header: '', Description: '', List } });
    expect(pictures(Image.url)).toBe(1);
    expect(pictures(Image.url, withTower)).toBe(1);
    expect(pictures('/sceny/atrakcja-wioska.svg', withTower)).toBe(1);
  });

  it('P-071, P-086: has a menu with a link to each part, and similar offers at the end', () => {
    const {
      page: offer,
      partAt,
      getAllByRole,
    } = openPage(
      <OfferScreen
        kind="offer"
        offer={offerDetails()}
        similar={[offerItem({ Name: 'Kornaty', FriendlyUrl: 'kornaty' })]}
        questions={QUESTIONS}
      />,
    );
    for (const part of ['opis', 'trasa', 'jachty', 'dojazd', 'cena']) {
      expect(linksTo(offer, `#${part}`)).toBeGreaterThan(0);
      expect(partAt(part)).toBeTruthy();
    }
    const sections = getAllByRole('main')[0]?.querySelectorAll('section') ?? [];
    const similar = [...sections].filter((section) => linksTo(section, '/oferta/kornaty') > 0);
    expect(similar).toEqual([[...sections].at(-1)]);
  });

  it('P-092: if the office confirms each place, the page says that the office will phone or write', () => {
    const { Page: pageData } = offerDetails();
    const confirmed = text(
      offerDetails({
        WayIn: 'reserveList',
        Standing: 'reserveList',
        Page: { ...pageData, OfficeConfirms: true },
      }),
    );
    expect(confirmed).toContain('Miejsce potwierdzamy telefonicznie lub e-mailem');
    expect(text()).not.toContain('potwierdzamy telefonicznie');
  });

  const Attractions = {
    Header: '',
    Description: '',
    List: [{ Name: 'SUP', Description: '', Image: { url: '', alt: '' }, Available: true }],
  };
  const closed = {
    ...Attractions,
    List: Attractions.List.map((attraction) => ({ ...attraction, Available: false })),
  };
  const Page = offerDetails().Page;
  const Movie = {
    url: '/filmy/dalmacja.webm',
    poster: '/sceny/croatia-golden-monohull-22-960x540.svg',
  };
  const DailyPlan = {
    Header: '',
    Description: '',
    List: [{ Name: 'Dzień 1', Description: 'Split' }],
  };
  const parts = (more: Parameters<typeof offerDetails>[0] = {}) =>
    offerSectionNames(offerDetails(more), true);
  const USUAL = ['opis', 'trasa', 'nowy-sposob', 'jachty', 'dojazd', 'pytania', 'cena'];

  it('has its parts in the order of the published documents, and omits empty parts', () => {
    expect(parts()).toEqual(USUAL);
    expect(parts({ Attractions, Movie, DailyPlan, Page: { ...Page, DailyPlan: true } })).toEqual([
      ...[
        'opis',
        'film',
        'plan',
        'trasa',
        'nowy-sposob',
        'jachty',
        'atrakcje',
        'dojazd',
        'pytania',
        'cena',
      ],
    ]);
    expect(offerSectionNames(offerDetails(), false)).not.toContain('pytania');
  });

  it.each<[string, Parameters<typeof offerDetails>[0], readonly string[]]>([
    ['P-073 no film if the page hides films', { Movie, Page: { ...Page, Movie: false } }, USUAL],
    ['P-074 a daily plan only if the page describes each day', { DailyPlan }, USUAL],
    ['P-075 no attractions if none is open', { Attractions: closed }, USUAL],
    [
      'P-075 attractions before the route',
      { Attractions, Page: { ...Page, AttractionsFirst: true } },
      ['opis', 'atrakcje', ...USUAL.slice(1)],
    ],
    [
      'P-076 no map',
      { Page: { ...Page, RouteMap: false } },
      USUAL.filter((part) => part !== 'trasa'),
    ],
    [
      'P-079 no new way',
      { Page: { ...Page, NewWay: false } },
      USUAL.filter((part) => part !== 'nowy-sposob'),
    ],
    [
      'P-084 no questions',
      { Page: { ...Page, Questions: false } },
      USUAL.filter((part) => part !== 'pytania'),
    ],
    [
      'P-082 no blocks without a licence',
      { HTML: { HTML1: '<p>a</p>', HTML2: '', HTML3: '' } },
      USUAL,
    ],
    [
      'P-082 blocks for a licence, after the yachts',
      { HTML: { HTML1: '<p>a</p>', HTML2: '', HTML3: '' }, Page: { ...Page, ExtraBlocks: true } },
      ['opis', 'trasa', 'nowy-sposob', 'jachty', 'warunki', 'dojazd', 'pytania', 'cena'],
    ],
  ])('%s; the other parts keep their order', (_, more, names) => {
    expect(parts(more)).toEqual(names);
  });

  it('P-073: plays a silent film in a loop, loaded only when it is visible, with buttons', () => {
    const video = open(offerDetails({ Movie })).page.querySelector('video');
    for (const name of ['loop', 'muted', 'controls']) expect(video?.hasAttribute(name)).toBe(true);
    expect(['preload', 'poster', 'src'].map((name) => video?.getAttribute(name))).toEqual([
      'none',
      Movie.poster,
      Movie.url,
    ]);
  });

  it('P-073: an animated picture is a still picture until it is visible', () => {
    const poster = '/sceny/croatia-golden-monohull-22-1200x675.svg';
    const drawn = { url: poster.replace('.svg', '-ruch.svg'), poster };
    const { page: offer } = open(offerDetails({ Movie: drawn }));
    expect(offer.querySelector(`img[src="${poster}"]`)).toBeTruthy();
    expect(offer.querySelector('video')).toBeNull();
    expect(offer.querySelector('[src*="-ruch"]')).toBeNull();
  });

  it('P-076, P-077: every port on both maps links to its text, also without JavaScript', () => {
    const { page: offer } = open();
    for (const { RegionOptionId, Available } of offerDetails().Region.OptionsList) {
      const port = `#port-${RegionOptionId}`;
      expect(linksTo(offer, port)).toBe(Available ? 2 : 0);
      expect(offer.querySelectorAll(port)).toHaveLength(Available ? 1 : 0);
    }
    expect(offer.querySelector('[style], [aria-haspopup=dialog][href^="#port"]')).toBeNull();
    expect(offer.textContent).not.toMatch(/Przybliż|Pokaż na mapie/);
  });

  it('P-077: shows at most three pictures of a port; without JavaScript each links to its file', () => {
    const Boxes = ['a', 'b', 'c', 'd'].map((name) => ({
      url: `/${name}.svg`,
      alt: `Split ${name}`,
    }));
    const [port] = offerDetails().Region.OptionsList;
    const links = hrefs(
      offerDetails({
        Region: { ...offerDetails().Region, OptionsList: port ? [{ ...port, Boxes }] : [] },
      }),
    );
    expect(links.filter((href) => href?.endsWith('.svg'))).toEqual(['/a.svg', '/b.svg', '/c.svg']);
  });

  it('P-081: omits a yacht class in which no unit is on sale', () => {
    const offer = open(offerDetails({}, [offerRoom({ Available: false })]));
    expect(anchorsOf(offer)).not.toContain('jachty');
    expect(anchorsOf(open())).toContain('jachty');
  });

  it('P-083: lists each journey’s towns, prices, lowest price, and which towns need a minimum group', () => {
    const none = { Price: '0', Images: [], IsPayOnPlace: false, PriceFrom: '499' };
    const way = { ...none, Name: 'Autokar', Description: 'Z Polski', Available: true };
    const point = {
      JourneyPointId: 1,
      Name: 'Warszawa',
      Price: '549',
      Available: true,
      NeedsGroup: false,
    };
    const PointsList = [
      point,
      { ...point, JourneyPointId: 7, Name: 'Kraków', Price: '499', NeedsGroup: true },
      { ...point, JourneyPointId: 9, Name: 'Gdynia', Available: false },
    ];
    const closedWay = { ...way, Name: 'Wodolot', Available: false, PointsList: [] };
    const { page: offer, getByRole } = open(
      offerDetails({ Journeys: { Header: '', List: [{ ...way, PointsList }, closedWay] } }),
    );
    const html = offer.textContent;
    for (const [town, price] of [
      ['Warszawa', '549 PLN'],
      ['Kraków (min. 15 osób)', '499 PLN'],
    ] as const)
      expect(getByRole('rowheader', { name: town }).nextElementSibling?.textContent).toContain(
        price,
      );
    expect(html).toContain('od 499 PLN, zależnie od miejsca odbioru');
    expect(html).toContain('min. 15 osób');
    for (const word of ['Gdynia', 'Wodolot']) expect(html).not.toContain(word);
  });

  it('P-167: shows the payment plan that step 6 would show today, and that unpaid bookings are cancelled', () => {
    const shown = text();
    for (const words of [
      'w ciągu 24 godzin',
      '500 PLN',
      'do 28.04.2026',
      '475 PLN',
      'do 28.05.2026',
      '974 PLN',
      'Jeśli pierwsza wpłata nie dotrze w 3 dni robocze po terminie, anulujemy',
    ])
      expect(shown).toContain(words);
    const once = { PlanByDay: [{ Name: 'Płatność jednorazowa', Value: '1949', Due: null }] };
    const near = text(offerDetails({ Extras: { ...offerDetails().Extras, ...once } }));
    expect(near).toContain('płacisz od razu całość');
    const waiting = text(
      offerDetails({
        WayIn: 'reserveList',
        Standing: 'reserveList',
        Page: { ...Page, OfficeConfirms: true },
      }),
    );
    expect(waiting).toContain('Na liście rezerwowej nic nie płacisz');
    expect(waiting).toContain('telefonicznie lub e-mailem');
    expect(waiting).not.toContain('Jak zapłacisz');
  });

  it('R30.1: has no line about the online commission if the brand charges none', () => {
    const { Extras } = offerDetails();
    expect(text(offerDetails())).toContain('rowizj');
    expect(text(offerDetails({ Extras: { ...Extras, CommissionPercent: '0' } }))).not.toContain(
      'rowizj',
    );
  });

  it('R28.11, R28.12: the payment plan shows one amount to pay now, and which instalments it contains', () => {
    const PlanByDay = [
      { Name: 'I i II rata', Value: '975', Due: null },
      { Name: 'III rata', Value: '974', Due: '2026-05-28' },
    ];
    const words = text(offerDetails({ Extras: { ...offerDetails().Extras, PlanByDay } }));
    expect(words).toMatch(
      /I i II rata, w ciągu 24 godzin 975 PLN III rata, do 28\.05\.2026 974 PLN/,
    );
  });

  it('R48: shows beside the price until when cancelling is free, and the fees after that', () => {
    expect(text()).toMatch(
      /Bezpłatna rezygnacja do 20\.05\.2027 Ile kosztuje rezygnacja .*14–29 dni przed rejsem 50%/,
    );
    expect(
      text(offerDetails({ Extras: { ...offerDetails().Extras, Cancelling: null } })),
    ).not.toContain('rezygnacja do');
  });

  it('R14: says what the organiser’s skipper of a whole yacht costs, paid on the spot', () => {
    const shown = text(
      offerDetails({
        Extras: { ...offerDetails().Extras, Skipper: { Price: '700', Currency: 'EUR' } },
      }),
    );
    expect(shown).toMatch(/Skipper organizatora \+ 700 EUR za jacht, .* płatne na miejscu/);
    expect(text()).not.toContain('Skipper organizatora');
  });

  it('P-168, P-169, P-170, P-171, P-091: lists possible extra costs at this offer’s prices', () => {
    const { Extras, Prices } = offerDetails();
    const shown = text(
      offerDetails({
        Prices: { ...Prices, AsSkipper: '2090' },
        Extras: { ...Extras, CommissionPercent: '0.75', TaxEuros: 12 },
      }),
    );
    for (const words of [
      '+ 300 PLN',
      '+ 150 PLN',
      'od 199 PLN',
      'ok. 12 EUR',
      '0,75%',
      '2 090 PLN',
    ])
      expect(shown).toContain(words);
    const Clothes = [{ Name: 'Koszulka rejsowa', Price: '0' }, ...Extras.Clothes];
    const withShirt = text(offerDetails({ Extras: { ...Extras, Clothes } }));
    expect([withShirt.includes('Bluza żeglarska'), withShirt.includes('Koszulka rejsowa')]).toEqual(
      [true, false],
    );
    expect(shown).not.toMatch(/\d+ rat;/);
    const none = {
      ...Extras,
      Cabin: null,
      Skipper: null,
      Resignation: null,
      Clothes: [],
      Choices: [],
      TaxEuros: null,
      CommissionPercent: null,
    };
    expect(text(offerDetails({ Extras: none }))).toMatch(
      /Co może dojść do ceny Taksa turystyczna 0 EUR porty tego rejsu jej nie pobierają/,
    );
  });

  it.each([
    ['soldOut', 'Brak miejsc'],
    ['underWay', 'Wyjazd w trakcie'],
    ['over', 'już się odbył'],
  ] as const)(
    'while the offer’s status is %s, shows no reserve list and links to the next similar trip',
    (Standing, words) => {
      const NextOffer = offerItem({ Name: 'Kornaty latem', FriendlyUrl: 'kornaty-latem' });
      const full = offerRoom({ Label: 'reserveList', PlaceOpen: false, WholeOpen: false });
      const next = offerDetails({ Standing, WayIn: null, NextOffer }, [full]);
      const shown = text(next);
      expect(shown).toContain(words);
      expect(hrefs(next)).toContain('/oferta/kornaty-latem');
      expect(shown).toContain('Najbliższy taki rejs: Kornaty latem');
      for (const word of ['Zapisz się na listę', 'Lista rezerwowa'])
        expect(shown).not.toContain(word);
    },
  );

  it('links to an event on another site if the offer has one and its traits allow the link', () => {
    const HTML = { HTML1: '', HTML2: '', HTML3: 'https://example.com/rejs' };
    expect(hrefs(offerDetails({ HTML }))).toContain('https://example.com/rejs');
    const without = { ...offerDetails().Page, OuterEvent: false };
    const script = { ...HTML, HTML3: 'javascript:alert(1)' };
    for (const offer of [offerDetails({ HTML, Page: without }), offerDetails({ HTML: script })])
      expect(hrefs(offer).filter((href) => /example\.com|javascript:/.test(href ?? ''))).toEqual(
        [],
      );
  });

  it('has no inline style, which the content policy forbids', () => {
    expect(open().page.querySelector('[style]')).toBeNull();
  });
});
