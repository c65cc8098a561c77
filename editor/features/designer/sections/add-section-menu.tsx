import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useAtomValue } from 'jotai'
import { roomFor } from '../../../../renderer/document/edits.ts'
import { sectionTypeNames, sectionTypes } from '../../../../renderer/document/section-types.ts'
import { documentAtom } from '../../../state/draft.ts'
import { menuBehavior } from '../../../ui/menu-behavior.ts'
import classes from './sections.module.css'
import { useAddSection } from './use-add-section.ts'

/** Offers the section types that the page still has room for. The new one comes last and opens at once. */
export function AddSectionMenu() {
  const document = useAtomValue(documentAtom)
  const { add, prepare } = useAddSection()
  if (!document) return null
  const offered = sectionTypeNames.filter((type) => !sectionTypes[type].disabled && roomFor(document, type) > 0)

  return (
    <div className={classes.add}>
      <Menu
        {...menuBehavior}
        position="top-start"
        width={220}
        shadow="md"
        disabled={offered.length === 0}
        onOpen={prepare}
      >
        <Menu.Target>
          <Button
            variant="light"
            color="gray"
            size="xs"
            leftSection={<IconPlus size={14} />}
            disabled={offered.length === 0}
          >
            Add section
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {offered.map((type) => (
            <Menu.Item key={type} onClick={() => add(type)}>
              {sectionTypes[type].title}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  )
}
