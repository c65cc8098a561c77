/** The side whose tables a statement names. */
export type Side = 'directory' | 'home'

/** Returns the database unchanged. Service tests replace this file with tests/harness/workers/homes/sides.ts, which checks the tables in each statement. */
export const bindingOf = (binding: D1Database, _side: Side): D1Database => binding
