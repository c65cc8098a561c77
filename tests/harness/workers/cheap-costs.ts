/** Replaces worker/platform/costs.ts and worker/edge/visit-costs.ts: 1 ms instead of 100 per password hash, 2 instead of 30 to compress a page. */
export const passwordCost = { N: 2 ** 10, r: 8, p: 1 }
export const pageQuality = 5
export const visitWaitMs = 20
