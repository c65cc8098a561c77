import classes from './search.module.css'

/** Words from the website to begin a search with. */
export function SearchWords({ words, onChoose }: { words: readonly string[]; onChoose: (word: string) => void }) {
  return (
    <div className={classes.notice}>
      <p>
        {words.length > 0
          ? 'Describe what the picture should show, or start with:'
          : 'Describe what the picture should show.'}
      </p>
      {words.length > 0 && (
        <ul className={classes.words}>
          {words.map((word) => (
            <li key={word}>
              <button type="button" onClick={() => onChoose(word)}>
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
