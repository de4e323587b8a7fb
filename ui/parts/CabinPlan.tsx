import { useId } from 'react';
import css from './CabinPlan.module.css';
import { joinClasses } from './classes.ts';

export type Hull = 'monohull' | 'catamaran';
export type BookedPart = 'berth' | 'cabin' | 'whole' | 'none';

type Props = {
  readonly hull: Hull;
  readonly cabins: number;
  /** Berths that do not fit into the cabins are drawn in the saloon. */
  readonly berths: number;
  readonly marked?: BookedPart;
  readonly label?: string | undefined;
};

type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
type Shape = {
  readonly width: number;
  readonly height: number;
  readonly outline: string;
  readonly inside: readonly string[];
  readonly cabins: readonly Box[];
  readonly saloon: readonly Box[];
};

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });

const monohull = (cabins: number): Shape => {
  const bow = cabins >= 4 ? [box(166, 17, 50, 27), box(166, 46, 50, 27)] : [box(166, 17, 54, 56)];
  const aft =
    cabins === 1
      ? []
      : cabins === 2
        ? [box(40, 14, 50, 30)]
        : [box(40, 14, 50, 30), box(40, 46, 50, 30)];
  return {
    width: 240,
    height: 90,
    outline: 'M10 17Q60 4 130 6 200 10 233 45 200 80 130 84 60 86 10 73Z',
    inside: ['M14 26H34V64H14', 'M112 34h26v22h-26z'],
    cabins: [...aft, ...bow, box(134, 10, 30, 20), box(134, 60, 30, 20)].slice(
      0,
      Math.min(6, cabins),
    ),
    saloon: [box(96, 11, 32, 13), box(96, 66, 32, 13), box(134, 11, 26, 13), box(134, 66, 26, 13)],
  };
};

const catamaran = (cabins: number): Shape => {
  const pair = (x: number, w: number) => [box(x, 10, w, 25), box(x, 85, w, 25)];
  return {
    width: 240,
    height: 120,
    outline:
      'M10 12Q80 4 150 6 210 10 232 22 214 34 176 38L174 46V74L176 82Q214 86 232 98 210 110 150 114 80 116 10 108L10 84 34 80V40L10 36Z',
    inside: ['M92 48h62v24H92z', 'M40 46h34v28H40'],
    cabins: [...pair(24, 56), ...pair(142, 56), ...pair(88, 46)].slice(0, Math.min(6, cabins)),
    saloon: [box(98, 50, 24, 8), box(126, 50, 24, 8), box(98, 62, 24, 8), box(126, 62, 24, 8)],
  };
};

/** Draws a sketch of the cabins and berths, bow to the right. It is not a builder's drawing. */
export const CabinPlan = ({ hull, cabins, berths, marked = 'none', label }: Props) => {
  const id = useId();
  const {
    width,
    height,
    outline,
    inside,
    cabins: rooms,
    saloon,
  } = hull === 'catamaran' ? catamaran(cabins) : monohull(cabins);
  const settees = saloon.slice(0, Math.max(0, berths - rooms.length * 2));
  return (
    <svg
      className={css.plan}
      viewBox={`0 0 ${width} ${height}`}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path d={outline} className={joinClasses(css.hull, marked === 'whole' && css.yours)} />
      <g clipPath={`url(#${id})`}>
        {inside.map((line) => (
          <path key={line} d={line} className={css.line} />
        ))}
        {settees.map((seat) => (
          <rect
            key={`${seat.x} ${seat.y}`}
            x={seat.x}
            y={seat.y}
            width={seat.w}
            height={seat.h}
            rx="4"
            className={css.berth}
          />
        ))}
        {rooms.map((room, index) => (
          <Cabin key={`${room.x} ${room.y}`} room={room} yours={index === 0 ? marked : 'none'} />
        ))}
      </g>
      <path d={outline} className={css.edge} />
    </svg>
  );
};

type CabinProps = { readonly room: Box; readonly yours: BookedPart };

const Cabin = ({ room: { x, y, w, h }, yours }: CabinProps) => (
  <>
    <rect
      x={x}
      y={y}
      width={w}
      height={h}
      rx="3"
      className={joinClasses(css.wall, yours === 'cabin' && css.yours)}
    />
    {[0, 1].map((berth) => {
      const high = (h - 9) / 2;
      const top = y + 3 + berth * (high + 3);
      return (
        <g key={berth}>
          <rect
            x={x + 3}
            y={top}
            width={w - 6}
            height={high}
            rx="3"
            className={joinClasses(css.berth, berth === 0 && yours === 'berth' && css.yours)}
          />
          <rect
            x={x + w - 11}
            y={top + 2}
            width="6"
            height={high - 4}
            rx="2"
            className={css.pillow}
          />
        </g>
      );
    })}
  </>
);
