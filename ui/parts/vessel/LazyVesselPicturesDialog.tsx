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

/**
 * The dialog's code loads when the dialog opens for the first time. If the code cannot load, the
 * browser opens the deck plan instead or, without a plan, the first picture.
 */
export const LazyVesselPicturesDialog = (props: Props) => (
  <Suspense fallback={null}>
    <Window {...props} />
  </Suspense>
);
