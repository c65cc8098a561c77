/** In milliseconds: how long after one look the next comes, at first and later. */
const pauses = { first: 5_000, later: 30_000 }
const patience = 10 * 60_000

/** How long to wait before a domain is looked at again, having done so since `openFor` milliseconds; longer where the last look failed. */
export const pauseBeforeCheck = ({ openFor, failed }: { openFor: number; failed: boolean }): number =>
  failed || openFor >= patience ? pauses.later : pauses.first
