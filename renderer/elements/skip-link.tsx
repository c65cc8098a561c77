import { usePageWords } from './words/use-page-words.ts'

/** Of the main part of every page. With a capital, which no section's id has. */
export const contentId = 'Content'

/** The first thing that a keyboard comes to; nobody else sees it. */
export function SkipLink() {
  const { skip, lang } = usePageWords()
  return (
    <a className="skip" href={`#${contentId}`} lang={lang}>
      {skip}
    </a>
  )
}
