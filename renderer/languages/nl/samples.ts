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
}
