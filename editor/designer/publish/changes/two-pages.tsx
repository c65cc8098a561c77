import { useEffect, useState } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { type Device, deviceWidths } from '#ui/site/device-switch.tsx'
import { useFrameEscape } from '#ui/site/frame-keys.tsx'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import classes from './side-by-side.module.css'

export type Side = { name: string; document: WebsiteSettings }

/**
 * Scrolls to the first of these sections whose text differs. If none differs, scrolls to the first section; without sections, to the top. A
 * new object scrolls again.
 */
export type PlaceOnPages = { sectionIds?: readonly string[] | undefined }

type TwoPagesProps = {
  sides: readonly [before: Side, after: Side]
  width: Device
  /** The name of the side that small screens show. */
  side: string
  place: PlaceOnPages | undefined
  onEscape: () => void
}

/** Two live versions of the page with linked scrolling. */
export function TwoPages({ sides, width, side, place, onEscape }: TwoPagesProps) {
  const [earlier, setEarlier] = useState<Document>()
  const [later, setLater] = useState<Document>()
  useLinkedScroll(earlier, later)
  useEffect(() => {
    if (place && earlier && later) showSection(firstChanged(place, earlier, later), earlier, later)
  }, [place, earlier, later])
  useFrameEscape(onEscape, earlier, later)

  return (
    <>
      {sides.map(({ name, document }, index) => (
        <figure key={name} className={classes.side} data-width={width} data-shown={name === side || undefined}>
          <figcaption>{name}</figcaption>
          <div className={classes.frame}>
            <SiteFrame
              document={document}
              title={name}
              width={deviceWidths[width]}
              onReady={index === 0 ? setEarlier : setLater}
            />
          </div>
        </figure>
      ))}
    </>
  )
}

/** innerText skips collapsed answers and hidden parts. */
function firstChanged({ sectionIds = [] }: PlaceOnPages, earlier: Document, later: Document): string | undefined {
  const words = (frame: Document, id: string) => frame.getElementById(id)?.innerText
  return sectionIds.find((id) => words(earlier, id) !== words(later, id)) ?? sectionIds[0]
}

/** Height a sticky header may cover, in pixels. */
const headerHeight = 72

/**
 * Scrolls to a section's changed part, or to the section if its text is the same, and briefly highlights it. Without an id, scrolls to the
 * top. Only scrolls one frame, since linked frames follow.
 */
export function showSection(id: string | undefined, before: Document | undefined, after: Document | undefined) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const [now, then] = [after, before].map((frame) => (id && frame?.getElementById(id)) || undefined)
  const changed = now && then && changedElement(then, now)
  const shown = changed ?? now ?? then
  // scrollIntoView would also scroll the outer page.
  const frame = (shown?.ownerDocument ?? after)?.defaultView
  frame?.scrollTo({ top: shown ? scrollTargetOf(shown, changed && now) : 0, behavior: calm ? 'instant' : 'smooth' })
  if (calm) return
  for (const lit of changed ? [changed] : [now, then]) {
    lit?.animate(
      { boxShadow: ['inset 0 0 0 6px #2a7a62', 'inset 0 0 0 6px #2a7a6200'] },
      { duration: 2400, easing: 'ease-in' },
    )
  }
}

/** The scroll offset: the section's top if the changed element then fits, otherwise a third of the viewport above the element. */
function scrollTargetOf(shown: Element, section: Element | undefined): number {
  const view = shown.ownerDocument.defaultView
  const [scrolled, height] = [view?.scrollY ?? 0, view?.innerHeight ?? 0]
  const { top, bottom } = shown.getBoundingClientRect()
  const start = section?.getBoundingClientRect().top ?? top
  const isInSight = bottom - start < (height * 2) / 3
  return scrolled + (isInSight ? start - headerHeight : top - height / 3)
}

/** The first element with text that the other version lacks: in the newer version, or in the older version if text was only removed. */
export function changedElement(then: Element, now: Element): Element | undefined {
  return newIn(now, then) ?? newIn(then, now)
}

function newIn(section: Element, other: Element): Element | undefined {
  const known = new Set(textsOf(other).map(({ text }) => text))
  return textsOf(section).find(({ text }) => !known.has(text))?.element
}

function textsOf(section: Element): { text: string; element: Element }[] {
  const walker = section.ownerDocument.createTreeWalker(section, NodeFilter.SHOW_TEXT)
  const texts: { text: string; element: Element }[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim()
    if (text && node.parentElement) texts.push({ text, element: node.parentElement })
  }
  return texts
}

function useLinkedScroll(one: Document | undefined, other: Document | undefined) {
  useEffect(() => {
    if (!one || !other) return
    /** Offsets that linked scrolling has set. Their scroll events must not scroll back. */
    const put = new Map<Document, number>()
    const follow = (from: Document, to: Document) => () => {
      if (Math.abs(scrolled(from) - (put.get(from) ?? Number.NaN)) < 2) return
      put.delete(from)
      const top = matchingOffset(scrolled(from), sectionPositions(from), sectionPositions(to))
      to.defaultView?.scrollTo({ top, behavior: 'instant' })
      put.set(to, scrolled(to))
    }
    const [oneLeads, otherLeads] = [follow(one, other), follow(other, one)]
    one.addEventListener('scroll', oneLeads, { passive: true })
    other.addEventListener('scroll', otherLeads, { passive: true })
    return () => {
      one.removeEventListener('scroll', oneLeads)
      other.removeEventListener('scroll', otherLeads)
    }
  }, [one, other])
}

const scrolled = (frame: Document) => frame.defaultView?.scrollY ?? 0

/** Excludes the header, which may be sticky. */
function sectionPositions(frame: Document): SectionPosition[] {
  return [...frame.querySelectorAll<HTMLElement>('main > [data-section], footer[data-section]')].map((section) => {
    const { top, height } = section.getBoundingClientRect()
    return { id: section.id, top: top + scrolled(frame), height }
  })
}

/** A section's position on its page, in CSS pixels. */
type SectionPosition = { id: string; top: number; height: number }

/**
 * The offset that shows the same place in another version: equally far into the same section, or the end of the last earlier section that
 * both have.
 */
export function matchingOffset(
  offset: number,
  here: readonly SectionPosition[],
  there: readonly SectionPosition[],
): number {
  const passed = here.filter(({ top }) => top <= offset).toReversed()
  for (const [back, section] of passed.entries()) {
    const same = there.find(({ id }) => id === section.id)
    if (!same) continue
    const into = back === 0 && section.height > 0 ? Math.min((offset - section.top) / section.height, 1) : 1
    return same.top + into * same.height
  }
  return 0
}
