import { joinClasses } from './classes.ts';
import css from './Icon.module.css';

const DRAWINGS = {
  alert: 'M12 4 2.5 20h19zM12 10v5M12 17.5v.1',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8 3.5V8M16 3.5V8',
  check: 'm5 12.5 4.5 4.5L19 7',
  chevronLeft: 'm14.5 5-7 7 7 7',
  chevronRight: 'm9.5 5 7 7-7 7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3.5 2',
  compass:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M12 1.5v5M12 17.5v5M1.5 12h5M17.5 12h5',
  drop: 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11',
  copy: 'M8 8h12v12H8zM16 8V4H4v12h4',
  cross: 'M6 6l12 12M18 6 6 18',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6',
  eyeOff:
    'M4 4l16 16M9.5 5.8c.8-.2 1.6-.3 2.5-.3 3.7 0 7 2 9.5 6.5-.8 1.4-1.7 2.6-2.7 3.5M6 7.5C4.7 8.6 3.5 10.1 2.5 12c2.5 4.5 5.8 6.5 9.5 6.5 1.4 0 2.7-.3 4-.9M10 10a3 3 0 0 0 4 4',
  filter: 'M4 7h16M7 12h10M10 17h4',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.5 9.5c0-1.4 1.1-2.5 2.5-2.5s2.5 1 2.5 2.4c0 1.8-2.5 2-2.5 4.1M12 16.8v.1',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 11v5M12 7.5v.1',
  left: 'M19 12H5M11 6l-6 6 6 6',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  pause: 'M8.5 5v14M15.5 5v14',
  pencil: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7M2.5 20c0-4 3-5.5 6.5-5.5s6.5 1.5 6.5 5.5M16 4.8a3.5 3.5 0 0 1 0 6.5M18 14.8c2.3.7 3.5 2.3 3.5 5.2',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 21c0-4.5 3.5-6.5 7.5-6.5s7.5 2 7.5 6.5',
  phone: 'M6 3h4l1.5 5-2.5 2c1 2 3 4 5 5l2-2.5 5 1.5v4c-9 1-16-6-15-15',
  pin: 'M12 21c-4.5-5-6.5-8-6.5-11a6.5 6.5 0 0 1 13 0c0 3-2 6-6.5 11M12 12.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  plane: 'M3 12 21 4l-5 16-4.5-6.5zM11.5 13.5 21 4',
  play: 'M8 5v14l11-7z',
  right: 'M5 12h14M13 6l6 6-6 6',
  shield: 'M12 3l7.5 2.5v6c0 4.5-3 7.5-7.5 9.5-4.5-2-7.5-5-7.5-9.5v-6zM8.5 12l2.5 2.5 4.5-5',
  wind: 'M3 9h11a3 3 0 1 0-3-3M3 13h15a3 3 0 1 1-3 3M3 17h7',
  yacht: 'M11 3v11H5c.5-4.5 2.5-8 6-11M14 6c2.5 2 4 4.8 4.5 8H14M3 17.5h18l-2 3.5H5z',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** Screen readers skip icons, because the text beside an icon says the same. */
export const Icon = ({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className?: string | undefined;
}) => (
  <svg className={joinClasses(css.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
    <path d={DRAWINGS[name]} />
  </svg>
);
