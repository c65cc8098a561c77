import { Button, Popover, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import type { ThemeColors } from '../../../renderer/document/theme.ts'
import type { Change } from '../../fields/field-props.ts'
import { useSmallScreen } from '../../ui/use-small-screen.ts'
import classes from './color-field.module.css'
import { colorNames } from './color-names.ts'
import { ColorPopover } from './color-popover.tsx'

/** How high the designer's toolbar is, in CSS pixels: what opens upwards leaves it free. */
const toolbar = 64

type ColorFieldProps = { name: keyof ThemeColors; colors: ThemeColors; onChange: Change<string> }

/**
 * A color by its name and number; a click opens the picker, as wide as the panel, so that the page stays in sight. On a phone the
 * picker opens below its row: floating, it would cover the page above the panel.
 */
export function ColorField({ name, colors, onChange }: ColorFieldProps) {
  const id = `theme.${name}`
  const [opened, setOpened] = useState(false)
  const small = useSmallScreen()
  const row = (
    <UnstyledButton
      id={id}
      className={classes.color}
      data-open={opened || undefined}
      aria-haspopup={small ? undefined : 'dialog'}
      aria-expanded={opened}
      onClick={() => setOpened(!opened)}
    >
      <span className={classes.well} style={{ background: colors[name] }} />
      <span className={classes.name}>{colorNames[name]}</span>
      <span className={classes.digits}>{colors[name]}</span>
    </UnstyledButton>
  )
  const picker = <ColorPopover id={id} name={name} colors={colors} onChange={onChange} />
  if (small) {
    return (
      <>
        {row}
        {opened && (
          <fieldset className={classes.below} aria-label={colorNames[name]}>
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
      middlewares={{ flip: { padding: { top: toolbar, bottom: 8 } }, shift: { crossAxis: true, padding: 8 } }}
    >
      <Popover.Target>{row}</Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={colorNames[name]} className={classes.dropdown}>
        {picker}
      </Popover.Dropdown>
    </Popover>
  )
}
