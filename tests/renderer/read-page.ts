import { borders, borderThicknesses } from '../../renderer/document/enumerations.ts'
import type { SectionOf, SectionType } from '../../renderer/document/section-types.ts'
import { type WebsiteSettings, websiteSettings } from '../../renderer/document/website-settings.ts'
import { renderSite } from '../../renderer/render-site.ts'
import { fullSite } from './fixtures/full-site.ts'

export const origin = 'https://harbour.example'

type Thing = { '@type': string } & Record<string, unknown>

/** The rendered site's texts, and its structured data by type. */
export async function readPage(document: WebsiteSettings, formEndpoint?: string | null) {
  const { files } = await renderSite(document, { origin, formEndpoint })
  const textOf = (path: string) => files[path]?.body ?? ''
  const html = textOf('index.html')
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map((match) => match[1])
  const graph: Thing[] = blocks[0] ? JSON.parse(blocks[0])['@graph'] : []
  const thing = (type: string) => graph.find((candidate) => candidate['@type'] === type)
  return { files, html, blocks, thing, markdown: textOf('index.md'), llms: textOf('llms.txt') }
}

type SectionChange<T extends SectionType> = { content?: Partial<SectionOf<T>['content']> | object; design?: object }

/** The full site with one of its sections changed. */
export function sectionWith<T extends SectionType>(
  type: T,
  change: SectionChange<T>,
  document = fullSite,
): WebsiteSettings {
  const sections = document.sections.map((section) =>
    section.type === type
      ? {
          ...section,
          content: { ...section.content, ...change.content },
          design: { ...section.design, ...change.design },
        }
      : section,
  )
  return websiteSettings.parse({ ...document, sections })
}

/** The full site with some of its theme changed. */
export const themeWith = (change: object) =>
  websiteSettings.parse({ ...fullSite, theme: { ...fullSite.theme, ...change } })

export type DrawnPage = {
  html: string
  css: string
  of: (id: string) => string
}

/** Renders a published page. */
export async function drawnPage(document: WebsiteSettings, formEndpoint?: string): Promise<DrawnPage> {
  const { files } = await renderSite(document, { origin: 'https://harbour.example', formEndpoint })
  const html = files['index.html']?.body ?? ''
  const css = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
  const of = (id: string) => new RegExp(`<(section|header|footer) [^>]*id="${id}".*?</\\1>`, 's').exec(html)?.[0] ?? ''
  return { html, css, of }
}

/** The classes of a section's root. */
export function classesOf(page: DrawnPage, id: string): string[] {
  return /class="([^"]*)"/.exec(page.of(id))?.[1]?.split(' ') ?? []
}

/** All declarations in rules for a section's id. */
export function ownRules(page: DrawnPage, id: string): string {
  return [...page.css.matchAll(new RegExp(`#${id}\\{([^}]*)\\}`, 'g'))].map((match) => match[1]).join(';')
}

/** The value of a custom property on :root. */
export const rootValue = (page: DrawnPage, name: string) => new RegExp(`${name}:([^;}]*)`).exec(page.css)?.[1]

/** Every border: none, and each side in each thickness. */
export const everyBorder = borders.flatMap((sides) =>
  borderThicknesses.slice(0, sides === 'None' ? 1 : undefined).map((thickness) => [sides, thickness] as const),
)
