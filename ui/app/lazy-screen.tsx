import { type ComponentType, lazy, type ReactElement, useState } from 'react';

export type LazyScreen = {
  readonly file: `ui/features/${string}.tsx`;
  /** Loads the screen's code. Call it before the server renders and before the browser hydrates. */
  readonly load: () => Promise<void>;
  readonly element: ReactElement;
};

/** Chooses the component once: a later change would remount the screen and lose its state. */
const ChosenComponent = ({ choose }: { readonly choose: () => ComponentType }) => {
  const [Chosen] = useState(choose);
  return <Chosen />;
};

/** Makes a screen whose code loads later. `file` must name the module that `fetch` imports. */
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
