/** In place of worker/platform/costs.ts and worker/edge/visit-costs.ts: 1 ms for a password hash instead of 100, 2 to compress a page instead of 30. */
export const passwordCost = { N: 2 ** 10, r: 8, p: 1 }
export const pageQuality = 5
export const visitWaitMs = 20
