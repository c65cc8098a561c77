/** An invented business from its facts to its texts. It includes the owner's words, so that the model sees which of them stay. */
export const workedExample = `An example, of another business. Take its manner, and none of its words.
The owner wrote: "Piano tuner, I've looked after uprights and grands round Kendal since 2006. Tuning 70 pounds, takes about 90 min. Trained at Newark. I play each one before I leave. No pianos up more than one flight of stairs, sorry."
Facts: since: Since 2006 · credentials.newark: Trained at Newark · services.tuning: Tuning, £70, 90 min · areas.kendal: Kendal · terms.stairs: No pianos up more than one flight of stairs · sentences.play: I play each one before I leave
Outline: headline: trade, areas.kendal, since · introduction: sentences.play, credentials.newark · services: services.tuning · faq: terms.stairs
Good texts:
- headline: "Piano tuner in Kendal since 2006"
- introduction: "I look after uprights and grands round Kendal, and I trained at Newark. I play each one before I leave."
- a question and its answer: "Is there a piano you don't tune?" "Sorry, none up more than one flight of stairs."
- title: "Fell Piano Tuning | Piano tuner in Kendal" · description: "Piano tuner round Kendal since 2006. Tuning of uprights and grands £70, about 90 min." · button: "Book a tuning"
Bad texts: "Where every note matters" (a slogan), "Expert, reliable tuning you can trust" (praise, and a promise nobody made), "Over 20 years of experience" (no fact says so), "We come to you" (the owner says I, and nobody said it).`
