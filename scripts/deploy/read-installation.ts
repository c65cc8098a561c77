// Reads shingle.config.jsonc: the settings of this installation, or one sentence for each mistake, with its line.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import type * as z from 'zod'
import { databasesOf } from './databases.ts'
import {
  type EnvironmentName,
  type EnvironmentSettings,
  type Installation,
  installationOf,
  workerName,
} from './installation.ts'
import { isSecret } from './known-settings.ts'
import { settingsFile } from './settings-file.mjs'

const exampleFile = 'shingle.config.example.jsonc'
/** What earlier versions read. */
const formerFile = 'production.toml'

export type ReadInstallation =
  | { installation: Installation; problems: readonly [] }
  | { installation?: undefined; problems: readonly string[] }

/** For `npm run deploy` and `npm run doctor`. `environment` must be among the settings. */
export function readInstallation(root: string, environment: EnvironmentName): ReadInstallation {
  const file = join(root, settingsFile)
  if (!existsSync(file)) return { problems: [missingFile(root)] }
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '')
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { allowTrailingComma: true })
  const at = (offset: number) => `${settingsFile}, line ${text.slice(0, offset).split('\n').length}`
  if (!tree || errors.length > 0) {
    const [first] = errors
    const what = first
      ? printParseErrorCode(first.error)
          .replace(/([a-z])([A-Z])/g, '$1 $2')
          .toLowerCase()
      : 'no settings'
    return {
      problems: [`${at(first?.offset ?? 0)}: not valid JSON (${what}). Check the commas and quotation marks there.`],
    }
  }
  const read = installationOf(root).safeParse(getNodeValue(tree))
  if (!read.success) {
    const mistakes = read.error.issues.flatMap((issue) => mistakesOf(issue, tree))
    const inOrder = mistakes.toSorted((one, other) => one.offset - other.offset)
    return { problems: inOrder.map(({ offset, sentence }) => `${at(offset)}: ${sentence}`) }
  }
  if (!read.data[environment]) {
    return { problems: [`${settingsFile}: "${environment}" is missing. Add it like "production", with other hosts.`] }
  }
  const problems = read.data.staging ? sharedNames(read.data.production, read.data.staging) : []
  return problems.length > 0 ? { problems } : { installation: read.data, problems: [] }
}

function missingFile(root: string): string {
  const copy = `copy ${exampleFile} to ${settingsFile} and fill it in (docs/deploying.md)`
  return existsSync(join(root, formerFile))
    ? `${settingsFile} replaces ${formerFile}: ${copy}, take over the values of ${formerFile}, and delete that.`
    : `${settingsFile} is missing: ${copy}.`
}

/** Staging must not write into production. */
function sharedNames(production: EnvironmentSettings, staging: EnvironmentSettings): string[] {
  const shared = {
    app: production.app === staging.app,
    websites: production.websites === staging.websites,
    name: namesOf('production', production).some((name) => namesOf('staging', staging).includes(name)),
  }
  return Object.entries(shared)
    .filter(([, isShared]) => isShared)
    .map(([key]) => `${settingsFile}: staging.${key} is production’s. Give staging another one.`)
}

/** Of the Worker and its databases. */
const namesOf = (environment: EnvironmentName, settings: EnvironmentSettings) =>
  databasesOf(workerName(environment, settings), settings).map(({ name }) => name)

type Mistake = { offset: number; sentence: string }

function mistakesOf(issue: z.core.$ZodIssue, tree: Node): Mistake[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol')
  const place = nearest(tree, path)
  if (issue.code !== 'unrecognized_keys') {
    const missing = place.path.length < path.length ? ' is missing' : ''
    const sentence = `${path.join('.') || 'the file'}${missing}: ${issue.message}.`
    return [{ offset: place.node.offset, sentence }]
  }
  const worker = workerName(path[0] === 'staging' ? 'staging' : 'production', {})
  return issue.keys.map((key) => {
    const node = findNodeAtLocation(tree, [...path, key])?.parent ?? place.node
    const what = isSecret(key)
      ? `a secret does not belong into a file. Remove the line and run \`npx wrangler secret put ${key} --name ${worker}\``
      : 'there is no such setting. Remove the line or correct its name'
    return { offset: node.offset, sentence: `${[...path, key].join('.')}: ${what}.` }
  })
}

/** The value at a path, or the innermost object around it. */
function nearest(tree: Node, path: (string | number)[]): { node: Node; path: (string | number)[] } {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return { node, path: path.slice(0, length) }
  }
  return { node: tree, path: [] }
}
