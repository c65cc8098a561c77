import { Button, Popover, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import type { ThemeColors } from '#renderer/document/theme.ts'
import { useSmallScreen } from '#ui/use-small-screen.ts'
import { focusSoon } from '#ui/window/focus-soon.ts'
import { FieldPlace } from '../../form/field-place.tsx'
import type { Change } from '../../form/field-props.ts'
import classes from '../theme.module.css'
import colorFieldClasses from './color-field.module.css'
import { ColorPopover } from './color-popover.tsx'
import { colorNames } from './parse-hex.ts'
import { type Reading, readings } from './readings.ts'
import { withColor } from './with-color.ts'

/** Every color of the theme and the contrast between them. */
export function ColorFields({ colors, onChange }: { colors: ThemeColors; onChange: Change<ThemeColors> }) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Individual colors</legend>
      <div>
        {(Object.keys(colorNames) as (keyof ThemeColors)[]).map((name) => (
          <FieldPlace key={name} path={`theme.${name}`}>
            <ColorField
              name={name}
              colors={colors}
              onChange={(value, typing) => onChange(withColor(colors, name, value), typing)}
            />
          </FieldPlace>
        ))}
      </div>
      <ReadingList colors={colors} onChange={onChange} />
    </fieldset>
  )
}

type ReadingListProps = { colors: ThemeColors; onChange: (colors: ThemeColors) => void }

/** The contrast of each pair in a sentence. For a low one, also what visitors see instead and a fix. */
function ReadingList({ colors, onChange }: ReadingListProps) {
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
            {reading.visitorNote && <p className={classes.visitorNote}>{reading.visitorNote}</p>}
            {reading.fixedColors && (
              <Button
                variant="default"
                size="compact-xs"
                className={classes.ease}
                onClick={() => {
                  if (reading.fixedColors) onChange(reading.fixedColors())
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

function Pair({ reading: { pair }, colors }: { reading: Reading; colors: ThemeColors }) {
  const [color, ground] = pair
  return <span className={classes.pair} style={{ color: colors[color], background: colors[ground] }} />
}

/** Height of the toolbar in CSS pixels, which popovers must not cover. */
const toolbarHeight = 64

type ColorFieldProps = { name: keyof ThemeColors; colors: ThemeColors; onChange: Change<string> }

/**
 * A color's name and hex. Opens a picker as wide as the panel. On phones, the picker opens below its row, since a floating one would cover
 * the page.
 */
function ColorField({ name, colors, onChange }: ColorFieldProps) {
  const id = `theme.${name}`
  const [opened, setOpened] = useState(false)
  const small = useSmallScreen()
  const row = (
    <UnstyledButton
      id={id}
      className={colorFieldClasses.color}
      data-open={opened || undefined}
      aria-haspopup={small ? undefined : 'dialog'}
      aria-expanded={opened}
      onClick={() => setOpened(!opened)}
    >
      <span className={colorFieldClasses.well} style={{ background: colors[name] }} />
      <span className={colorFieldClasses.name}>{colorNames[name]}</span>
      <span className={colorFieldClasses.digits}>{colors[name]}</span>
    </UnstyledButton>
  )
  const picker = <ColorPopover id={id} name={name} colors={colors} onChange={onChange} />
  if (small) {
    return (
      <>
        {row}
        {opened && (
          <fieldset className={colorFieldClasses.below} aria-label={colorNames[name]}>
            {picker}
            <Button fullWidth mih={44} onClick={() => setOpened(false)}>
              Done
            </Button>
          </fieldset>
        )}
      </>
    )
  }
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width="target"
      position="bottom"
      shadow="md"
      withRoles={false}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
      middlewares={{ flip: { padding: { top: toolbarHeight, bottom: 8 } }, shift: { crossAxis: true, padding: 8 } }}
    >
      <Popover.Target>{row}</Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={colorNames[name]} className={colorFieldClasses.dropdown}>
        {picker}
      </Popover.Dropdown>
    </Popover>
  )
}
