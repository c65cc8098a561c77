/** The labels for marks in a text. */
export const labels = {
  K: 'trade',
  S: 'service',
  V: 'variant',
  E: 'heading',
  P: 'price',
  U: 'unit',
  D: 'duration',
  N: 'detail',
  H: 'hours',
  A: 'area',
  G: 'address',
  W: 'person',
  R: 'role',
  C: 'credential',
  Y: 'since',
  X: 'not done',
  L: 'language',
  Z: 'audience',
  M: 'payment',
  O: 'own line',
} as const
export type Label = keyof typeof labels
export const labelNames = Object.keys(labels) as Label[]

/** A token's possible states: outside of every mark, at the beginning of a mark, or inside it. */
export const states = ['-', ...labelNames.flatMap((label) => [`B${label}`, `I${label}`])]

/** Whether a state may follow another: the inside of a mark must follow its own beginning. */
export const mayFollow = (before: number, after: number): boolean =>
  after === 0 || after % 2 === 1 || before === after || before === after - 1

/** For each state, the states that may come before it. */
export const statesBefore: readonly (readonly number[])[] = states.map((_, after) =>
  [...states.keys()].filter((before) => mayFollow(before, after)),
)
