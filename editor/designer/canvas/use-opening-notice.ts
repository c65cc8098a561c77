import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useRef } from 'react'
import { layoutName } from '#renderer/document/layout-names.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { introductionLayout } from '#renderer/sections/introduction/introduction-layout.ts'
import { layoutBusiness } from '#renderer/sections/photo-places.ts'
import { presets } from '#renderer/styles/registry.ts'
import { useToastWithUndo } from '../document/undo-toast.ts'

/** Waits, since a half-typed price may change the layout. */
const debounceMs = 800

/** Notifies the owner if a changed fact gives the page a different opening than the chosen one. */
export function useOpeningNotice(document: WebsiteSettings) {
  const toast = useToastWithUndo()
  const [settled] = useDebouncedValue(document, debounceMs)
  const known = useRef<{ chosen: string; usual: string; drawn: string }>(null)
  useEffect(() => {
    const opening = openingOf(settled)
    if (!opening) return
    const { chosen, drawn } = opening
    const before = known.current
    const usual = before?.chosen === chosen ? before.usual : drawn
    known.current = { chosen, drawn, usual }
    if (drawn === usual || drawn === before?.drawn) return
    toast(`Your first screen is now “${layoutName(drawn)}”. What you changed doesn’t fit “${layoutName(usual)}”.`)
  }, [settled, toast])
}

/** The introduction's rendered layout, and the one that the owner chose. */
function openingOf({ sections, style, business }: WebsiteSettings) {
  const section = sections.find(({ type, hidden }) => type === 'Introduction' && !hidden)
  if (section?.type !== 'Introduction') return undefined
  const { layout, image } = section.content
  return {
    chosen: [section.id, style, layout, image === null].join(),
    drawn: introductionLayout(section, presets[style].layout, layoutBusiness({ sections, business })),
  }
}
