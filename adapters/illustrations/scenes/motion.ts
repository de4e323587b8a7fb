import { roundTenth, type Stage } from './paths.ts';

type Motion = 'cloud' | 'water' | 'heave' | 'roll';

export const animateShape = (stage: Stage, motion: Motion, shape: string): string =>
  stage.options.moving === true ? `<g class="${motion}">${shape}</g>` : shape;

/** Animates the shapes of the picture that were added after shape number `firstIndex`. */
export const animatePaintedShapes = (stage: Stage, motion: Motion, firstIndex: number): void => {
  const painted = stage.sheet.splice(firstIndex);
  stage.sheet.push(...painted.map((shape) => animateShape(stage, motion, shape)));
};

/**
 * Returns the styles that move the shapes. Each movement begins and ends at the shape's position in
 * the still picture. If the visitor's system asks for less motion, nothing moves.
 */
export const motionStyle = ({ u, options }: Stage): string => {
  if (options.moving !== true) return '';
  const px = (units: number): string => `${roundTenth(units * u)}px`;
  const rhythm = (motion: Motion, seconds: number): string =>
    `.${motion}{animation:${motion} ${seconds}s ease-in-out infinite}.${motion}:nth-child(2n){animation-duration:${roundTenth(seconds * 1.3)}s}`;
  const path = (motion: Motion, to: string): string => `@keyframes ${motion}{50%{transform:${to}}}`;
  return [
    '<style>@media(prefers-reduced-motion:no-preference){',
    rhythm('cloud', 26) + rhythm('water', 8) + rhythm('heave', 5) + rhythm('roll', 6),
    `}${path('cloud', `translateX(${px(2.4)})`)}${path('water', `translate(${px(-2.2)},${px(0.25)})`)}`,
    `${path('heave', `translateY(${px(0.4)})`)}@keyframes roll{25%{transform:rotate(1.3deg)}75%{transform:rotate(-1.3deg)}}</style>`,
  ].join('');
};
