// Settings from the environment: SHINGLE_ and the setting's name in capitals (SHINGLE_MAIL_FROM, SHINGLE_CUSTOM_DOMAINS_TARGET,
// SHINGLE_WEBSITE_LIMIT), secrets too. They belong to the installation that is deployed and win over the file.
import { isSecret } from '../../worker/settings.ts'
import { type EnvironmentName, installationSchema } from './installation.ts'

type Path = string[]
type Schema = { type?: unknown; properties?: Record<string, Schema | boolean> | undefined }

export type Variables = {
  /** By path, joined by dots. */
  values: Map<string, { name: string; path: Path; value: unknown }>
  secrets: Record<string, string>
  unknown: string[]
}

type FromFile = Exclude<EnvironmentName, 'trial'>

const prefix = 'SHINGLE_'

/** "production.customDomains.target" is SHINGLE_CUSTOM_DOMAINS_TARGET. */
export const variableOf = (path: readonly string[]): string =>
  prefix +
  path
    .filter((part) => !['production', 'staging', 'settings'].includes(part))
    .map((part) => part.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`).toUpperCase())
    .join('_')

/** Blank variables count as unset, as GitHub Actions leaves them. */
export function readVariables(env: NodeJS.ProcessEnv, environment: FromFile): Variables {
  const places = new Map(placesOf(installationSchema(), environment).map((place) => [variableOf(place.path), place]))
  const read: Variables = { values: new Map(), secrets: {}, unknown: [] }
  for (const [name, text = ''] of Object.entries(env)) {
    if (!name.startsWith(prefix) || text.trim() === '') continue
    const place = places.get(name)
    const bare = name.slice(prefix.length)
    if (place) read.values.set(place.path.join('.'), { name, path: place.path, value: readAs(text.trim(), place.type) })
    else if (isSecret(bare)) read.secrets[bare] = text.trim()
    else read.unknown.push(name)
  }
  return read
}

/** Every setting that is a value and not a group, as the JSON schema has them. */
function placesOf({ properties = {} }: Schema, environment: FromFile, above: Path = []) {
  return Object.entries(properties).flatMap(([key, schema]): { path: Path; type: unknown }[] => {
    const path = [...above, key]
    if (typeof schema === 'boolean' || key === '$schema' || (above.length === 0 && key === otherThan[environment]))
      return []
    return schema.properties ? placesOf(schema, environment, path) : [{ path, type: schema.type }]
  })
}

const otherThan = { production: 'staging', staging: 'production' } as const

function readAs(text: string, type: unknown): unknown {
  if (type === 'boolean') return ({ true: true, false: false } as Record<string, boolean>)[text] ?? text
  if (type === 'integer') return /^\d+$/.test(text) ? Number(text) : text
  return type === 'array' ? text.split(/[\n;]/).map((line) => line.trim()) : text
}
