import { type ComponentType, lazy, type ReactElement, useState } from 'react';

/** A screen in a chunk of its own, so that a page loads only the code that it needs. */
export type LazyScreen = {
  /** The name of the module in the build's manifest. */
  readonly file: `ui/features/${string}.tsx`;
  /**
   * Loads the chunk. Afterwards the server renders without suspending, and the browser hydrates.
   */
  readonly load: () => Promise<void>;
  readonly element: ReactElement;
};

/**
 * Chooses a component once: a later change of the choice would remount the screen and lose its
 * state.
 */
const ChosenComponent = ({ choose }: { readonly choose: () => ComponentType }) => {
  const [Chosen] = useState(choose);
  return <Chosen />;
};

/** Makes a screen with a chunk of its own. `file` must be the module that `fetch` imports. */
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
