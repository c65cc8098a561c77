import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons as temaki } from '@iconify-json/temaki'
import { serviceIcons, signs } from '../../renderer/document/icon-names.ts'
import { tablerNames, temakiNames } from './icon-sources.ts'

const root = join(import.meta.dirname, '../..')
/** Each icon's elements, as they come with @tabler/icons-react. */
const tablerFile = join(root, 'node_modules/@tabler/icons/tabler-nodes-outline.json')
const iconsFolder = join(root, 'renderer/elements/icons')

type Elements = readonly [tag: string, attributes: Readonly<Record<string, string>>][]

/** The generated files by their names: the line icons and the trades' glyphs. */
export function iconFiles(): Record<string, string> {
  return { 'icon-paths.ts': iconPathsText(), 'trade-glyphs.ts': tradeGlyphsText() }
}

/** Writes the icon files that changed. */
export function writeIcons(): void {
  for (const [name, text] of Object.entries(iconFiles())) {
    const file = join(iconsFolder, name)
    if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
  }
}

function iconPathsText(): string {
  const tabler: Record<string, Elements> = JSON.parse(readFileSync(tablerFile, 'utf8'))
  const lines = [...serviceIcons, ...signs].toSorted().map((name) => {
    const source = tablerNames[name] ?? name
    return `  ${keyOf(name)}: '${outline(source, tabler[source])}',`
  })
  return `// biome-ignore-all format: one line for each.
// The build writes this file from Tabler Icons (https://tabler.io/icons).
// MIT License, Copyright (c) 2020-2026 Paweł Kuna. The license is in node_modules/@tabler/icons-react/LICENSE.
import type { IconName } from '../../document/icon-names.ts'

/** Lines on a 24 by 24 grid. */
export const iconPaths: Readonly<Record<IconName, string>> = {
${lines.join('\n')}
}
`
}

/**
 * Joins an icon's strokes into one path. Strokes also fill its tiny dots. Throws for elements other than paths with an absolute start.
 */
function outline(name: string, elements: Elements | undefined): string {
  if (!elements) throw new Error(`Tabler Icons has no “${name}”.`)
  return elements
    .map(([tag, { d = '', fill: _dot, ...others }]) => {
      if (tag !== 'path' || !d.startsWith('M') || Object.keys(others).length > 0)
        throw new Error(`The icon “${name}” has more than lines.`)
      return d.replaceAll(' -', '-')
    })
    .join('')
}

function tradeGlyphsText(): string {
  const lines = Object.entries(temakiNames).map(([slug, name]) => {
    const glyph = temaki.icons[name]
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(glyph?.body ?? '')?.[1]
    if (!path) throw new Error(`Temaki has no “${name}” of one path.`)
    return `  ${keyOf(slug)}: { grid: ${glyph?.width ?? temaki.width}, path: '${path}' },`
  })
  return `// biome-ignore-all format: one line for each.
// The build writes this file from Temaki (https://github.com/rapideditor/temaki), which is in the public domain (CC0).

/** A filled shape for a trade's slug, and how wide and high its grid is. */
export const tradeGlyphs: Readonly<Record<string, { grid: number; path: string }>> = {
${lines.join('\n')}
}
`
}

const keyOf = (name: string) => (/^[a-z]+$/.test(name) ? name : `'${name}'`)
