import type { SampleWords } from '../sample-words.ts'

export const samples: SampleWords = {
  people: [
    {
      name: 'Marieke Hoekstra',
      bio: 'Vertel hier hoe iemand in dit vak terechtkwam en waarvoor mensen bij hem of haar komen.',
    },
    {
      name: 'Bas Verhoeven',
      bio: 'Schrijf wat iemand hier doet en wat daar leuk aan is. Twee eenvoudige zinnen zijn genoeg.',
    },
  ],
  reviews: [
    {
      name: 'Annelies Postma',
      text: 'Ik had veel vragen en kreeg op elke vraag een duidelijk antwoord. Toen ik er nog over wilde nadenken, zette niemand me onder druk.',
    },
    {
      name: 'Ruben Dekker',
      text: 'Ik wist vooraf wat het zou kosten, en dat heb ik ook betaald. Het nummer heb ik aan mijn zus doorgegeven.',
    },
  ],
}
