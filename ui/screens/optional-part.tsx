import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { TypedBefore } from '../forms/TypedBefore.tsx';

/** A part that a page works without. Its program is a file of its own, which a privacy list may block. */
export type OptionalPart<Props extends object> = {
  /** Fetches the program, so that the next first render is complete. The server does so before its first page. */
  readonly load: () => Promise<void>;
  readonly Part: ComponentType<Props>;
};

/** The file never arrives: React keeps the server's HTML, whose forms and buttons work without a program. */
const pending = new Promise<never>(() => {});

/**
 * Makes an optional part of its module. A blocked file throws nothing. `_styles` are the part's class names: the page needs its style sheet
 * without its program, and the bundler puts a sheet into the file that uses its class names.
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
