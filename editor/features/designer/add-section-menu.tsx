import { Button, Menu } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useAtomValue, useSetAtom } from 'jotai'
import { addSection, blankSection, roomFor } from '../../../renderer/document/edits.ts'
import { type SectionType, sectionTypeNames, sectionTypes } from '../../../renderer/document/section-types.ts'
import { documentAtom, editAtom } from '../../state/draft.ts'
import { selectSectionAtom } from '../../state/selection.ts'
import classes from './designer.module.css'
import { menuBehavior } from './menu-behavior.ts'

/** Offers the section types that the page still has room for. The new one comes last and opens at once. */
export function AddSectionMenu() {
  const document = useAtomValue(documentAtom)
  const edit = useSetAtom(editAtom)
  const select = useSetAtom(selectSectionAtom)
  if (!document) return null
  const offered = sectionTypeNames.filter((type) => !sectionTypes[type].disabled && roomFor(document, type) > 0)

  const add = (type: SectionType) => {
    const section = blankSection(document, type)
    edit((before) => addSection(before, section))
    select(section.id)
  }

  return (
    <div className={classes.add}>
      <Menu {...menuBehavior} position="top-start" width={220} shadow="md" disabled={offered.length === 0}>
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
