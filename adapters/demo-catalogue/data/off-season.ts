import type { OffSeasonData } from './schema.ts';

/**
 * Texts that replace an offer's usual texts if the trip is outside the season of its region
 * (data/regions.ts), by offer number. Offers without an entry have texts that fit any weather.
 */
export const OFF_SEASON: Readonly<Record<number, OffSeasonData>> = {
  102: {
    title: 'Flotylla, muzyka i Dalmacja, w której nikt się nie spieszy',
    paragraphs: [
      'Płyniemy kilkoma jachtami naraz, po cztery godziny dziennie, w sztormiaku i czapce. Bywa dwanaście stopni i słońce, a kiedy przychodzi bora, zostajemy w porcie i gotujemy dla sąsiadów.',
      'Poznasz wszystkie załogi, nie tylko swoją. Jeśli jedziesz sam, wieczorem pierwszego dnia przestanie to mieć znaczenie.',
    ],
    attractions: [
      {
        name: 'Wspólny stół',
        description: 'Burta w burtę w pustej marinie i jeden garnek pašticady na trzy załogi.',
      },
      {
        name: 'Wieczór w murach pałacu',
        description:
          'Stare miasto w Splicie bez wycieczek: bary w murach Dioklecjana grają cały rok.',
      },
    ],
    meta: 'Tydzień we flotylli ze Splitu na Hvar i Korčulę poza sezonem. Krótkie przeloty, wspólne wieczory i skipper na każdym jachcie.',
  },
  110: {
    paragraphs: [
      'Z Trogiru do pierwszej zatoki płynie się godzinę. Potem cuma przy pustym nabrzeżu, herbata i cisza. Do następnej, jeśli komuś się zechce, jest druga godzina.',
      'Obiady gotujemy na pokładzie, kolacje jemy na Šolcie i Drveniku, gdzie gospodarz sam odbiera cumy i ma czas usiąść z nami do stołu.',
    ],
    attractions: [
      {
        name: 'Błękitna Laguna',
        description: 'Płycizna między wysepkami Drvenika, o tej porze roku tylko dla nas.',
      },
      {
        name: 'Oliwa z Šolty',
        description: 'Degustacja w tłoczni, do której idzie się przez gaj. Tłoczą od października.',
      },
    ],
    meta: 'Spokojny tydzień wokół Trogiru: Drvenik, Šolta, Hvar i Split. Krótkie przeloty, puste porty, skipper na każdym jachcie.',
  },
  112: {
    paragraphs: [
      'Na Kornatach nie ma miast, hoteli ani dróg. Są białe skały, owce i konoby, do których jedynym dojazdem jest jacht. Telefon ma tu rzadko zasięg i po dwóch dniach nikomu to nie przeszkadza.',
      'Na koniec wpływamy w głąb lądu, rzeką Krką do Skradinu. Po deszczach wodospady są najwyższe w roku i słychać je, zanim je zobaczysz.',
    ],
    attractions: [
      {
        name: 'Wodospady Krki',
        description: 'Drewniane kładki, młyny i para nad wodą zamiast tłumu.',
      },
      {
        name: 'Konoba na Žucie',
        description: 'Otwierana na telefon: gospodarz rozpala ogień, kiedy widzi nasz maszt.',
      },
    ],
    meta: 'Tydzień na Kornatach poza sezonem: Biograd, Žut, Telašćica i wodospady Krki. Białe wyspy, czysta woda i noce bez świateł.',
  },
  113: {
    title: 'Oliwki do samego brzegu i siatki pod każdym drzewem',
    paragraphs: [
      'Paxos jest tak małe, że na mapie zasłania je kciuk. Od listopada do marca zbiera się tu oliwki: tłocznie pracują do nocy, a w trzech portach stoją kutry i my.',
      'Do rejsu zostało niewiele czasu, więc płacisz całość od razu, a my od razu wpisujemy Cię na listę załogi.',
    ],
    tags: ['Blisko startu', 'Zbiory oliwek'],
    attractions: [
      {
        name: 'Antipaxos',
        description: 'Zatoka Voutoumi bez jednej kotwicy i wino prosto z piwnicy.',
      },
      {
        name: 'Lakka',
        description:
          'Niemal zamknięta zatoka z jednym zegarem i jedną tawerną, która nie zamyka na zimę.',
      },
    ],
    meta: 'Rejs z Korfu na Paxos i Antipaxos poza sezonem: zbiory oliwek, łuki skalne i puste porty. Tydzień ze skipperem.',
  },
  116: {
    attractions: [
      {
        name: 'Lavezzi',
        description: 'Granitowy labirynt, w którym słychać tylko fale i kormorany.',
      },
      {
        name: 'Wejście do Bonifacio',
        description: 'Wąska szczelina w klifie, którą do końca trudno zobaczyć.',
      },
    ],
  },
  120: {
    title: 'Wyspa, na której zgasł bas',
    paragraphs: [
      'Poza sezonem kluby są zamknięte, a Ibiza należy do tych, którzy na niej mieszkają. Pływamy krótko, z portu do portu, a wieczorem gramy sami: na jachcie i w barach, w których po drugim dniu mówią Ci po imieniu.',
      'Zatok po północnej stronie nie ma w przewodnikach. Zabierzemy Cię tam w południe, kiedy słońce świeci w klify, a na pokładzie wystarcza sweter.',
    ],
    tags: ['Wieczory z gitarą', 'Puste zatoki'],
    attractions: [
      {
        name: 'Es Vedrà',
        description: 'Skała o zachodzie słońca. W sierpniu stoi pod nią sto jachtów, teraz jeden.',
      },
      { name: 'Ses Illetes', description: 'Spacer po piasku, po którego obu stronach jest morze.' },
    ],
    meta: 'Baleary poza sezonem: Ibiza, Formentera i Majorka, krótkie przeloty, wieczory z gitarą i zatoki bez jednej kotwicy.',
  },
  122: {
    title: 'Cztery dni, szanty i piec, do którego ktoś zawsze dokłada',
    paragraphs: [
      'Mała flotylla, duży śpiewnik. Pływamy z Giżycka do Mikołajek i z powrotem, dopóki jezioro nie złapie lodu. Kiedy złapie, żagle niosą nas na bojerach.',
      'Nie musisz umieć nic poza dokładaniem do ognia. Szoty pokażemy Ci na miejscu, czapkę i rękawice weź z domu.',
    ],
    attractions: [
      {
        name: 'Noc szantowa',
        description: 'Tawerna w Mikołajkach i refren, który wraca przez tydzień.',
      },
      { name: 'Regaty o wiosło', description: 'Start spod mostu, meta przy gorącej zupie.' },
    ],
    meta: 'Mazury w cztery dni poza sezonem: flotylla z Giżycka do Mikołajek, szanty, ogień i żeglowanie dla początkujących ze skipperem.',
  },
};
