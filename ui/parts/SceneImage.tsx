import { classes } from './classes.ts';
import css from './SceneImage.module.css';
import { type SceneFile, scenePath } from './scenePath.ts';

type Props = SceneFile & {
  /** What a screen reader hears; left out, the picture is decoration. */
  readonly alt?: string | undefined;
  /** True for the one picture in the first view: everything else waits until it is near. */
  readonly early?: boolean;
  /** The reserve list's look: colours washed out. */
  readonly washed?: boolean;
  /** Fills its parent instead of keeping its own proportions. */
  readonly fill?: boolean;
};

/** A drawn seascape, fetched as a file of its own. */
export const SceneImage = ({ alt = '', early = false, washed = false, fill = false, ...file }: Props) => (
  <img
    className={classes(css.scene, washed && css.washed, fill && css.fill, !early && css.waits)}
    src={scenePath(file)}
    width={file.width}
    height={file.height}
    alt={alt}
    loading={early ? 'eager' : 'lazy'}
    {...(early ? { fetchPriority: 'high' as const } : {})}
    decoding="async"
  />
);
