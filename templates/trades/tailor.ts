import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const tailor: Trade = {
  slug: 'tailor',
  trade: 'Tailor',
  appointments: true,
  walkIns: true,
  proof: ['Qualification', 'Membership', 'Award', 'Insurance', 'License'],
  leadsWith: 'work',
  form: { message: 'What needs altering, and by when?', photos: 'Photos of the garment' },
  styles: ['Elegant', 'Geometric', 'CommonAlt'],
  shapes: ['plaid', 'fade', 'scallops', 'diagonals', 'edge'],
  subject: '',
  matches: {
    own: words`
      tailor, tailors, tailoring, tailor shop*, alteration*, clothing alteration*, clothes alteration*, dress alteration*,
      seamstress*, dressmak*, dress mak*, bespoke suits, custom suits, clothing repair*, clothes repair*,
      alter clothes, mending clothes
    `,
    signs: words`
      hem, hems, hemming, hemmed, zips, zippers, trousers shortened, taken in, let out, sewing, sewn, wedding dress*,
      bridal gown*, prom dress*, relining, mending, curtains shortened, bridesmaid*
    `,
    not: words`
      tailored to, tailored plan*, tailored program*, tailored session*, tailor made holiday*, tailor made tour*,
      tailor our, tailor the, tailor every, tailor each, house alteration*, structural alteration*, building alteration*,
      sewing machine repair*, sewing class*, law suits, wet suit*, wetsuit*, dry cleaner*, alterations and extensions
    `,
  },
  services: [
    {
      name: 'Hems',
      icon: 'tape-measure',
      also: words`hem, hemming, trousers shorten, trouser shorten, pants shorten, skirt shorten, dress shorten, jeans shorten, taking up, take up, taken up`,
      about: [
        'The length is usually pinned with the shoes that will be worn, because a heel moves a hem more than people expect.',
        'A blind hem hardly shows on the outside, while the hem of jeans is meant to show its stitches.',
        'Cotton and wool may shrink in the first washes, so new clothes are often washed before they are shortened.',
      ],
    },
    {
      name: 'Taking in, letting out',
      icon: 'scissors',
      also: words`take in, taking in, taken in, let out, letting out, resiz, slimming, taper, waist taken, waist adjust, waist alter`,
      about: [
        'A garment can be let out only as far as the cloth inside its seams allows, and many have hardly any.',
        'Clothes are often bought to fit the widest part and taken in elsewhere, which is simpler than letting out.',
        'Beyond a size or two, pockets and darts often end up in the wrong place, and more has to be recut.',
      ],
    },
    {
      name: 'Zippers',
      also: words`zip, zipper`,
      about: [
        'Teeth that split behind the slider often mean a worn slider and not broken teeth.',
        'In a jacket with a lining, most of the work is opening and closing the seams around the new fastener.',
        'Metal teeth suit jeans and leather; a nylon coil bends better and is what many skirts have.',
      ],
    },
    {
      name: 'Wedding dress alterations',
      icon: 'hearts',
      also: words`wedding dress, wedding gown, bridal`,
      about: [
        'Many wedding dresses take two or more fittings, the last one with the shoes and underwear of the day.',
        'A train can be given hidden buttons or loops that lift it after the ceremony, so that it is easier to dance.',
        'Lace along a hem is often unpicked, the skirt shortened beneath it and the lace sewn back by hand.',
      ],
    },
    {
      name: 'Evening and prom dresses',
      icon: 'sparkles',
      also: words`evening dress, evening gown, bridesmaid, evening wear, eveningwear, ball gown, ballgown, prom dress, prom gown, proms, formal dress, formal gown, formalwear`,
      about: [
        'Beads near a seam usually come off before it can be moved, and go back on one by one.',
        'Shortening thin straps lifts the whole neckline, so they are usually the first thing to be pinned.',
        'Satin shows every needle hole, so a seam is usually pinned and looked at before it is unpicked.',
      ],
    },
    {
      name: 'Suit alterations',
      also: words`suit alter, suit jacket, jacket alter, blazer, jacket sleeve, dinner jacket, tuxedo, suit fitting, jacket taken, coat sleeve`,
      about: [
        'Sleeves with working buttonholes are usually shortened at the shoulder, because the holes can’t be moved.',
        'Shoulders are among the hardest parts to change, so many jackets are bought to fit there and altered elsewhere.',
        'By custom a little shirt cuff shows when the arm hangs, and many sleeves are measured by it.',
      ],
    },
    {
      name: 'Suits made to measure',
      icon: 'tie',
      also: words`measure suit, measure jacket, bespoke suit, bespoke tailor, bespoke jacket, custom suit, custom made suit, custom tailor, handmade suit, tailored suit`,
      about: [
        'Made to measure adapts a pattern that exists; bespoke draws a new one for a single person.',
        'An early fitting is often held with loose white stitches, so that everything can still be opened.',
        'Cloth is chosen by weight as well as color: a heavy one hangs better, a light one is cooler to wear.',
      ],
    },
    {
      name: 'Dressmaking',
      icon: 'hanger',
      also: words`dressmak, dress making, custom dress, custom made dress, bespoke dress, measure dress, handmade dress, clothes making, made from scratch`,
      about: [
        'A trial in plain cotton is often sewn first, so that the fit is settled before the real cloth is cut.',
        'The cloth decides the dress: a pattern drawn for crisp cotton hangs quite differently in silk.',
        'A favorite garment can often be copied by measuring it seam by seam, without taking it apart.',
      ],
    },
    {
      name: 'Repairs and mending',
      icon: 'needle-and-thread',
      also: words`mend, darn, patch, tear, rip, clothes repair, clothing repair, garment repair, seam repair, moth`,
      about: [
        'A split seam is a simple job; a tear across the cloth is woven or backed and may stay faintly visible.',
        'A small hole in knitwear can run with every wash, so it is usually caught before the next one.',
        'Thread for a mend can often be drawn from inside a hem, where its color hasn’t faded.',
      ],
    },
    {
      name: 'New linings',
      also: words`lining, relin, coat lining, jacket lining`,
      about: [
        'A lining often wears out before the coat does, first at the armholes and the edges of pockets.',
        'The old lining is usually the pattern for the new one: it is taken out, unpicked and traced.',
        'A pleat down the back of a lining gives room to move; without it the cloth can tear at the sleeves.',
      ],
    },
    {
      name: 'Curtains',
      also: words`curtain, drapes, drapery, curtain hem, curtain shorten, curtain lining`,
      about: [
        'Curtains are usually measured with the rail already up, since a little difference in height shows at the floor.',
        'Heavy cloth can drop in its first weeks, so a hem is sometimes tacked at first and sewn for good later.',
        'A large pattern takes extra cloth, because the picture has to meet at every seam.',
      ],
    },
    {
      name: 'Leather and suede',
      also: words`leather, suede, sheepskin, shearling`,
      about: [
        'A needle leaves its holes in leather for good, so a seam can be taken in but hardly ever let out.',
        'Leather changes color with age, so a patch is often taken from inside the same garment.',
        'Leather is often glued and tapped flat where cloth would be ironed, since heat can make a skin shrink.',
      ],
    },
  ],
  questions: [
    { ask: 'How long does it take?', from: 'notice', words: words`ready in, turnaround, ready within` },
    { ask: 'What do alterations cost?', from: 'prices' },
    { ask: 'How do I book a fitting?', from: 'book' },
    { ask: 'Do you alter wedding dresses?', words: words`wedding, bridal, bride` },
    { ask: 'Can you do it in a hurry?', words: words`express, rush, next day, same day, while you wait, urgent` },
    { ask: 'Do you work with leather?', words: words`leather, suede` },
    { ask: 'Is there anything you don’t do?', from: 'excluded' },
    { ask: 'How can I pay?', from: 'payment' },
  ],
  usualHours: ['Mon-Fri 09:30-17:30', 'Sat 10:00-15:00'],
  photoWishes: [
    'Your workroom with the table and the machines.',
    'Your hands pinning a hem.',
    'A jacket or a dress on the stand, half finished.',
  ],
  pictures: null,
  callToAction: 'Ask about a fitting',
  names: {
    words: words`
      Thimble, Bobbin, Chalk, Silver Pin, Herringbone, Selvedge, Linen, Half Inch, Tweed, Spool, Basting, Lapel,
      Cotton Street, Scissor, Needle, Bramble, Button, Lantern
    `,
    endings: words`Tailoring, Tailors, Alterations, Dressmaking, Tailor & Dressmaker, Needlework`,
    whole: words`
      The Silver Thimble, Measure Twice, The Long Stitch, Pins & Chalk, Let Out, The Second Fitting, The Mending Room,
      A Stitch on Monday, Hem & Sleeve, The Button Drawer
    `,
  },
  ideas: [
    'Alterations and wedding dresses',
    'Suits made for women',
    'Hems and zippers in an office lobby',
    'Dresses copied from a favorite one',
    'Invisible mending of knitwear',
    'Tailoring for people in wheelchairs',
    'Costumes for small theaters',
    'Children’s coats, made to be let out',
    'Vintage clothes, altered to fit',
    'Curtains sewn to measure',
    'Leather jackets, relined and repaired',
    'Prom dresses with pockets',
    'Uniforms for cafes and hotels',
    'Tailor visits at home and at work',
    'Motorcycle clothing repairs',
  ],
  searchTerms: words`tailor, alterations, dressmaker`,
}
