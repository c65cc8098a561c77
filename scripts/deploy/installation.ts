// The operator's settings in shingle.config.jsonc, from which everything else is derived.
import { getDomain } from 'tldts'
import * as z from 'zod'
import { emailShape, settings } from '../../worker/settings.ts'

/** The Worker that `wrangler deploy` deploys without `--env`: the top level of wrangler.toml, with development settings. */
export const localWorkerName = 'shingle-local'

/** A trial has no settings in the file. */
export const environmentNames = ['production', 'staging', 'trial'] as const
export type EnvironmentName = (typeof environmentNames)[number]

/** Reserved example domains, and those of the example file. */
const isExample = (host: string) =>
  /(^|[.@])(example\.(com|net|org|site)|[a-z0-9-]+\.example|your-(staging-)?(domain|sites)\.com)$/i.test(host)

const hostShape = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/

/** A text whose error explains the format, and which may not equal the example's. */
function checked(shape: RegExp, sentence: string, description: string) {
  return z
    .string({ error: sentence })
    .regex(shape, { error: sentence, abort: true })
    .refine((value) => !isExample(value), { error: `that is still the example; ${sentence}` })
    .describe(description)
}

const host = (sentence: string, description: string) => checked(hostShape, sentence, description)
const email = (sentence: string, description: string) => checked(emailShape, sentence, description)

/** Unknown names keep their own sentence. */
const rootError = (issue: { code?: string }) =>
  issue.code === 'invalid_type' ? 'write the settings in braces, as in the example' : undefined

const environment = z
  .strictObject({
    app: host(
      'write the host of the app alone, such as "app.your-domain.com"',
      'The host where people sign in and edit. Its domain is in your Cloudflare account.',
    ),
    websites: host(
      'write the domain below which websites are served, such as "your-sites.com"',
      'Websites are at {web address}.{this domain}. It is another domain than the app’s, and in your Cloudflare account.',
    ),
    websitesZone: host(
      'write the Cloudflare zone that contains "websites", or leave the line out',
      'Only if "websites" is part of a zone with another name.',
    ).optional(),
    mailFrom: email(
      'write the sender of emails, such as "hello@your-domain.com"',
      'The sender of sign-in codes and messages. Its domain is onboarded to Cloudflare Email Sending.',
    ),
    customDomains: z
      .strictObject(
        {
          target: host(
            'write the host that owners point their domains to, such as "edge.your-sites.com"',
            'The fallback origin of the websites’ zone.',
          ),
          addresses: z
            .array(z.union([z.ipv4(), z.ipv6()], { error: 'write an IP address, such as "192.0.2.1"' }))
            .optional()
            .describe('Fixed IP addresses of your account (apex proxying), if it has some.'),
        },
        { error: 'write { "target": "edge.your-sites.com" }, or leave the line out' },
      )
      .optional()
      .describe('Lets owners connect their own domains (docs/custom-domains.md). Without it, nobody can.'),
    oneWorker: z
      .boolean({ error: 'write true or false' })
      .optional()
      .describe('true: one Worker serves the app and the websites. By default, websites have one with fewer rights.'),
    name: z
      .string({ error: 'write the Worker’s name, or leave the line out' })
      .regex(/^[a-z][a-z0-9-]{0,40}$/, { error: 'use up to 41 lowercase letters, digits and hyphens' })
      .refine((name) => name !== localWorkerName, { error: 'choose another name: this one is for local development' })
      .optional()
      .describe('The name of the Worker, and the beginning of the names of its database and stores.'),
    jurisdiction: z
      .enum(['none', 'eu', 'us', 'fedramp'], { error: 'write "eu", "us", "fedramp" or "none"' })
      .optional()
      .describe(
        'Where the database, the pictures and the Durable Objects live: "eu" (European Union), "us" (United States), "fedramp", or "none" (near whoever deploys first). Chosen before the first deployment, and never changed.',
      ),
    account: z
      .string({ error: 'write the id of the Cloudflare account' })
      .regex(/^[0-9a-f]{32}$/, { error: 'write the 32 characters of the account’s id' })
      .optional()
      .describe('The id of the Cloudflare account, if your sign-in may use several.'),
    settings: settings.optional().describe('Everything optional: models, photos, maps, sign-in, limits.'),
  })
  .refine(({ app, websites }) => getDomain(app) !== getDomain(websites), {
    path: ['websites'],
    error:
      'use another registered domain than the app’s: what people write on their websites must not share its cookies',
  })

/** A file of this folder, by its path; its text goes into the build. */
const file = (ending: 'svg' | 'md', description: string) =>
  z
    .string({ error: `write the path of a .${ending} file in this folder, such as "brand/mark.${ending}"` })
    .regex(new RegExp(`^(?!/)(?!.*\\.\\.).+\\.${ending}$`), {
      error: `write the path of a .${ending} file in this folder, such as "brand/file.${ending}"`,
    })
    .optional()
    .describe(description)

const product = z.strictObject(
  {
    name: z
      .string({ error: 'write the product’s name' })
      .regex(/^[^\s<>"&{}](?:[^<>"&{}]{0,28}[^\s<>"&{}])?$/, {
        error: 'write a name of up to 30 characters, without < > " & { }',
      })
      .optional()
      .describe('The product’s name, on its pages, in emails and on websites. Defaults to "Shingle".'),
    tagline: z
      .string({ error: 'write a sentence' })
      .regex(/^[^<>{}]{1,160}$/, { error: 'write a sentence of up to 160 characters, without < > { }' })
      .optional()
      .describe('What the product is, in a sentence.'),
    color: z
      .string({ error: 'write a color, such as "#1d6350"' })
      .regex(/^#[0-9a-fA-F]{6}$/, { error: 'write a color, such as "#1d6350"' })
      .optional()
      .describe('The accent’s hue: "#rrggbb". Its shades are made so that texts stay readable.'),
    mark: file('svg', 'The mark, an SVG file with a viewBox: the logo, the browser’s icon and the launcher’s.'),
    badge: z
      .boolean({ error: 'write true or false' })
      .optional()
      .describe('false: websites don’t say with what they were made.'),
    terms: file('md', 'Your terms of use in Markdown, in place of those that the product comes with.'),
    privacy: file('md', 'Your privacy notice in Markdown, likewise. {place} in it becomes where data is stored.'),
  },
  { error: 'write the product in braces, as in the example' },
)

export const installationShape = z.strictObject(
  {
    $schema: z.string().optional(),
    supportEmail: email(
      'write an address where you read what customers write',
      'Shown on the public pages and in emails.',
    ),
    operator: z
      .array(z.string().trim().min(1, { error: 'write a line of text' }), {
        error: 'write your name and postal address, a line each: ["Ada Lovelace", "1 Main Street", …]',
      })
      .min(2, { error: 'write your name and postal address, a line each' })
      .refine((lines) => !lines.includes('Your Name'), {
        error: 'that is still the example; write your name and postal address',
      })
      .describe('Your name and postal address, a line each. The terms and the privacy notice show them.'),
    product: product.optional().describe('The product under your name. Everything optional.'),
    production: environment.optional().describe('What the public uses.'),
    staging: environment
      .optional()
      .describe('A second installation beside it, to try a version first: npm run deploy -- --env staging.'),
  },
  { error: rootError },
)

export type EnvironmentSettings = z.output<typeof environment>
export type Installation = z.output<typeof installationShape> & { trial?: EnvironmentSettings | undefined }

/** The JSON schema that editors use for completion. */
export const installationSchema = () => z.toJSONSchema(installationShape, { io: 'input', target: 'draft-7' })

/** The name of the app's Worker, with which the names of its database and stores begin. */
export const workerName = (environment: EnvironmentName, { name }: Pick<EnvironmentSettings, 'name'>): string =>
  name ?? (environment === 'production' ? 'shingle' : `shingle-${environment}`)
