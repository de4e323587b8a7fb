import {
  GraphQLError,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';

/** Limits of a blog query. A fragment's fields count each time the query uses the fragment. */
const BOUNDS = { depth: 6, fields: 60, questions: 4 } as const;

type Walk = {
  readonly tooDeep: boolean;
  readonly fields: number;
  /** Number of fields of the type Query in a request, also those inside fragments. */
  readonly questions: number;
};

/** Counts depth and fields. Stops at the limits, because a fragment can contain itself. */
const walk = (
  context: ValidationContext,
  { selections }: SelectionSetNode,
  depth: number,
  before: Walk,
  ofQuery: boolean,
): Walk => {
  let found = before;
  for (const selection of selections) {
    if (found.fields > BOUNDS.fields) return found;
    const isField = selection.kind === Kind.FIELD;
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD
        ? context.getFragment(selection.name.value)
        : selection;
    found = {
      ...found,
      fields: found.fields + 1,
      questions: found.questions + (ofQuery && isField ? 1 : 0),
    };
    const inside = fragment?.selectionSet;
    if (inside === undefined) continue;
    if (depth >= BOUNDS.depth) return { ...found, tooDeep: true };
    found = walk(context, inside, depth + 1, found, ofQuery && !isField);
    if (found.tooDeep) return found;
  }
  return found;
};

const excessOf = (
  context: ValidationContext,
  { selectionSet }: OperationDefinitionNode,
): string | null => {
  const { tooDeep, fields, questions } = walk(
    context,
    selectionSet,
    1,
    { tooDeep: false, fields: 0, questions: 0 },
    true,
  );
  if (questions > BOUNDS.questions)
    return `A query asks at most ${BOUNDS.questions} things at once`;
  if (tooDeep) return `A query goes at most ${BOUNDS.depth} levels deep`;
  return fields > BOUNDS.fields ? `A query names at most ${BOUNDS.fields} fields` : null;
};

export const queryLimitRule: ValidationRule = (context) => ({
  [Kind.OPERATION_DEFINITION]: (operation: OperationDefinitionNode): void => {
    const excess = excessOf(context, operation);
    if (excess !== null) context.reportError(new GraphQLError(excess, { nodes: operation }));
  },
});
