/** What is counted of a website. `message`: sent by its contact form, and accepted. */
export const visitKinds = ['view', 'call', 'mail', 'booking', 'message'] as const
export type VisitKind = (typeof visitKinds)[number]

export const devices = ['phone', 'tablet', 'computer'] as const
export type Device = (typeof devices)[number]

/** How long numbers are kept, so that a month can be held against the same one two years ago. */
export const mostMonths = 25
export const mostDays = 762
