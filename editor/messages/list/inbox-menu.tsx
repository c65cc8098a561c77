import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconFileSpreadsheet, IconSettings } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '#api/client.ts'
import { downloadFile } from '#api/file-of.ts'
import { problems } from '#ui/errors/error-texts.ts'
import pageTitle from '#ui/page-title.module.css'
import { saveFile } from '#ui/save-file.ts'
import { toastError } from '#ui/toasts/toast.tsx'
import { menuBehavior } from '#ui/window/focus-soon.ts'
import { lazyComponent, useLatched } from '#ui/window/lazy.tsx'
import type { DraftListItem } from '#worker/drafts/schema.ts'

const SettingsDialog = lazyComponent(() =>
  import('../settings/settings-dialog.tsx').then((file) => file.SettingsDialog),
)

/** Actions on the inbox. `website`: the website shown, unless all are. */
export function InboxMenu({ websites, website }: { websites: DraftListItem[]; website: string | undefined }) {
  const [params] = useSearchParams()
  /** The link in emails opens a website's settings. */
  const [initialWebsite] = useState(params.get('settings') ?? undefined)
  const [isSetting, setIsSetting] = useState(initialWebsite !== undefined)
  const wasSetting = useLatched(isSetting)
  const download = useMutation({
    mutationFn: async () => {
      const query = website ? { draftId: website } : {}
      const received = await downloadFile(api.messages.export.$get({ query }), {
        name: 'messages.csv',
        onProgress: () => undefined,
      })
      saveFile(received.name, received.file)
    },
    networkMode: 'always',
    onError: (error) => toastError(error, problems.messageExport),
  })
  return (
    <>
      <Menu {...menuBehavior} position="bottom-end" width={216} shadow="md">
        <Menu.Target>
          <ActionIcon
            className={pageTitle.beside}
            variant="subtle"
            color="gray"
            aria-label="Settings and export"
            loading={download.isPending}
          >
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconSettings size={16} aria-hidden />} onClick={() => setIsSetting(true)}>
            Inbox settings
          </Menu.Item>
          <Menu.Item leftSection={<IconFileSpreadsheet size={16} aria-hidden />} onClick={() => download.mutate()}>
            Export as CSV
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {wasSetting && (
        <SettingsDialog
          opened={isSetting}
          websites={websites}
          first={initialWebsite ?? website}
          onClose={() => setIsSetting(false)}
        />
      )}
    </>
  )
}
