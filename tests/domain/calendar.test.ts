import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addWorkingDays,
  dayOf,
  daysBetween,
  formatTimeOfDay,
  HOUR,
  hourOfDay,
  isDay,
  isHoliday,
  isWorkingDay,
  startOfDay,
} from '../../domain/calendar.ts';
import { runs } from '../support/runs.ts';

const warsaw = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Warsaw',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const intlDay = (moment: number): string => warsaw.format(new Date(moment));
const utc = (text: string): number => Date.parse(text);

/** Poland has used today's rules of summer time since 1997. */
const moments = fc.integer({ min: utc('1997-01-01T00:00:00Z'), max: utc('2099-12-31T23:59:59Z') });
const edges = fc
  .tuple(
    fc.integer({ min: 1997, max: 2099 }),
    fc.constantFrom(
      '03-25',
      '03-26',
      '03-27',
      '03-28',
      '03-29',
      '03-30',
      '03-31',
      '10-25',
      '10-26',
      '10-27',
      '10-28',
      '10-29',
      '10-30',
      '10-31',
      '01-01',
      '07-01',
    ),
    fc.integer({ min: -3 * HOUR, max: 3 * HOUR }),
  )
  .map(([year, day, off]) => utc(`${year}-${day}T00:00:00Z`) + off);
const days = moments.map(intlDay);

describe('days in Warsaw', () => {
  it.each([
    ['2027-03-27T22:59:59.999Z', '2027-03-27'],
    ['2027-03-27T23:00:00Z', '2027-03-28'],
    ['2027-03-28T21:59:59.999Z', '2027-03-28'],
    ['2027-03-28T22:00:00Z', '2027-03-29'],
    ['2027-10-30T22:00:00Z', '2027-10-31'],
    ['2027-10-31T22:59:59.999Z', '2027-10-31'],
    ['2027-10-31T23:00:00Z', '2027-11-01'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('R2: at %s the day in Warsaw is %s', (moment, day) => {
    expect(dayOf(utc(moment))).toBe(day);
  });

  it('R2.1: the Warsaw day at any time agrees with the time zone tables of the platform', () => {
    fc.assert(
      fc.property(fc.oneof(moments, edges), (moment) => dayOf(moment) === intlDay(moment)),
      runs(3000),
    );
  });

  it('R2: the Warsaw clock agrees with the time zone tables of the platform at any time', () => {
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Warsaw',
      hour: '2-digit',
      minute: '2-digit',
    });
    fc.assert(
      fc.property(
        fc.oneof(moments, edges),
        (moment) => formatTimeOfDay(moment) === clock.format(moment),
      ),
      runs(3000),
    );
  });

  it('R2: startOfDay returns the first millisecond of the day in Warsaw', () => {
    fc.assert(
      fc.property(fc.oneof(days, edges.map(intlDay)), (day) => {
        const start = startOfDay(day);
        expect(intlDay(start)).toBe(day);
        expect(intlDay(start - 1)).toBe(addDays(day, -1));
      }),
      runs(2000),
    );
  });

  it('R2: an hour of a day is the hour that clocks in Warsaw show, also when the clocks change', () => {
    const hours = fc.integer({ min: 3, max: 23 });
    fc.assert(
      fc.property(fc.oneof(days, edges.map(intlDay)), hours, (day, hour) => {
        const moment = hourOfDay(day, hour);
        expect(dayOf(moment)).toBe(day);
        expect(formatTimeOfDay(moment)).toBe(`${String(hour).padStart(2, '0')}:00`);
      }),
      runs(2000),
    );
  });

  it('R2: a day has 23, 24 or 25 hours', () => {
    const length = (day: string) => (startOfDay(addDays(day, 1)) - startOfDay(day)) / HOUR;
    expect(length('2027-03-28')).toBe(23);
    expect(length('2027-03-29')).toBe(24);
    expect(length('2027-10-31')).toBe(25);
  });

  it('R2.4: on 01.07 a trip that starts on 31.07 is 30 days away', () => {
    expect(daysBetween('2027-07-01', '2027-07-31')).toBe(30);
    expect(addDays('2027-07-31', -30)).toBe('2027-07-01');
    expect(daysBetween('2027-07-31', '2027-07-01')).toBe(-30);
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('R2: daysBetween reverses addDays, and a later day is also the greater text', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        const other = addDays(day, count);
        expect(daysBetween(day, other)).toBe(count);
        expect(other > day).toBe(count > 0);
        expect(addDays(other, -count)).toBe(day);
      }),
      runs(500),
    );
  });

  it.each([
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-04-31',
    '27-04-30',
    '2027-4-3',
    '2027-04-30 ',
    '',
    '0000-01-01',
    '2027/04/30',
  ])('R2: %j is not a day', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('R2: every date of the calendar is a day, with the leap day of 2028', () => {
    expect(isDay('2028-02-29')).toBe(true);
    expect(isDay('1900-01-01')).toBe(true);
    fc.assert(
      fc.property(days, (day) => isDay(day)),
      runs(200),
    );
  });
});

describe('working days in Poland', () => {
  it.each([
    ['2025', ['04-20', '04-21', '06-08', '06-19']],
    ['2026', ['04-05', '04-06', '05-24', '06-04']],
    ['2027', ['03-28', '03-29', '05-16', '05-27']],
    ['2028', ['04-16', '04-17', '06-04', '06-15']],
    ['2038', ['04-25', '04-26', '06-13', '06-24']],
  ])(
    'R32.3: the public holidays of %s are the ten with a fixed date and the movable ones %j',
    (year, moving) => {
      const fixed = [
        '01-01',
        '01-06',
        '05-01',
        '05-03',
        '08-15',
        '11-01',
        '11-11',
        '12-24',
        '12-25',
        '12-26',
      ];
      const found: string[] = [];
      for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
        if (isHoliday(day)) found.push(day.slice(5));
      expect(found).toEqual([...fixed, ...moving].sort());
    },
  );

  // Easter dates from a printed list, one line per decade, checked with Oudin's algorithm.
  const EASTER = `
    2025 04-20 04-05 03-28 04-16 04-01
    2030 04-21 04-13 03-28 04-17 04-09 03-25 04-13 04-05 04-25 04-10
    2040 04-01 04-21 04-06 03-29 04-17 04-09 03-25 04-14 04-05 04-18
    2050 04-10 04-02 04-21 04-06 03-29 04-18 04-02 04-22 04-14 03-30
    2060 04-18 04-10 03-26 04-15 04-06 03-29 04-11 04-03 04-22 04-14
    2070 03-30 04-19 04-10 03-26 04-15 04-07 04-19 04-11 04-03 04-23
    2080 04-07 03-30 04-19 04-04 03-26 04-15 03-31 04-20 04-11 04-03
    2090 04-16 04-08 03-30 04-12 04-04 04-24 04-15 03-31 04-20 04-12`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...days] = line.trim().split(' ');
      return days.map((day, index) => `${Number(first) + index}-${day}`);
    });

  it('R32.3: Easter Sunday and Monday, Pentecost and Corpus Christi match a printed list, 2025 to 2099', () => {
    expect(EASTER).toHaveLength(75);
    const fixed = /-(01-01|01-06|05-01|05-03|08-15|11-01|11-11|12-24|12-25|12-26)$/;
    for (const easter of EASTER) {
      const after = (count: number) =>
        new Date(Date.parse(`${easter}T12:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
      const moving = Array.from({ length: 140 }, (_, index) => after(index - 30)).filter(
        (day) => isHoliday(day) && !fixed.test(day),
      );
      // In a few years Pentecost is on the same day as a fixed holiday.
      expect(moving, easter).toEqual([0, 1, 49, 60].map(after).filter((day) => !fixed.test(day)));
    }
  });

  it('R32.3: Easter Sunday is on the right day in the years 1954 to 1999 and in 2100, too', () => {
    for (const easter of [
      '1954-04-18',
      '1962-04-22',
      '1968-04-14',
      '1997-03-30',
      '1999-04-04',
      '2100-03-28',
    ])
      expect([easter, isHoliday(easter)]).toEqual([easter, true]);
  });

  it.each([
    ['2027-05-28', true],
    ['2027-05-27', false],
    ['2027-05-29', false],
    ['2027-05-30', false],
    ['2026-12-24', false],
    ['2026-12-23', true],
    ['2027-11-11', false],
  ])('R32.3: %s is a working day: %s', (day, working) => {
    expect(isWorkingDay(day)).toBe(working);
  });

  it.each([
    ['2026-12-23', 1, '2026-12-28'],
    ['2026-12-23', 3, '2026-12-30'],
    ['2027-05-01', -1, '2027-04-30'],
    ['2027-05-04', -1, '2027-04-30'],
    ['2027-07-31', -5, '2027-07-26'],
    ['2027-06-01', -5, '2027-05-24'],
    ['2027-06-01', 0, '2027-06-01'],
  ])('R32: %s plus %i working days is %s', (day, count, expected) => {
    expect(addWorkingDays(day, count)).toBe(expected);
  });

  it('R32: addWorkingDays returns a working day, exactly the given number of working days later', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom(1, -1),
        (day, count, direction) => {
          const end = addWorkingDays(day, direction * count);
          let seen = 0;
          for (let at = day; at !== end; ) {
            at = addDays(at, direction);
            if (isWorkingDay(at)) seen += 1;
          }
          expect(isWorkingDay(end)).toBe(true);
          expect(seen).toBe(count);
        },
      ),
      runs(200),
    );
  });
});

describe('limits of days and times', () => {
  it('R2.1: a text is no day if it has characters before or after the date', () => {
    expect(
      ['2027-05-15', '12027-05-15', '2027-05-150', ' 2027-05-15', '2027-05-15T'].map(isDay),
    ).toEqual([true, false, false, false, false]);
  });

  it('R2.1: summer time begins and ends on the right days, even if another year was computed before', () => {
    const clock = (iso: string) => formatTimeOfDay(Date.parse(iso));
    expect(
      [
        '2027-03-28T00:59:59Z',
        '2027-03-28T01:00:00Z',
        '2027-10-31T00:59:59Z',
        '2027-10-31T01:00:00Z',
      ].map(clock),
    ).toEqual([...['01:59', '03:00', '02:59', '02:00']]);
    for (const year of [2027, 2028, 2027, 2026]) {
      expect(clock(`${year}-07-01T00:00:00Z`)).toBe('02:00');
      expect(clock(`${year + 1}-01-01T00:00:00Z`)).toBe('01:00');
      expect(clock(`${year}-01-01T00:00:00Z`)).toBe('01:00');
    }
  });
});
