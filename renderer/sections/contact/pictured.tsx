import { toneClasses } from '../../color/tone-rules.ts'
import type { AreaPlot } from '../../facts/maps/area-plot.ts'
import { useLayout } from '../../site/site-context.ts'
import { AreaMapPlot, useAreaPlot } from './area-map-plot.tsx'
import type { ContactContent } from './content.ts'
import { useFactHeading } from './fact-headings.ts'
import { HoursWeek, useWeek, type Week } from './hours-week.tsx'

type Pictures = { plot: AreaPlot | undefined; week: Week | undefined }

/** Facts that the style draws as pictures instead of details. */
export function usePictures(content: ContactContent): Pictures {
  const { areas, hours } = useLayout('Contact')
  const [plot, week] = [useAreaPlot(), useWeek(content)]
  return { plot: areas === 'Map' ? plot : undefined, week: hours === 'Week' ? week : undefined }
}

export function Pictured({ plot, week, content }: Pictures & { content: ContactContent }) {
  const { heading, mark } = useFactHeading('hours', content)
  const { picturesTone } = useLayout('Contact')
  if (!plot && !week) return null
  return (
    <div className={picturesTone ? `pictured block ${toneClasses[picturesTone]}` : 'pictured'}>
      {week && (
        <div>
          {heading && <h2 {...mark}>{heading}</h2>}
          <HoursWeek week={week} />
        </div>
      )}
      {plot && <AreaMapPlot plot={plot} content={content} />}
    </div>
  )
}
