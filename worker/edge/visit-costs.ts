/** How long visits wait for a batch, in milliseconds. Service tests replace this file (tests/harness/workers/cheap-costs.ts). */
export const visitWaitMs = 1000
