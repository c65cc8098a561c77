import type { Trade } from '../trade.ts'
import { words } from '../words.ts'

export const locksmith: Trade = {
  slug: 'locksmith',
  trade: 'Locksmith',
  schemaType: 'Locksmith',
  phoneFirst: true,
  proof: ['License', 'Membership', 'Insurance', 'Qualification'],
  form: { message: 'What has happened to the lock?', photos: 'Photos of the lock' },
  styles: ['Common', 'Geometric', 'CommonAlt'],
  shapes: ['frames', 'edge', 'shift', 'rings', 'steps'],
  subject: '',
  matches: {
    own: words`
      locksmith*, key cut*, keys cut, cut keys, lockout*, lock change*, lock repair*, lock replace*, lock fitting,
      lock install*, change locks, fit locks, rekey*, safe opening, open safes
    `,
    signs: words`
      lock, locks, key, keys, locked out, safes, deadbolt*, cylinder*, padlock*, upvc door*, transponder*, key fob*,
      door opening, master key*, keypad*, smart lock*
    `,
    not: words`
      lock up, lock ups, wheel lock*, bike lock*, canal lock*, lock keeper*, key stage*, key lime, key worker*,
      key account*, key holding, air lock*, piano key*, answer key*, key change*, key signature*, minor key, major key,
      locks of hair, low key, turn key, key in hand, gas cylinder*, hot water cylinder*, keys to the house, lock and leave
    `,
  },
  services: [
    {
      name: 'Lockouts',
      icon: 'door',
      also: words`lockout, locked out, lock out, open door, door opening, gain entry, gain access, emergency entry`,
      about: [
        'A door that was only pulled shut can usually be opened without harm to the lock.',
        'A key left in the inside of a lock can keep the spare outside from turning.',
        'A photo of the door and its lock, sent ahead, often shows which tools the job will take.',
      ],
    },
    {
      name: 'Lock changes',
      icon: 'lock',
      also: words`lock chang, lock replac, new lock, lock fitt, lock install, lock upgrad, deadbolt, anti snap, mortice, mortise`,
      about: [
        'After a move, nobody knows how many copies of the old keys are still about.',
        'Often only the cylinder is replaced, while the handles and the rest of the lock stay on the door.',
        'A new lock is usually chosen by the measurements of the old one, so that the door needs no fresh holes.',
      ],
    },
    {
      name: 'Rekeying',
      also: words`rekey, keyed alike, key alike`,
      about: [
        'Rekeying changes the pins inside, so the old keys stop working and the lock stays on the door.',
        'Several doors can usually be set to one key, as long as their locks take the same kind of key.',
        'Rekeying is a common step after lost keys or a change of tenant, where the locks themselves are sound.',
      ],
    },
    {
      name: 'Key cutting',
      icon: 'key',
      also: words`key cutting, key cut, keys cut, key copy, key copies, spare key, duplicate key, key duplic`,
      about: [
        'Each copy of a copy drifts a little, so a new key works better when it is cut from the original.',
        'Some keys are patented, and are copied only against the card that came with the lock.',
        'The grooves along a key decide which blank it is cut from, so the key itself tells more than a photo.',
      ],
    },
    {
      name: 'Lock repair',
      icon: 'wrench',
      also: words`lock repair, stiff, jammed, stuck lock, broken lock, faulty lock, lock mainten`,
      about: [
        'A lock that turns with the door open and sticks with it shut is usually sound, and the door has moved.',
        'Graphite or a dry spray suits most locks, while oil gathers dust and gums up the pins.',
        'A key that has to be jiggled is the usual warning, often weeks before the lock gives up.',
      ],
    },
    {
      name: 'uPVC and multipoint locks',
      also: words`upvc, multipoint, multi point, gearbox, composite door, door mechanism`,
      about: [
        'A multipoint lock bolts a door along its whole edge, so one worn part can hold the rest shut.',
        'A handle that has to be lifted hard usually means that the door has dropped in its frame.',
        'A handle that flops down usually has a worn spring or gearbox behind it, while the cylinder is sound.',
      ],
    },
    {
      name: 'Broken keys',
      also: words`broken key, key extract, snapped key, key broke, key snapped, key stuck, key remov`,
      about: [
        'The two halves of a broken key are often enough to cut a new one.',
        'Glue on the broken end usually sticks to the pins as well, and can turn a small job into a new lock.',
        'Keys often break at their deepest cut, after weeks in a lock that had grown stiff.',
      ],
    },
    {
      name: 'Car keys',
      icon: 'car',
      also: words`car key, car lock, auto locksmith, automotive, vehicle key, vehicle lock, van key, transponder, fob, ignition`,
      about: [
        'Most car keys hold a chip, so a copy that turns in the door may still not start the engine.',
        'With no working key left, the car itself usually has to be taught a new one, so a spare makes the job smaller.',
        'A fob that works only close to the car usually needs a battery.',
      ],
    },
    {
      name: 'Safes',
      icon: 'safe',
      also: words`safes, safe open, safe install, safe repair, safe lock, safe engineer, strongbox, gun safe`,
      about: [
        'Many electronic safes that won’t open have nothing worse than a flat battery.',
        'Burglars carry off what isn’t bolted down, so small safes belong on a solid floor or wall.',
        'Old dial safes are often opened by feel and patience, with the drill as the last resort.',
      ],
    },
    {
      name: 'Smart and keypad locks',
      icon: 'keypad',
      also: words`smart, keypad, digital lock, electronic lock, keyless, code lock`,
      about: [
        'A code suits a door that guests or cleaners use, because it is changed without cutting a key.',
        'Locks that run on batteries usually warn for weeks before these are empty, and many have a keyhole as well.',
        'On a door that needs a push to close, a motor or a latch has to work too hard, so the door is usually adjusted first.',
      ],
    },
    {
      name: 'Master key systems',
      also: words`master key, key system, suited lock, key suite, masterkey`,
      about: [
        'One key opens every door and each of the others only its own, which is planned on paper first.',
        'In a shared building, a master key saves the manager a heavy bunch, while each tenant carries a single key.',
        'A system planned with room for more keys can grow without a change to the locks that are there.',
      ],
    },
    {
      name: 'After a break-in',
      icon: 'shield-check',
      also: words`burglary, breakin, forced entry, boarding, burglar repair`,
      about: [
        'The frame often gives way before the lock does, and then the wood is mended along with it.',
        'Insurers often want photos of the damage, so these are usually taken before any repair.',
        'A broken door can usually be held for the night with a plate or a board, and put right by daylight.',
      ],
    },
  ],
  questions: [
    { ask: 'Do you come to my area?', from: 'area' },
    { ask: 'How soon can you be here?', from: 'notice', words: words`minutes, within hour, same day` },
    { ask: 'Do you charge to come out?', from: 'callOut' },
    { ask: 'Will the door be damaged?', words: words`damage, destructive, drill` },
    { ask: 'Do I have to prove that I live there?', words: words`proof, identification, identity, photo card` },
    { ask: 'When can I call you?', from: 'hours' },
    { ask: 'Are you a qualified locksmith?', from: 'qualified' },
    { ask: 'How can I pay?', from: 'payment' },
  ],
  usualHours: ['Mon-Fri 08:00-18:00', 'Sat 09:00-14:00'],
  photoWishes: ['Your van outside a front door.', 'You at work on a lock.', 'The wall of keys in your shop or van.'],
  pictures: null,
  callToAction: 'Ask for a quote',
  names: {
    words: words`
      Brass, Keyhole, Latch, Tumbler, Lantern, Porch Light, Gatehouse, Old Mill, Bolt, Hinge, Doorstep, Kingfisher,
      Iron Gate, Heron, Threshold, Signet, Blue Door, Skeleton Key, Lockwood
    `,
    endings: words`Locksmiths, Lock & Key, Locks, Keys, Lock Co., Locksmith`,
    whole: words`
      The Spare Key, Back Indoors, Lock Stock & Barrel, The Other Half of the Key, Wrong Side of the Door, The Brass Key,
      Turn Left Twice, Under the Doormat, The Last Tumbler, In by Supper
    `,
  },
  ideas: [
    'Lock changes for new homeowners',
    'Keys cut while you wait',
    'Door opening without drilling',
    'Car keys for older models',
    'Locks for landlords between tenants',
    'Antique locks, repaired and re-keyed',
    'Safes, opened and moved',
    'Smart locks for vacation rentals',
    'Master keys for small offices',
    'Locks for sheds and boats',
    'Night repairs after break-ins',
    'Mobile key cutting at markets',
    'Locks that old hands can turn',
    'Keys for antique furniture',
    'Door hardware for listed houses',
  ],
  searchTerms: words`locksmith, lock change, key cutting`,
}
