import { useDebouncedValue } from '@mantine/hooks'
import { IconWand } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { memo, useCallback, useMemo } from 'react'
import { layoutName } from '#renderer/document/layout-names.ts'
import type { Section } from '#renderer/document/section-types.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { offeredLayouts } from '#renderer/options/offered-layouts.ts'
import { layoutBusiness } from '#renderer/sections/photo-places.ts'
import { rendererOf } from '#renderer/sections/registry.ts'
import { presets } from '#renderer/styles/registry.ts'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { forMiniature } from '#ui/site/top-of-site.ts'
import { useIdleTurn } from '#ui/use-idle-turn.ts'
import { documentAtom } from '../document/session.ts'
import type { FieldProps } from '../form/field-props.ts'
import classes from '../form/fields.module.css'
import { ChoiceCards } from '../theme/choice-cards.tsx'
import { withDistinctivePictures } from './placeholders.ts'
import { withSampleMap, withSamplePlace } from './sample-map.ts'
import { watchInMiddle } from './section-miniature.tsx'

/** Viewport width of the previewed page, in CSS pixels. */
const previewWidth = 1120
/** Debounce of the thumbnails in milliseconds, longer than a typing pause. */
const debounceMs = 700
/** Enough items to distinguish a list from a table. */
const itemsShown = 6

/** A section's layouts as live thumbnails in the website's style. */
export function LayoutField({ field, id, path, value, onChange }: FieldProps<'layout'>) {
  const [site] = useDebouncedValue(useAtomValue(documentAtom), debounceMs)
  const sectionId = path.slice(0, path.lastIndexOf('.'))
  const section = site?.sections.find((one) => one.id === sectionId)
  const automatic =
    section && site
      ? rendererOf(section).layoutOf?.(withLayout(section, 'Auto'), presets[site.style].layout, layoutBusiness(site))
      : undefined
  const layouts = section && site ? offeredLayouts(field.values, section, site) : field.values
  return (
    <ChoiceCards
      legend={field.label}
      name={id}
      columns={3}
      options={layouts.map((layout, turn) => {
        const drawn = layout === 'Auto' ? automatic : layout
        return {
          id: layout,
          name: layout === 'Auto' ? 'Automatic' : layoutName(layout),
          sample: (
            <Miniature site={site} section={section} layout={drawn} isAutomatic={layout === 'Auto'} turn={turn} />
          ),
        }
      })}
      value={layouts.includes(value) ? value : 'Auto'}
      onChange={onChange}
      hint={
        automatic &&
        `Automatic suits your style and what this section has. Right now: ${layoutName(automatic).toLowerCase()}.`
      }
    />
  )
}

const withLayout = (section: Section, layout: string) =>
  ({ ...section, hidden: false, content: { ...section.content, layout } }) as Section

type MiniatureProps = {
  site: WebsiteSettings | null
  section: Section | undefined
  layout: string | undefined
  isAutomatic: boolean
  turn: number
}

function Miniature({ site, section, layout, isAutomatic, turn }: MiniatureProps) {
  const due = useIdleTurn(turn)
  const sample = useMemo(() => {
    if (!site || !section || layout === undefined) return undefined
    // Photo openings use photos from the gallery, which is too far down to see.
    const galleries = section.type === 'Introduction' ? site.sections.filter(({ type }) => type === 'Gallery') : []
    const shown = withDistinctivePictures(forMiniature(section, itemsShown))
    return withSampleMap(withSamplePlace({ ...site, sections: [withLayout(shown, layout), ...galleries] }))
  }, [site, section, layout])
  return (
    <span className={classes.miniature} data-miniature aria-hidden>
      {due && sample && <Drawn site={sample} layout={layout ?? ''} />}
      {isAutomatic && <IconWand className={classes.automatic} size={16} />}
    </span>
  )
}

const Drawn = memo(function Drawn({ site, layout }: { site: WebsiteSettings; layout: string }) {
  const show = useCallback((frame: Document) => watchInMiddle(frame, distinctiveParts[layout]), [layout])
  const title = `${layoutName(layout)}: miniature`
  return <SiteFrame document={site} title={title} width={previewWidth} inert asVisited onReady={show} />
})

/** Selectors for a layout's distinctive part if that may be far down. */
const distinctiveParts: Readonly<Record<string, string>> = {
  BesideMap: '.map',
  HoursFirst: '.board',
  FormOnly: '.form',
}
