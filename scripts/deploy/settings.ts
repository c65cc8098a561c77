// What `npm run deploy` deploys: [env.production] and [env.edge] of wrangler.toml, with an installation's own settings over them.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Unstable_Config as Config } from 'wrangler'
import { readEnvironment } from './edge-config.ts'

/** Belongs to an installation, not to the repository, so updates of the product leave it alone. */
export const ownSettings = 'production.toml'

/** The settings that both Workers need. */
const shared = ['APP_ORIGIN', 'SITES_ORIGIN', 'VISITS_PROVIDER']

export type Settings = { production: Config; edge: Config }

/**
 * `production.toml`, if it exists, may have `routes` and `[vars]` of the app's Worker, and the visitors' `routes` below `[env.edge]`. They
 * override wrangler.toml. A variable of both Workers is set once.
 */
export function readSettings(root: string): Settings {
  const toml = join(root, 'wrangler.toml')
  const [production, edge] = [readEnvironment(toml, 'production'), readEnvironment(toml, 'edge')]
  const file = join(root, ownSettings)
  if (!existsSync(file)) return { production, edge }
  const [own, ownEdge] = [readEnvironment(file), readEnvironment(file, 'edge')]
  const vars = { ...production.vars, ...own.vars }
  const both = Object.fromEntries(Object.entries(own.vars).filter(([name]) => shared.includes(name)))
  return {
    production: { ...production, vars, ...routesOf(own) },
    edge: { ...edge, vars: { ...edge.vars, ...both, ...ownEdge.vars }, ...routesOf(ownEdge) },
  }
}

const routesOf = ({ routes }: Config) => (routes && routes.length > 0 ? { routes } : {})
