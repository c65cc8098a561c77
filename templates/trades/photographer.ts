import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const photographer: Trade = {
  slug: 'photographer',
  trade: 'Photographer',
  appointments: true,
  proof: ['Award', 'Membership', 'Insurance', 'Qualification'],
  leadsWith: 'work',
  form: {
    fields: [
      { label: 'Kind of photos', kind: 'ShortText' },
      { label: 'Place', kind: 'ShortText' },
    ],
  },
  style: 'Geometric',
  palettes: ['ink-on-bone', 'after-dark', 'sand-olive', 'blush-plum', 'navy-brass'],
  fontPairs: ['airy', 'classic', 'thoughtful', 'clear'],
  subject: '',
  matches: {
    own: words`
      photographer*, photography, photographic studio*, photo studio*, wedding photo*, portrait photo*, family photo*,
      newborn photo*, headshot photo*, product photo*, event photo*, food photo*, property photo*, pet photo*,
      take photographs, photograph weddings, photograph families, photograph people, photoshoot*, photo shoot*
    `,
    signs: words`
      portrait*, headshot*, weddings, newborn*, engagement*, elopement*, photos, photographs, pictures, camera*,
      lightroom, albums, prints, mini session*, retouch*
    `,
    not: words`
      photography book*, book* on photography, no photography, portrait painter*, portrait painting*,
      portrait artist*, photos of the job, photographs of the job, photo frame*, photo framing, photo print*,
      security camera*, camera repair*, photocopy*, photo id, drain camera*, art prints, photography supplies
    `,
  },
  services: [
    {
      name: 'Weddings',
      also: words`wedding, bridal, bridal portrait, elopement, bride`,
      about: [
        'The hour before sunset gives the softest light, so the couple’s portraits are often planned around it.',
        'A list of the family groups, written beforehand, saves half an hour of calling for uncles.',
        'A second photographer is mostly for what happens twice at once, such as both faces at the vows.',
      ],
    },
    {
      name: 'Couples and engagements',
      also: words`engagement, couple, prewedding, pre wedding, proposal, love story, anniversary shoot`,
      about: [
        'Most couples stiffen in the first minutes, so the pictures that are kept come from later.',
        'Walking gives hands and eyes something to do, and looks less posed than standing.',
        'Related tones look better on two people than the same color, which makes them look like a team.',
      ],
    },
    {
      name: 'Family portraits',
      also: words`family, families, children, kids, sibling, generation`,
      about: [
        'Small children last about half an hour, so the big group comes first and the wandering after.',
        'At home or in a park that they know, children forget the camera sooner.',
        'Naps and mealtimes decide the hour of a family shoot more than the light does.',
      ],
    },
    {
      name: 'Newborns',
      also: words`newborn, new born, new baby`,
      about: [
        'Most newborn shoots are in the first two weeks, while babies still curl up and sleep through.',
        'The room is kept very warm, because a newborn is often photographed with little on.',
        'Feeds and cuddles take up most of a newborn shoot, and the camera waits.',
      ],
    },
    {
      name: 'Portraits',
      also: words`portrait, studio, graduation, senior photo, boudoir`,
      about: [
        'Light from a large window to one side flatters most faces; a small lamp from the front draws every line.',
        'A jacket, a cup or a chair gives the hands a task, and a face relaxes once they have one.',
        'Plain clothes without logos or fine stripes keep the eye on the face.',
      ],
    },
    {
      name: 'Headshots',
      also: words`headshot, head shot, corporate portrait, business portrait, linkedin, actor, profile pic, profile photo, staff portrait, staff photo, team photo, team portrait`,
      about: [
        'A chin pushed slightly forward and down feels odd in the room and looks right in the picture.',
        'The same background and the same light make the portraits of a team look like one company.',
        'A headshot is mostly seen as small as a stamp, so the face fills more of it than in other portraits.',
      ],
    },
    {
      name: 'Events',
      also: words`event, party, parties, conference, christening, birthday, gala, mitzvah, corporate function`,
      unit: 'per hour',
      about: [
        'A running order with names tells the photographer whom to look for, and when.',
        'Speeches look liveliest from the side, where the speaker and the faces that listen fit in one picture.',
        'A flash is often bounced off the ceiling, so rooms with white ceilings make better pictures than dark ones.',
      ],
    },
    {
      name: 'Products',
      also: words`product, ecommerce, packshot, pack shot, still life, amazon, etsy, catalog`,
      about: [
        'Shiny things mirror the whole room, so they are often photographed inside a tent of white cloth.',
        'A plain background shows what a thing is; a hand or a table shows how large.',
        'Dust that no eye sees shows in a close-up, so cleaning can take as long as the light.',
      ],
    },
    {
      name: 'Food',
      also: words`food, menu, dishes, restaurant, cookbook, drinks`,
      about: [
        'A dish is photographed within minutes of leaving the kitchen, before the herbs wilt and the gloss goes.',
        'Light from behind or from the side shows steam and texture; light from the front flattens a plate.',
        'A short list, cooked one dish at a time, gives better pictures than a full table.',
      ],
    },
    {
      name: 'Homes and interiors',
      also: words`property, real estate, interior, airbnb, holiday let, vacation rental, architect, estate agent, listing`,
      about: [
        'Rooms are mostly photographed from chest height, with the camera level so that the walls stand upright.',
        'Bright windows and dark corners often take several exposures, blended into one picture.',
        'Cleared surfaces and open curtains do more for the picture of a room than any lens.',
      ],
    },
    {
      name: 'Pets',
      also: words`pets, pet photo, pet portrait, pet shoot, pet session, dog photo, dog portrait, dog shoot, dogs, equine, horse`,
      about: [
        'Animals look like themselves from their own height, so the photographer spends much of the shoot low down.',
        'A new noise buys a look or two with the ears up, so it is saved for the right moment.',
        'Black coats swallow light, so dark animals are mostly photographed in open shade and not at noon.',
      ],
    },
    {
      name: 'Maternity',
      also: words`maternity, pregnan, bump`,
      about: [
        'Most maternity pictures are taken some weeks before the birth, when the bump is round and standing is easy.',
        'Light from the side and a close-fitting dress show the bump; a loose one hides it.',
        'Hands draw the eye, so where they rest decides much of a maternity portrait.',
      ],
    },
  ],
  questions: [
    { ask: 'How far ahead should we book?', from: 'notice' },
    { ask: 'What does a shoot cost?', from: 'prices' },
    { ask: 'Where do you work?', from: 'area' },
    {
      ask: 'How many photos do we get?',
      words: words`edited photo, edited image, edited picture, photos per, images per, minimum images, minimum photos, around images, about photos`,
    },
    {
      ask: 'When do we get the photos?',
      words: words`photos within, gallery within, images within, pictures within, photos weeks, gallery weeks, images weeks, turnaround`,
    },
    { ask: 'May we print the photos?', words: words`print, full resolution, high resolution, usage, copyright` },
    { ask: 'Do you take a deposit?', from: 'deposit' },
    { ask: 'What if it rains?', words: words`rain, weather` },
  ],
  usualHours: ['Mon-Fri 09:00-17:00', 'Sat 10:00-16:00'],
  photoWishes: [
    'The one picture that shows your style, wide.',
    'You with a camera, at work.',
    'A picture from each kind of shoot.',
  ],
  pictures: null,
  callToAction: 'Ask about a date',
  servicesLabel: 'See services',
  names: {
    words: words`
      Golden Hour, Aperture, North Window, Halide, Silver, Shutter, Contact Sheet, Linen, Juniper, Half Light, Magnolia,
      Paper Moon, Darkroom, Swallow, Long Shadow, Amber, Plain Wall, Heron, First Light
    `,
    endings: words`Photography, Photo, Studio, Pictures, Photographs, Portraits`,
    whole: words`
      The North Window, Hold Still, One More for Grandma, The Second Look, Before the Cake, Eyes Open, The Light Upstairs,
      Last of the Sun, Nobody Say Cheese, Thirty-Six Frames
    `,
  },
  ideas: [
    'Weddings on film, in small numbers',
    'Newborn pictures at home',
    'Headshots for people who hate them',
    'Family portraits on the beach',
    'Dogs and their people',
    'Food pictures for small restaurants',
    'Product photos for makers',
    'Rooms and houses for letting agents',
    'School portraits with some character',
    'Elopements in the mountains',
    'Staff pictures in one morning',
    'Portraits of craftspeople at work',
    'Family shoots at breakfast',
    'Dance and theater photography',
    'Old photographs, copied and repaired',
  ],
  searchTerms: words`photographer, photography, photo shoot`,
}
