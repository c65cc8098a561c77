import { Button, Menu } from '@mantine/core'
import { IconColumns2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import type { WebsiteSettings } from '#renderer/document/website-settings.ts'
import { visibleChanges } from '#renderer/options/visible-changes.ts'
import { menuBehavior } from '#ui/window/focus-soon.ts'
import { lazyComponent, useLatched } from '#ui/window/lazy.tsx'
import type { ReleaseListItem } from '#worker/publishing/schema.ts'
import { releaseQuery } from '../queries.ts'
import classes from './versions.module.css'

const SideBySide = lazyComponent(() => import('../changes/side-by-side.tsx').then((file) => file.SideBySide))

type CompareVersionProps = {
  draftId: string
  version: { number: number; document: WebsiteSettings }
  /** The live version, if it isn't this one. */
  online: ReleaseListItem | undefined
  draft: WebsiteSettings
}

/** Compares a version with the live one or the draft. */
export function CompareVersion({ draftId, version, online, draft }: CompareVersionProps) {
  const [comparing, setComparing] = useState(false)
  const everCompared = useLatched(comparing)
  const [other, setOther] = useState<'online' | 'draft'>('draft')
  const button = useRef<HTMLButtonElement>(null)
  const { data: live } = useQuery({ ...releaseQuery(draftId, online?.number ?? 0), enabled: online !== undefined })
  const before =
    other === 'online' && online
      ? live && { name: 'Online now', document: live.websiteSettings }
      : { name: 'In the editor', document: draft }
  const changes = useMemo(
    () => (everCompared && before ? visibleChanges(before.document, version.document) : []),
    [everCompared, before, version.document],
  )

  const compare = (beside: typeof other) => () => {
    setOther(beside)
    setComparing(true)
  }
  return (
    <div className={classes.compare}>
      <Menu {...menuBehavior} position="top-start" width={232} shadow="md" returnFocus={false}>
        <Menu.Target>
          <Button ref={button} fullWidth variant="default" leftSection={<IconColumns2 size={16} aria-hidden />}>
            Compare
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {online && <Menu.Item onClick={compare('online')}>With the version online</Menu.Item>}
          <Menu.Item onClick={compare('draft')}>With the editor</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {everCompared && before && (
        <SideBySide
          opened={comparing}
          before={before}
          after={{ name: `Version ${version.number}`, document: version.document }}
          changes={changes}
          startAt={undefined}
          onClose={() => setComparing(false)}
          // The menu that opened it no longer exists.
          onClosed={() => button.current?.focus()}
        />
      )}
    </div>
  )
}
