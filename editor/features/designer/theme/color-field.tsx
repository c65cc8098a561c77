import { Popover, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { ThemeColors } from '../../../../renderer/document/theme.ts'
import type { Change } from '../../../fields/field-props.ts'
import classes from './color-field.module.css'
import { colorNames } from './color-names.ts'
import { ColorPopover } from './color-popover.tsx'

/** How high the designer's toolbar is, in CSS pixels: what opens upwards leaves it free. */
const toolbar = 64

type ColorFieldProps = { name: keyof ThemeColors; colors: ThemeColors; onChange: Change<string> }

/** A color by its name and number; a click opens what it is chosen with, as wide as the panel, so that the site stays in sight. */
export function ColorField({ name, colors, onChange }: ColorFieldProps) {
  const id = `theme.${name}`
  const [opened, setOpened] = useState(false)
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
      middlewares={{ flip: { padding: { top: toolbar, bottom: 8 } }, shift: { crossAxis: true, padding: 8 } }}
    >
      <Popover.Target>
        <UnstyledButton
          id={id}
          className={classes.color}
          data-open={opened || undefined}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(!opened)}
        >
          <span className={classes.well} style={{ background: colors[name] }} />
          <span className={classes.name}>{colorNames[name]}</span>
          <span className={classes.digits}>{colors[name]}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={colorNames[name]} className={classes.dropdown}>
        <ColorPopover id={id} name={name} colors={colors} onChange={onChange} />
      </Popover.Dropdown>
    </Popover>
  )
}
