import { Button, Menu } from '@mantine/core'
import { IconColumns2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { WebsiteSettings } from '../../../../renderer/document/website-settings.ts'
import { visibleChanges } from '../../../../renderer/visible-changes.ts'
import type { ReleaseListItem } from '../../../../worker/publishing/schema.ts'
import { releaseQuery } from '../../../state/releases.ts'
import { late } from '../../../ui/late.tsx'
import { menuBehavior } from '../../../ui/menu-behavior.ts'
import classes from './versions.module.css'

const SideBySide = late(() => import('../changes/side-by-side.tsx').then((file) => file.SideBySide))

type CompareVersionProps = {
  draftId: string
  version: { number: number; document: WebsiteSettings }
  /** What visitors see, where that is another version. */
  online: ReleaseListItem | undefined
  draft: WebsiteSettings
  comparing: boolean
  onComparing: (comparing: boolean) => void
}

/** Shows a version beside the online one, or beside the editor's. */
export function CompareVersion({ draftId, version, online, draft, comparing, onComparing }: CompareVersionProps) {
  const [other, setOther] = useState<'online' | 'draft'>('draft')
  const button = useRef<HTMLButtonElement>(null)
  const { data: live } = useQuery({ ...releaseQuery(draftId, online?.number ?? 0), enabled: online !== undefined })
  const before =
    other === 'online' && online
      ? live && { name: 'Online now', document: live.websiteSettings }
      : { name: 'In the editor', document: draft }
  const changes = useMemo(
    () => (comparing && before ? visibleChanges(before.document, version.document) : []),
    [comparing, before, version.document],
  )
  const wasComparing = useRef(false)
  useEffect(() => {
    if (wasComparing.current && !comparing) button.current?.focus()
    wasComparing.current = comparing
  }, [comparing])

  const compare = (beside: typeof other) => () => {
    setOther(beside)
    onComparing(true)
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
      {comparing && before && (
        <SideBySide
          before={before}
          after={{ name: `Version ${version.number}`, document: version.document }}
          changes={changes}
          startAt={undefined}
          onClose={() => onComparing(false)}
        />
      )}
    </div>
  )
}
