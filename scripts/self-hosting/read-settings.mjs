// The settings of a product that one machine serves to the internet (docs/self-hosting.md).
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseEnv } from 'node:util'

/** Each setting's format, and the error for a wrong value. */
const shapes = {
  APP_ORIGIN: [/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/, 'https and a host, such as https://app.example.com'],
  SITES_ORIGIN: [
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/,
    'https and another domain, such as https://example.site',
  ],
  MAIL_FROM: [/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/, 'an email address'],
  SMTP_URL: [/^smtps?:\/\/[^/\s]+\/?$/, 'such as smtps://user:password@smtp.example.com'],
  OPERATOR_EMAILS: [
    /^[^\s@<>,;]+@[^\s@<>,;]+(?:[\s,;]+[^\s@<>,;]+@[^\s@<>,;]+)*$/,
    'your email address, or several with commas',
  ],
}

/** Replaces Cloudflare's services, which one machine doesn't have. */
const fixed = {
  ENVIRONMENT: 'production',
  MAIL_PROVIDER: 'smtp',
  PHOTOS_PROVIDER: 'none',
  SOCIAL_PROVIDER: 'none',
  HOSTNAMES_PROVIDER: 'none',
  DNS_PROVIDER: 'https',
  PEOPLE_AN_ADDRESS: '1',
  SIGN_IN_MAILS_DAILY: '2000',
}

/** Reads a file of lines NAME=value. Throws one sentence for everything that is missing or wrong. */
export function readSettings(file) {
  if (!existsSync(file)) throw new Error(`There is no ${file}: docs/self-hosting.md says what is in it.`)
  const given = parseEnv(readFileSync(file, 'utf8'))
  const problems = Object.entries(shapes).flatMap(([name, [shape, words]]) => {
    const value = given[name]
    if (!value) return [`${name} is missing: write ${words}.`]
    const secret = name === 'SMTP_URL'
    return shape.test(value) ? [] : [`${name} is ${secret ? 'wrong' : `"${value}"`}: write ${words}.`]
  })
  if (problems.length === 0 && new URL(given.APP_ORIGIN).hostname.endsWith(new URL(given.SITES_ORIGIN).hostname))
    problems.push('APP_ORIGIN is below SITES_ORIGIN: strangers’ websites must be on another domain than the app.')
  if (problems.length > 0)
    throw new Error([`${file} is not complete:`, ...problems.map((one) => `- ${one}`)].join('\n'))
  return { ...fixed, ...given }
}

/** The secret that signs sessions: the file's, or one made once beside the data. */
export function authSecretIn(file) {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, randomBytes(48).toString('base64'), { mode: 0o600 })
  }
  return readFileSync(file, 'utf8')
}
