import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ThemeColors } from '../../../renderer/document/theme.ts'
import { focusSoon } from '../../ui/focus-soon.ts'
import classes from './reading-list.module.css'
import { type Reading, readings } from './readings.ts'

type ReadingListProps = { colors: ThemeColors; onChange: (colors: ThemeColors) => void }

/** How well the colors can be read together, a sentence a pair; where not well, what visitors see instead and a way out. */
export function ReadingList({ colors, onChange }: ReadingListProps) {
  return (
    <ul className={classes.readings} aria-label="Readability">
      {readings(colors).map((reading) => (
        <li key={reading.id} className={classes.reading}>
          <Pair reading={reading} colors={colors} />
          <div>
            <p className={classes.sentence}>
              {!reading.easy && <IconAlertTriangle className={classes.poor} size={14} aria-hidden />}
              {reading.sentence}
            </p>
            {reading.story && <p className={classes.story}>{reading.story}</p>}
            {reading.eased && (
              <Button
                variant="default"
                size="compact-xs"
                className={classes.ease}
                onClick={() => {
                  if (reading.eased) onChange(reading.eased())
                  focusSoon(`theme.${reading.id}`)
                }}
              >
                {reading.id === 'buttonBackgroundColor' ? 'Make it stand out' : 'Make it easy to read'}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The two colors as they were chosen. */
function Pair({ reading: { pair }, colors }: { reading: Reading; colors: ThemeColors }) {
  const [color, ground] = pair
  return <span className={classes.pair} style={{ color: colors[color], background: colors[ground] }} />
}
