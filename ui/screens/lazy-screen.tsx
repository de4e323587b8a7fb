import { type ComponentType, lazy, type ReactElement, useState } from 'react';

/** A screen in a chunk of its own, so that a page loads only the code that it needs. */
export type LazyScreen = {
  /** The name of the module in the build's manifest. */
  readonly file: `ui/screens/${string}.tsx`;
  /**
   * Loads the code. Afterwards the server renders the screen without suspending, and the browser
   * hydrates it.
   */
  readonly load: () => Promise<void>;
  /** The screen as an element. It suspends if the code is not loaded yet. */
  readonly element: ReactElement;
};

/**
 * Chooses the component once, at the first render, because a later change would remount the screen
 * and lose its state.
 */
const ChosenComponent = ({ choose }: { readonly choose: () => ComponentType }) => {
  const [Chosen] = useState(choose);
  return <Chosen />;
};

/** `file` must be the module that `fetch` imports. */
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
