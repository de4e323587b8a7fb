import type { LonLat } from './geo.ts';
import type { SheetName } from './sheet.ts';

export type GazetteerPlace = { readonly name: string; readonly at: LonLat };

/** The name `sea` is where most water is free; other names are on or beside their places. */
export type SheetNames = {
  readonly islands: readonly GazetteerPlace[];
  readonly lands: readonly GazetteerPlace[];
  readonly waters: readonly GazetteerPlace[];
  /** Only charts of a single place show towns, because charts of routes show the names of ports. */
  readonly towns?: readonly GazetteerPlace[];
  readonly sea: string | null;
};

/** „Vis 16.17 43.045, Dugi Otok 15.05 43.98”: each name with degrees east and north. */
const parsePlaces = (list: string): readonly GazetteerPlace[] =>
  list.split(', ').map((row) => {
    const [, name = '', lon = '', lat = ''] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(row) ?? [];
    return { name, at: [Number(lon), Number(lat)] };
  });

/** Polish names where they exist. A test checks the places on land and water. */
export const GAZETTEER: Readonly<Record<SheetName, SheetNames>> = {
  adriatic: {
    islands: parsePlaces(
      'Korfu 19.8 39.66, Krk 14.62 45.08, Cres 14.4 44.85, Hvar 16.7 43.15, Brač 16.65 43.32, Vis 16.17 43.04',
    ),
    lands: parsePlaces(
      'Włochy 14 42, Chorwacja 15.6 45, Bośnia i Hercegowina 18 44.2, Czarnogóra 19.1 42.75, Albania 20 41.3',
    ),
    waters: [],
    sea: 'Morze Adriatyckie',
  },
  dalmatia: {
    islands: parsePlaces(
      'Brač 16.65 43.32, Hvar 16.7 43.155, Vis 16.17 43.045, Korčula 16.9 42.945, Mljet 17.55 42.745, Lastovo 16.88 42.755, ' +
        'Šolta 16.3 43.37, Čiovo 16.3 43.5, Biševo 16.015 42.975, Pelješac 17.2 42.975, Dugi Otok 15.05 43.98, ' +
        'Pašman 15.37 43.95, Ugljan 15.15 44.09, Kornat 15.3 43.82, Žirje 15.66 43.65, Murter 15.61 43.81, Šipan 17.88 42.73, ' +
        'Žut 15.3 43.87, Sušac 16.51 42.76, Šćedro 16.7 43.093, Vir 15.08 44.3, Iž 15.11 44.04',
    ),
    lands: parsePlaces(
      'Dalmacja 16.75 43.6, Chorwacja 16 44, Bośnia i Hercegowina 17.8 43.5, Czarnogóra 18.95 42.6',
    ),
    waters: [],
    sea: 'Morze Adriatyckie',
  },
  istria: {
    islands: parsePlaces(
      'Cres 14.4 44.85, Lošinj 14.42 44.58, Krk 14.62 45.08, Rab 14.78 44.76, Pag 15 44.46, Unije 14.25 44.64, ' +
        'Susak 14.305 44.513, Ilovik 14.55 44.46, Silba 14.7 44.37, Olib 14.785 44.375',
    ),
    lands: parsePlaces('Istria 13.9 45.2, Chorwacja 15.2 45.2'),
    waters: parsePlaces('Kvarner 14.2 44.88'),
    sea: 'Morze Adriatyckie',
  },
  kotor: {
    islands: parsePlaces('Luštica 18.6 42.39, Vrmac 18.735 42.42'),
    lands: parsePlaces('Czarnogóra 18.95 42.55, Chorwacja 18.3 42.55, Hercegowina 18.4 42.7'),
    waters: [],
    sea: 'Morze Adriatyckie',
  },
  cyclades: {
    islands: parsePlaces(
      'Paros 25.2 37.06, Antiparos 25.05 37, Naksos 25.5 37.05, Mykonos 25.38 37.45, Delos 25.27 37.39, Siros 24.92 37.43, ' +
        'Tinos 25.15 37.6, Andros 24.85 37.85, Ios 25.3 36.72, Santoryn 25.46 36.38, Folegandros 24.92 36.62, ' +
        'Sikinos 25.12 36.68, Amorgos 25.9 36.84, Milos 24.43 36.69, Sifnos 24.7 36.97, Serifos 24.49 37.15, ' +
        'Kitnos 24.43 37.4, Kea 24.33 37.62, Iraklia 25.455 36.835, Donusa 25.81 37.105, Ikaria 26.15 37.6, ' +
        'Anafi 25.78 36.36, Schinusa 25.52 36.87',
    ),
    lands: [],
    waters: [],
    sea: 'Morze Egejskie',
  },
  saronic: {
    islands: parsePlaces(
      'Egina 23.48 37.73, Poros 23.48 37.52, Hydra 23.47 37.335, Salamina 23.48 37.94, Dokos 23.33 37.335, ' +
        'Spetses 23.13 37.26, Angistri 23.35 37.695, Kea 24.33 37.62, Makronisos 24.12 37.7',
    ),
    lands: parsePlaces('Attyka 23.87 37.88, Peloponez 23.15 37.52'),
    waters: [],
    sea: 'Zatoka Sarońska',
  },
  ionian: {
    islands: parsePlaces(
      'Korfu 19.85 39.6, Paxos 20.17 39.2, Lefkada 20.65 38.72, Kefalonia 20.6 38.2, Itaka 20.65 38.43, ' +
        'Zakintos 20.8 37.78, Meganisi 20.79 38.65, Kalamos 20.91 38.62, Antipaxos 20.23 39.145',
    ),
    lands: parsePlaces(
      'Epir 20.7 39.45, Akarnania 21.1 38.8, Peloponez 21.5 37.9, Albania 20.1 39.95',
    ),
    waters: [],
    sea: 'Morze Jońskie',
  },
  sicily: {
    islands: parsePlaces(
      'Lipari 14.94 38.48, Vulcano 14.97 38.39, Salina 14.84 38.56, Panarea 15.066 38.637, Stromboli 15.213 38.793, ' +
        'Filicudi 14.56 38.565, Alicudi 14.352 38.543, Favignana 12.31 37.93, Levanzo 12.337 38.003, Marettimo 12.055 37.97, ' +
        'Ustica 13.175 38.705',
    ),
    lands: parsePlaces('Sycylia 14.4 37.85, Kalabria 16.05 38.4'),
    waters: [],
    sea: 'Morze Tyrreńskie',
  },
  sardinia: {
    islands: parsePlaces(
      'La Maddalena 9.41 41.23, Caprera 9.465 41.21, Spargi 9.345 41.24, Tavolara 9.7 40.905, Asinara 8.28 41.06, ' +
        'Lavezzi 9.255 41.338, Santa Maria 9.375 41.295',
    ),
    lands: parsePlaces('Sardynia 9.1 40.75, Korsyka 9.15 41.6'),
    waters: [],
    sea: 'Morze Tyrreńskie',
  },
  naples: {
    islands: parsePlaces(
      'Capri 14.225 40.552, Ischia 13.9 40.73, Procida 14.02 40.76, Ventotene 13.425 40.795',
    ),
    lands: parsePlaces('Kampania 14.5 41, Wezuwiusz 14.43 40.82, Cilento 15 40.35'),
    waters: parsePlaces('Zatoka Neapolitańska 14.25 40.7'),
    sea: 'Morze Tyrreńskie',
  },
  balearics: {
    islands: parsePlaces(
      'Majorka 3 39.6, Ibiza 1.43 39, Formentera 1.46 38.7, Cabrera 2.94 39.14, Minorka 4.1 39.95',
    ),
    lands: [],
    waters: [],
    sea: 'Morze Śródziemne',
  },
  canaries: {
    islands: parsePlaces(
      'Teneryfa -16.6 28.28, La Gomera -17.23 28.12, La Palma -17.85 28.68, El Hierro -18 27.74, Gran Canaria -15.6 27.96',
    ),
    lands: [],
    waters: [],
    sea: 'Ocean Atlantycki',
  },
  lycia: {
    islands: parsePlaces(
      'Rodos 27.95 36.2, Kos 27.1 36.82, Symi 27.83 36.6, Tilos 27.37 36.44, Nisiros 27.17 36.59, Kekova 29.885 36.187, ' +
        'Kastelorizo 29.585 36.145, Kalimnos 26.98 37',
    ),
    lands: parsePlaces(
      'Licja 29.5 36.55, Turcja 28.6 37.1, Półwysep Bodrum 27.45 37.08, Datça 27.65 36.72',
    ),
    waters: [],
    sea: 'Morze Śródziemne',
  },
  lofoten: {
    islands: parsePlaces(
      'Moskenesøya 13 67.93, Flakstadøya 13.3 68.08, Vestvågøya 13.75 68.2, Austvågøya 14.65 68.33, Hinnøya 15.5 68.5, ' +
        'Langøya 14.9 68.75, Værøy 12.68 67.67, Gimsøya 14.2 68.3, Hadseløya 14.8 68.55',
    ),
    lands: parsePlaces('Norwegia 15.8 67.75'),
    waters: parsePlaces('Vestfjorden 14.3 67.95'),
    sea: 'Morze Norweskie',
  },
  fjords: {
    islands: parsePlaces(
      'Sotra 5.08 60.3, Askøy 5.17 60.47, Osterøy 5.6 60.53, Stord 5.45 59.88, Tysnes 5.55 60.03',
    ),
    lands: parsePlaces('Norwegia 6.7 60.7'),
    waters: parsePlaces('Sognefjord 6.1 61.1'),
    sea: 'Morze Północne',
  },
  andaman: {
    islands: parsePlaces(
      'Phuket 98.35 7.95, Ko Yao Noi 98.61 8.12, Ko Yao Yai 98.59 7.98, Ko Phi Phi 98.775 7.755, Ko Racha 98.367 7.605, ' +
        'Ko Lanta 99.06 7.57',
    ),
    lands: parsePlaces('Tajlandia 98.7 8.6, Krabi 98.95 8.2'),
    waters: parsePlaces('Zatoka Phang Nga 98.51 8.12'),
    sea: 'Morze Andamańskie',
  },
  seychelles: {
    islands: parsePlaces(
      'Mahé 55.47 -4.68, Praslin 55.74 -4.325, La Digue 55.835 -4.36, Silhouette 55.235 -4.485, Curieuse 55.727 -4.283, ' +
        'Frégate 55.94 -4.585, Félicité 55.87 -4.322, North Island 55.245 -4.395',
    ),
    lands: [],
    waters: [],
    sea: 'Ocean Indyjski',
  },
  capeVerde: {
    islands: parsePlaces(
      'São Vicente -24.97 16.84, Santo Antão -25.15 17.07, Santa Luzia -24.75 16.765, São Nicolau -24.27 16.6',
    ),
    lands: [],
    waters: [],
    sea: 'Ocean Atlantycki',
  },
  grenadines: {
    islands: parsePlaces(
      'Martynika -61 14.65, Saint Lucia -60.97 13.9, Saint Vincent -61.2 13.25, Bequia -61.23 13.01, ' +
        'Mustique -61.185 12.88, Canouan -61.325 12.71, Union Island -61.435 12.595, Carriacou -61.455 12.48, ' +
        'Grenada -61.68 12.12, Barbados -59.55 13.17',
    ),
    lands: [],
    waters: [],
    sea: 'Morze Karaibskie',
  },
  virginIslands: {
    islands: parsePlaces(
      'Tortola -64.62 18.43, Virgin Gorda -64.42 18.48, Jost Van Dyke -64.755 18.447, Norman Island -64.615 18.32, ' +
        'Peter Island -64.58 18.355, Saint John -64.74 18.34, Anegada -64.33 18.73, Saint Thomas -64.93 18.345, ' +
        'Saint Croix -64.75 17.74',
    ),
    lands: [],
    waters: parsePlaces('Kanał Drake’a -64.55 18.395'),
    sea: 'Morze Karaibskie',
  },
  mazury: {
    islands: [],
    lands: parsePlaces('Mazury 21.35 53.85, Puszcza Borecka 22.1 54.1, Puszcza Piska 21.45 53.64'),
    waters: parsePlaces(
      'Śniardwy 21.73 53.76, Niegocin 21.793 54, Mamry 21.69 54.18, Dargin 21.74 54.12, Dobskie 21.61 54.09, Jagodne 21.69 53.915, Ryńskie 21.505 53.9, Bełdany 21.57 53.71, Nidzkie 21.6 53.555',
    ),
    sea: null,
  },
  gdansk: {
    islands: [],
    lands: parsePlaces(
      'Kaszuby 18.2 54.35, Pomorze 18.1 54.6, Żuławy 19 54.2, Mierzeja Wiślana 19.3 54.36',
    ),
    waters: parsePlaces('Zatoka Pucka 18.57 54.66'),
    towns: parsePlaces(
      'Gdynia 18.533 54.519, Gdańsk 18.652 54.349, Sopot 18.565 54.443, Hel 18.802 54.606, Puck 18.41 54.72, Jastarnia 18.675 54.697, ' +
        'Wejherowo 18.24 54.606, Kartuzy 18.2 54.334',
    ),
    sea: 'Zatoka Gdańska',
  },
  europe: {
    islands: parsePlaces('Kreta 24.8 35.25'),
    lands: parsePlaces(
      'Włochy 10.5 44.7, Chorwacja 16.2 45.5, Austria 14.2 47.5, Węgry 19.3 47, Rumunia 25 45.8, Bułgaria 25.2 42.7, Bośnia i Hercegowina 17.8 44.2, Polska 20.5 49.9',
    ),
    waters: parsePlaces(
      'Morze Tyrreńskie 12 40, Morze Jońskie 18.5 37.5, Morze Egejskie 25.2 38.9, Adriatyk 15.7 43',
    ),
    sea: null,
  },
  aegean: {
    islands: parsePlaces(
      'Kreta 24.8 35.25, Rodos 28 36.2, Eubea 24 38.5, Lesbos 26.3 39.2, Chios 26.05 38.4, Samos 26.8 37.75, Kos 27.1 36.82, Naksos 25.5 37.05, Santoryn 25.45 36.37',
    ),
    lands: parsePlaces('Grecja 22.2 39, Turcja 29 38.5'),
    waters: [],
    sea: 'Morze Egejskie',
  },
  ionianSea: {
    islands: parsePlaces(
      'Korfu 19.8 39.66, Kefalonia 20.55 38.25, Zakintos 20.78 37.8, Lefkada 20.65 38.7',
    ),
    lands: parsePlaces('Grecja 21.7 39.3, Albania 20 41.3, Apulia 17 40.8, Kalabria 16.4 39.2'),
    waters: parsePlaces('Morze Jońskie 18.3 38.3, Adriatyk 17.6 41.9'),
    sea: null,
  },
  tyrrhenian: {
    islands: parsePlaces('Elba 10.25 42.78, Capri 14.225 40.552, Stromboli 15.213 38.79'),
    lands: parsePlaces(
      'Korsyka 9.1 42.15, Sardynia 9 40.1, Sycylia 14.2 37.6, Kalabria 16.4 39.2, Kampania 14.9 41, Apulia 16.4 40.9',
    ),
    waters: [],
    sea: 'Morze Tyrreńskie',
  },
  westMediterranean: {
    islands: parsePlaces('Majorka 3 39.6, Ibiza 1.43 39, Formentera 1.46 38.7, Minorka 4.1 39.95'),
    lands: parsePlaces('Hiszpania -0.8 39.5, Katalonia 1 41.4'),
    waters: [],
    sea: 'Morze Śródziemne',
  },
  masuria: {
    islands: [],
    lands: parsePlaces(
      'Mazury 21.35 53.6, Warmia 20.5 53.9, Suwalszczyzna 22.9 54.1, Kurpie 21.5 53.2',
    ),
    waters: [],
    sea: null,
  },
  norwaySouth: {
    islands: parsePlaces('Sotra 5.08 60.3'),
    lands: parsePlaces('Norwegia 8.5 61, Sogn 6.9 61.3, Hardanger 6.7 60.3'),
    waters: [],
    sea: 'Morze Północne',
  },
  norwayNorth: {
    islands: parsePlaces('Vestvågøya 13.8 68.2, Hinnøya 15.6 68.6'),
    lands: parsePlaces('Norwegia 16.5 67.6'),
    waters: parsePlaces('Vestfjorden 14.6 67.9'),
    sea: 'Morze Norweskie',
  },
  andamanSea: {
    islands: parsePlaces('Phuket 98.35 7.95, Ko Lanta 99.06 7.6'),
    lands: parsePlaces('Tajlandia 98.9 8.7, Trang 99.65 7.6'),
    waters: [],
    sea: 'Morze Andamańskie',
  },
  eastCaribbean: {
    islands: parsePlaces(
      'Portoryko -66.4 18.25, Gwadelupa -61.65 16.15, Dominika -61.35 15.42, Martynika -61 14.65, Saint Lucia -60.97 13.9, Saint Vincent -61.2 13.25, Barbados -59.55 13.17, Grenada -61.68 12.12, Trynidad -61.25 10.45, Antigua -61.8 17.08',
    ),
    lands: parsePlaces('Wenezuela -64.5 9.7'),
    waters: parsePlaces('Ocean Atlantycki -58 16'),
    sea: 'Morze Karaibskie',
  },
};
