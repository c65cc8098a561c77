/** `table.column` of the constraint that a statement ran into, somewhere along an error's causes. */
export function failedConstraint(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const column = /(?:UNIQUE|NOT NULL) constraint failed: (\w+\.\w+)/.exec(cause.message)?.[1]
    if (column) return column
  }
  return undefined
}
