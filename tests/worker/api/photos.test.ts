import { expect, it } from 'vitest'
import { photoList } from '../../../worker/contract/photos.ts'
import { Browser } from '../../harness/workers/browser.ts'
import { newPerson } from '../../harness/workers/sign-in.ts'

it('finds different pictures for a keyword, the same ones each time', async () => {
  const person = await newPerson()
  const found = async () => photoList.parse((await person.get('/api/photos?keyword=barber%20shop')).body).images
  const images = await found()
  expect(images).toHaveLength(12)
  expect(images[0]).toMatchObject({ provider: 'Artwork', tags: ['barber', 'shop'], description: 'barber shop' })
  expect(new Set(images.map(({ seed }) => seed)).size).toBe(12)
  expect(await found()).toEqual(images)
})

it('wants a keyword and somebody signed in', async () => {
  const person = await newPerson()
  expect((await person.get('/api/photos')).status).toBe(400)
  expect((await person.get(`/api/photos?keyword=${'k'.repeat(49)}`)).status).toBe(400)
  expect((await new Browser().get('/api/photos?keyword=barber')).status).toBe(401)
})
