import type { ComponentPropsWithRef } from 'react';
import { photographSrcset } from '../../adapters/http/contract/photographs.ts';

type Props = Omit<ComponentPropsWithRef<'img'>, 'src' | 'srcSet' | 'style'> & {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
};

/** A photograph is a WebP in two sizes with a JPEG as fallback. A drawing is one file. */
export const ResponsiveImage = ({ sizes = '(min-width: 48rem) 48rem, 100vw', ...image }: Props) => {
  const { alt, src, width } = image;
  const sources = photographSrcset(src, width);
  const file = <img {...image} alt={alt} />;
  if (sources === null) return file;
  return (
    <picture>
      <source type="image/webp" srcSet={sources} sizes={sizes} />
      {file}
    </picture>
  );
};
