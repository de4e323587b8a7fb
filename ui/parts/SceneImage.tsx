import { joinClasses } from './classes.ts';
import css from './SceneImage.module.css';
import { type SceneFile, scenePath } from './scene-path.ts';

type Props = SceneFile & {
  /** Without a text the image is decoration. */
  readonly alt?: string | undefined;
  /** True for the one image in the first view. All others load lazily. */
  readonly early?: boolean;
  /** Washed-out colours, for the reserve list. */
  readonly washed?: boolean;
  /** Fills its parent instead of keeping its own proportions. */
  readonly fill?: boolean;
};

export const SceneImage = ({
  alt = '',
  early = false,
  washed = false,
  fill = false,
  ...file
}: Props) => (
  <img
    className={joinClasses(css.scene, washed && css.washed, fill && css.fill, !early && css.waits)}
    src={scenePath(file)}
    width={file.width}
    height={file.height}
    alt={alt}
    loading={early ? 'eager' : 'lazy'}
    {...(early ? { fetchPriority: 'high' as const } : {})}
    decoding="async"
  />
);
