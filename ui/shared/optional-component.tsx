import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { EarlyInputRestorer } from '../forms/EarlyInputRestorer.tsx';

/**
 * A part of the page that works only if its script loads. If a content blocker in the browser
 * blocks the script, the part remains as the server rendered it.
 */
export type OptionalComponent<Props extends object> = {
  /** The server loads the part before the first page, so that the HTML contains the part. */
  readonly load: () => Promise<void>;
  readonly Part: ComponentType<Props>;
};

/** If the script is blocked, this promise never resolves and React keeps the server's HTML. */
const pending = new Promise<never>(() => {});

/**
 * A component whose script can be blocked without an error. The argument `_styles` makes the
 * bundler add its style sheet to the page.
 */
export const optionalComponent = <Props extends object>(
  _styles: object,
  fetch: () => Promise<ComponentType<Props>>,
): OptionalComponent<Props> => {
  let loaded: ComponentType<Props> | null = null;
  const later = lazy(() =>
    fetch().then(
      (component) => ({ default: component }),
      () => pending,
    ),
  );
  // The component is memoized, because an early update would make React drop the server's HTML.
  // biome-ignore lint/correctness/noComponentHookFactories: modules call this once, when they load
  const Part = memo((props: Props) => {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? later);
    return (
      <Suspense fallback={null}>
        <Chosen {...props} />
        <EarlyInputRestorer />
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
