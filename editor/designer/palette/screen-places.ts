import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useNavigate } from 'react-router'
import type { Screen } from '#worker/asks/schema.ts'
import { storedDraftAtom } from '../document/session.ts'

/** By label: the palette's place for each screen that a reply can link to. */
export const screenPlaces: Readonly<Record<Screen, string>> = {
  hours: 'Opening hours',
  services: 'Services and prices',
  people: 'People',
  contact: 'Phone number',
  links: 'Links',
  business: 'Company name',
  'add-section': 'Add a section',
  photos: 'Photos',
  logo: 'Logo',
  style: 'Style',
  colors: 'Palettes',
  fonts: 'Font of headings',
  shapes: 'Button corners',
  'search-results': 'Page title',
  announcement: 'Announcement',
  legal: 'Legal owner',
  checklist: 'Checklist before publishing',
  publish: 'Publish',
  versions: 'Version history',
  'private-preview': 'Share a private preview',
  history: 'History of changes',
  visitors: 'Visitors',
  inbox: 'Inbox',
  websites: 'All websites',
  account: 'Password',
  help: 'Help',
}

export function useOpenScreen() {
  const store = useStore()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return async (screen: Screen) => {
    const draft = store.get(storedDraftAtom)
    if (!draft) return
    const [{ knownPlaces }, { goTo }] = await Promise.all([import('./places/known-places.ts'), import('./go-to.ts')])
    const place = knownPlaces.find(({ label }) => label === screenPlaces[screen])
    if (place) goTo(place.target, { store, navigate, queries, draft })
  }
}
