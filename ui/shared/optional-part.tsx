import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { TypedBefore } from '../forms/TypedBefore.tsx';

/** A part of the page whose script a privacy list of the browser may block. */
export type OptionalPart<Props extends object> = {
  /**
   * Loads the part, so that the next first render is complete. The server calls it before its first
   * page.
   */
  readonly load: () => Promise<void>;
  readonly Part: ComponentType<Props>;
};

/**
 * Never resolves: if the script is blocked, React keeps the server's HTML, which works without a
 * script.
 */
const pending = new Promise<never>(() => {});

/**
 * Makes a part that the page can do without. If a browser blocks its script, nothing throws.
 * `_styles` puts the style sheet into the page's bundle.
 */
export const optionalPart = <Props extends object>(
  _styles: object,
  fetch: () => Promise<ComponentType<Props>>,
): OptionalPart<Props> => {
  let loaded: ComponentType<Props> | null = null;
  const later = lazy(() =>
    fetch().then(
      (component) => ({ default: component }),
      () => pending,
    ),
  );
  // Memoized, because an update before the script is loaded would make React drop the server's HTML.
  // biome-ignore lint/correctness/noComponentHookFactories: modules call this once, when they load
  const Part = memo((props: Props) => {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? later);
    return (
      <Suspense fallback={null}>
        <Chosen {...props} />
        <TypedBefore />
      </Suspense>
    );
  });
  return {
    load: async () => {
      loaded = await fetch();
    },
    Part,
  };
};
