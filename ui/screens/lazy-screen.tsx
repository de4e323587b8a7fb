import { type ComponentType, lazy, type ReactElement, useState } from 'react';

/** A separate chunk, so that a page loads only its own code. */
export type LazyScreen = {
  /** The name in the build's manifest. */
  readonly file: `ui/screens/${string}.tsx`;
  /** Afterwards the server renders the screen whole and the browser hydrates it. */
  readonly load: () => Promise<void>;
  /** The element suspends if the code is not loaded yet. */
  readonly element: ReactElement;
};

/** Once, at the first render: a later change would remount the screen and lose its state. */
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
