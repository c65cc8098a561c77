const allowed = new Set([
  ...['MIT', 'MIT-0', 'Apache-2.0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'CC-BY-4.0', 'Unlicense', 'Zlib', 'OFL-1.1', 'Python-2.0'],
])

/** Whether an SPDX expression leaves at least one choice of licenses that allow selling. Nothing and unknown words are not allowed. */
export function isAllowedLicense(expression: string): boolean {
  const choices = expression.replace(/[()]/g, ' ').split(/\s+OR\s+/)
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((license) => allowed.has(license.trim())))
}
