import { expect, type FileChooser, test } from '@playwright/test'
import { openDesigner, publishAs } from '../steps.ts'
import { violations } from '../violations.ts'

const bakery = { name: 'Dale Street Bakery', about: 'Bakery with sourdough bread and cakes', place: 'Leeds' }

test('a website is downloaded and imported again, and a wrong file is rejected', { tag: '@slow' }, async ({ page }) => {
  await openDesigner(page, bakery, 'dale@bakery.example')
  await publishAs(page, 'dale-bakery')
  await page.keyboard.press('Escape')

  const path = await test.step('download it in the editor', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Your websites' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Download this website' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^dale-street-bakery-\d{4}-\d\d-\d\d\.zip$/)
    return file.path()
  })

  await test.step('download it from the palette', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('download website')
    const download = page.waitForEvent('download')
    await page.getByRole('option', { name: 'Download this website' }).click()
    await download
  })

  await test.step('find the import in the palette, which asks for the file', async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type('import')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('option', { name: 'Import a website' }).click()
    await chooser
    await expect(page).toHaveURL('/websites')
  })

  const choose = async (files: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import a website' }).click()
    await (await chooser).setFiles(files)
  }

  await test.step('import it on the websites page', async () => {
    await choose(path)
    await expect(page.getByText(`Imported: ${bakery.name}`)).toBeVisible()
    await expect(page.getByRole('heading', { name: bakery.name, exact: true })).toHaveCount(2)
    expect(await violations(page)).toEqual([])
  })

  await test.step('choose a file that is not a download', async () => {
    await choose({ name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('only some words') })
    await expect(page.getByText('This isn’t a zip file.')).toBeVisible()
    await expect(page.getByRole('heading', { name: bakery.name, exact: true })).toHaveCount(2)
  })
})
