import { describe, expect, it, vi } from 'vitest'
import { drawPictures } from '../../../editor/identity/draw-pictures.ts'
import { drawnOf, joinOf } from '../../../editor/identity/drawn-of.ts'
import { changeSettings } from '../../../renderer/document/edits.ts'
import { image } from '../../../renderer/document/image.ts'
import { fullSite } from '../../renderer/fixtures/full-site.ts'
import { storedIcon } from '../../renderer/page/drawn-site.ts'

const signal = new AbortController().signal
const paint = (isWhole = true) => ({
  drawCard: async () => ({ file: new Blob(['card']), isWhole }),
  drawIcon: async () => new Blob(['icon']),
})
/** A store that takes all but what is `refused`. */
const storeOf = (refused?: string) =>
  vi.fn(async ({ kind }: { kind: string }) => {
    if (kind === refused) throw new Error('no room')
    return { image: image.parse({ provider: 'Custom', urls: [{ type: 'regular', url: `/media/${kind}` }] }) }
  })
const drawn = (document = fullSite, upload = storeOf(), brush = paint()) =>
  drawPictures(document, 'draft-1', signal, { upload, paint: brush })
const kindsOf = (upload: ReturnType<typeof storeOf>) => upload.mock.calls.map(([{ kind }]) => kind)

describe('drawing a website’s pictures', () => {
  it('stores both, and what they were drawn from', async () => {
    const pictures = await drawn()
    expect(pictures).toMatchObject({
      of: joinOf(drawnOf(fullSite)),
      icon: { urls: [{ url: '/media/icon' }] },
      card: { urls: [{ url: '/media/card' }] },
    })
  })

  it('stores only what has changed', async () => {
    const first = changeSettings(fullSite, { drawn: await drawn() })
    const upload = storeOf()
    await drawn({ ...first, business: { ...first.business, location: 'Leeds' } }, upload)
    expect(kindsOf(upload)).toEqual(['card'])
    const again = storeOf()
    expect(await drawn(first, again)).toEqual(first.settings.drawn)
    expect(again).not.toHaveBeenCalled()
  })

  it('draws no icon where the owner has one', async () => {
    const upload = storeOf()
    const { icon } = await drawn(changeSettings(fullSite, { browserIcon: image.parse(storedIcon('own')) }), upload)
    expect([icon, kindsOf(upload)]).toEqual([null, ['card']])
  })

  it('leaves out what cannot be stored, and tries it again the next time', async () => {
    const pictures = await drawn(fullSite, storeOf('card'))
    expect([pictures.icon !== null, pictures.card]).toEqual([true, null])
    const upload = storeOf()
    await drawn(changeSettings(fullSite, { drawn: pictures }), upload)
    expect(kindsOf(upload)).toEqual(['card'])
  })

  it('leaves out what cannot be drawn', async () => {
    const broken = { ...paint(), drawIcon: () => Promise.reject(new Error('no canvas')) }
    const { of, icon, card } = await drawn(fullSite, storeOf(), broken)
    expect([of, icon, card !== null]).toEqual([`.${drawnOf(fullSite).card}`, null, true])
  })

  it('shows a card without its picture for now, and draws it again the next time', async () => {
    const pictures = await drawn(fullSite, storeOf(), paint(false))
    expect(pictures.card).not.toBeNull()
    const upload = storeOf()
    await drawn(changeSettings(fullSite, { drawn: pictures }), upload)
    expect(kindsOf(upload)).toEqual(['card'])
  })
})
