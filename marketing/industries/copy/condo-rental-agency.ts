import type { IndustryTexts } from '../industry-copy.ts'

export default {
  group: 'office-and-property',
  order: 40,
  plural: 'Condo rental agencies',
  one: 'a condo rental agency',
  title: 'Condo rental agency website',
  description:
    'One page for tenants who look on the couch at nine and owners in another time zone: buildings, house rules, links to your listings and portal. Free to publish.',
  headline: 'Two doors: one for tenants, one for owners',
  lead: 'A couple wants two bedrooms by August and is looking from the couch. An owner three time zones away wants someone who reads the board’s notices to the end. They arrive on the same page, and neither should have to read the other’s half.',
  card: 'Condos for tenants, management for owners, and neither has to read the other’s half.',
  style: 'Common',
  needs: [
    {
      title: 'Two buttons at the top',
      text: '“Find a condo” opens your listings; “I own one” leads down to management. The introduction has a place for exactly two, and the services below can keep to the same order: first a home, then a home looked after.',
    },
    {
      title: 'Vacancies where they stay current',
      text: 'A unit is gone by Tuesday, so vacancies belong with your listing service, one click away. What lasts belongs here: the buildings, the views by floor, what is across the street, how you handle keys.',
    },
    {
      title: 'House rules before the viewing',
      text: 'Pets, parking stalls, the elevator on a Saturday, what it takes to apply. Ten answers, the same for everyone and in writing, save both sides a trip to a lobby.',
    },
  ],
  servicesLead:
    'Rents by the month, a fee for the application, a share for managing: quote them as you do on the phone. Headings keep the tenants’ prices apart from the owners’.',
  questions: [
    {
      question: 'Can the page list vacant units by itself?',
      answer:
        'No, it reads no feed and has no search. Link your listings, or show the few units that you want to fill in the gallery, with floor, rent and date as the caption. Take it out the day the lease is signed, or the phone will ask about it all month.',
    },
    {
      question: 'Where do tenants pay rent or report a leak?',
      answer:
        'In your tenant portal, which can have its entry in the menu. Water through a ceiling is for a button that dials the emergency number. Neither rent nor reports go through the page itself.',
    },
    {
      question: 'Half of our tenants read Spanish. Does the page come in two languages?',
      answer:
        'Each website has one language. Set it to Spanish and the built-in words, such as the one on the menu, follow; the texts are as you write them. For both, make one website in each, and put “En español” into the menu of the other.',
    },
    {
      question: 'Is what it says safe under fair housing rules?',
      answer:
        'It says what you say, so that is in your hands. A good habit: describe the unit and the building, never the neighbor you would like. The person who clears your listings should read the page too.',
    },
    {
      question: 'Can the owners of a building see it before the public does?',
      answer:
        'Send them a preview link. They need no account, and it ends after one, seven or thirty days, or sooner if you say so. Board members tend to find the typo.',
    },
    {
      question: 'We also rent by the night. Can guests see free dates?',
      answer:
        'The page has no availability calendar. The booking site that holds yours gets a button on its own service, and its calendar stays the only one that you have to keep right.',
    },
  ],
  related: ['real-estate-agent', 'house-cleaning', 'home-construction'],
} satisfies IndustryTexts
