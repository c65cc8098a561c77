/** The events counted for a website. `message`: an accepted message from its contact form. */
export const visitKinds = ['view', 'call', 'mail', 'booking', 'message'] as const
export type VisitKind = (typeof visitKinds)[number]

export const devices = ['phone', 'tablet', 'computer'] as const
export type Device = (typeof devices)[number]

/** A day's visitors are counted up to this number. */
export const maxVisitors = 20_000

/** How long statistics are kept: long enough to compare a month with the same month two years before. */
export const maxMonths = 25
export const maxDays = 762
