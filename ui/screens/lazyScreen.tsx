import { type ComponentType, lazy, type ReactElement, useState } from 'react';

/** A screen whose program is a file of its own: readers of one page do not load the others. */
export type LazyScreen = {
  /** Where it is written, as the build's manifest names it. */
  readonly file: `ui/screens/${string}.tsx`;
  /** Fetches the program. After that the screen is drawn at once: the server renders it whole, and a browser takes over what was rendered. */
  readonly load: () => Promise<void>;
  /** Draws the screen; where it was not loaded yet it suspends until it is. */
  readonly element: ReactElement;
};

/** Draws what is loaded at its first drawing, else what suspends; it stays that one, because another would begin anew. */
const Drawn = ({ choose }: { readonly choose: () => ComponentType }) => {
  const [Chosen] = useState(choose);
  return <Chosen />;
};

/** Makes a screen of its module. `file` must be the module that `fetch` imports. */
export const lazyScreen = (file: LazyScreen['file'], fetch: () => Promise<ComponentType>): LazyScreen => {
  let loaded: ComponentType | null = null;
  const later = lazy(async () => ({ default: await fetch() }));
  return {
    file,
    load: async () => {
      loaded = await fetch();
    },
    element: <Drawn choose={() => loaded ?? later} />,
  };
};
