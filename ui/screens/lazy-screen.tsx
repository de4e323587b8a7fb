import { type ComponentType, lazy, type ReactElement, useState } from 'react';

/** A screen whose code is a separate chunk, so that a page loads only its own code. */
export type LazyScreen = {
  /** The source file, as the build's manifest names it. */
  readonly file: `ui/screens/${string}.tsx`;
  /**
   * Loads the code. Afterwards the screen renders synchronously, so the server renders it whole and
   * the browser can hydrate it.
   */
  readonly load: () => Promise<void>;
  /** Renders the screen. It suspends if the code is not loaded yet. */
  readonly element: ReactElement;
};

/**
 * Chooses the loaded or the suspending component once, at the first render. A later change would
 * remount the screen and lose its state.
 */
const ChosenComponent = ({ choose }: { readonly choose: () => ComponentType }) => {
  const [Chosen] = useState(choose);
  return <Chosen />;
};

/** Creates a lazy screen. `file` must be the module that `fetch` imports. */
export const lazyScreen = (
  file: LazyScreen['file'],
  fetch: () => Promise<ComponentType>,
): LazyScreen => {
  let loaded: ComponentType | null = null;
  const later = lazy(async () => ({ default: await fetch() }));
  return {
    file,
    load: async () => {
      loaded = await fetch();
    },
    element: <ChosenComponent choose={() => loaded ?? later} />,
  };
};
