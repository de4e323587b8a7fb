import type { ContentBlock } from '../../../adapters/http/contract/offers/content.ts';

type Image = ContentBlock['Contents']['Images'][number];

/** A picture of the content, fetched when it comes near; the first of a page at once. */
export const Picture = ({ image, early = false }: { readonly image: Image; readonly early?: boolean }) => (
  <img
    src={image.url}
    alt={image.alt}
    width={image.width}
    height={image.height}
    loading={early ? 'eager' : 'lazy'}
    decoding="async"
    {...(early ? { fetchPriority: 'high' as const } : {})}
  />
);

/** What is to be seen, for wide windows and for phones where there is one of its own for them. */
export const Scene = ({
  images: [wide, phone],
  className,
}: {
  readonly images: readonly Image[];
  readonly className?: string | undefined;
}) =>
  wide === undefined ? null : (
    <picture className={className}>
      {phone !== undefined && <source media="(max-width: 767px)" srcSet={phone.url} width={phone.width} height={phone.height} />}
      <Picture image={wide} />
    </picture>
  );
