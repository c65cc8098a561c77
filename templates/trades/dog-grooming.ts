import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const dogGrooming: Trade = {
  slug: 'dog-grooming',
  trade: 'Dog Groomer',
  appointments: true,
  proof: ['Qualification', 'Insurance', 'Membership', 'Award'],
  leadsWith: 'work',
  form: {
    message: 'What should we know about your dog?',
    fields: [{ label: 'Breed and age', kind: 'ShortText' }],
    photos: 'Photos of the coat',
  },
  styles: ['Fun', 'Geometric', 'Common', 'CommonAlt'],
  shapes: ['coat', 'scales', 'waves', 'contours'],
  subject: '',
  matches: {
    own: words`
      dog groom*, pet groom*, cat groom*, puppy groom*, canine groom*, mobile groom*, groomer*, grooming salon*,
      grooming parlour*, grooming parlor*, dog salon*, pet salon*, dog parlour*, dog spa*, pet spa*, dog wash*,
      dog stylist*, groom dogs, groom cats, poodle parlour*, poodle parlor*
    `,
    signs: words`
      dogs, puppy, puppies, pets, cats, grooming, hand strip*, handstrip*, de shed*, deshed*, demat*, doodle*,
      cockapoo*, poodle*, nail trim*, nail clip*, clipping
    `,
    not: words`
      dog friendly, pet friendly, male groom*, men s groom*, mens groom*, beard groom*, horse groom*, groomers school,
      horse clip*, groomsmen, cable clipping, newspaper clipping*, dog walk*, dog train*
    `,
  },
  services: [
    {
      name: 'Full groom',
      icon: 'scissors',
      also: words`full groom, dog groom, complete groom, haircut, hair cut, full clip, scissor, breed cut, bath cut, wash cut, teddy cut, puppy cut`,
      about: [
        'Curly coats such as a poodle’s keep growing, so they are usually cut every few weeks.',
        'A coat is usually washed and blown straight before the scissors, because dirt and curls hide an uneven cut.',
        'How often a dog needs a full groom depends on its coat more than on its size.',
      ],
    },
    {
      name: 'Bath and brush',
      icon: 'bath',
      also: words`bath, bath tidy, wash dry, wash brush, shampoo, blow dry, maintenance groom, mini groom`,
      about: [
        'Mats often start behind the ears and in the armpits, where a brush at home rarely reaches.',
        'Water tightens a tangle as it tightens wool, which is why the brushing often begins before the bath.',
        'A dryer made for dogs blows out loose hair that a towel and a brush leave behind.',
      ],
    },
    {
      name: 'De-shedding',
      also: words`deshed, shedding, undercoat, moult, molt, carding, furminat, blowout, blow out`,
      about: [
        'A double coat sheds from the soft layer underneath, which a grooming rake reaches and an ordinary brush skims over.',
        'Many double-coated dogs drop their undercoat twice a year, when the days grow longer and when they shorten.',
        'Shaving a double coat doesn’t stop the hair: the undercoat often grows back first, and can stay woolly.',
      ],
    },
    {
      name: 'Puppy grooming',
      icon: 'dog',
      also: words`pupp, puppy groom, puppy bath, puppy intro, first groom`,
      about: [
        'The first visits are often about the sound of the dryer and the feel of the table, more than about the hair.',
        'The soft coat of a puppy often gives way to the adult one around its first birthday, and then the tangles begin.',
        'Paws touched and ears lifted every day at home are good practice for the grooming table.',
      ],
    },
    {
      name: 'Nail trimming',
      icon: 'paw',
      also: words`nail, claw, pawdicure, pedicure`,
      about: [
        'If nails click on a hard floor, they are usually due for a trim.',
        'Dewclaws seldom touch the ground, so they wear down little and can curl into the leg.',
        'The vein inside a nail grows along with it, so long nails are often shortened in small steps.',
      ],
    },
    {
      name: 'Hand stripping',
      also: words`hand strip, handstrip, stripping, stripped, wire coat`,
      about: [
        'A wiry coat is plucked rather than clipped, so that the new hair comes in hard and with its color.',
        'Clippers cut the dead hair of a terrier instead of taking it out, and the coat often turns soft and pale.',
        'When a wire coat is ready, its dead hair comes out easily between finger and thumb.',
      ],
    },
    {
      name: 'Dematting',
      also: words`demat, matted, matting, knot, tangle, detangl, shave down`,
      about: [
        'If a comb can’t pass beneath a mat, shaving it is often kinder to the dog than brushing it out.',
        'A mat pulls at the skin with every step, and the tight ones often come off with clippers rather than a comb.',
        'Mats hold water and tighten as they dry, so a bath at home tends to make them worse.',
      ],
    },
    {
      name: 'Ear cleaning',
      also: words`ears, ear clean, ear pluck, ear hair, ear wax`,
      about: [
        'Hanging ears get little air, so wax and damp stay in a spaniel’s longer than in upright ones.',
        'In poodles and their crosses, hair often grows inside the ear itself and holds the wax.',
        'A sour smell or a constant shake of the head is a matter for the vet before the groomer.',
      ],
    },
    {
      name: 'Teeth cleaning',
      icon: 'tooth',
      also: words`teeth, tooth, dental, ultrasonic`,
      about: [
        'Plaque can harden to tartar within days, and tartar no longer comes off with a brush.',
        'Small breeds have as many teeth as large ones in a much shorter jaw, so theirs often gather tartar sooner.',
        'A groomer works on the part of the tooth that shows; what lies below the gum is for the vet.',
      ],
    },
    {
      name: 'Face, feet and hygiene',
      also: words`face feet, face tidy, face trim, tidy, hygien, sanitary, paw trim, paw pad, fringe, feet trim`,
      about: [
        'Hair between the pads gathers mud and ice, and can make a dog slip on smooth floors.',
        'A trim around the eyes and under the tail can keep a long coat going until the next full groom.',
        'Hair that hangs into the eyes holds tear stains, so many long coats need the face done between haircuts.',
      ],
    },
    {
      name: 'Flea baths',
      icon: 'bug',
      also: words`flea`,
      about: [
        'Much of a flea problem lives in the dog’s bed and the carpet, as eggs that no bath can reach.',
        'Black specks in the coat that turn red on a wet paper towel are usually a sign of fleas.',
        'Fleas tend to run for the head as a dog gets wet, so the lather often starts around the neck.',
      ],
    },
    {
      name: 'Cat grooming',
      icon: 'cat',
      also: words`cats, cat groom, cat bath, cat clip, cat trim, cat full groom, cat nail, cat demat, kitten, feline, lion cut`,
      about: [
        'A cat’s skin is thin and loose, so its mats are usually shaved off and seldom cut out with scissors.',
        'Older cats often stop washing their back and hips, which is where the mats begin.',
        'Many cats take clippers better than a bath, and short visits better than long ones.',
      ],
    },
  ],
  questions: [
    { ask: 'How much does a groom cost?', from: 'prices' },
    {
      ask: 'Do you groom large dogs?',
      words: words`large dog, big dog, large breed, giant breed, all breed, all size, any size, any breed, every breed`,
    },
    { ask: 'How long does a groom take?', from: 'durations' },
    { ask: 'Does my dog have to be vaccinated?', words: words`vaccin, rabies` },
    { ask: 'What if my dog is nervous?', words: words`nervous, anxious, muzzle, reactive, frightened, timid` },
    { ask: 'What if the coat is matted?', words: words`matted, matting, mats, dematt` },
    { ask: 'Are you a qualified groomer?', from: 'qualified' },
    { ask: 'What if I have to cancel?', from: 'cancellation' },
  ],
  usualHours: ['Tue-Fri 09:00-17:00', 'Sat 09:00-15:00'],
  photoWishes: [
    'A freshly groomed dog on your table.',
    'One dog before and after.',
    'You at work with scissors or a dryer.',
  ],
  pictures: null,
  callToAction: 'Book a groom',
  names: {
    words: words`
      Biscuit, Bramble, Wet Nose, Thistle, Teasel, Good Boy, Tuft, Whisker, Rosie, Soapy, Bathtub, Curly, Bristle,
      Clover, Towel, Wagging, Marigold, Muddy Paw, Scruff
    `,
    endings: words`Dog Grooming, Grooming, Pet Grooming, Grooming Parlor, Dog Spa, Groom Room`,
    whole: words`
      The Muddy Paw, Bath Day, After the Puddle, Sit & Stay Grooming, The Good Comb, Short Back & Tails,
      The Last Tangle, Fluff & Feather, Behind the Ears, Home Smelling of Soap
    `,
  },
  ideas: [
    'Dog grooming at home, from a van',
    'Quiet grooming for nervous dogs',
    'Hand stripping for terriers',
    'Puppy first visits',
    'Grooming for doodles and other curly coats',
    'Cat grooming by appointment',
    'Nails and faces without the full groom',
    'Self-service dog wash by the beach',
    'One dog at a time, no cages',
    'Grooming for old and stiff dogs',
    'De-shedding days in spring',
    'Large breeds, with a walk-in bath',
    'Grooming for rescue dogs',
    'Evening grooming for working owners',
    'Lessons in brushing your own dog',
  ],
  searchTerms: words`dog groomer, dog grooming, pet grooming`,
}
