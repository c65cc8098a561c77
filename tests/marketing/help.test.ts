import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'
import { humanize } from '#editor/designer/form/field-description.ts'
import { helpArticles } from '#marketing/support/help-articles.ts'
import { helpTopicNames } from '#marketing/support/help-topics.ts'
import * as enumerations from '#renderer/document/enumerations.ts'
import { schemaFields } from '#renderer/document/fields/schema-fields.ts'
import { sectionTypes } from '#renderer/document/section-types.ts'
import { isEditorPath } from '#worker/platform/addresses/paths.ts'
import { publicPaths } from '#worker/platform/addresses/public-path-list.ts'
import { offendersAmong } from '../harness/offenders.ts'

const linksIn = (markdown: string) => [...markdown.matchAll(/\]\(([^)]*)\)/g)].map(([, path = '']) => path)
const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0
const plain = (text: string) => text.replace(/['’]/g, '’').replace(/\s+/g, ' ').trim()

describe('the help articles', () => {
  test('cover every topic, grouped by topic', () => {
    const topics = helpArticles.map(({ facts }) => facts.topic)
    expect(topics).toEqual(helpTopicNames.flatMap((name) => topics.filter((topic) => topic === name)))
    expect([...new Set(topics)]).toEqual(helpTopicNames)
  })

  test('each have their own position within a topic', () => {
    const places = helpArticles.map(({ facts: { topic, order } }) => `${topic} ${order}`)
    expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
  })

  test('use unique titles and summaries', () => {
    for (const fact of ['title', 'summary'] as const)
      expect(new Set(helpArticles.map(({ facts }) => facts[fact])).size).toBe(helpArticles.length)
  })
})

const articles = helpArticles.map((article) => [article.slug, article] as const)

describe('every help article', () => {
  test('contains 80 to 300 words, with steps or a list', async () => {
    expect(
      await offendersAmong(articles, ({ markdown }) => {
        const length = wordsIn(markdown)
        expect(length).toBeGreaterThanOrEqual(80)
        expect(length).toBeLessThanOrEqual(300)
        expect(markdown).toMatch(/^(1\. |- )/m)
        expect(markdown).not.toMatch(/["!—]|\w'\w|^# |<\w/m)
      }),
    ).toEqual([])
  })

  test('links only to pages that exist, and never to itself', async () => {
    expect(
      await offendersAmong(articles, ({ facts, markdown }, slug) => {
        const astray = linksIn(markdown).filter(
          (path) => !(publicPaths as readonly string[]).includes(path) && !isEditorPath(path),
        )
        expect(astray).toEqual([])
        expect(facts.related).not.toContain(slug)
        expect(linksIn(markdown)).not.toHaveLength(0)
      }),
    ).toEqual([])
  })
})

describe('labels and messages quoted in help articles', () => {
  const paths = globSync([
    '{editor,marketing/tools,renderer/{document,elements,sections}}/**/*.{ts,tsx}',
    'renderer/styles/font-pairs.ts',
    'templates/surprise.ts',
    'worker/**/{schema,errors,emails,reply-email,letter,layout,imports,phases}.{ts,tsx}',
    'worker/platform/http/site-not-found-page.ts',
  ])
  const texts = paths.flatMap((path) => textsIn(readFileSync(path, 'utf8'), path)).map(plain)
  const chosen = Object.values(enumerations)
    .flatMap((values) => (Array.isArray(values) ? values.map(String) : Object.keys(values)))
    .map(humanize)
  const addButtons = Object.values(sectionTypes).flatMap(({ content }) =>
    schemaFields(content).flatMap(({ itemLabel }) => [`Add ${itemLabel}`, `Add ${itemLabel}s`]),
  )
  const labels = new Set([...texts, ...chosen, ...addButtons])
  const product = [...labels].join('\n')

  const matchesOf = (pattern: RegExp) =>
    helpArticles.flatMap(({ slug, markdown }) =>
      [...plain(markdown).matchAll(pattern)].map(([, words = '']) => [slug, words] as const),
    )
  const named = matchesOf(/\*\*([^*]+)\*\*/g)
  const quoted = matchesOf(/“([^”]+)”/g)

  test('number in the hundreds', () => {
    expect(named.length).toBeGreaterThan(400)
    expect(quoted.length).toBeGreaterThan(100)
  })

  test('match existing buttons and fields exactly', () => {
    expect(named.filter(([, label]) => !labels.has(label))).toEqual([])
  })

  test('match the product’s messages exactly', () => {
    const strange = quoted.filter(([, words]) => !words.split('{product}').every((part) => product.includes(part)))
    expect(strange.filter(([, words]) => !examples.has(words))).toEqual([])
  })
})

/** Every text in a source file: strings, templates with `{product}` for values, and text between tags. */
function textsIn(code: string, path: string): string[] {
  const texts: string[] = []
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: { value: { cooked: string } }[] }
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') texts.push(value)
    if (type === 'TemplateLiteral' && quasis) texts.push(quasis.map((part) => part.value.cooked).join('{product}'))
    for (const child of Object.values(node)) visit(child)
  }
  visit(parseAst(code, { lang: path.endsWith('x') ? 'tsx' : 'ts' }))
  return texts
}

/** Examples of what owners write or read elsewhere. */
const examples = new Set([
  'We repair bicycles of all kinds. Full service $95, puncture $18. Open Tuesday to Saturday, 9 to 6. Maria and Tom have run the workshop since 2009.',
  'Skin fade $28 (45 min)',
  'Move date',
  'Call us now',
  'Click here',
  'haircut',
  'garden',
  'Two mechanics repairing a red racing bike',
  'IMG_2041',
  'Bike repair in Leeds | Spoke & Chain',
  'Welcome',
  'Open in browser',
  'Most compatible',
])
