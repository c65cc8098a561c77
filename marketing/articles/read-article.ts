import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import type * as z from 'zod'

export type Article<Slug extends string, Facts> = { slug: Slug; facts: Facts; markdown: string }

/** File contents by path, as returned by import.meta.glob. */
type Files = Readonly<Record<string, string>>

/** File names without extension, which are the slugs of their pages. */
export const slugsOf = <Slug extends string>(files: Files) => Object.keys(files).map(slugOf<Slug>)

const slugOf = <Slug extends string>(path: string) => path.slice(path.lastIndexOf('/') + 1, -'.md'.length) as Slug

/** Parses articles in Markdown files. `facts`: the front matter's schema. If a file doesn't match, throws an error with its name. */
export const readArticles = <Slug extends string, Facts extends z.ZodType>(
  files: Files,
  facts: Facts,
): Article<Slug, z.infer<Facts>>[] =>
  Object.entries(files).map(([path, text]) => {
    const file = new VFile(text)
    matter(file, { strip: true })
    const read = facts.safeParse(file.data.matter)
    if (!read.success) throw new Error(`${path}: ${read.error.message}`)
    return { slug: slugOf<Slug>(path), facts: read.data, markdown: String(file).trim() }
  })
