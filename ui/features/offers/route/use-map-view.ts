import { type RefObject, useEffect, useState } from 'react';
import type { XY } from '../../../../adapters/http/contract/chart-projection.ts';
import { isWhole, panView, type View, WHOLE_VIEW, zoomBy, zoomIn, zoomOut } from './view.ts';

const PUSH = 1 / 3;
const PUSHES: Readonly<Record<string, XY>> = {
  ArrowLeft: [-PUSH, 0],
  ArrowRight: [PUSH, 0],
  ArrowUp: [0, -PUSH],
  ArrowDown: [0, PUSH],
};
const ZOOMS: Readonly<Record<string, (view: View) => View>> = {
  '+': zoomIn,
  '=': zoomIn,
  '-': zoomOut,
  '−': zoomOut,
  '0': () => WHOLE_VIEW,
};
const WHEEL = 0.0025;

const middleOf = (touches: TouchList): XY => {
  const [a, b] = [touches[0], touches[1]];
  return [((a?.clientX ?? 0) + (b?.clientX ?? 0)) / 2, ((a?.clientY ?? 0) + (b?.clientY ?? 0)) / 2];
};
const spread = (touches: TouchList): number => {
  const [a, b] = [touches[0], touches[1]];
  return Math.hypot((a?.clientX ?? 0) - (b?.clientX ?? 0), (a?.clientY ?? 0) - (b?.clientY ?? 0));
};

/** One finger, the wheel without a key, and arrows at full view scroll the page, not the map. */
export const useMapView = (
  map: RefObject<HTMLElement | null>,
  stage: RefObject<HTMLElement | null>,
) => {
  const [view, setView] = useState(WHOLE_VIEW);
  useEffect(() => {
    const whole = map.current;
    const window_ = stage.current;
    if (whole === null || window_ === null) return;
    const ended = new AbortController();
    const { signal } = ended;
    const partOf = ([x, y]: XY): XY => {
      const { left, top, width, height } = window_.getBoundingClientRect();
      return [(x - left) / width, (y - top) / height];
    };
    const push = (dx: number, dy: number): void => {
      const { width, height } = window_.getBoundingClientRect();
      setView((current) => panView(current, [-dx / width, -dy / height]));
    };

    whole.addEventListener(
      'keydown',
      (event) => {
        if (
          event.ctrlKey ||
          event.metaKey ||
          event.altKey ||
          (event.target instanceof Element && event.target.closest('dialog'))
        )
          return;
        const zoom = ZOOMS[event.key];
        const way = PUSHES[event.key];
        if (zoom !== undefined) {
          event.preventDefault();
          setView(zoom);
        } else if (way !== undefined) {
          if (whole.dataset.whole === 'true') return;
          event.preventDefault();
          setView((current) => panView(current, way));
        }
      },
      { signal },
    );
    window_.addEventListener(
      'wheel',
      (event) => {
        if (!event.ctrlKey && !event.metaKey) return;
        event.preventDefault();
        setView((current) =>
          zoomBy(current, Math.exp(-event.deltaY * WHEEL), partOf([event.clientX, event.clientY])),
        );
      },
      { signal, passive: false },
    );

    let fingers: { readonly at: XY; readonly apart: number } | null = null;
    const hold = (event: TouchEvent): void => {
      fingers =
        event.touches.length === 2
          ? { at: middleOf(event.touches), apart: spread(event.touches) }
          : null;
      if (fingers !== null && event.cancelable) event.preventDefault();
    };
    window_.addEventListener('touchstart', hold, { signal, passive: false });
    window_.addEventListener('touchend', hold, { signal });
    window_.addEventListener(
      'touchmove',
      (event) => {
        if (fingers === null || event.touches.length !== 2) return;
        if (event.cancelable) event.preventDefault();
        const before = fingers;
        const [at, apart] = [middleOf(event.touches), spread(event.touches)];
        fingers = { at, apart };
        setView((current) => zoomBy(current, apart / Math.max(1, before.apart), partOf(before.at)));
        push(at[0] - before.at[0], at[1] - before.at[1]);
      },
      { signal, passive: false },
    );

    let pressedAt: XY | null = null;
    window_.addEventListener(
      'pointerdown',
      (event) => {
        if (
          event.pointerType !== 'mouse' ||
          event.button !== 0 ||
          (event.target instanceof Element && event.target.closest('a'))
        )
          return;
        event.preventDefault();
        pressedAt = [event.clientX, event.clientY];
        window_.setPointerCapture(event.pointerId);
      },
      { signal },
    );
    window_.addEventListener(
      'pointermove',
      (event) => {
        if (pressedAt === null) return;
        push(event.clientX - pressedAt[0], event.clientY - pressedAt[1]);
        pressedAt = [event.clientX, event.clientY];
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const)
      window_.addEventListener(
        end,
        () => {
          pressedAt = null;
        },
        { signal },
      );
    return () => ended.abort();
  }, [map, stage]);
  useEffect(() => {
    if (map.current) map.current.dataset.whole = String(isWhole(view));
  }, [map, view]);
  return [view, setView] as const;
};
