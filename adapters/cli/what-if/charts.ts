import { parse, View } from 'vega';
import { type Config, compile, type TopLevelSpec } from 'vega-lite';
import { priceDifference } from '../../../application/replay/sides.ts';
import type { WhatIfReport } from '../../../application/replay/what-if.ts';
import type { Pair, Totals, UnitTaken } from '../../../application/replay/what-if-totals.ts';
import { whatIfCopy } from './copy.pl.ts';

export type ChartPair = { readonly wide: string; readonly narrow: string };

type Size = { readonly width: number; readonly narrow: boolean };

const SIZES = {
  wide: { width: 860, narrow: false },
  narrow: { width: 320, narrow: true },
} as const satisfies Record<string, Size>;

/** Colours are CSS variables of the page, so that charts follow its light or dark mode. */
const COLOUR = {
  was: 'var(--was)',
  now: 'var(--now)',
  more: 'var(--more)',
  less: 'var(--less)',
  ink: 'var(--ink)',
  soft: 'var(--soft)',
  line: 'var(--line)',
} as const;

const CONFIG: Config = {
  background: 'transparent',
  font: 'system-ui, sans-serif',
  aria: false,
  view: { stroke: null },
  axis: {
    labelColor: COLOUR.ink,
    titleColor: COLOUR.soft,
    titleFontWeight: 'normal',
    labelFontSize: 12,
    titleFontSize: 12,
    gridColor: COLOUR.line,
    domainColor: COLOUR.line,
    tickColor: COLOUR.line,
  },
  legend: {
    labelColor: COLOUR.ink,
    labelFontSize: 13,
    title: null,
    orient: 'top',
    symbolType: 'square',
  },
  locale: { number: { decimal: ',', thousands: ' ', grouping: [3], currency: ['', ''] } },
};

const FITTED = { autosize: { type: 'fit-x', contains: 'padding' } } as const;

const renderSvg = async (spec: TopLevelSpec): Promise<string> => {
  const view = new View(parse(compile({ ...spec, config: CONFIG }).spec), { renderer: 'none' });
  const svg = await view.toSVG();
  view.finalize();
  // Replace the fixed size by a maximum width, so that a chart shrinks on a narrower screen.
  return svg
    .replace(/ width="(\d+)" height="(\d+)"/, ' style="max-width:$1px"')
    .replace('<svg ', '<svg role="presentation" ');
};

const drawBothSizes = async (specOf: (size: Size) => TopLevelSpec): Promise<ChartPair> => ({
  wide: await renderSvg(specOf(SIZES.wide)),
  narrow: await renderSvg(specOf(SIZES.narrow)),
});

const NARROW_NAME = 16;

const inLines = (name: string): string => {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trimStart();
    if (lines.length > 0 && longer.length <= NARROW_NAME) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.join('\n');
};

const namesAxis = (narrow: boolean) =>
  ({
    title: null,
    labelLimit: narrow ? 160 : 520,
    ...(narrow ? { labelExpr: "split(datum.label, '\\n')" } : {}),
  }) as const;

const SIDES = { domain: [whatIfCopy.was, whatIfCopy.would], range: [COLOUR.was, COLOUR.now] };
const ZLOTY = 100;
const THOUSAND_ZLOTY = 1_000 * ZLOTY;

const sidesOf = <T>(
  rows: readonly (T & { readonly recorded: number; readonly replayed: number })[],
  divisor: number,
) =>
  rows.flatMap((row) => [
    { ...row, side: whatIfCopy.was, value: row.recorded / divisor },
    { ...row, side: whatIfCopy.would, value: row.replayed / divisor },
  ]);

const MONTHS = `${JSON.stringify(whatIfCopy.months)}[utcmonth(datum.value)] + ' ' + utcyear(datum.value)`;

/** Width of the vertical axis. All charts share it, so that their plots are aligned. */
const AXIS_WIDTH = 60;

export const drawWeeklyTurnover = (weeks: Totals['weeks']): Promise<ChartPair> =>
  drawBothSizes(({ width: whole, narrow }) => {
    const width = whole - AXIS_WIDTH;
    const x = {
      field: 'monday',
      type: 'temporal',
      scale: { type: 'utc' },
      axis: {
        title: null,
        labelExpr: MONTHS,
        tickCount: { interval: 'month', step: narrow ? 4 : 2 },
        grid: false,
      },
    } as const;
    return {
      vconcat: [
        {
          width,
          height: 240,
          data: { values: sidesOf(weeks, THOUSAND_ZLOTY) },
          mark: { type: 'line', interpolate: 'step-after', strokeWidth: 2 },
          encoding: {
            x: { ...x, axis: { ...x.axis, labels: false, ticks: false } },
            y: {
              field: 'value',
              type: 'quantitative',
              axis: { title: whatIfCopy.weeks.axis, tickCount: 5 },
            },
            color: {
              field: 'side',
              type: 'nominal',
              scale: SIDES,
              legend: { symbolType: 'stroke', symbolStrokeWidth: 2 },
            },
            strokeDash: {
              field: 'side',
              type: 'nominal',
              scale: {
                domain: SIDES.domain,
                range: [
                  [1, 0],
                  [5, 3],
                ],
              },
            },
          },
        },
        {
          width,
          height: 90,
          data: {
            values: weeks.map(({ monday, recorded, replayed }) => ({
              monday,
              value: (replayed - recorded) / ZLOTY,
            })),
          },
          mark: {
            type: 'bar',
            width: Math.max(2, Math.floor(width / Math.max(1, weeks.length)) - 2),
          },
          encoding: {
            x,
            y: {
              field: 'value',
              type: 'quantitative',
              scale: { nice: 3 },
              axis: { title: whatIfCopy.weeks.change, tickCount: 3 },
            },
            color: {
              condition: { test: 'datum.value < 0', value: COLOUR.less },
              value: COLOUR.more,
            },
          },
        },
      ],
    };
  });

const drawBars = (
  rows: readonly { readonly name: string; readonly side: string; readonly value: number }[],
  axis: string,
): Promise<ChartPair> =>
  drawBothSizes(({ width, narrow }) => ({
    ...FITTED,
    width,
    height: new Set(rows.map(({ name }) => name)).size * 38,
    data: { values: narrow ? rows.map((row) => ({ ...row, name: inLines(row.name) })) : [...rows] },
    mark: { type: 'bar' },
    encoding: {
      y: { field: 'name', type: 'nominal', sort: null, axis: namesAxis(narrow) },
      yOffset: { field: 'side', type: 'nominal', sort: SIDES.domain },
      x: { field: 'value', type: 'quantitative', axis: { title: axis, tickCount: narrow ? 3 : 6 } },
      color: { field: 'side', type: 'nominal', scale: SIDES },
    },
  }));

export const drawSums = <T extends Pair>(
  rows: readonly T[],
  nameOf: (row: T) => string,
): Promise<ChartPair> =>
  drawBars(
    sidesOf(
      rows.map((row) => ({ ...row, name: nameOf(row) })),
      THOUSAND_ZLOTY,
    ),
    whatIfCopy.weeks.axis,
  );

const shareOf = (taken: number, places: number): number =>
  places === 0 ? 0 : (100 * taken) / places;
const changeOf = ({ taken, places }: UnitTaken): number =>
  Math.abs(shareOf(taken.replayed, places.replayed) - shareOf(taken.recorded, places.recorded));

const MOST_UNITS = 24;

export const unitsWithChangedOccupancy = (units: Totals['units']): Totals['units'] =>
  units
    .filter((unit) => changeOf(unit) > 0)
    .toSorted((a, b) => changeOf(b) - changeOf(a))
    .slice(0, MOST_UNITS);

type OccupancyRow = Pick<UnitTaken, 'taken' | 'places'> & { readonly name: string };

const drawOccupancy = (rows: readonly OccupancyRow[]): Promise<ChartPair> =>
  drawBars(
    rows.flatMap(({ name, taken, places }) => [
      { name, side: whatIfCopy.was, value: shareOf(taken.recorded, places.recorded) },
      { name, side: whatIfCopy.would, value: shareOf(taken.replayed, places.replayed) },
    ]),
    whatIfCopy.units.axis,
  );

export const drawOccupancyByUnit = (units: Totals['units']): Promise<ChartPair> =>
  drawOccupancy(
    units.map(({ unit, unitId, taken, places }) => ({
      name: `${unit} (${unitId})`,
      taken,
      places,
    })),
  );

const plusPair = (a: UnitTaken['taken'], b: UnitTaken['taken']): UnitTaken['taken'] => ({
  recorded: a.recorded + b.recorded,
  replayed: a.replayed + b.replayed,
});

/** Groups the places by yacht model, because one chart cannot show all units of a season. */
export const drawOccupancyByYachtType = (units: Totals['units']): Promise<ChartPair> => {
  const byName = new Map<string, OccupancyRow>();
  for (const { unit: name, taken, places } of units) {
    const counted = byName.get(name);
    byName.set(
      name,
      counted === undefined
        ? { name, taken, places }
        : { name, taken: plusPair(counted.taken, taken), places: plusPair(counted.places, places) },
    );
  }
  return drawOccupancy([...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1)));
};

const MOST_DIFFERENCES = 20;

export const sortByPriceChange = (bookings: WhatIfReport['bookings']): WhatIfReport['bookings'] =>
  bookings
    .filter((each) => priceDifference(each) !== 0)
    .toSorted((a, b) => Math.abs(priceDifference(b)) - Math.abs(priceDifference(a)))
    .slice(0, MOST_DIFFERENCES)
    .toSorted((a, b) => priceDifference(b) - priceDifference(a));

export const drawPriceChanges = (bookings: WhatIfReport['bookings']): Promise<ChartPair> =>
  drawBothSizes(({ width, narrow }) => ({
    ...FITTED,
    width,
    height: sortByPriceChange(bookings).length * 24,
    data: {
      values: sortByPriceChange(bookings).map((each) => ({
        name: narrow ? each.bookingId : `${each.bookingId} · ${each.offerName}`,
        value: priceDifference(each) / ZLOTY,
      })),
    },
    mark: { type: 'bar', height: 14 },
    encoding: {
      y: { field: 'name', type: 'nominal', sort: null, axis: namesAxis(narrow) },
      x: {
        field: 'value',
        type: 'quantitative',
        axis: { title: 'PLN', tickCount: narrow ? 3 : 6 },
      },
      color: { condition: { test: 'datum.value < 0', value: COLOUR.less }, value: COLOUR.more },
    },
  }));
