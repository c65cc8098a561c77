/** What a deployment was built with, from shingle.config.jsonc. A local installation and tests have none. */
declare const SHINGLE_INSTALLATION: { operator: readonly string[] } | undefined

/** The operator's name and postal address, a line each. While it is empty, the terms and the privacy notice say that it is missing. */
export const operator: readonly string[] =
  typeof SHINGLE_INSTALLATION === 'undefined' ? [] : SHINGLE_INSTALLATION.operator
