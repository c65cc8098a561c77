import type { Page } from '@playwright/test'

export type DroppedFile = { name: string; type: string; bytes: Uint8Array }

/** Drops files on a page, as somebody does who holds them in the hand. */
export async function dropFiles(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (held) => {
      const transfer = new DataTransfer()
      for (const { name, type, letters } of held) {
        const bytes = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type }))
      }
      return transfer
    },
    files.map(({ name, type, bytes }) => ({ name, type, letters: Buffer.from(bytes).toString('base64') })),
  )
  for (const event of ['dragenter', 'dragover', 'drop']) await page.dispatchEvent('body', event, { dataTransfer })
}
