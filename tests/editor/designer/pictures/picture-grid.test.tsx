// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { PictureGrid } from '#editor/designer/pictures/library/picture-grid.tsx'
import type { Upload, UploadState } from '#editor/designer/pictures/uploads/upload.ts'
import { renderInApp } from '../../in-app.tsx'
import { pictureOf } from './library-picture.ts'

const upload = (id: string, state: UploadState): Upload => ({
  ...{ id, state, draftId: 'draft-1', addedAt: 0, controller: new AbortController(), onEnd: () => {} },
  file: new File([id], `${id}.jpg`, { type: 'image/jpeg' }),
  url: `blob:${id}.jpg`,
})

function show(uploads: readonly Upload[], pictures = [pictureOf('a')]) {
  const nothing = () => {}
  const about = { draftId: 'draft-1', picked: [], uses: new Map(), isLogo: false, canSuggest: false }
  renderInApp(<PictureGrid {...{ ...about, pictures, uploads, onPress: nothing, onKey: nothing, onTake: nothing }} />)
  return [...screen.getByRole('list', { name: 'Your pictures' }).querySelectorAll('img')]
}

describe('the picture grid', () => {
  afterEach(cleanup)

  it('shows a local file before it is uploaded, newest first and above stored pictures', () => {
    const shown = show([upload('new', { status: 'waiting' }), upload('newer', { status: 'sending', share: 0.5 })])
    expect(shown.map(({ src }) => src).slice(0, 2)).toEqual(['blob:newer.jpg', 'blob:new.jpg'])
    expect(shown).toHaveLength(3)
  })

  it('shows the local file until the stored picture has loaded', () => {
    const [stored] = show([upload('done', { status: 'done', picture: pictureOf('a') })])
    expect(stored?.src).not.toContain('blob:')
    expect(stored?.style.background).toContain('blob:done.jpg')
    fireEvent.load(stored as HTMLElement)
    expect(stored?.style.background).toBe('')
  })

  it('doesn’t show a file whose upload failed', () => {
    expect(show([upload('bad', { status: 'failed', code: 'picture_unreadable' })], [])).toEqual([])
  })
})
