import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const photographer: Trade = {
  slug: 'photographer',
  trade: 'Photographer',
  appointments: true,
  proof: ['Award', 'Membership', 'Insurance', 'Qualification'],
  leadsWith: 'work',
  form: {
    message: 'What would you like photographed?',
    fields: [
      { label: 'Kind of photos', kind: 'ShortText' },
      { label: 'Place', kind: 'ShortText' },
    ],
  },
  styles: ['Elegant', 'CommonAlt', 'Geometric'],
  shapes: ['moon', 'frames', 'halftone', 'blinds', 'edge'],
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
      icon: 'hearts',
      also: words`wedding, bridal, bridal portrait, bride`,
      about: [
        'The hour before sunset gives the softest light, so the couple’s portraits are often planned around it.',
        'A list of the family groups, written beforehand, saves looking for people while everybody waits.',
        'Getting ready takes longer than planned at many weddings, so the timeline often leaves some slack before the ceremony.',
      ],
    },
    {
      name: 'Couples and engagements',
      icon: 'heart',
      also: words`engagement, couple, prewedding, pre wedding, proposal, love story, anniversary shoot`,
      about: [
        'Many couples are a little stiff at first, so favorite pictures often come from the second half.',
        'Walking gives hands and eyes something to do, and looks less posed than standing.',
        'Two people often look better in related tones than in the same color, which can look like a uniform.',
      ],
    },
    {
      name: 'Family portraits',
      icon: 'group',
      also: words`family, families, children, kids, sibling, generation`,
      about: [
        'Small children tire sooner than grown-ups think, so the big group is often photographed first.',
        'A favorite toy or a familiar song helps small children forget the camera.',
        'With small children, naps and mealtimes often decide the hour of a shoot more than the light does.',
      ],
    },
    {
      name: 'Newborns',
      icon: 'baby-carriage',
      also: words`newborn, new born, new baby`,
      about: [
        'Many newborn shoots are planned for the first weeks, while babies still curl up and sleep a lot.',
        'A room where a baby is undressed is usually kept warm, so parents are comfortable in light clothes.',
        'Feeds and cuddles often take up much of a newborn shoot, and the camera waits.',
      ],
    },
    {
      name: 'Portraits',
      icon: 'person',
      also: words`portrait, studio session, studio shoot, studio photo, graduation, senior photo`,
      about: [
        'Light from a large window to one side flatters most faces, because its shadows have soft edges.',
        'A jacket, a cup or a chair gives the hands a task, and a face often relaxes once they have one.',
        'Plain clothes without logos or fine stripes keep the eye on the face.',
      ],
    },
    {
      name: 'Headshots',
      icon: 'briefcase',
      also: words`headshot, head shot, corporate portrait, business portrait, linkedin, actor, profile pic, profile photo, staff portrait, staff photo, team photo, team portrait`,
      about: [
        'A chin pushed slightly forward and down feels odd in the room and looks right in the picture.',
        'Solid colors and a plain neckline usually suit a headshot, as a busy pattern pulls the eye from the face.',
        'A headshot is mostly seen as small as a stamp, so the face fills more of it than in other portraits.',
      ],
    },
    {
      name: 'Events',
      icon: 'confetti',
      also: words`event, party, parties, conference, christening, birthday, gala, mitzvah, corporate function`,
      unit: 'per hour',
      about: [
        'A running order with names tells the photographer whom to look for, and when.',
        'Speeches look liveliest from the side, where the speaker and the faces that listen fit in one picture.',
        'Flash is often bounced off the ceiling, so a low white one gives softer light than a high dark one.',
      ],
    },
    {
      name: 'Products',
      icon: 'package',
      also: words`product, ecommerce, packshot, pack shot, still life, amazon, etsy, catalog`,
      about: [
        'Shiny things mirror the whole room, so they are often photographed inside a tent of white cloth.',
        'A plain background shows what a thing is; a hand or a table shows how large.',
        'Dust that no eye sees shows in a close-up, so cleaning can take as long as setting up the light.',
      ],
    },
    {
      name: 'Food',
      icon: 'fork-and-knife',
      also: words`food, menu, dishes, restaurant, cookbook, drinks`,
      about: [
        'A plated dish changes within minutes, as herbs wilt and the gloss goes, so the light is usually set beforehand.',
        'Light from behind or from the side shows steam and texture; light from the front often flattens a plate.',
        'A short list, brought out one dish at a time, leaves more time for each picture than a full table.',
      ],
    },
    {
      name: 'Homes and interiors',
      icon: 'home',
      also: words`property, real estate, interior, airbnb, holiday let, vacation rental, architect, estate agent, listing`,
      about: [
        'Rooms are mostly photographed from chest height, with the camera level so that the walls stand upright.',
        'Bright windows and dark corners often take several exposures, blended into one picture.',
        'Cleared surfaces and open curtains do more for the picture of a room than any lens.',
      ],
    },
    {
      name: 'Pets',
      icon: 'paw',
      also: words`pets, pet photo, pet portrait, pet shoot, pet session, dog photo, dog portrait, dog shoot, dogs, equine, horse`,
      about: [
        'A picture taken at an animal’s eye level often shows more of its character than one looking down on it.',
        'A new sound makes many animals look up with their ears raised, so it is often saved for the right moment.',
        'Black coats swallow light, so dark animals are often photographed in soft light rather than in full sun.',
      ],
    },
    {
      name: 'Maternity',
      also: words`maternity, pregnan, bump`,
      about: [
        'Most maternity pictures are taken some weeks before the birth, when the bump is round and standing is easy.',
        'Light from the side shows the shape of the bump, while light from the front flattens it.',
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
