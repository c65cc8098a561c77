import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const dogWalking: Trade = {
  slug: 'dog-walking',
  trade: 'Dog Walker',
  appointments: true,
  proof: ['Insurance', 'Qualification', 'License', 'Membership'],
  leadsWith: 'people',
  form: { fields: [{ label: 'Which pets, and how many', kind: 'ShortText' }] },
  style: 'Geometric',
  palettes: ['deep-green', 'sky-cobalt', 'terracotta', 'sand-olive'],
  fontPairs: ['lively', 'homely', 'clear', 'steady'],
  subject: '',
  matches: {
    own: words`
      dog walk*, dogwalk*, dog sit*, pet sitt*, petsit*, cat sitt*, cat visit*, pet visit*, puppy visit*, walk dogs,
      walk your dog*, walking dogs, pet care, pet nann*, dog nann*, doggy, dog minder*, dog minding, pet minder*,
      pet minding, cat feed*
    `,
    signs: words`
      dogs, puppy, puppies, pets, cats, group walk*, solo walk*, pack walk*, drop in visit*, house sitt*, home board*,
      dog board*, dog day*, pet taxi*, rabbit*, leash*
    `,
    not: words`
      dog friendly, pet friendly, dog groom*, pet groom*, dog train*, pet care product*, pet care suppl*, pet shop*,
      pet store*, dog walkers welcome, doggy bag*
    `,
  },
  services: [
    {
      name: 'Group walks',
      also: words`group walk, pack walk, small group, group adventure, social walk, group hike`,
      about: [
        'A group works when the dogs match in pace and manners, so a trial walk usually comes first.',
        'Many young dogs copy a steady older one, in how they greet as well as in coming back.',
        'An hour in company tires a sociable dog more than an hour alone, because its head works as well.',
      ],
    },
    {
      name: 'Solo walks',
      also: words`solo, individual walk, private walk, lone walk, own walk`,
      about: [
        'A dog that barks at others on sight usually gets further on quiet streets with one person.',
        'No other dog sets the pace, which suits old legs and dogs that are still learning to pass others.',
        'On a walk alone there is time to stop at every post, and sniffing tires a dog as running does.',
      ],
    },
    {
      name: 'Adventure walks',
      also: words`adventure, hike, hiking, beach, woodland, secure field, field walk, off lead, off leash, country walk`,
      about: [
        'Fields and woods give the nose more to do than any street, and the nose tires a dog before the legs do.',
        'A dog is usually let off once its recall is known; until then, a long line gives it room.',
        'Long outings suit grown dogs in good shape, while pups and old ones are mostly happier with less.',
      ],
    },
    {
      name: 'Puppy visits',
      also: words`pupp, puppy visit, puppy drop visit, puppy home visit`,
      about: [
        'A puppy can wait about one hour for each month of its age, so a working day is too long for it.',
        'Until a puppy has all its vaccinations, a visit usually means garden, lunch and play instead of a walk.',
        'House training goes by routine: the same door, the same word and the same spot, at noon too.',
      ],
    },
    {
      name: 'Home visits',
      also: words`drop visit, dropin, popin, pop visit, home visit, house visit, check visit, potty, toilet break, lunch visit, home check`,
      about: [
        'Most grown dogs manage about half a working day alone, so a visit at noon splits the wait.',
        'Half an hour is common: long enough for a meal, fresh water and a turn around the garden.',
        'Visits keep a pet in its own bed, among the smells and sounds that it knows.',
      ],
    },
    {
      name: 'Cat visits',
      also: words`cats, cat visit, cat drop visit, cat home visit, cat pop visit, kitten visit, cat feed, cat sitt, cat care, kitten, feline`,
      about: [
        'Cats mind a strange place more than an empty house, so most do well when they are fed at home.',
        'A cat that eats nothing for a day needs a vet, so the visitor looks for the cat and not just at the bowl.',
        'Shy cats hide from visitors at first; a moved toy or an empty bowl shows that they have been about.',
      ],
    },
    {
      name: 'Pet sitting',
      also: words`pet sitt, petsit`,
      about: [
        'The pet keeps its own bed and its usual mealtimes while the family is away.',
        'Animals that fret in kennels often settle when only the person changes and the house stays the same.',
        'The most useful handover is one written page with the food, the habits, the hiding places and the vet.',
      ],
    },
    {
      name: 'House sitting',
      also: words`house sitt, housesit, home sitt, sleepover your, overnight sitt, overnight your`,
      unit: 'per night',
      about: [
        'Lights go on at dusk and the mail comes in, so the house looks lived in while the animals have company.',
        'With somebody asleep in the house, a dog keeps its sofa, its walks and its bedtime.',
        'For a household with several animals, one sitter is simpler than several places to stay.',
      ],
    },
    {
      name: 'Boarding',
      also: words`board, overnight board, holiday stay, vacation stay, dog hotel`,
      unit: 'per night',
      about: [
        'A dog boards more easily after a trial night, some weeks before the long trip.',
        'Its own blanket and its usual food help a dog through the first night in a strange place.',
        'Dogs that are used to company often settle away from home within an evening; shy ones may take days.',
      ],
    },
    {
      name: 'Dog daycare',
      also: words`daycare, day care, doggy day, day stay, creche`,
      unit: 'per day',
      about: [
        'A day in company suits sociable young dogs; older ones often want half a day and a long sleep.',
        'Dogs sleep for about half of the day, so they need a quiet corner as much as play.',
        'Chewed shoes and barking by the door are often what a dog makes of a long day with nobody there.',
      ],
    },
    {
      name: 'Rabbits and small pets',
      also: words`rabbit, rabbit visit, rabbit home visit, bunn, guinea, hamster, small animal, small pet, small furr`,
      about: [
        'Rabbits and guinea pigs hide illness well; food left in the bowl is often the first sign.',
        'Hay, fresh water and a clean corner matter more to small pets than a long visit.',
        'Hutches and cages seldom travel well, so small pets are mostly looked after where they live.',
      ],
    },
    {
      name: 'Pet taxi',
      also: words`taxi, transport, vet trip, vet run, vet visit, groomer run`,
      about: [
        'Most trips are to the vet or the groomer, at hours when the owner is at work.',
        'Cats travel more quietly in a covered carrier that smells of home.',
        'Dogs usually ride in a crate or a harness, because a loose one flies forward when the driver brakes.',
      ],
    },
  ],
  questions: [
    { ask: 'Do you come to my area?', from: 'area' },
    { ask: 'Can we meet you first?', words: words`meet greet, meet first, first meeting, introduct, consultation` },
    {
      ask: 'How many dogs do you walk at once?',
      words: words`dogs once, maximum dogs, max dogs, more than dogs, small group, dogs per walk, dogs per group`,
    },
    { ask: 'Do you let dogs run loose?', words: words`off lead, off leash, leash, long line, secure field` },
    { ask: 'How do you get into the house?', words: words`your key, keys, key safe, key box, lockbox, door code` },
    { ask: 'Do you send photos?', words: words`photo, picture, update` },
    { ask: 'Are you insured?', from: 'insured' },
    { ask: 'What if I have to cancel?', from: 'cancellation' },
  ],
  usualHours: ['Mon-Fri 08:00-18:00'],
  photoWishes: ['You and two or three dogs on a path.', 'A dog at the door, ready to go.', 'A cat that you visit.'],
  pictures: null,
  callToAction: 'Ask about walks and visits',
  servicesLabel: 'See services',
  names: {
    words: words`
      Bramble, Muddy Boot, Long Grass, Hedgerow, Rover, Biscuit, Wet Nose, Footpath, Puddle, Hazel, Tumbledown,
      Early Bird, Wagtail, Badger, Meadow, Stick, Lakeside, Four Paw, Thistle
    `,
    endings: words`Dog Walking, Walks, Pet Care, Dog Walkers, Walks & Visits, Pet Sitting`,
    whole: words`
      The Long Way Round, Walkies at Noon, Out by Ten, Muddy by Lunch, The Second Lap, Fetch & Carry,
      The Key Under the Pot, Home Before You, Nose to the Ground, Once Round the Lake
    `,
  },
  ideas: [
    'Lunchtime walks for office workers’ dogs',
    'Solo walks for dogs that bark',
    'Puppy visits in the first year',
    'Cat visits during school holidays',
    'Slow walks for old dogs',
    'Long Saturday hikes for energetic dogs',
    'House sitting with gardens watered',
    'Rabbits and guinea pigs, fed at home',
    'Walks for small dogs only',
    'Hens and ponies while you travel',
    'Early walks for hospital shifts',
    'Dog daycare on a small farm',
    'Vet trips for people without cars',
    'Beach walks, towel included',
    'Walks for dogs from the shelter',
  ],
  searchTerms: words`dog walker, dog walking, pet sitter`,
}
