import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { VesselWindow } from './VesselWindow.tsx';

type Props = ComponentProps<typeof VesselWindow>;

const OpenPicture = ({ plan, pictures: [first] }: Props) => {
  const address = (plan ?? first)?.url;
  useEffect(() => {
    if (address !== undefined) window.location.assign(address);
  }, [address]);
  return null;
};

const fetchWindow = async (): Promise<ComponentType<Props>> => {
  try {
    return (await import('./VesselWindow.tsx')).VesselWindow;
  } catch {
    return OpenPicture;
  }
};

const Window = lazy(async () => ({ default: await fetchWindow() }));

/** The dialog's code loads at the first opening. If its file cannot load, a picture opens. */
export const LazyVesselWindow = (props: Props) => (
  <Suspense fallback={null}>
    <Window {...props} />
  </Suspense>
);
