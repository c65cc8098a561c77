/** The side whose tables a statement names. */
export type Side = 'directory' | 'home'

/** The database as it is. Service tests replace this file by one that refuses statements about the other side's tables (tests/harness/workers/homes/sides.ts). */
export const bindingOf = (binding: D1Database, _side: Side): D1Database => binding
