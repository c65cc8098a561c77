import { Menu } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useAtomValue, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { menuBehavior } from '#ui/window/focus-soon.ts'
import { type FactPlace, placesOf } from '../../canvas/fact-places.ts'
import { pageFrameAtom } from '../../canvas/page-frame.ts'
import { documentAtom } from '../../document/session.ts'
import classes from './facts.module.css'

export function FactPlaces({ path }: { path: string }) {
  const places = usePlaces(path)
  return (
    <p className={classes.source}>
      <IconLink size={14} aria-hidden />
      <span>From your business</span>
      {places.length > 1 && (
        <Menu {...menuBehavior} position="bottom-start" shadow="md">
          <Menu.Target>
            <button type="button" className={classes.own} title="See them">
              Shown in {places.length} places
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {places.map((place, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a section may show it twice
              <Menu.Item key={index} onClick={() => show(place)}>
                {place.title}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </p>
  )
}

/** Time for the page to render, in milliseconds. */
const renderDelayMs = 300

/** The places that show a fact. Updated after each render, except during typing on the page. */
function usePlaces(path: string): FactPlace[] {
  const store = useStore()
  const frame = useAtomValue(pageFrameAtom)
  const [places, setPlaces] = useState<FactPlace[]>([])
  useEffect(() => {
    if (!frame) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      const document = store.get(documentAtom)
      if (document) setPlaces(placesOf(frame, document, path))
    }
    const lookSoon = () => {
      clearTimeout(timer)
      if (!frame.querySelector('[contenteditable]')) timer = setTimeout(look, renderDelayMs)
    }
    look()
    const drawings = new MutationObserver(lookSoon)
    drawings.observe(frame.body, { subtree: true, childList: true, characterData: true })
    return () => {
      clearTimeout(timer)
      drawings.disconnect()
    }
  }, [frame, store, path])
  return places
}

function show({ element }: FactPlace) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  const outline = { outline: '2px solid #5b5bd6', outlineOffset: '4px' }
  element.animate([outline, outline, { outline: '2px solid transparent', outlineOffset: '4px' }], 2400)
}
