/** Moment 1 equals moment 0, so the film loops. Runs in a page, so it may import nothing. */
export const moveScene = (svg: SVGSVGElement, turn: number): void => {
  const swing = (by: number): number => Math.sin(2 * Math.PI * (turn + by));
  const still = (element: Element): string => {
    const original = element.getAttribute('data-still') ?? element.getAttribute('transform') ?? '';
    element.setAttribute('data-still', original);
    return original;
  };
  const moved = (element: Element | null | undefined, after: string, before = ''): void =>
    element?.setAttribute('transform', `${before} ${still(element)} ${after}`);
  const parts = [...(svg.querySelector(':scope > g')?.children ?? [])];
  const landAt = parts.findIndex((part) => part.tagName === 'g' && part.id.endsWith('l'));
  const mirrorAt = parts.findIndex(
    (part) => part.tagName === 'g' && part.hasAttribute('clip-path'),
  );
  for (const [index, part] of parts.entries()) {
    if (part.tagName === 'path' && index > 0 && index < landAt)
      moved(part, `translate(${(7 * swing(index / 9)).toFixed(2)} 0)`);
    if (part.tagName === 'path' && index > mirrorAt)
      moved(
        part,
        `translate(${(9 * swing(index / 5)).toFixed(2)} ${(1.5 * swing(index / 3)).toFixed(2)})`,
      );
    if (part.tagName === 'use')
      moved(part, '', `translate(0 ${(1.2 * swing(index / 4)).toFixed(2)})`);
  }
  const body = svg.querySelector('g[id$="b"]')?.parentElement;
  moved(body?.parentElement, `translate(0 ${(2.4 * swing(0)).toFixed(2)})`);
  moved(body, `rotate(${(1.4 * swing(0.2)).toFixed(3)})`);
};
