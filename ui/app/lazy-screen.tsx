import { type ComponentType, lazy, type ReactElement, useState } from 'react';

export type LazyScreen = {
  readonly name: string;
  /** Loads the screen's code. Call it before the server renders and before the browser hydrates. */
  readonly load: () => Promise<void>;
  readonly element: ReactElement;
};

/** Chooses the component once: a later change would remount the screen and lose its state. */
const ChosenComponent = ({ choose }: { readonly choose: () => ComponentType }) => {
  const [Chosen] = useState(choose);
  return <Chosen />;
};

/** Makes a screen whose code loads later. The component and its file both have the name `name`. */
export const lazyScreen = <Name extends string>(
  name: Name,
  fetch: () => Promise<Readonly<Record<Name, ComponentType>>>,
): LazyScreen => {
  let loaded: ComponentType | null = null;
  const component = async (): Promise<ComponentType> => (await fetch())[name];
  const later = lazy(async () => ({ default: await component() }));
  return {
    name,
    load: async () => {
      loaded = await component();
    },
    element: <ChosenComponent choose={() => loaded ?? later} />,
  };
};
