import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';
import { ResponsiveImage } from '../../parts/ResponsiveImage.tsx';

type Image = ContentBlock['Contents']['Images'][number];

type ContentPictureProps = { readonly image: Image; readonly early?: boolean };

export const ContentPicture = ({ image, early = false }: ContentPictureProps) => (
  <ResponsiveImage
    src={image.url}
    alt={image.alt}
    width={image.width}
    height={image.height}
    loading={early ? 'eager' : 'lazy'}
    decoding="async"
    {...(early ? { fetchPriority: 'high' as const } : {})}
  />
);

/** If there is a second file, phones show it instead of the wide picture. */
export const WideOrPhonePicture = ({
  images: [wide, phone],
  className,
}: {
  readonly images: readonly Image[];
  readonly className?: string | undefined;
}) => {
  if (wide === undefined) return null;
  const image = <ContentPicture image={wide} />;
  if (phone === undefined) return <div className={className}>{image}</div>;
  return (
    <picture className={className}>
      <source
        media="(max-width: 47.9375em)"
        srcSet={phone.url}
        width={phone.width}
        height={phone.height}
      />
      {image}
    </picture>
  );
};
