import { Switch } from '@mantine/core'
import { useAtomValue } from 'jotai'
import { limits } from '#renderer/document/fields/limits.ts'
import { FieldPlace } from '../form/field-place.tsx'
import { pageFactsAtom } from './page-facts.ts'
import { TextSetting } from './text-setting.tsx'

import { useSetting } from './use-setting.ts'

export function PageTitle() {
  const [title, change] = useSetting('pageTitle')
  const usual = useAtomValue(pageFactsAtom)?.usualTitle ?? ''
  return (
    <TextSetting
      name="pageTitle"
      label="Page title"
      placeholder={usual}
      hint={titleAdvice(title, usual)}
      max={limits.websiteTitle}
      value={title}
      onChange={change}
    />
  )
}

/** The text below the title in search results and chats. */
export function PageDescription() {
  const [description, change] = useSetting('pageDescription')
  const usual = useAtomValue(pageFactsAtom)?.description ?? ''
  return (
    <TextSetting
      name="pageDescription"
      label="Page description"
      hint={descriptionAdvice(description)}
      placeholder={description === '' ? usual : undefined}
      long
      max={limits.pageDescription}
      value={description}
      onChange={change}
    />
  )
}

export function SeoKeywords() {
  const [keywords, change] = useSetting('seoKeywords')
  return (
    <TextSetting
      name="seoKeywords"
      label="SEO keywords"
      hint="What people search for when they need you, separated by commas. Search results show these words in bold, so use them in your introduction too."
      long
      max={limits.seoKeywords}
      value={keywords}
      onChange={change}
    />
  )
}

export function SearchIndexing() {
  const [indexed, change] = useSetting('searchIndexing')
  return (
    <FieldPlace path="settings.searchIndexing">
      <Switch
        id="settings.searchIndexing"
        label="Search indexing"
        description={
          indexed
            ? 'Search engines may list this website once it is published.'
            : 'Only people who know the web address can find it. Search engines that already list it will drop it within a few weeks.'
        }
        checked={indexed}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </FieldPlace>
  )
}

/** Lengths in characters: how much a search result shows, and what is too short. */
const title = { shown: 60, short: 20 }
/** Desktop search results show about 160 characters, phones fewer. */
const description = { shown: 160, short: 70 }

/** Advice on a title's length. `usual`: the default title. */
export function titleAdvice(text: string, usual: string): string {
  const { length } = text.trim()
  if (length === 0) return `If left empty, the title is “${usual}”.`
  if (length < title.short) return `${count(length)}: short. People search for what you do and where, so say both.`
  if (length <= title.shown) return `${count(length)}: a good length.`
  return `${count(length)}: search results may cut off the end.`
}

/** Advice on a description's length. */
export function descriptionAdvice(text: string): string {
  const { length } = text.trim()
  if (length === 0)
    return 'Shown under the title in search results. If left empty, we use the beginning of your introduction.'
  if (length < description.short) return `${count(length)}: short. Say what you do, where, and why people choose you.`
  if (length <= description.shown) return `${count(length)}: a good length.`
  return `${count(length)}: search results may cut off the end, so say what matters first.`
}

const count = (length: number) => `${length} ${length === 1 ? 'character' : 'characters'}`
