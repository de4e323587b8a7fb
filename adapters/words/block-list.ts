/** Blocks of a mail or paper in their order. An omitted block is null, false or undefined. */
export type BlockList<B> = readonly (B | BlockList<B> | null | false | undefined)[];

/** Returns the blocks without omitted blocks and without lists in lists. */
export const flattenBlocks = <B extends { readonly kind: string }>(
  blocks: BlockList<B>,
): readonly B[] =>
  blocks.flatMap((each): readonly B[] => {
    if (!each) return [];
    return 'kind' in each ? [each] : flattenBlocks(each);
  });
