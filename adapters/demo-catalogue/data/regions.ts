import type { RegionData } from './schema.ts';

/** Tourist tax by country, in euros per person and week. Countries without an entry have none. */
const TAX_BY_COUNTRY: Readonly<Record<number, number>> = {
  1: 10,
  2: 10,
  3: 10,
  4: 10,
  5: 10,
  7: 10,
};

/** Sailing season by country, as the country pages state it. */
const SEASON_BY_COUNTRY: Readonly<Record<number, RegionData['season']>> = {
  1: ['04-20', '10-20'],
  2: ['04-10', '10-31'],
  3: ['04-25', '10-15'],
  4: ['05-01', '10-15'],
  5: ['04-20', '10-25'],
  6: ['04-28', '09-30'],
  7: ['04-15', '11-05'],
  8: ['05-25', '09-15'],
  9: ['11-01', '04-30'],
  10: null,
  11: null,
  12: ['11-20', '06-15'],
};

const region = (
  country: number,
  countryName: string,
  name: string,
  scene: string,
  text: string,
  season = SEASON_BY_COUNTRY[country] ?? null,
): RegionData => ({
  country,
  countryName,
  name,
  scene,
  text,
  season,
  tax: TAX_BY_COUNTRY[country] ?? null,
});

/**
 * The regions in which the cruises sail, by key. `scene` is the country whose scenery the drawings
 * show.
 */
export const REGIONS: Readonly<Record<string, RegionData>> = {
  dalmatia: region(
    1,
    'Chorwacja',
    'Dalmacja',
    'croatia',
    'Ponad tysiąc wysp, a z każdej widać następną. Rano jest cicho, po południu wieje maestral.',
  ),
  kornati: region(
    1,
    'Chorwacja',
    'Kornaty',
    'croatia',
    'Sto czterdzieści białych wysp bez dróg i prawie bez domów. Woda jest tu tak czysta, że kotwicę widać na dziesięciu metrach.',
  ),
  istria: region(
    1,
    'Chorwacja',
    'Istria i Kvarner',
    'croatia',
    'Kamienne miasteczka, dęby i trufle, a między wyspami Cres i Lošinj delfiny, które lubią towarzystwo.',
  ),
  cyclades: region(
    2,
    'Grecja',
    'Cyklady',
    'greece',
    'Białe miasteczka na zboczach i meltemi, który latem wieje prawie codziennie. Żeglarska szkoła z najładniejszą nagrodą.',
  ),
  ionian: region(
    2,
    'Grecja',
    'Wyspy Jońskie',
    'greece',
    'Zielone wyspy i łagodny wiatr po południu. Tawerny stawiają własne pomosty, więc do kolacji masz kilka kroków.',
  ),
  saronic: region(
    2,
    'Grecja',
    'Zatoka Sarońska',
    'greece',
    'Wyspy od Aten do Hydry, osłonięte zatoki i porty, w których jacht stoi pod samymi oknami.',
  ),
  aeolian: region(
    3,
    'Włochy',
    'Wyspy Liparyjskie',
    'italy',
    'Siedem wulkanicznych wysp na północ od Sycylii. Dwie z nich dymią, a jedna co kwadrans pokazuje ogień.',
  ),
  sardinia: region(
    3,
    'Włochy',
    'Sardynia',
    'italy',
    'Granit wygładzony przez wiatr i woda w kolorach, którym nie wierzy się na zdjęciach. Do Korsyki jest stąd dziesięć mil.',
  ),
  naples: region(
    3,
    'Włochy',
    'Zatoka Neapolitańska',
    'italy',
    'Capri, Ischia i Procida w zasięgu jednego popołudnia, a na horyzoncie cały czas Wezuwiusz.',
  ),
  kotor: region(
    4,
    'Czarnogóra',
    'Boka Kotorska',
    'montenegro',
    'Fiord na południu Europy: góry schodzą prosto do wody, a kościoły stoją na wysepkach wielkości boiska.',
  ),
  balearics: region(
    5,
    'Hiszpania',
    'Baleary',
    'spain',
    'Majorka, Ibiza i Formentera: długie plaże, piniowe zatoki i porty, w których noc zaczyna się po jedenastej.',
  ),
  canaries: region(
    5,
    'Hiszpania',
    'Wyspy Kanaryjskie',
    'spain',
    'Atlantyk, pasat i wulkany. Pływa się tu cały rok, a między wyspami prawie zawsze spotykasz grindwale.',
    null,
  ),
  lakes: region(
    6,
    'Polska',
    'Wielkie Jeziora Mazurskie',
    'mazury',
    'Sto kilometrów jezior połączonych kanałami, trzciny, sosny i porty, w których wieczorem ktoś zawsze ma gitarę.',
  ),
  lycia: region(
    7,
    'Turcja',
    'Wybrzeże Licyjskie',
    'turkey',
    'Sosny do samej wody, zatopione miasta i zatoki, w których kolację podają na pomoście z desek.',
  ),
  lofoten: region(
    8,
    'Norwegia',
    'Lofoty',
    'norway',
    'Ściany gór wyrastają z morza, w portach suszy się dorsz, a latem słońce tylko udaje, że zachodzi.',
  ),
  fjords: region(
    8,
    'Norwegia',
    'Fiordy Zachodnie',
    'norway',
    'Woda jak szkło, wodospady przy burcie i cisza, w której słychać kozy na drugim brzegu fiordu.',
  ),
  andaman: region(
    9,
    'Tajlandia',
    'Morze Andamańskie',
    'thailand',
    'Wapienne wieże zatoki Phang Nga, ciepła woda i kolacje, które kosztują tyle, co kawa w Warszawie.',
  ),
  mahe: region(
    10,
    'Seszele',
    'Mahé i Praslin',
    'seychelles',
    'Granitowe głazy, palmy i żółwie starsze od Twoich dziadków. Na kotwicowiskach rzadko stoi ktoś jeszcze.',
  ),
  capeVerde: region(
    11,
    'Republika Zielonego Przylądka',
    'São Vicente',
    'seychelles',
    'Pasat, wulkany i morna grana wieczorem w Mindelo. Dobre miejsce, by załogi jednej firmy sprawdziły się w regatach.',
  ),
  grenadines: region(
    12,
    'Karaiby',
    'Grenadyny',
    'caribbean',
    'Rafa Tobago Cays, żółwie pod jachtem i homary z grilla na plaży. Pasat wieje tu równo jak z wentylatora.',
  ),
  virginIslands: region(
    12,
    'Karaiby',
    'Brytyjskie Wyspy Dziewicze',
    'caribbean',
    'Wyspa od wyspy w zasięgu wzroku, jaskinie piratów i boje cumownicze przy plażowych barach.',
  ),
};
