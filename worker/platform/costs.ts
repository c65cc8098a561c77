/*
 * Settings that cost time on purpose. Service tests would pay for them thousands of times, so they replace this file
 * (tests/harness/workers/cheap-costs.ts).
 */

/**
 * OWASP's parameters for scrypt: 2^14 × 8 × 128 bytes are 16 MiB per hash, five passes, so two or three hashes fit in an isolate's 128 MB
 * with everything else. Each hash names its parameters, so they can grow without locking anybody out.
 */
export const passwordCost = { N: 2 ** 14, r: 8, p: 5 }

/** Brotli quality for pages. 11 takes about 32 ms per publish and saves a tenth of the bytes of every visit. */
export const pageQuality = 11
