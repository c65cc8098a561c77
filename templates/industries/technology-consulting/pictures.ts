import type { Industry } from '../industry.ts'

export const pictures: Industry['pictures'] = {
  hero: ['laptop server monitor headphones', 'A laptop and a monitor beside a server'],
  banners: [
    ['desk monitor room', 'A desk with a monitor by a window'],
    ['server shield', 'A server with a shield on the wall behind it'],
    ['laptop coffee lamp', 'A laptop with a cup of coffee under a lamp'],
  ],
  gallery: [
    ['laptop', 'An open laptop', 'The first interview'],
    ['server', 'A server with its lights on', 'Humming quietly'],
    ['desk monitor', 'A desk with a monitor', 'Where the drawings are made'],
    ['cable', 'A coiled cable', 'Labeled at both ends'],
    ['headphones', 'Headphones on a table', 'On the line'],
    ['monitor dashboard', 'A chart on a screen', 'One page of figures'],
    ['phone', 'A phone on a table', 'Nobody is calling. Good.'],
    ['bookcase', 'A bookcase with folders', 'Written down'],
  ],
  scheduling: ['calendar laptop', 'A calendar beside a laptop'],
  video: ['monitor desk', 'A monitor on a desk'],
  contact: ['telephone envelope laptop', 'A telephone and an envelope beside a laptop'],
  person: ['technology consultant portrait', 'A consultant'],
}
