/** What a deployment was built with, from shingle.config.jsonc: lines of text. A local installation and tests have none. */
declare const SHINGLE_OPERATOR: string | undefined

/** The operator's name and postal address, a line each. While it is empty, the terms and the privacy notice say that it is missing. */
export const operator: readonly string[] = typeof SHINGLE_OPERATOR === 'string' ? SHINGLE_OPERATOR.split('\n') : []
