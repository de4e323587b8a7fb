import type { Image } from '../../../adapters/http/contract/offers/catalogue.ts';
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx';
import { SceneImage } from '../../parts/SceneImage.tsx';
import { parseSceneUrl } from '../../view-models/pictures.ts';
import css from './OfferPicture.module.css';

type Props = {
  readonly image: Image;
  /** True if the text beside the picture says the same, so that screen readers skip the picture. */
  readonly mute?: boolean;
  readonly shape?: { readonly width: number; readonly height: number };
};

/** Width and height reserve the picture's space before the file loads. */
const FRAME = { width: 600, height: 400 } as const;

export const OfferPicture = ({ image, mute = false, shape }: Props) => {
  const scene = parseSceneUrl(image);
  const alt = mute ? '' : image.alt;
  return scene ? (
    <SceneImage {...scene} {...shape} alt={alt} fill />
  ) : (
    <ResponsiveImage
      className={css.file}
      src={image.url}
      {...FRAME}
      alt={alt}
      loading="lazy"
      decoding="async"
    />
  );
};
