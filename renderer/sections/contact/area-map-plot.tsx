import type { TitleFamily } from '../../document/theme.ts'
import { useBusinessPart } from '../../elements/business-part.ts'
import { commaList } from '../../facts/language-names.ts'
import { type AreaPlot, areaPlot } from '../../facts/maps/area-plot.ts'
import { lineHeight, radii } from '../../facts/maps/place-labels.ts'
import { textWidth } from '../../fonts/text-width.ts'
import { memoize, memoizeByObject } from '../../memoize.ts'
import { useFacts, useSite } from '../../site/site-context.ts'
import type { ContactContent } from './content.ts'
import { useFactHeading } from './fact-headings.ts'

/** A map of areas with known coordinates. Undefined if there are too few. */
export const useAreaPlot = (): AreaPlot | undefined => plotOf(useFacts().business)(useSite().theme.titleFont.family)

const plotOf = memoizeByObject((business: Parameters<typeof areaPlot>[0]) =>
  memoize((family: TitleFamily) => areaPlot(business, (line) => textWidth(line, family)), 2),
)

/** Areas as dots around the town, next to the names of areas that don't fit. */
export function AreaMapPlot({ plot, content }: { plot: AreaPlot; content: ContactContent }) {
  const { language } = useSite()
  const partOf = useBusinessPart()
  const { heading, mark } = useFactHeading('areas', content)
  return (
    <div className="area-plot block tint" {...partOf('areas')}>
      <div className="named">
        {heading && <h2 {...mark}>{heading}</h2>}
        {plot.rest.length > 0 && <p>{commaList(plot.rest, language)}</p>}
      </div>
      <div className="plot">
        <Dots plot={plot} />
        <ul className="unseen">
          {plot.dots.map(({ name }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
            <li key={index}>{name}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/**
 * Positions are shares of the frame and letters have a fixed size, so one drawing fits any width. Collapses without CSS, since the list has
 * the same names.
 */
function Dots({ plot: { dots, frame, shape } }: { plot: AreaPlot }) {
  const [town, ...others] = dots
  if (!town) return null
  const across = (x: number) => percent(x / frame.width)
  const along = (y: number) => percent(y / frame.height)
  // An SVG radius in percent refers to the diagonal divided by √2.
  const around = (length: number) => percent(length / Math.hypot(frame.width, frame.height) / Math.SQRT1_2)
  const center = { cx: across(town.x), cy: along(town.y) }
  return (
    <svg className={shape} width="100%" height="0" direction="ltr" aria-hidden="true">
      <g className="rings">
        {rings.map((radius) => (
          <circle key={radius} {...center} r={around(radius)} />
        ))}
      </g>
      {others.map(({ x, y }, index) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: two may be at the same spot
          key={index}
          x1={center.cx}
          y1={center.cy}
          x2={across(x)}
          y2={along(y)}
        />
      ))}
      {dots.map(({ x, y, isTown, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be at the same spot
        <g key={index}>
          <circle cx={across(x)} cy={along(y)} r={em(isTown ? radii.town : radii.area)} />
          <text x={across(x)} y={along(y)} dx={em(label.dx)} dy={em(label.dy)} textAnchor={label.anchor}>
            {label.lines.map((line, nth) =>
              nth === 0 ? (
                line
              ) : (
                <tspan key={line} x={across(x)} dx={em(label.dx)} dy={em(lineHeight)}>
                  {line}
                </tspan>
              ),
            )}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** In em of the labels. Reaches the edge of the widest window. */
const rings = Array.from({ length: 16 }, (_, nth) => (nth + 1) * 2.6)

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`
const em = (length: number) => `${Math.round(length * 100) / 100}em`
