import { usePageWords } from './words/use-page-words.ts'

/** The id of every page's main element. Section ids never contain capitals. */
export const contentId = 'Content'

export function SkipLink() {
  const { skip, lang } = usePageWords()
  return (
    <a className="skip" href={`#${contentId}`} lang={lang}>
      {skip}
    </a>
  )
}
