import { NotConfigured } from '../contract/errors.ts'
import type { Env } from '../env.ts'
import { checkedMail } from './checked-mail.ts'
import type { Describer } from './describe.ts'
import { openaiDescriber } from './describe-openai.ts'
import type { Dns } from './dns.ts'
import { embeddedDns } from './dns-embedded.ts'
import { dnsOverHttps } from './dns-https.ts'
import type { Hostnames } from './hostnames.ts'
import { cloudflareHostnames } from './hostnames-cloudflare.ts'
import { embeddedHostnames } from './hostnames-embedded.ts'
import type { Mail } from './mail.ts'
import { cloudflareMail } from './mail-cloudflare.ts'
import { embeddedMail } from './mail-embedded.ts'
import type { Measure } from './measure.ts'
import { analyticsEngineMeasure } from './measure-analytics-engine.ts'
import { databaseMeasure } from './measure-database.ts'
import type { Model } from './model.ts'
import { openaiModel } from './model-openai.ts'
import { workersAiModel } from './model-workers-ai.ts'
import type { Photos } from './photos.ts'
import { embeddedPhotos } from './photos-embedded.ts'
import type { OpenversePhotos } from './photos-openverse.ts'
import type { PexelsPhotos } from './photos-pexels.ts'
import { stockOpenverse, stockPexels, stockPhotos, stockUnsplash } from './photos-stock.ts'
import type { UnsplashPhotos } from './photos-unsplash.ts'
import type { Places } from './places.ts'
import { embeddedPlaces } from './places-embedded.ts'
import { geocoderPlaces } from './places-geocoder.ts'
import { shardReader } from './shard-reader.ts'
import type { Social } from './social.ts'
import { type Challenge, turnstile } from './turnstile.ts'

/** wrangler.toml's, known to everybody. */
const developmentSecret = 'development-only-secret-change-me-in-production'

const photos: Record<Env['PHOTOS_PROVIDER'], (env: Env) => [Photos, ...Photos[]]> = {
  embedded: () => [embeddedPhotos],
  stock: stockPhotos,
}
const mails: Record<Env['MAIL_PROVIDER'], (env: Env) => Mail> = {
  embedded: ({ ENVIRONMENT, DB }) => {
    if (ENVIRONMENT === 'production') {
      throw new NotConfigured(
        'MAIL_PROVIDER is embedded: in production codes must be sent. Set MAIL_PROVIDER=cloudflare and MAIL_FROM.',
      )
    }
    return embeddedMail(DB)
  },
  cloudflare: ({ EMAIL, MAIL_FROM }) => {
    if (!MAIL_FROM) throw new NotConfigured('MAIL_FROM is not set: the address that mails are sent from.')
    return cloudflareMail(EMAIL, MAIL_FROM)
  },
}

const models: Record<Env['AI_PROVIDER'], (env: Env) => Model | undefined> = {
  embedded: () => undefined,
  openai: (env) => {
    if (env.ENVIRONMENT === 'production' && !env.AI_KEY) {
      throw new Error('AI_PROVIDER is openai and AI_KEY is not set: wrangler secret put AI_KEY.')
    }
    return openaiModel(env)
  },
  'workers-ai': (env) => {
    if (!env.AI) throw new Error('AI_PROVIDER is workers-ai and there is no binding AI.')
    return workersAiModel(env, env.AI)
  },
}

const places: Record<Env['PLACES_PROVIDER'], (env: Env) => Places> = {
  embedded: ({ ASSETS, LAST_BUILD_URL }) => embeddedPlaces(shardReader(ASSETS, LAST_BUILD_URL)),
  geocoder: ({ GEOCODER_URL }) => {
    if (!GEOCODER_URL || !URL.canParse(GEOCODER_URL)) {
      throw new Error(
        'PLACES_PROVIDER is geocoder: set GEOCODER_URL to the address of a service that speaks its protocol.',
      )
    }
    return geocoderPlaces({ url: GEOCODER_URL })
  },
}

const hostnames: Record<Env['HOSTNAMES_PROVIDER'], (env: Env) => Hostnames | undefined> = {
  none: () => undefined,
  embedded: (env) => {
    if (env.ENVIRONMENT === 'production') {
      throw new Error('HOSTNAMES_PROVIDER is embedded: it only plays. In production it is cloudflare, or none.')
    }
    return embeddedHostnames(env)
  },
  cloudflare: cloudflareHostnames,
}

const lookups: Record<Env['DNS_PROVIDER'], (env: Env) => Dns> = {
  embedded: (env) => {
    if (env.ENVIRONMENT === 'production') {
      throw new Error('DNS_PROVIDER is embedded: it knows no names of the internet. In production it is https.')
    }
    return embeddedDns(env)
  },
  https: dnsOverHttps,
}

const socials: Record<Env['SOCIAL_PROVIDER'], (env: Env) => Social | undefined> = {
  none: () => undefined,
  embedded: ({ ENVIRONMENT, APP_ORIGIN }) => {
    if (ENVIRONMENT === 'production') {
      throw new Error('SOCIAL_PROVIDER is embedded: there anybody can be anybody. In production it is oidc, or none.')
    }
    return {
      name: 'the local account picker',
      issuer: `${APP_ORIGIN}/_/issuer`,
      clientId: 'local',
      clientSecret: undefined,
    }
  },
  oidc: ({ SOCIAL_ISSUER, SOCIAL_NAME, SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET }) => {
    if (!SOCIAL_CLIENT_ID) throw new Error('SOCIAL_PROVIDER is oidc: set SOCIAL_CLIENT_ID, and SOCIAL_CLIENT_SECRET.')
    return {
      name: SOCIAL_NAME || 'Google',
      issuer: (SOCIAL_ISSUER || 'https://accounts.google.com').replace(/\/$/, ''),
      clientId: SOCIAL_CLIENT_ID,
      clientSecret: SOCIAL_CLIENT_SECRET,
    }
  },
}

const measures: Record<NonNullable<Env['ANALYTICS_PROVIDER']>, (env: Env) => Measure | undefined> = {
  none: () => undefined,
  database: ({ DB }) => databaseMeasure(DB),
  'analytics-engine': ({ EVENTS }) => {
    if (!EVENTS) throw new Error('ANALYTICS_PROVIDER is analytics-engine and there is no binding EVENTS.')
    return analyticsEngineMeasure(EVENTS)
  },
}

/** Everything that is searched, the first being what is searched unless another is asked for. */
export const choosePhotos = (env: Env): [Photos, ...Photos[]] =>
  chosen('PHOTOS_PROVIDER', photos, env.PHOTOS_PROVIDER)(env)
/** Each photo service separately, where it is searched. */
export const choosePexels = (env: Env): PexelsPhotos | undefined =>
  env.PHOTOS_PROVIDER === 'stock' ? stockPexels(env) : undefined
export const chooseUnsplash = (env: Env): UnsplashPhotos | undefined =>
  env.PHOTOS_PROVIDER === 'stock' ? stockUnsplash(env) : undefined
export const chooseOpenverse = (env: Env): OpenversePhotos | undefined =>
  env.PHOTOS_PROVIDER === 'stock' ? stockOpenverse(env) : undefined
/** What writes where the composer does not; undefined where it writes alone. Throws without the key or the binding that it needs. */
export const chooseModel = (env: Env): Model | undefined => chosen('AI_PROVIDER', models, env.AI_PROVIDER)(env)
/** Whether a model is there that can describe pictures. */
export const canSuggestDescriptions = ({ AI_KEY }: Env): boolean => Boolean(AI_KEY)
export const chooseDescriber = (env: Env): Describer | undefined => (env.AI_KEY ? openaiDescriber(env) : undefined)
/** Throws if the geocoder is chosen without an address. */
export const choosePlaces = (env: Env): Places => chosen('PLACES_PROVIDER', places, env.PLACES_PROVIDER)(env)
/** Where people sign in with an account they have elsewhere; undefined where there is no such way. Throws in production for the local one. */
export const chooseSocial = (env: Env): Social | undefined =>
  chosen('SOCIAL_PROVIDER', socials, env.SOCIAL_PROVIDER)(env)
/** Who serves custom domains; undefined where they are not offered. Throws in production for the simulator, and without its settings. */
export const chooseHostnames = (env: Env): Hostnames | undefined =>
  chosen('HOSTNAMES_PROVIDER', hostnames, env.HOSTNAMES_PROVIDER)(env)
/** Where events are kept; undefined where they are not. Throws without the binding that they would go to. */
export const chooseMeasure = (env: Env): Measure | undefined =>
  chosen('ANALYTICS_PROVIDER', measures, env.ANALYTICS_PROVIDER ?? 'none')(env)
/** Who checks that messages come from people; undefined where nobody does. */
export const chooseChallenge = (env: Env): Challenge | undefined => {
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret } = env
  return siteKey && secret ? turnstile(env, { siteKey, secret }) : undefined
}
/** Who looks custom domains up. Throws in production for the simulator. */
export const chooseDns = (env: Env): Dns => chosen('DNS_PROVIDER', lookups, env.DNS_PROVIDER)(env)
/** Throws in production when mails would only be kept. What it sends has whole headers. */
export const chooseMail = (env: Env): Mail => checkedMail(chosen('MAIL_PROVIDER', mails, env.MAIL_PROVIDER)(env))

/** What signs sessions. Throws in production when it is the one that everybody knows, or too short to be a secret. */
export function authSecret({ ENVIRONMENT, AUTH_SECRET }: Env): string {
  if (ENVIRONMENT === 'production' && (AUTH_SECRET === developmentSecret || (AUTH_SECRET ?? '').length < 32)) {
    throw new NotConfigured(
      'AUTH_SECRET must be a secret of at least 32 characters in production: wrangler secret put AUTH_SECRET.',
    )
  }
  return AUTH_SECRET
}

function chosen<K extends string, T>(variable: string, providers: Record<K, T>, name: K): T {
  if (!Object.hasOwn(providers, name)) throw new Error(`${variable} is ${name}, which is not known.`)
  return providers[name]
}
