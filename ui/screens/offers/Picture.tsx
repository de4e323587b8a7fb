import type { Image } from '../../../adapters/http/contract/offers/catalogue.ts';
import { SceneImage } from '../../parts/SceneImage.tsx';
import { sceneOf } from '../../shown/pictures.ts';
import css from './Picture.module.css';

type Props = {
  readonly image: Image;
  /** Decoration beside words that say the same: nothing is read out. */
  readonly mute?: boolean;
};

/** The proportion of the frame that a file fills, whatever its own is: its place stands before it has come. */
const FRAME = { width: 600, height: 400 } as const;

/** A picture of the catalogue that fills its frame: a drawing of ours, or a file that the office brought. */
export const Picture = ({ image, mute = false }: Props) => {
  const scene = sceneOf(image);
  const alt = mute ? '' : image.alt;
  return scene ? (
    <SceneImage {...scene} alt={alt} fill />
  ) : (
    <img className={css.file} src={image.url} {...FRAME} alt={alt} loading="lazy" decoding="async" />
  );
};
