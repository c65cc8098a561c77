import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const upholsterer: Trade = {
  slug: 'upholsterer',
  trade: 'Upholsterer',
  proof: ['Qualification', 'Membership', 'Award', 'Insurance', 'License'],
  leadsWith: 'work',
  form: { message: 'Which piece, and what has happened to it?', photos: 'Photos of the piece' },
  styles: ['Elegant', 'Geometric', 'CommonAlt'],
  shapes: ['weave', 'coat', 'scallops', 'herringbone', 'arches'],
  subject: '',
  matches: {
    own: words`
      upholster, upholsterer*, upholstery, upholstering, upholstered furniture, reupholster*, re upholster*,
      recover chairs, recover sofas, recover furniture, furniture recovering, chair recovering
    `,
    signs: words`
      wing chair*, wingback*, dining chairs, armchairs, footstools, headboards, ottomans, webbing, horsehair, loose covers,
      slipcovers, banquette*, window seats, furniture restor*, chair seats, foam cut*
    `,
    not: words`
      upholstery clean*, upholstery wash*, upholstery shampoo*, upholstery steam*, carpet and upholstery,
      carpets and upholstery, rugs and upholstery, upholstery protect*, sofa clean*, sofa bed*, massage chair*,
      hot springs, chair hire, chair rental*, sofa removal*, chairs and tables for hire
    `,
  },
  services: [
    {
      name: 'Armchairs',
      icon: 'armchair',
      also: words`armchair, arm chair, wing chair, wingback, wing back, easy chair, club chair, tub chair, nursing chair`,
      about: [
        'With the cover off, the frame shows its loose joints, and these are usually glued before anything soft goes back.',
        'An armchair takes more cloth than it looks, as arms and back are covered on the inside and the outside.',
        'The seat often goes first, as its webbing stretches or its springs come loose and the sitter sinks.',
      ],
      unit: 'per chair',
    },
    {
      name: 'Sofas',
      icon: 'sofa',
      also: words`sofa, couch, settee, chaise, chesterfield, loveseat`,
      about: [
        'A frame that stays stiff when one corner is lifted is a good sign in an old sofa that needs a new cover.',
        'A large pattern usually runs on across the cushions and down the front, which takes extra cloth.',
        'A sag in the middle is often a matter of springs or webbing rather than of the cushions.',
      ],
    },
    {
      name: 'Dining chairs',
      also: words`dining chair, drop in seat, kitchen chair, chair seat, dining seat, dining set, side chair`,
      about: [
        'A drop-in seat lifts out of its frame, so the chairs themselves can often stay at home.',
        'A set is usually cut from one length of cloth, since the color differs a little between rolls.',
        'Tipping back on two legs loosens the joints, which are often glued again before a new cover goes on.',
      ],
      unit: 'per chair',
    },
    {
      name: 'Antique furniture',
      also: words`antique, traditional, horsehair, victorian, georgian, edwardian, heritage, period, furniture restor, chair restor`,
      about: [
        'Old seats are built up in layers of horsehair stitched to a firm edge, where later ones are cut from foam.',
        'Horsehair can be washed, teased and used again, even after generations.',
        'Layers of old cloth beneath the top one often show how the piece was covered when it was new.',
      ],
    },
    {
      name: 'Cushions and foam',
      also: words`foam, cushion, sofa cushion, chair cushion, window seat, bench seat, feather fill`,
      about: [
        'Foam goes by density as well as by firmness: a dense one tends to keep its shape, a firm one may not.',
        'A cushion that has gone flat often needs a new inside while its cover is good for years.',
        'A layer of soft wadding around the foam fills out the cover and rounds the corners.',
      ],
      unit: 'per cushion',
    },
    {
      name: 'Footstools and ottomans',
      also: words`footstool, foot stool, ottoman, pouf, piano stool, stool`,
      about: [
        'A small piece is where many people try out a bold cloth, since it takes so little of it.',
        'Heels wear a footstool along its edge, so a hard-wearing cloth matters more here than on the back of a chair.',
        'On an ottoman with storage, the lid and the base are usually covered as two separate pieces.',
      ],
    },
    {
      name: 'Headboards',
      icon: 'bed',
      also: words`headboard, head board, bedhead, bed head`,
      about: [
        'Deep buttons are pulled through the board and tied behind, and each folds the cloth into pleats of its own.',
        'Pale cloth marks first at the height of the pillow, where heads lean against it.',
        'A headboard is usually measured from the top of the mattress, since everything below that is hidden.',
      ],
    },
    {
      name: 'Springs and webbing',
      also: words`springs, spring repair, spring replac, resprung, respring, webbing, reweb, sagging`,
      about: [
        'In many seats coil springs are tied to each other in several directions, so that they move together and don’t lean.',
        'In many chairs webbing carries the whole seat, and once it stretches everything above it sinks.',
        'A twang when somebody sits down is often a spring that has come loose.',
      ],
    },
    {
      name: 'Leather and vinyl',
      also: words`leather, hide, vinyl`,
      about: [
        'Leather often cracks first where it folds, and sooner beside a radiator or a sunny window.',
        'Needle holes stay in leather and vinyl, so a torn panel is usually replaced as a whole, seam to seam.',
        'A hide has scars and parts that stretch, so it is laid out with care before it is cut; vinyl comes even from a roll.',
      ],
    },
    {
      name: 'Loose covers',
      also: words`loose cover, slipcover, slip cover, removable cover`,
      about: [
        'Cloth for a washable cover is often washed before it is cut, since a cover that shrinks later would not go back on.',
        'A loose cover changes the look for a season and leaves the upholstery beneath it as it was.',
        'A loose cover is often cut on the sofa or chair itself, inside out, because hardly any two have the same arms.',
      ],
    },
    {
      name: 'Restaurant and office seating',
      icon: 'shop',
      also: words`restaurant, pub seat, bar stool, banquette, booth, commercial, contract, office chair, waiting room, cafe`,
      about: [
        'In public rooms the front edge of a seat often goes first, so many cloths are chosen by how much rubbing they stand.',
        'Seats are often done in batches, so that the room can stay open meanwhile.',
        'Vinyl wipes clean while cloth swallows noise, which counts in a loud room.',
      ],
    },
    {
      name: 'Vehicle and boat seats',
      also: words`car seat, car upholster, classic car, boat, caravan, motorhome, camper, van seat, motorcycle seat, motorbike seat, marine`,
      about: [
        'Sun and damp often rot the thread before the cover, so an open seam doesn’t always call for a new cover.',
        'The old cover, unpicked into its panels, is usually the pattern for the new one.',
        'Foam can soak up damp from below, so the underside of a seat is often left open to the air.',
      ],
    },
  ],
  questions: [
    { ask: 'What does it cost to cover a chair?', from: 'prices' },
    {
      ask: 'Can I bring my own fabric?',
      words: words`own fabric, own material, supply fabric, supply your own, fabric supplied, plus fabric`,
    },
    { ask: 'Can I see samples of fabric?', words: words`sample, swatch, fabric book, pattern book` },
    { ask: 'Do you collect and deliver?', words: words`collect, deliver, pick up` },
    { ask: 'How long will it take?', from: 'notice' },
    { ask: 'Do you charge to come and look?', from: 'callOut' },
    { ask: 'Do you take a deposit?', from: 'deposit' },
    { ask: 'Is there anything you don’t do?', from: 'excluded' },
  ],
  usualHours: ['Mon-Fri 09:00-17:00'],
  photoWishes: [
    'Your workshop with a chair on the trestles.',
    'A chair before and after.',
    'Your hands tying springs or closing a seam.',
  ],
  pictures: null,
  callToAction: 'Send photos of the piece',
  names: {
    words: words`
      Horsehair, Tack Hammer, Webbing, Wingback, Linen, Brass Nail, Hessian, Bobbin, Chalk, Copper, Bramble, Old Chapel,
      Piping, Heron, Coil, Long Needle, Thistle, Velvet
    `,
    endings: words`Upholstery, Upholsterers, Chair Works, Seating, Chairs & Sofas, Upholstery Workshop`,
    whole: words`
      The Tack Hammer, Sit Down Again, The Second Cover, Springs & Twine, The Chair Hospital, Under the Velvet,
      The Long Needle, Brass Nails, The Wingback Workshop, Up Off the Floor
    `,
  },
  ideas: [
    'Reupholstered chairs and sofas',
    'Traditional upholstery with horsehair',
    'Seats for classic cars',
    'Cushions for boats and campers',
    'Dining chairs by the set',
    'Headboards to order',
    'Upholstery classes at weekends',
    'Restaurant benches, done overnight',
    'Midcentury chairs, bought and restored',
    'Footstools from old blankets',
    'Loose covers for family sofas',
    'Foam cut to size',
    'Motorcycle seats, built to fit',
    'Church kneelers and village hall chairs',
    'Rocking chairs and nursery seats',
  ],
  searchTerms: words`upholsterer, upholstery, furniture reupholstery`,
}
