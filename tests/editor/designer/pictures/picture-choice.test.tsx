// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { documentAtom, openDraftAtom, timelineAtom } from '#editor/designer/document/session.ts'
import { PictureDialogs } from '#editor/designer/pictures/picture-dialogs.tsx'
import { type PictureRequest, pictureRequestAtom } from '#editor/designer/pictures/picture-request.ts'
import { writeField } from '#renderer/document/fields/field-path.ts'
import type { Image } from '#renderer/document/values/image.ts'
import type { PhotoSource } from '#worker/adapters/photos/schema.ts'
import type { LibraryPicture } from '#worker/pictures/schema.ts'
import { renderInApp } from '../../in-app.tsx'
import { stubApi } from '../../stub-api.ts'
import { draftOf, websiteOf } from '../../website.ts'
import { pictureOf } from './library-picture.ts'

let user: ReturnType<typeof userEvent.setup>
let chosen: Image[]
let stored: LibraryPicture[]
let sent: unknown[]
beforeEach(() => {
  user = userEvent.setup()
  chosen = []
  sent = []
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const letters = (count: number) => [...'abcdef'].slice(0, count)
const tiles = () => screen.getAllByRole('button', { name: /^Picture / })
const pickedTiles = () => tiles().map((tile) => tile.getAttribute('aria-pressed') === 'true')
const tabs = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent

type Opening = { count?: number; sources?: PhotoSource[]; wanted?: Partial<PictureRequest> }

async function open({ count = 4, sources = [], wanted = {} }: Opening) {
  stored = letters(count).map((letter) => pictureOf(letter, { description: `Picture ${letter}` }))
  const answers: Record<string, Parameters<typeof stubApi>[0][string]> = {
    'GET /api/drafts/draft-1/images': () => ({ pictures: stored, limit: 36, canSuggest: false, photoSources: sources }),
    'GET /api/drafts/draft-1/imported-pictures': () => ({ pictures: [] }),
  }
  for (const { id } of stored) {
    answers[`DELETE /api/drafts/draft-1/images/${id}`] = () => {
      sent.push(id)
      return null
    }
    answers[`PATCH /api/drafts/draft-1/images/${id}`] = ({ body }) => {
      sent.push(body)
      return stored[0]
    }
  }
  stubApi(answers)
  const first = stored[0]
  const site = first ? writeField(websiteOf(), 'introduction-1.image', first.image) : websiteOf()
  const store = renderInApp(<PictureDialogs />, (prepared) => {
    prepared.set(openDraftAtom, draftOf(site))
    prepared.set(pictureRequestAtom, {
      ...{ label: 'Picture', current: null, keywords: [], maxCount: 1 },
      onChoose: (images) => {
        chosen = images
      },
      ...wanted,
    })
  })
  await screen.findByRole('button', { name: 'Choose' })
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading your pictures' })).toBeNull())
  return store
}

describe('the picture dialog’s tabs', () => {
  it('start with the owner’s pictures and end with labeled patterns', async () => {
    await open({ sources: ['Pexels'], wanted: { patterns: true } })
    await waitFor(() => expect(tabs()).toEqual(['Your pictures', 'Search', 'Patterns']))
    expect(selectedTab()).toBe('Your pictures')
    await user.click(screen.getByRole('tab', { name: 'Patterns' }))
    expect(screen.getByText('Drawings in your website’s colors, not photos.')).toBeDefined()
  })

  it('start with the search if the library is empty and a photo service is configured', async () => {
    await open({ count: 0, sources: ['Pexels'] })
    await waitFor(() => expect(selectedTab()).toBe('Search'))
  })

  it('include no search without a photo service', async () => {
    await open({ count: 0, wanted: { patterns: true } })
    await waitFor(() => expect(tabs()).toEqual(['Your pictures', 'Patterns']))
    expect(selectedTab()).toBe('Your pictures')
  })
})

describe('selecting several pictures', () => {
  it('adds a range of them in one step', async () => {
    await open({ wanted: { maxCount: 6 } })
    await user.click(tiles()[0] as HTMLElement)
    await user.keyboard('{Shift>}')
    await user.click(tiles()[2] as HTMLElement)
    await user.keyboard('{/Shift}')
    expect(pickedTiles()).toEqual([true, true, true, false])
    await user.click(screen.getByRole('button', { name: 'Choose 3 pictures' }))
    await waitFor(() => expect(chosen).toHaveLength(3))
  })

  it('stops with an explanation if more are selected than fit', async () => {
    await open({ wanted: { maxCount: 2 } })
    for (const tile of tiles().slice(0, 3)) await user.click(tile)
    expect(screen.getByText('3 selected: there is room for 2.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Choose' })).toHaveProperty('disabled', true)
  })

  it('works by keyboard, and they can be deleted from the website, which one undo reverts', async () => {
    const store = await open({})
    tiles()[0]?.focus()
    await user.keyboard('{Enter}{Shift>}{ArrowRight}{/Shift}')
    expect(pickedTiles()).toEqual([true, true, false, false])
    await user.keyboard('{Delete}')
    await user.click(await screen.findByRole('button', { name: 'Delete pictures' }))
    await waitFor(() => expect(tiles()).toHaveLength(2))
    expect(sent).toEqual(['picture-a', 'picture-b'])
    const { present, past, names } = store.get(timelineAtom) ?? {}
    expect(past).toHaveLength(1)
    expect(present && names?.get(present)).toBe('Pictures deleted')
  })

  it('starts with none selected', async () => {
    await open({})
    await user.click(tiles()[3] as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Select' }))
    expect(pickedTiles()).toEqual([false, false, false, false])
    await user.click(tiles()[1] as HTMLElement)
    await user.click(tiles()[2] as HTMLElement)
    expect(pickedTiles()).toEqual([false, true, true, false])
  })
})

it('a picture’s description is saved once and used wherever the picture appears', async () => {
  const store = await open({})
  const field = screen.getByRole('textbox', { name: 'Description of picture 1' })
  await user.clear(field)
  await user.paste('The shop')
  await user.tab()
  await waitFor(() => expect(sent).toEqual([{ description: 'The shop' }]))
  expect(JSON.stringify(store.get(documentAtom))).toContain('"description":"The shop"')
  const { present, names } = store.get(timelineAtom) ?? {}
  expect(present && names?.get(present)).toBe('Picture description')
})
