import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import type * as z from 'zod'

export type Article<Slug extends string, Facts> = { slug: Slug; facts: Facts; markdown: string }

/**
 * The Markdown files of a folder, one for each slug and in that order: what stands between the dashes at the top is checked against
 * `facts`. Throws naming the file when it is not as it should be, when there is none for a slug, or one too many.
 * @param files texts by path, as import.meta.glob gives them
 */
export function readArticles<const Slug extends string, Facts extends z.ZodType>(
  files: Readonly<Record<string, string>>,
  slugs: readonly Slug[],
  facts: Facts,
): readonly Article<Slug, z.infer<Facts>>[] {
  const byName = new Map(Object.entries(files).map(([path, text]) => [/([^/]+)\.md$/.exec(path)?.[1], text]))
  const strangers = [...byName.keys()].filter((name) => !slugs.some((slug) => slug === name))
  if (strangers.length > 0) throw new Error(`articles that no list of slugs names: ${strangers.join(', ')}`)
  return slugs.map((slug) => {
    const text = byName.get(slug)
    if (text === undefined) throw new Error(`there is no article ${slug}.md`)
    const file = new VFile(text)
    matter(file, { strip: true })
    const read = facts.safeParse(file.data.matter)
    if (!read.success) throw new Error(`${slug}.md: ${read.error.message}`)
    return { slug, facts: read.data, markdown: String(file).trim() }
  })
}
