/** Why there is a release. */
export const releaseCauses = ['publish', 'address', 'roll-back', 'revert'] as const
export type ReleaseCause = (typeof releaseCauses)[number]

/** What may be set for a time: to publish what was saved, and to go back to what was live. */
export const scheduleKinds = ['publish', 'revert'] as const
export type ScheduleKind = (typeof scheduleKinds)[number]
