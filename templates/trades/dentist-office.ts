import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const dentistOffice: Trade = {
  slug: 'dentist-office',
  trade: 'Dentist',
  schemaType: 'Dentist',
  proof: ['License', 'Qualification', 'Membership'],
  appointments: true,
  form: { message: 'What is the matter?' },
  styles: ['CommonAlt', 'Elegant', 'Fun'],
  shapes: ['halves', 'waves', 'arcs', 'discs', 'scales'],
  subject: 'dentist dental',
  matches: {
    own: words`dentist*, dental, orthodont*, endodont*, periodont*`,
    signs: words`
      teeth, tooth, braces, invisalign, oral surg*, implants, root canal*, whitening, fillings, crowns, hygienist*,
      dentures
    `,
    not: words`
      dental lab*, pet dental*, dog dental*, dental billing, dental nurse train*, knee brace*, saw teeth,
      dental insurance, gear teeth, sandwich fillings, pie fillings, bridal crowns, tooth fairy, breast implants,
      dental nurse*, horse dentist*, equine dentist*, equine dental*
    `,
  },
  services: [
    {
      name: 'Checkups',
      icon: 'tooth',
      also: words`checkup, check up, exam, new patient, routine visit`,
      about: [
        'X-rays can show decay between teeth, where no mirror reaches, so they are taken from time to time.',
        'A checkup usually takes in gums, tongue and cheeks as well as teeth, and how the jaws meet.',
        'Early decay often gives no sign that is felt, and may show only as a dull white spot.',
      ],
      picture: ['tooth mirror', 'A tooth beside a dental mirror'],
    },
    {
      name: 'Cleanings',
      also: words`hygien, scale polish, scaling, cleaning, teeth clean, prophy, tartar, air polish`,
      about: [
        'Tartar is plaque that has hardened: a toothbrush slides over it, and a scaler lifts it off.',
        'Tartar often gathers first behind the bottom front teeth, where a duct under the tongue brings saliva.',
        'After the scaling often comes a polish, with a gritty paste on a small rubber cup.',
      ],
      picture: ['toothbrush cup', 'A toothbrush in a cup'],
    },
    {
      name: 'Fillings',
      also: words`filling, cavit, amalgam`,
      about: [
        'White fillings are usually built up in thin layers, and each is set hard under a blue light before the next.',
        'A twinge at something sweet or cold is often what brings people in, though many cavities give no sign.',
        'Fillings wear with years of chewing, so their edges are usually looked at along with the teeth.',
      ],
      unit: 'per tooth',
      picture: ['tooth shape', 'A tooth with a small repair'],
    },
    {
      name: 'Crowns and bridges',
      also: words`crown, bridge, tooth cap`,
      about: [
        'A crown covers a tooth down to the gum; a bridge holds a false tooth between its neighbors.',
        'Crowns often take two visits: the tooth is shaped first and wears a temporary one until the lab is done.',
        'The shade is matched to the teeth beside it before a crown is made, which daylight makes easier.',
      ],
      unit: 'per tooth',
      picture: ['tooth crown', 'A row of teeth with a crown'],
    },
    {
      name: 'Whitening',
      icon: 'sparkles',
      also: words`whiten, bleach`,
      about: [
        'At home, whitening gel is often worn in thin trays; at the dentist’s, it is usually brushed onto the teeth.',
        'Whitening gel works on natural teeth only; crowns and fillings keep the shade they were made in.',
        'Some stains sit on the surface and come off with a cleaning; whitening is for the shade beneath.',
      ],
      picture: ['smile', 'A smile with even teeth'],
    },
    {
      name: 'Veneers and bonding',
      also: words`veneer, bonding`,
      about: [
        'A veneer is a thin shell glued to the front of a tooth; bonding builds up the shape on the tooth itself.',
        'Many veneers need a sliver of enamel taken off first, and enamel does not grow back.',
        'A chip at the edge of a front tooth is a common reason for bonding.',
      ],
      unit: 'per tooth',
    },
    {
      name: 'Children’s dentistry',
      icon: 'child',
      also: words`child, kid, pediatr, paediatr, toddler, baby teeth, milk teeth`,
      about: [
        'A first visit is often short: a ride in the chair, a count of the teeth and a look at the little mirror.',
        'Baby teeth keep the space for the teeth below them, so losing one early can leave the next short of room.',
        'Back teeth come in with deep grooves, where many children’s cavities begin.',
      ],
      picture: ['small toothbrush star', 'A small toothbrush with a star'],
    },
    {
      name: 'Root canals',
      also: words`root canal, endodont, root treatment`,
      about: [
        'The root canal is where the nerve of a tooth runs; in the treatment it is cleaned out and filled.',
        'A front tooth usually has one canal and a molar several, so a molar tends to take longer.',
        'A back tooth is often given a crown after a root canal, because the walls that are left are thin.',
      ],
      unit: 'per tooth',
      picture: ['tooth root', 'A tooth with its root'],
    },
    {
      name: 'Implants',
      also: words`implant`,
      about: [
        'An implant is a small screw, usually of titanium, that stands in the jaw where a root used to be.',
        'Bone usually takes months to grow around an implant, so the crown on top often comes later.',
        'A scan of the jaw usually comes first, because it shows how much bone there is to hold an implant.',
      ],
      unit: 'per implant',
      picture: ['tooth implant', 'A tooth on an implant'],
    },
    {
      name: 'Orthodontics',
      also: words`orthodont, brace, aligner, invisalign, retainer, straighten`,
      about: [
        'Braces move teeth with a wire and small brackets; aligners do it with one clear tray after another.',
        'Teeth tend to drift back when nothing holds them, so a retainer usually follows braces or aligners.',
        'Many adults wear braces or aligners too, as the bottom front teeth tend to crowd over the years.',
      ],
      picture: ['teeth row aligner', 'A row of teeth with a clear aligner'],
    },
    {
      name: 'Dentures',
      also: words`denture, denture clean, false teeth, partial plate`,
      about: [
        'Gums change shape over the years and a denture doesn’t, so it may need relining after a while.',
        'A partial denture clips onto the teeth that are left; a full one usually rests on the gums alone.',
        'New dentures often take several visits, one of them a fitting with the teeth still set in wax.',
      ],
    },
    {
      name: 'Extractions',
      also: words`extract, wisdom, tooth remov, oral surg`,
      about: [
        'Wisdom teeth come last, when the jaw is often full, so many lie sideways or stay under the gum.',
        'A tooth is usually loosened in its socket a little at a time, rather than pulled out in one go.',
        'An X-ray usually comes before an extraction, because it shows how the roots curve.',
      ],
      unit: 'per tooth',
    },
    {
      name: 'Emergency dental care',
      icon: 'siren',
      also: words`
        emergenc, emergency exam, emergency visit, emergency appointment, toothache, urgent, broken tooth,
        chipped tooth, knocked out, abscess
      `,
      about: [
        'Toothache, a lost crown and a chipped front tooth are among the things that people often ring about.',
        'A note of when it hurts, with cold, with heat or with biting, helps a dentist to find the tooth.',
        'A crown that comes off in one piece can sometimes be put back, so people are often asked to bring it along.',
      ],
      picture: ['telephone clock', 'A telephone beside a clock'],
    },
  ],
  questions: [
    {
      ask: 'Are you taking new patients?',
      words: words`
      take new, taking new, accept new, accepting patient, new patients welcom, welcom new, waiting list
    `,
    },
    { ask: 'Do you see children?', words: words`child, kid, toddler, all ages, whole family` },
    { ask: 'Are you used to nervous patients?', words: words`nervous, anxi, sedat, phobi, afraid` },
    { ask: 'How soon can I be seen?', from: 'notice', words: words`same day, same week, within day` },
    { ask: 'How do I make an appointment?', from: 'book' },
    {
      ask: 'Do you take insurance or public plans?',
      words: words`
      dental plan, insurance plan, accept insurance, take insurance, bill insurance, in network, denplan,
      nhs, medicaid, health fund
    `,
    },
    { ask: 'How can I pay?', from: 'payment' },
    { ask: 'What if I have to cancel?', from: 'cancellation' },
  ],
  usualHours: ['Mon-Fri 08:30-17:00'],
  photoWishes: [
    'A treatment room by daylight, with the chair ready.',
    'The dentists and the hygienist, standing together at the door.',
    'The waiting room or the front desk, as patients first see it.',
  ],
  pictures: {
    hero: ['dental chair window', 'A dental chair by a window with a plant'],
    banners: [
      ['toothbrush cup plant', 'Toothbrushes in a cup beside a plant'],
      ['dental chair room', 'A treatment room with a dental chair'],
      ['apple toothbrush', 'An apple beside a toothbrush'],
    ],
    gallery: [
      ['dental chair', 'A dental chair'],
      ['waiting room chair', 'An armchair in a waiting room'],
      ['toothbrush', 'A toothbrush'],
      ['tooth', 'A tooth'],
      ['plant window', 'A plant'],
      ['dental mirror', 'A dental mirror'],
      ['apple', 'An apple'],
    ],
  },
  callToAction: 'Ask about an appointment',
  navigation: {
    Services: 'Treatments',
  },
  names: {
    words: words`
      Linden, Whitestone, Northgate, Maple, Ivory Lane, Park Row, Clarity, Harbor, Fairfield, Birch, Old Mill,
      Pearl Street, Lakeview, Chestnut, Meridian, Bridge Street, Clover, Kingsmead
    `,
    endings: words`Dental, Dental Care, Dentistry, Family Dental, Dental Rooms, Dentists`,
    whole: words`
      The Gentle Chair, Raise Your Hand Dental, The Tooth Studio, Two Minutes Dental, The Family Dentists,
      First Tooth Dentistry, The Unhurried Dentist, The Corner Dental Office, Upper & Lower, Good Visit Dental
    `,
  },
  ideas: [
    'Family dentist in a small town',
    'Dentistry for nervous patients',
    'Children’s dentist with a play corner',
    'Evening appointments for working people',
    'Braces and aligners for adults',
    'Implants and crowns',
    'Dental visits in care homes',
    'Dental hygienist with her own practice',
    'Gum care and deep cleaning',
    'Whitening and cosmetic dentistry',
    'Mobile dentist for schools',
    'Dentures made and repaired',
    'Emergency dentist on weekends',
    'Dentist for athletes: mouthguards and repairs',
    'Dentistry in two languages',
  ],
  searchTerms: words`dentist, dental office, dental care`,
  sample: {
    trade: 'a dentist',
    name: 'Larkfield Dental Rooms',
    location: '40 Larkfield Road, York',
    country: 'GB',
    phone: '01632 960 121',
    typed: [
      'A private dental practice with two dentists and a hygienist, taking new patients.',
      'Dr Rohan Mistry and Dr Alice Thwaite are our dentists. Kasia Nowak cleans teeth on Tuesdays and Thursdays.',
      'New patient exam £62',
      'Check-up £48',
      'Hygienist £71 (30 min)',
      'White filling from £115',
      'Root canal from £395',
      'Whitening £290',
      'Under 6s £0',
      'Mon–Thu 9–5, Fri 9–1. If you ring about toothache before 10, we see you the same weekday.',
      'We speak English, Polish and Gujarati. No NHS places at present.',
    ],
    reviews: [
      { name: 'Frances Holt', text: 'He stopped when I raised my hand. Both times.' },
      { name: 'Dariusz', text: 'Kasia explained it in Polish to my mother.' },
      { name: 'The Okonkwos', text: 'Our four-year-old asked to go back, to count teeth.' },
    ],
  },
}
