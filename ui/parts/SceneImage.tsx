import { joinClasses } from './classes.ts';
import { ResponsiveImage } from './ResponsiveImage.tsx';
import css from './SceneImage.module.css';
import { type SceneFile, scenePath } from './scene-path.ts';

type Props = SceneFile & {
  readonly alt?: string | undefined;
  /** True for an image that is in view when the page opens; all other images load lazily. */
  readonly early?: boolean;
  readonly washed?: boolean;
  readonly fill?: boolean;
};

export const SceneImage = ({
  alt = '',
  early = false,
  washed = false,
  fill = false,
  ...file
}: Props) => (
  <ResponsiveImage
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
