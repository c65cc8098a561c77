import { SegmentedControl } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import type { Change } from '#renderer/document/compare/changes.ts'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { publishedDocument } from '#renderer/published-document.ts'
import { type Device, deviceWidths } from '#ui/site/device-switch.tsx'
import { FrameEnd, useFrameEscape } from '#ui/site/frame-keys.tsx'
import { SiteFrame } from '#ui/site/site-frame.tsx'
import { Window } from '#ui/window/window.tsx'
import { ChangeList } from './change-list.tsx'
import classes from './side-by-side.module.css'

const widths = ['Phone', 'Desktop'] as const
/** Where one version is shown at a time. */
const small = '(max-width: 47.99em)'

/** A version and what it is called. */
export type Side = { name: string; document: WebsiteSettings }

type SidesProps = {
  before: Side
  after: Side
  /** By what the second differs from the first. */
  changes: readonly Change[]
  /** The section to begin at. */
  startAt: string | undefined
  onClose: () => void
}

type SideBySideProps = SidesProps & { opened: boolean; onClosed?: () => void }

/** Two versions of the page, live, beside one another, as visitors see them. A small screen shows one at a time. */
export function SideBySide({ opened, onClosed, ...sides }: SideBySideProps) {
  const names = [sides.before.name, sides.after.name]
  const [width, setWidth] = useState<(typeof widths)[number]>(() => (matchMedia(small).matches ? 'Phone' : 'Desktop'))
  const [side, setSide] = useState(sides.after.name)
  return (
    <Window
      kind="workplace"
      opened={opened}
      title="Side by side"
      onClose={sides.onClose}
      onClosed={onClosed}
      size="min(1480px, 96vw)"
      height="100dvh"
      tools={
        <>
          <SegmentedControl
            className={classes.oneSide}
            size="xs"
            aria-label="Which version"
            data={names}
            value={side}
            onChange={setSide}
          />
          <SegmentedControl
            size="xs"
            aria-label="Screen width"
            data={[...widths]}
            value={width}
            onChange={(value) => setWidth(value as typeof width)}
          />
        </>
      }
    >
      <Sides {...sides} width={width} side={side} />
    </Window>
  )
}

/** The list of changes and the two websites; `side` is the one that a small screen shows. */
function Sides({
  before,
  after,
  changes,
  startAt,
  onClose,
  width,
  side,
}: SidesProps & { width: (typeof widths)[number]; side: string }) {
  const sides = useMemo(
    () =>
      [
        { name: before.name, document: publishedDocument(before.document) },
        { name: after.name, document: publishedDocument(after.document) },
      ] as const,
    [before.name, before.document, after.name, after.document],
  )
  const [place, setPlace] = useState<PlaceOnPages | undefined>(startAt ? { sectionId: startAt } : undefined)

  return (
    <div className={classes.body}>
      <nav className={classes.changes} aria-label="Changes">
        {changes.length > 0 ? (
          <ChangeList changes={changes} onOpen={(sectionId) => setPlace({ sectionId })} />
        ) : (
          <p className={classes.same}>Both are the same.</p>
        )}
      </nav>
      <TwoPages sides={sides} width={width} side={side} place={place} onEscape={onClose} />
      <FrameEnd />
    </div>
  )
}

/** A section to bring into sight; without an id, the top of the page. Another object asks again. */
export type PlaceOnPages = { sectionId?: string | undefined }

type TwoPagesProps = {
  sides: readonly [before: Side, after: Side]
  width: Device
  /** The name of the one that a small place shows. */
  side: string
  place: PlaceOnPages | undefined
  onEscape: () => void
}

/** Two versions of the page, live, which scroll together. */
export function TwoPages({ sides, width, side, place, onEscape }: TwoPagesProps) {
  const [earlier, setEarlier] = useState<Document>()
  const [later, setLater] = useState<Document>()
  useLinkedScroll(earlier, later)
  useEffect(() => {
    if (place && earlier && later) showSection(place.sectionId, earlier, later)
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

/** In pixels: what a header that sticks to the window may cover. */
const above = 72

/**
 * Brings a section into sight where it is drawn, and lights it up for a moment. Without an id, the top of the page. Frames whose
 * scrolling is linked follow one another: only one of them is moved.
 */
export function showSection(id: string | undefined, before: Document | undefined, after: Document | undefined) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const drawn = [after, before].flatMap((frame) => (id && frame?.getElementById(id)) || [])
  const [first] = drawn
  // Not scrollIntoView, which would move what is around the frame too.
  const frame = (first?.ownerDocument ?? after)?.defaultView
  const top = frame && first ? first.getBoundingClientRect().top + frame.scrollY - above : 0
  frame?.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' })
  if (calm) return
  for (const section of drawn) {
    section.animate(
      { boxShadow: ['inset 0 0 0 6px #2a7a62', 'inset 0 0 0 6px #2a7a6200'] },
      { duration: 2400, easing: 'ease-in' },
    )
  }
}

/** Two versions of a page scroll together, section by section. */
function useLinkedScroll(one: Document | undefined, other: Document | undefined) {
  useEffect(() => {
    if (!one || !other) return
    /** Where a frame was put by the other: that it scrolled there is but an echo. */
    const put = new Map<Document, number>()
    const follow = (from: Document, to: Document) => () => {
      if (Math.abs(scrolled(from) - (put.get(from) ?? Number.NaN)) < 2) return
      put.delete(from)
      const top = matchingOffset(scrolled(from), standings(from), standings(to))
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

/** A header may stick to the window and tells nothing of where the page is. */
function standings(frame: Document): Standing[] {
  return [...frame.querySelectorAll<HTMLElement>('main > [data-section], footer[data-section]')].map((section) => {
    const { top, height } = section.getBoundingClientRect()
    return { id: section.id, top: top + scrolled(frame), height }
  })
}

/** Where a section stands on its page, in CSS pixels. */
type Standing = { id: string; top: number; height: number }

/**
 * How far down another version of a page shows the same as this one does at `offset`: as far into the same section, or at the end
 * of the last section before it that both have.
 */
export function matchingOffset(offset: number, here: readonly Standing[], there: readonly Standing[]): number {
  const passed = here.filter(({ top }) => top <= offset).toReversed()
  for (const [back, section] of passed.entries()) {
    const same = there.find(({ id }) => id === section.id)
    if (!same) continue
    const into = back === 0 && section.height > 0 ? Math.min((offset - section.top) / section.height, 1) : 1
    return same.top + into * same.height
  }
  return 0
}
