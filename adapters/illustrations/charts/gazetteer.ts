import type { LonLat } from '../../http/contract/chart-frame.ts';
import sheets from './gazetteer.json' with { type: 'json' };
import type { SheetName } from './sheet.ts';

export type GazetteerPlace = { readonly name: string; readonly at: LonLat };

/** Names on a chart. `sea` is written in the largest free area of water; null: no name. */
export type SheetNames = {
  readonly islands: readonly GazetteerPlace[];
  readonly lands: readonly GazetteerPlace[];
  readonly waters: readonly GazetteerPlace[];
  /** Towns are shown only on a chart of one place. A chart of a route shows its ports instead. */
  readonly towns?: readonly GazetteerPlace[];
  readonly sea: string | null;
};

type StoredNames = Readonly<Record<'islands' | 'lands' | 'waters', string>> & {
  readonly towns?: string;
  readonly sea: string | null;
};

/** Parses „Vis 16.17 43.045, Dugi Otok 15.05 43.98”: names with degrees east and north. */
const parsePlaces = (list: string): readonly GazetteerPlace[] =>
  list === ''
    ? []
    : list.split(', ').map((row) => {
        const [, name = '', lon = '', lat = ''] = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(row) ?? [];
        return { name, at: [Number(lon), Number(lat)] };
      });

const STORED: Readonly<Record<SheetName, StoredNames>> = sheets;

/** Returns the names of gazetteer.json. They are Polish if a Polish name exists. */
export const placeNamesOnSheet = (sheet: SheetName): SheetNames => {
  const { islands, lands, waters, towns, sea } = STORED[sheet];
  return {
    islands: parsePlaces(islands),
    lands: parsePlaces(lands),
    waters: parsePlaces(waters),
    ...(towns === undefined ? {} : { towns: parsePlaces(towns) }),
    sea,
  };
};
