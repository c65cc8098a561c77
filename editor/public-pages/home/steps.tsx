const steps = [
  {
    title: 'Say what you do',
    text: 'What you offer, what it costs, when you’re open. You see what we understood as you type; an old website helps, if you have one.',
  },
  {
    title: 'Pick what you like',
    text: 'Fonts, colors and sections, each shown on your own website while you choose. A section with nothing to say waits until it has.',
  },
  {
    title: 'Change it and publish',
    text: 'Click any part of the page and type. Publish, and it’s live at its own web address a second later.',
  },
] as const

export function Steps() {
  return (
    <section className="band" aria-labelledby="steps">
      <h2 id="steps">No blank page to start from</h2>
      <ol className="points three numbered">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
