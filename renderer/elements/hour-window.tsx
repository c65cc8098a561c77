import { useLayouts, usePhotoPlaces, useSite } from '../site/site-context.ts'
import { Light } from './light.tsx'

/** A painted window beside a section's list, in styles that paint light. Once per page, and only on pages without photos. */
export function HourWindow({ of, hour }: { of: string; hour: 'noon' | 'late' }) {
  const { patterns } = useLayouts()
  const isAmongPhotos = usePhotoPlaces().opening.length > 0
  const { sections } = useSite()
  const isSecond = hour === 'late' && sections.some(({ type }) => type === 'Services')
  if (patterns !== 'Light' || isAmongPhotos || isSecond) return null
  return (
    <span className={`window hour ${hour}`}>
      <Light of={`${of}-${hour}`} as="span" />
    </span>
  )
}
