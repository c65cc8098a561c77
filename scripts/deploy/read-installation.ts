// Reads shingle.config.jsonc and the environment: the settings of this installation, or one sentence for each mistake, with its place.
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
import { isSecret, type Secrets, secrets } from '../../worker/settings.ts'
import { type EnvironmentName, type Installation, installationShape, workerName } from './installation.ts'
import { settingsFile } from './settings-file.mjs'
import { trialInstallation } from './trial.ts'
import { readVariables, type Variables, variableOf } from './variables.ts'

const exampleFile = 'shingle.config.example.jsonc'
/** What earlier versions read. */
const formerFile = 'production.toml'

export type ReadInstallation =
  | { installation: Installation; secrets: Secrets; problems: readonly [] }
  | { installation?: undefined; problems: readonly string[] }

/** For `npm run deploy` and `npm run doctor`. `environment` must be among the settings. */
export function readInstallation(
  root: string,
  environment: EnvironmentName,
  env: NodeJS.ProcessEnv = process.env,
): ReadInstallation {
  const isTrial = environment === 'trial'
  const variables = readVariables(env, isTrial ? 'production' : environment)
  const file = join(root, settingsFile)
  const hasFile = !isTrial && existsSync(file)
  if (!hasFile && !isTrial && variables.values.size === 0) return { problems: [missingFile(root)] }
  const ofTrial = isTrial ? JSON.stringify(trialInstallation) : undefined
  const text = hasFile ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : ofTrial
  const errors: ParseError[] = []
  const tree = text === undefined ? undefined : parseTree(text, errors, { allowTrailingComma: true })
  const at = (offset: number) => `${settingsFile}, line ${(text ?? '').slice(0, offset).split('\n').length}`
  if (text !== undefined && (!tree || errors.length > 0)) {
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
  const read = installationShape.safeParse(withVariables(tree ? getNodeValue(tree) : {}, variables))
  const given = secrets.safeParse(variables.secrets)
  const mistakes = [
    ...(read.success ? [] : read.error.issues.flatMap((issue) => mistakesOf(issue, tree, variables))),
    ...(given.success
      ? []
      : given.error.issues.map(({ path, message }) => `${variableOf(path.map(String))}: ${message}.`)),
    ...variables.unknown.map((name) => `${name}: there is no such setting. Remove the variable or correct its name.`),
  ]
  if (!read.success || !given.success || mistakes.length > 0) {
    const inOrder = mistakes.toSorted((one, other) => offsetOf(one) - offsetOf(other))
    return { problems: inOrder.map((one) => (typeof one === 'string' ? one : `${at(one.offset)}: ${one.sentence}`)) }
  }
  if (isTrial) return { installation: { ...read.data, trial: read.data.production }, secrets: given.data, problems: [] }
  if (!read.data[environment])
    return { problems: [`${settingsFile}: "${environment}" is missing. Add it as in ${exampleFile}.`] }
  const problems = [...sharedNames(read.data), ...unusableFiles(read.data, root, variables)]
  return problems.length > 0 ? { problems } : { installation: read.data, secrets: given.data, problems: [] }
}

/** The file's values with those of the environment in their places. */
function withVariables(file: unknown, { values }: Variables): unknown {
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return file
  const whole: Record<string, unknown> = structuredClone(file as Record<string, unknown>)
  for (const { path, value } of values.values()) {
    let place = whole
    for (const part of path.slice(0, -1)) {
      const next = place[part]
      place[part] = typeof next === 'object' && next !== null ? next : {}
      place = place[part] as Record<string, unknown>
    }
    place[path.at(-1) ?? ''] = value
  }
  return whole
}

function missingFile(root: string): string {
  const copy = `copy ${exampleFile} to ${settingsFile} and fill it in (docs/deploying.md), or set variables such as ${variableOf(['app'])}`
  return existsSync(join(root, formerFile))
    ? `${settingsFile} replaces ${formerFile}: ${copy}, take over the values of ${formerFile}, and delete that.`
    : `${settingsFile} is missing: ${copy}.`
}

/** Staging must not write into production. */
function sharedNames({ production, staging }: Installation): string[] {
  if (!production || !staging) return []
  const shared = {
    app: production.app === staging.app,
    websites: production.websites === staging.websites,
    name: workerName('production', production) === workerName('staging', staging),
  }
  return Object.entries(shared)
    .filter(([, isShared]) => isShared)
    .map(([key]) => `${settingsFile}: staging.${key} is production’s. Give staging another one.`)
}

/** Files of the product that can't be read, and marks that would run something in somebody's browser. */
function unusableFiles({ product = {} }: Installation, root: string, { values }: Variables): string[] {
  return (['mark', 'terms', 'privacy'] as const).flatMap((name) => {
    const path = product[name]
    if (path === undefined) return []
    const place = values.get(`product.${name}`)?.name ?? `${settingsFile}: product.${name}`
    if (!existsSync(join(root, path))) return [`${place} is ${shown(path)}: there is no such file.`]
    const isMark = name !== 'mark' || isPlainSvg(readFileSync(join(root, path), 'utf8').trim())
    return isMark ? [] : [`${place} is ${shown(path)}: use an SVG file with a viewBox, and without scripts and links.`]
  })
}

const isPlainSvg = (text: string) =>
  /^<svg\s[^>]*viewBox=/.test(text) &&
  text.length < 20_000 &&
  !/<(?:script|foreignObject|a|image|use|style)\b|\son\w+\s*=|javascript:|<!|<\?/i.test(text)

type Mistake = { offset: number; sentence: string } | string

/** Sorts variables after the file's lines. */
const offsetOf = (mistake: Mistake) => (typeof mistake === 'string' ? Number.POSITIVE_INFINITY : mistake.offset)

function mistakesOf(issue: z.core.$ZodIssue, tree: Node | undefined, { values }: Variables): Mistake[] {
  const path = issue.path.filter((part) => typeof part !== 'symbol')
  const texts = path.map(String)
  // A list that a variable holds may have a mistake in one of its items.
  const variable = values.get(texts.join('.')) ?? values.get(texts.slice(0, -1).join('.'))
  if (variable) return [`${variable.name} is ${shown(variable.value)}: ${issue.message}.`]
  if (!tree) return [`${variableOf(texts)} is missing: ${issue.message}.`]
  const place = nearest(tree, path)
  if (issue.code !== 'unrecognized_keys') {
    const isMissing = place.path.length < path.length
    const what = isMissing ? ' is missing' : path.length > 0 ? ` is ${shown(getNodeValue(place.node))}` : ''
    return [{ offset: place.node.offset, sentence: `${texts.join('.') || 'the file'}${what}: ${issue.message}.` }]
  }
  const worker = workerName(path[0] === 'staging' ? 'staging' : 'production', {})
  return issue.keys.map((key) => {
    const node = findNodeAtLocation(tree, [...path, key])?.parent ?? place.node
    const what = isSecret(key)
      ? `a secret does not belong into a file. Remove the line, and set the variable ${variableOf([key])} for the deployment or run \`npx wrangler secret put ${key} --name ${worker}\``
      : 'there is no such setting. Remove the line or correct its name'
    return { offset: node.offset, sentence: `${[...path, key].join('.')}: ${what}.` }
  })
}

/** A value as JSON, short enough for a line. */
function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

/** The value at a path, or the innermost object around it. */
function nearest(tree: Node, path: (string | number)[]): { node: Node; path: (string | number)[] } {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node) return { node, path: path.slice(0, length) }
  }
  return { node: tree, path: [] }
}
