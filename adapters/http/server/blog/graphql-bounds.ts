import {
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** A query may go so deep, name so many fields (fragments count where they are used), and ask so many things at once. */
const BOUNDS = { depth: 6, fields: 60, questions: 4 } as const;

type Walk = { readonly tooDeep: boolean; readonly fields: number };

/** Walks selections with their fragments, but never further than the bounds: a fragment that spreads itself ends like a deep query. */
const walk = (context: ValidationContext, selections: SelectionSetNode, depth: number, before: number): Walk => {
  let fields = before;
  for (const selection of selections.selections) {
    if (fields > BOUNDS.fields) return { tooDeep: false, fields };
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? context.getFragment(selection.name.value) : selection;
    fields += 1;
    const inside = fragment?.selectionSet;
    if (inside === undefined) continue;
    if (depth >= BOUNDS.depth) return { tooDeep: true, fields };
    const found = walk(context, inside, depth + 1, fields);
    if (found.tooDeep) return found;
    fields = found.fields;
  }
  return { tooDeep: false, fields };
};

/** What is too much about an operation, null where nothing is. */
const excessOf = (context: ValidationContext, { selectionSet }: OperationDefinitionNode): string | null => {
  if (selectionSet.selections.length > BOUNDS.questions) return `A query asks at most ${BOUNDS.questions} things at once`;
  const { tooDeep, fields } = walk(context, selectionSet, 1, 0);
  if (tooDeep) return `A query goes at most ${BOUNDS.depth} levels deep`;
  return fields > BOUNDS.fields ? `A query names at most ${BOUNDS.fields} fields` : null;
};

/** A rule of validation: refuses, before anything is done, a query that is deeper or wider than any page of a blog asks for. */
export const boundedQuery: ValidationRule = (context) => ({
  [Kind.OPERATION_DEFINITION]: (operation: OperationDefinitionNode): void => {
    const excess = excessOf(context, operation);
    if (excess !== null) context.reportError(new GraphQLError(excess, { nodes: operation }));
  },
});
