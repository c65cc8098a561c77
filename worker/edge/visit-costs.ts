/** How long visits wait for a batch, in milliseconds. Service tests replace it (tests/harness/workers/cheap-costs.ts). */
export const visitWaitMs = 1000
