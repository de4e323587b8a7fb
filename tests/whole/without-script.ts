/** The HTML must contain these parts (docs/decisions/0011-html-validation.md). */
export type ReadWhole = {
  readonly path: string;
  readonly says: readonly RegExp[];
  readonly leads: readonly string[];
};

const page = (path: string, says: readonly RegExp[], leads: readonly string[] = []): ReadWhole => ({
  path,
  says,
  leads,
});

export const READ_WHOLE: readonly ReadWhole[] = [
  page(
    '/',
    [/Tydzień pod żaglami/, /od \d+[ \d]* PLN/, /Bezpieczna rezerwacja/],
    ['/rejsy-morskie', '/rejsy-morskie/chorwacja'],
  ),
  page(
    '/rejsy-morskie',
    [
      /Rejsy morskie w sezonie \d{4}\/\d\d/,
      /\d\d\.\d\d–\d\d\.\d\d\.\d{4}/,
      /Wyjazd polecany/,
      /W trakcie/,
    ],
    ['/oferta/', '/rejsy-morskie?strona=2'],
  ),
  page(
    '/szkolenia',
    [/Wszystkie \( ?6 ?\)/, /Manewry \( ?\d ?\)/, /PLN/],
    ['/szkolenia-informacje', '/szkolenia'],
  ),
  page('/mazury', [/Rejsy po Mazurach/, /W trakcie/]),
  page('/majowka', [/Majówka pod żaglami/, /PLN/], ['/jak-to-dziala']),
  page('/sailandparty', [/Sail & Party/, /PLN/], ['/jak-to-dziala/jak-wybrac-rejs']),
  page(
    '/rejsy-morskie/chorwacja',
    [
      /Woda w Adriatyku/,
      /Lotnisko|lotnisko/,
      /Samochodem/,
      /Autokarem/,
      /Co robimy, gdy przyjdzie bora/,
    ],
    ['#rejsy'],
  ),
  page('/rejsy-morskie/tajlandia', [/Woda przy Phuket/, /PLN/, /Maya Bay/], ['#rejsy']),
  page(
    '/jak-to-dziala',
    [
      /Cały jacht na tydzień/,
      /Cały katamaran na tydzień/,
      /4–5 godzin/,
      /w ciągu 24 godzin/,
      /na 36 rat/,
      /150% stawki/,
    ],
    [
      '#ogolne',
      '#jak-wybrac-rejs',
      '#jak-wybrac-jacht',
      '#jak-sie-zapisac-na-rejs',
      '#platnosci-i-cena',
    ],
  ),
  page(
    '/jak-to-dziala/jak-wybrac-rejs',
    [/Do 25 jachtów/, /8–10 godzin/, /8, 10 albo 12/],
    [1, 2, 3, 4].map((type) => `/rejsy-morskie?type=${type}`),
  ),
  page('/faq', [/Nie umiem żeglować/, /3 dni/, /na 36 rat/]),
  page(
    '/kontakt',
    [/pn\.–pt\. 10:00–15:00/, /ul\. Portowa 8/, /81-350 Gdynia/],
    ['tel:', 'mailto:', '/faq', '/regulamin', '/polityka-prywatnosci'],
  ),
  page(
    '/o-nas',
    [/2011/, /40 jachtów/, /400 opinii/],
    ['/o-nas/dokumenty/zezwolenie', '/o-nas/dokumenty/gwarancja'],
  ),
  page('/o-nas/team', [/Kasia/, /Tomek/, /Ola/, /Michał/, /Ewa/, /Bartek/, /Hania/, /Igor/]),
  page('/o-nas/praca', [/Praca dla skipperów/, /Trzy zdania wystarczą/], ['/kontakt']),
  page(
    '/o-nas/dokumenty',
    [/Warunki uczestnictwa/, /Zgłoszenie szkody/],
    ['/o-nas/dokumenty/zezwolenie.pdf', '/o-nas/dokumenty/zgloszenie-szkody.pdf'],
  ),
  page(
    '/rejsy-prywatne',
    [/39–40 stóp/, /52–58 stóp/, /Czarter|czarter jachtu/, /Nocą/, /opłaty portowe|paliwo/],
    ['/kontakt'],
  ),
  page(
    '/wyjazdy-firmowe',
    [/Cała firma na jednej fali/, /Jedna umowa, jedna faktura/],
    ['/kontakt'],
  ),
  page('/szkolenia-informacje', [/Akademia manewrów/, /200 godzin/], ['/szkolenia']),
  page('/formalnosci', [/Dowód czy paszport/, /Mazury/], ['/o-nas/dokumenty']),
  page('/zostan-skipperem', [/Czego potrzebujesz/, /dwa tysiące mil/]),
  page('/rejsy-2022-a-covid', [/100% wpłat/, /COVID-19/]),
  page('/partnerzy', [/Szekla/, /Biały Szlak/], ['/promocje']),
  page(
    '/promocje',
    [/w sezonie \d{4}\/\d\d/, /Pakiet First Minute/, /Wracasz na pokład/],
    ['#znizki', '#promocje', '/rejsy-morskie'],
  ),
  page('/blog', [/min(?:uty|ut) czytania/], ['/blog?po=', '/blog/feed.xml']),
];
