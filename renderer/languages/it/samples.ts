import type { SampleWords } from '../sample-words.ts'

export const samples: SampleWords = {
  people: [
    {
      name: 'Chiara Fabbri',
      bio: 'Racconti qui come questa persona è arrivata a questo lavoro e per che cosa ci si rivolge a lei.',
    },
    {
      name: 'Davide Monti',
      bio: 'Scriva che cosa fa qui questa persona e che cosa le piace del suo lavoro. Bastano due frasi semplici.',
    },
  ],
}
