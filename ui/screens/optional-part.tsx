import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { TypedBefore } from '../forms/TypedBefore.tsx';

/** The page works without it: a privacy list may block its file. */
export type OptionalPart<Props extends object> = {
  /** The next first render is then complete. The server fetches it before its first page. */
  readonly load: () => Promise<void>;
  readonly Part: ComponentType<Props>;
};

/** The file never arrives: React keeps the server's HTML, which works without a program. */
const pending = new Promise<never>(() => {});

/**
 * A blocked file throws nothing. `_styles` puts the style sheet into the page's own bundle,
 * because the page needs it without the program.
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
  // `memo`: an update of a boundary that still waits would make React drop the server's HTML.
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
