/**
 * Replaces worker/platform/costs.ts and worker/edge/visit-costs.ts: hashing a password takes 1 ms instead of 100, compressing a page 2 ms
 * instead of 30.
 */
export const passwordCost = { N: 2 ** 10, r: 8, p: 1 }
export const pageQuality = 5
export const visitWaitMs = 20
