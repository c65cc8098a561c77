import type { ShippedPackage } from './shipped-packages.ts'

/** On the app's host. Every script of the browser names it. */
export const noticesPath = '/third-party-notices.txt'

const rule = `\n\n${'-'.repeat(79)}\n\n`

/** The copyright lines and licenses of all packages, for people. */
export const noticesOf = (packages: readonly ShippedPackage[]): string =>
  ['This product contains these packages, under the licenses that follow.', ...packages.map(noticeOf)].join(rule)

const noticeOf = ({ name, version, license, text }: ShippedPackage) =>
  `${name} ${version} (${license})\n\n${text || `Its package has no license file, and names the license ${license}.`}`
