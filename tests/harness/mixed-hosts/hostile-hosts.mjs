// Values of a Host field: valid hosts in many spellings, and values that are not hosts.
import { sitesDomain } from './sites.mjs'

const cased = (host, { chance }) => [...host].map((letter) => (chance(0.5) ? letter.toUpperCase() : letter)).join('')
const wide = (host) => String.fromCodePoint(host.charCodeAt(0) + 0xfee0) + host.slice(1)
/** A text of letters as the bytes that UTF-8 makes of it, one letter a byte: requests are written byte by byte. */
const asBytes = (text) => Buffer.from(text, 'utf8').toString('latin1')

/** Ways to spell one and the same host: it has to be found. */
const spellings = [
  [8, (host) => host.toUpperCase()],
  [8, cased],
  [8, (host) => `${host}.`],
  [8, (host, { below }) => `${host}:${1 + below(65_535)}`],
  [3, (host) => `${host}.:8080`],
  [2, (host) => `${host}:`],
]

/** Values that are not a host, or another one than they seem. */
const oddities = [
  [4, (host, { other }) => `${other}@${host}`],
  [2, (host) => `user:secret@${host}`],
  [2, (host) => `${host}@`],
  [3, (host, { other }) => `${host}, ${other}`],
  [2, (host, { other }) => `${host} ${other}`],
  [2, (host, { other }) => `${host}/${other}`],
  [2, (host, { other }) => `${host}#${other}`],
  [2, (host, { other }) => `${host}?${other}`],
  [2, (host, { other }) => `${host}\\${other}`],
  [2, (host) => `http://${host}/`],
  [3, (host) => `${host}..`],
  [2, (host) => `.${host}`],
  [2, (host) => `a.${host}`],
  [4, (host) => `www.${host}`],
  [2, (host) => `${host}.${sitesDomain}`],
  [2, (host) => host.replace('-', '%2d')],
  [2, (host) => host.replace('.', '%2e')],
  [1, (host) => `${host}%00`],
  [1, (host) => `${host}\t`],
  [2, (host) => asBytes(wide(host))],
  [2, (host) => asBytes(`é${host}`)],
  [1, (host) => asBytes(host.replace('.', '。'))],
  [1, (host) => `${host}\xff`],
  [2, (host) => `${host}:abc`],
  [1, (host) => `${host}:99999`],
  [1, (host) => `${host}:80:80`],
  [2, () => ''],
  [1, () => '.'],
  [1, () => ':80'],
  [2, () => '127.0.0.1'],
  [1, () => '[::1]:8787'],
  [1, () => '2130706433'],
  [1, () => '0x7f.1'],
  [2, () => 'localhost'],
  [2, () => sitesDomain],
  [1, () => `*.${sitesDomain}`],
  [1, () => `_.${sitesDomain}`],
  [2, () => `constructor.${sitesDomain}`],
  [1, () => '__proto__'],
  [1, () => `${'a'.repeat(64)}.${sitesDomain}`],
  [1, () => `${'a.'.repeat(150)}${sitesDomain}`],
  [2, (host) => `host:${host}`],
]

/** A host spelled in some way that means the same. */
export const spelled = (host, random) => random.weighed(spellings)(host, random)

/** Something odd in the place of a host. `other` is another website's. */
export const odd = (host, other, random) => random.weighed(oddities)(host, { ...random, other })
