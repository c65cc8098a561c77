import { Menu } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { useEffect, useState } from 'react'
import { menuBehavior } from '#ui/window/focus-soon.ts'
import { type FactPlace, placesOf } from '../../canvas/fact-places.ts'
import { pageFrameAtom } from '../../canvas/page-frame.ts'
import { documentAtom } from '../../document/session.ts'
import classes from './facts.module.css'

/** Origin of a business's value, with a menu of the places where the page shows it. */
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

/** In milliseconds: after the page was drawn with what was typed. */
const drawn = 300

function usePlaces(path: string): FactPlace[] {
  const frame = useAtomValue(pageFrameAtom)
  const document = useAtomValue(documentAtom)
  const [places, setPlaces] = useState<FactPlace[]>([])
  useEffect(() => {
    if (!frame || !document) return
    const look = () => setPlaces(placesOf(frame, document, path))
    const timer = setTimeout(look, drawn)
    return () => clearTimeout(timer)
  }, [frame, document, path])
  return places
}

/** Scrolls to a place and outlines it for a moment. */
function show({ element }: FactPlace) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
  const outline = { outline: '2px solid #5b5bd6', outlineOffset: '4px' }
  element.animate([outline, outline, { outline: '2px solid transparent', outlineOffset: '4px' }], 2400)
}
