import type { YachtData } from './schema.ts';

/** The yachts of the fleet, by key. */
export const YACHTS: Readonly<Record<string, YachtData>> = {
  bavaria40: {
    name: 'Bavaria 40',
    unitClass: 'premier',
    stars: '***',
    berths: 10,
    cabins: 4,
    bathrooms: 2,
    short: '4 kabiny, 2 łazienki, 10 miejsc, w tym 2 w mesie.',
    description:
      'Jasna mesa i wygodna rufa do kąpieli. Prosty, zwinny jacht, na którym szybko znajdziesz swoje miejsce przy szotach.',
  },
  oceanis38: {
    name: 'Oceanis 38',
    unitClass: 'premier',
    stars: '***+',
    berths: 8,
    cabins: 3,
    bathrooms: 2,
    short: '3 kabiny, 2 łazienki, 8 miejsc, w tym 2 w mesie.',
    description:
      'Kameralny jacht dla mniejszej załogi: szeroki kokpit z dużym stołem i opuszczana rufa tuż nad wodą.',
  },
  sunOdyssey410: {
    name: 'Sun Odyssey 410',
    unitClass: 'premier',
    stars: '***+',
    berths: 10,
    cabins: 4,
    bathrooms: 3,
    short: '4 kabiny, 3 łazienki, 10 miejsc, w tym 2 w mesie.',
    description:
      'Nowszy kadłub z płaskim przejściem na dziób, dwa koła sterowe i lodówka, która naprawdę chłodzi.',
  },
  dufour460: {
    name: 'Dufour 460',
    unitClass: 'superior',
    stars: '****',
    berths: 12,
    cabins: 5,
    bathrooms: 3,
    short: '5 kabin, 3 łazienki, 12 miejsc, w tym 2 w mesie.',
    description:
      'Duży pokład z grillem na rufie i mesa, w której cała załoga siada do kolacji naraz. Żegluje lekko i sucho.',
  },
  hanse458: {
    name: 'Hanse 458',
    unitClass: 'superior',
    stars: '****+',
    berths: 10,
    cabins: 4,
    bathrooms: 3,
    short: '4 kabiny, 3 łazienki, 10 miejsc, w tym 2 w mesie.',
    description:
      'Szybki jacht z samohalsującym fokiem: zwroty robisz jedną ręką, a reszta załogi nie musi wstawać od kawy.',
  },
  moody54: {
    name: 'Moody 54',
    unitClass: 'luxury',
    stars: '*****',
    berths: 10,
    cabins: 4,
    bathrooms: 4,
    short: '4 kabiny, 4 łazienki, 10 miejsc, w tym 2 w mesie.',
    description:
      'Pełne wyposażenie i cisza pod pokładem: klimatyzacja, odsalarka, tekowy pokład i łazienka przy każdej kabinie.',
  },
  oceanis55: {
    name: 'Oceanis Yacht 55',
    unitClass: 'luxury',
    stars: '*****',
    berths: 12,
    cabins: 5,
    bathrooms: 5,
    short: '5 kabin, 5 łazienek, 12 miejsc, w tym 2 w mesie.',
    description:
      'Najdłuższy jacht naszej floty: pięć kabin z łazienkami, salon z widokiem na wodę i stół na dwanaście osób.',
  },
  lucia40: {
    name: 'Lucia 40',
    unitClass: 'premierCatamaran',
    stars: '***+',
    berths: 10,
    cabins: 4,
    bathrooms: 2,
    short: '4 kabiny, 2 łazienki, 10 miejsc, w tym 2 w dziobach.',
    description:
      'Katamaran bez przechyłów: śniadanie zostaje na stole, a na siatkach dziobowych mieści się pół załogi.',
  },
  lagoon42: {
    name: 'Lagoon 42',
    unitClass: 'superiorCatamaran',
    stars: '****',
    berths: 12,
    cabins: 4,
    bathrooms: 4,
    short: '4 kabiny, 4 łazienki, 12 miejsc, w tym 2 w dziobach i 2 w mesie.',
    description:
      'Zadaszony salon na rufie i szeroki pokład słoneczny. Wiatr czujesz na twarzy, a kawy nie trzeba trzymać.',
  },
  bali46: {
    name: 'Bali 4.6',
    unitClass: 'superiorCatamaran',
    stars: '****+',
    berths: 11,
    cabins: 5,
    bathrooms: 4,
    short: '5 kabin, 4 łazienki, 11 miejsc, w tym 1 w dziobie.',
    description:
      'Otwierana ściana łączy salon z rufą, a na dziobie zamiast siatek jest pokład z kanapami. Dom, który płynie.',
  },
  lagoon50: {
    name: 'Lagoon 50',
    unitClass: 'luxuryCatamaran',
    stars: '*****',
    berths: 12,
    cabins: 6,
    bathrooms: 6,
    short: '6 kabin, 6 łazienek, 12 miejsc.',
    description:
      'Górny pokład z kokpitem i leżankami, odsalarka, klimatyzacja i łazienka przy każdej z sześciu kabin.',
  },
  antila30: {
    name: 'Antila 30',
    unitClass: 'premier',
    stars: '***',
    berths: 9,
    cabins: 3,
    bathrooms: 1,
    short: '3 kabiny, 1 łazienka, 9 miejsc, w tym 3 w mesie.',
    description:
      'Sprawdzony jacht na jeziora: składany maszt na mosty, płytki kil i stół w kokpicie na wieczorne rozmowy.',
  },
  maxus33: {
    name: 'Maxus 33',
    unitClass: 'superior',
    stars: '****',
    berths: 7,
    cabins: 3,
    bathrooms: 2,
    short: '3 kabiny, 2 łazienki, 7 miejsc, w tym 1 w mesie.',
    description:
      'Najwygodniejszy jacht Wielkich Jezior: ogrzewanie, ciepła woda pod prysznicem i szeroka rufa z drabinką.',
  },
};
