/** The edge cuts longer headers to this many characters. */
export const maxFieldLength = 512

/** Visits in one batch from the edge. */
export const maxSent = 1000

/** Whether a browser asks not to be tracked. */
export const isUntracked = (headers: Headers) => headers.get('sec-gpc') === '1' || headers.get('dnt') === '1'
