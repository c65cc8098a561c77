import type { ServiceIdea } from '../industry.ts'

export const services: readonly ServiceIdea[] = [
  {
    name: 'Hand wash',
    text: 'Rinsed and foamed before anything touches it, then washed with two buckets and dried with soft cloth. Door jambs and fuel cap included.',
    picture: ['bucket sponge towels', 'A bucket of suds with a sponge'],
    stems: 'wash exterior outside foam maint rinse dry hand',
  },
  {
    name: 'Interior detail',
    text: 'Vacuumed with the seats slid both ways, brushed in the vents and wiped without leaving it shiny. The cup holders come out, if they come out.',
    picture: ['vacuum spray bottle', 'A vacuum cleaner and a spray bottle'],
    stems: 'interior inside cabin vacuum dash deep',
  },
  {
    name: 'Seats and carpets',
    text: 'Fabric shampooed and extracted, leather cleaned before it is fed. Dry by the time you are back, or we say when it will be.',
    picture: ['brushes spray bottle towels', 'Brushes and cloths beside a spray bottle'],
    stems: 'seat carpet upholster shampoo leather fabric stain steam extract mat',
  },
  {
    name: 'Paint correction',
    text: 'Swirls and light scratches polished out in stages, under lamps that hide nothing. We measure the paint first and say which marks are too deep.',
    picture: ['polisher towels bottle', 'A polishing machine beside folded cloths'],
    stems: 'paint correct polish scratch swirl buff compound cut',
  },
  {
    name: 'Ceramic coating',
    text: 'A hard, slick layer that makes washing easier and rain leave quickly. It goes on clean, corrected paint and needs a dry day to cure.',
    picture: ['car street', 'A glossy car on a street'],
    stems: 'ceramic coat seal protect wax ppf graphene',
  },
  {
    name: 'Pet hair and odors',
    text: 'Hair worked out of the carpet with rubber, a patch at a time. For smells we look for the source; perfume only adds a second one.',
    picture: ['dog vacuum', 'A dog beside the cleaning things'],
    stems: 'pet hair odor odour smell smoke ozone sanit disinfect mold',
  },
  {
    name: 'Wheels and engine bay',
    text: 'Brake dust loosened with the right cleaner and arches rinsed out. Under the hood we cover the electrics, then brush and wipe.',
    picture: ['wheel brushes', 'A car wheel with cleaning brushes'],
    stems: 'wheel rim tire tyre alloy engine bay arch caliper',
  },
  {
    name: 'Ready to sell',
    text: 'The afternoon that buyers notice: glass, carpets, a machine polish where it counts. We skip what won’t be looked at.',
    picture: ['key squeegee', 'A car key beside a squeegee'],
    stems: 'sell sale resale lease return full package complete showroom',
  },
  {
    name: 'Headlights',
    text: 'Yellowed lenses sanded clear in stages and sealed against the sun. You’ll notice on the first dark road.',
    picture: ['car road', 'A car on the road'],
    stems: 'headlight lens light trim restor',
  },
  {
    name: 'Window tinting',
    text: 'Film cut to the glass and laid without a bubble, no darker than the law allows on each window. Keep the windows up for a few days afterward.',
    picture: ['squeegee spray bottle', 'A squeegee with a spray bottle'],
    stems: 'tint window film glass windshield',
  },
  {
    name: 'Boats and campers',
    text: 'Bigger surfaces, same two buckets. Tell us the length, where it is parked and where the nearest tap is.',
    picture: ['van street', 'A camper van on a street'],
    stems: 'boat camper rv motorcycle motorhome caravan fleet truck van',
  },
]

export const anyService: readonly string[] = [
  'We look at the car with you in daylight, say what will come out, and agree on the price before the first bucket is filled.',
  'Done by hand, with a clean cloth for every surface. You check it before you pay.',
  'It takes as long as it takes to do it well. Tell us when you want it back and we’ll plan around that.',
]
