import { type ComponentProps, type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { VesselPicturesDialog } from './VesselPicturesDialog.tsx';

type Props = ComponentProps<typeof VesselPicturesDialog>;

const OpenPicture = ({ plan, pictures: [first] }: Props) => {
  const address = (plan ?? first)?.url;
  useEffect(() => {
    if (address !== undefined) window.location.assign(address);
  }, [address]);
  return null;
};

const fetchWindow = async (): Promise<ComponentType<Props>> => {
  try {
    return (await import('./VesselPicturesDialog.tsx')).VesselPicturesDialog;
  } catch {
    return OpenPicture;
  }
};

const Window = lazy(async () => ({ default: await fetchWindow() }));

/** The dialog's code loads at the first opening. If its file cannot load, a picture opens. */
export const LazyVesselPicturesDialog = (props: Props) => (
  <Suspense fallback={null}>
    <Window {...props} />
  </Suspense>
);
